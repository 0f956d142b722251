import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const titled = (...titles: readonly string[]) =>
  spokenOf(titles.map((title, at) => ({ kind: 'task' as const, number: at + 1, title })));

it.each([
  [['проверить платёж', 'смета'], 'фонд заплатил, проверять не надо', 1],
  [['смета', 'проверить платёж'], 'фонд уже заплатил, проверять теперь не надо', 2],
  [['заехать за шиной'], 'шину привезли, заезжать не надо', 1],
  [['написать бригадиру'], 'бригадир сам написал, писать не нужно', 1],
  [['забрать коляску'], 'коляску дед забрал, забирать уже не надо', 1],
  [['заказать пиццу'], 'пиццу заказали, можно не заказывать', 1],
  [['позвонить Нюре', 'полить сад'], 'нюра позвонила — звонить больше не надо', 1],
])('of %j: %s', (titles, text, task) => {
  const { operations = [] } = readSaid(text, { thread: titled(...titles) });
  expect(operations).toEqual([
    { operation: { type: 'update_status', status: 'cancelled', task }, confidence: 0.6 },
  ]);
});

it.each([
  [['купить хлеб'], 'рыбу брат поймал, готовить не надо'],
  [['проверить перевод'], 'дядя уехал, встречать не надо'],
  [['позвонить Нюре', 'позвонить Кате'], 'света приехала, звонить не надо'],
])('nothing stands that is done so, and nothing new is made of %j: %s', (titles, text) => {
  expect(readSaid(text, { thread: titled(...titles) }).kind).toBe('none');
});

it.each(['купить хлеб, молоко не надо', 'в среду сдать ключи, ехать не надо'])(
  'something is to be done: %s',
  (text) => {
    expect(readSaid(text, { thread: titled('полить сад') }).kind).toBe('commands');
  },
);
