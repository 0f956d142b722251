import { expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

const read = (text: string) =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel: 'telegram_text' }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  ).response;

it.each([
  ['заказать стол - готово', 'заказать стол'],
  ['вынести ёлку сделано', 'вынести ёлку'],
  ['помыть машину сделал', 'помыть машину'],
  ['сдать анализы сделала', 'сдать анализы'],
  ['взять справку выполнено', 'взять справку'],
  ['вызвать электрика готово', 'вызвать электрика'],
  ['отправить открытку Нине выполнил', 'отправить открытку Нине'],
  ['разобрать шкаф завершено', 'разобрать шкаф'],
  ['купить корм коту готово', 'купить корм коту'],
  ['удалить старые фото сделано', 'удалить старые фото'],
])('%s: "%s" is told as done, and no new task', (text, mention) => {
  const { kind, envelopes, operations } = read(text);
  expect([kind, envelopes]).toEqual(['operations', []]);
  expect(operations).toMatchObject([
    { operation: { type: 'update_status', status: 'done' }, mention },
  ]);
});

it.each([
  'проверить, что всё сделано',
  'убедиться, что платье готово',
  'узнать, готово ли платье',
  'сказать Коле, что всё готово',
  'позвонить маме завтра',
  'купить готовое тесто',
  'сделать уроки',
  'проследить, чтобы было сделано',
])('%s is to be done', (text) => {
  expect(read(text).operations ?? []).toEqual([]);
});
