import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'позвонить кровельщику' }]);
const read = (text: string) => readSaid(text, { thread });

it.each([
  'кровельщику звонить не надо',
  'кровельщику звонить уже не надо он сам объявился',
  'кровельщику можно не звонить он в курсе',
  'кровельщику звонить больше не нужно, он приехал',
])('what was to be done need not be done: %s', (text) => {
  const { kind, operations = [] } = read(text);
  expect(kind).toBe('operations');
  expect(operations.map(({ operation }) => operation.type)).toEqual(['update_status']);
});

it.each([
  'рамы шкурить не надо',
  'завтра рано вставать не надо',
  'за свет можно пока не платить',
  'мастер сказал что плинтус снимать не надо',
  'с понедельника на йогу ходить не надо',
])('nobody writes that down: %s', (text) => {
  expect(read(text).kind).toBe('none');
});

it.each([
  'запиши что рамы шкурить не надо',
  'напомни что в субботу приезжать не надо',
  'узнать у тёти не надо ли ей лекарств',
  'проверить что платить больше не надо',
  'купить хлеб, молоко не надо',
  'купить то чего не надо варить',
])('something is to be done all the same: %s', (text) => {
  expect(read(text).kind).toBe('commands');
});
