import type { InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function read(text: string, ...titles: readonly string[]) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: titles.map((title, at) => ({ kind: 'task', number: at + 1, title })),
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response.operations ?? [];
}
const done = { type: 'update_status', status: 'done' };
const isSameAs = (one: object): boolean => JSON.stringify(one) === JSON.stringify(done);

describe('talk behind what is done', () => {
  it.each([
    ['забор починили все участок на сегодня закрыт', 'починить забор на участке', 'забор'],
    ['лодку покрасил, всё, причал на сегодня закрыт', 'покрасить лодку', 'лодку'],
    ['люстру у Зуевых повесили все отдыхаем', 'повесить люстру у Зуевых', 'люстру у Зуевых'],
    ['смету отправила ура', 'отправить смету', 'смету'],
    ['плитку отвёз устал как собака', 'отвезти плитку на объект', 'плитку'],
    ['клей купил заодно и валик взял', 'купить клей', 'клей'],
    ['рассаду полила и заодно сорняки выдергала', 'полить рассаду', 'рассаду'],
    ['с плитой закончила, блестит', 'отмыть плиту', 'плитой'],
    ['с диваном разобралась, стоит в зале', 'почистить диван', 'диваном'],
    ['с теплицей управились, стоит ровно', 'собрать теплицу', 'теплицей'],
    ['машу забрала уже она спит', 'забрать машу из садика', 'машу'],
  ])('%s is done', (text, title, mention) => {
    const [only, ...more] = read(text, title, 'позвонить тёте');
    expect([only?.operation, only?.mention, more]).toEqual([done, mention, []]);
    expect(only?.confidence).toBeGreaterThanOrEqual(0.7);
  });

  it.each([
    'с плитой почти закончила, блестит',
    'с плитой не закончила, стоит грязная',
    'с плитой закончила, осталось окно',
    'с дверью закончила, блестит',
  ])('%s is not', (text) => {
    expect(read(text, 'отмыть плиту').filter(({ operation }) => isSameAs(operation))).toEqual([]);
  });

  it('is asked about where the talk names something else that stands', () => {
    const text = 'шкаф собрали всё Лесная закрыта';
    const [only] = read(text, 'собрать шкаф на Лесной', 'закрыть Лесную');
    expect(only?.operation).toEqual(done);
    expect(only?.confidence).toBeLessThan(0.7);
  });

  it('another deed of what stands is no talk', () => {
    const found = read('цветы полила, заодно и купила новые', 'полить цветы', 'купить цветы');
    expect(found.filter(({ confidence }) => confidence >= 0.7)).toEqual([]);
  });

  it.each([
    ['смету отправила все кроме приложения', 'отправить смету'],
    ['клей купил заодно и валик надо взять', 'купить клей'],
    ['клей купил заодно и валик не взял', 'купить клей'],
    ['кран починил он течёт', 'починить кран'],
    ['кран починил но он уже спит', 'починить кран'],
    ['смету отправила все остальное завтра', 'отправить смету'],
    ['смету не отправила все устали', 'отправить смету'],
    ['печь сломалась все замёрзли', 'выключить печь'],
    ['кота помыли все спим', 'помыть машину'],
    ['смету отправила Ира пришлёт ответ', 'отправить смету'],
  ])('%s does nothing by itself', (text, title) => {
    const sure = read(text, title).filter(
      ({ operation, confidence }) =>
        operation.type === 'update_status' && operation.status === 'done' && confidence >= 0.7,
    );
    expect(sure).toEqual([]);
  });
});
