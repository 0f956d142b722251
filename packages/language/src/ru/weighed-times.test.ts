import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../index.ts';

const read = (text: string) =>
  interpretUtterance(
    {
      trace_id: 'sample',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  );

const written = (text: string): readonly string[] =>
  read(text).response.envelopes.map(({ command: { entities } }) => {
    const { title = '-', start_at: start, end_at: end, due_date: due, planned_at: at } = entities;
    if (start !== undefined && end !== undefined)
      return `${title}: ${start.slice(5, 16)} - ${end.slice(11, 16)}`;
    return `${title}: ${due === undefined ? '' : 'by '}${(due ?? at ?? start ?? '-').slice(5, 16)}`;
  });

describe('an end that is said anew keeps the beginning, and a beginning its end', () => {
  it.each([
    ['в пятницу установка у ковалевых с девяти до шести нет до семи', '02-27T09:00 - 19:00'],
    ['завтра смена с десяти до двух ой до трёх', '02-26T10:00 - 15:00'],
    ['встреча с подрядчиком завтра с трёх до четырёх, нет, до пяти', '02-26T15:00 - 17:00'],
    ['в пятницу выставка с 10 до 18 нет до 19 даже до 20', '02-27T10:00 - 20:00'],
    ['ремонт в субботу с десяти утра до шести вечера нет до семи', '02-28T10:00 - 19:00'],
    ['дежурство завтра с восьми до восьми вечера нет до девяти вечера', '02-26T08:00 - 21:00'],
    ['завтра уборка склада с девяти до двенадцати стоп до часу', '02-26T09:00 - 13:00'],
    ['завтра монтаж с двух до четырёх короче до полпятого', '02-26T14:00 - 16:30'],
    ['в пятницу погрузка с семи нет с восьми до часу', '02-27T08:00 - 13:00'],
    ['в пятницу погрузка с семи до часу нет с восьми', '02-27T08:00 - 13:00'],
  ])('%s', (text, span) => {
    expect(written(text)).toEqual([expect.stringMatching(new RegExp(`: ${span}$`, 'u'))]);
    expect(read(text).unsure).toBe(false);
  });
});

describe('of two ends that are weighed the later said is meant, and what weighs is in no title', () => {
  it.each([
    ['надо до пятницы короче нет до субботы даже до вторника отдать счет', 'отдать счет: by 03-03'],
    ['сдать отчёт до среды, нет, до четверга, даже до пятницы', 'сдать отчёт: by 02-27'],
    ['до субботы даже лучше до воскресенья помыть машину', 'помыть машину: by 03-01'],
    ['до вторника короче до среды позвонить в банк', 'позвонить в банк: by 03-04'],
    ['надо до вечера вообще до завтра купить корм', 'купить корм: by 02-26'],
    ['счет отправить до пятницы просто до субботы даже', 'счет отправить: by 02-28'],
    ['в среду нет в четверг вообще в пятницу отвезти образцы', 'отвезти образцы: 02-27'],
  ])('%s', (text, expected) => {
    expect(written(text)).toEqual([expected]);
    expect(read(text).unsure).toBe(false);
  });
});

it.each([
  ['до пятницы сдать отчёт, до субботы купить билеты', ['сдать отчёт', 'купить билеты']],
  ['с девяти до шести монтаж, до семи сдать ключи', ['монтаж', 'сдать ключи']],
  ['надо до шести домой а до семи в магазин', ['домой', 'в магазин']],
  ['до среды купить даже хлеб', ['купить даже хлеб']],
])('%s takes nothing back', (text, titles) => {
  expect(written(text).map((one) => one.split(':')[0])).toEqual(titles);
});

it.each(['даже до пятницы', 'просто завтра', 'запиши даже', 'запиши вообще на завтра'])(
  '%s: a particle is no title',
  (text) => {
    expect(written(text).filter((one) => !one.startsWith('-'))).toEqual([]);
  },
);
