import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { shiftsTold } from './shifts-told.ts';

const titles = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities } }) => entities.title);

it.each([
  ['дежурство у меня завтра, в субботу отсыпаюсь, смена в воскресенье', 3],
  ['сутки у меня завтра а в воскресенье ночная', 2],
  ['так, смена завтра с 8 до 20, в субботу выходной', 2],
])('%s: each shift is written', (text, count) => {
  expect(titles(text)).toHaveLength(count);
  expect(titles(text).every((title) => title?.includes(' ') === false)).toBe(true);
});

it.each([
  'перенеси смену на завтра, ночь на субботу',
  'ночь сегодня длинная, завтра выходной',
  'смена завтра, купить творог в субботу',
  'завтра дежурство отменили, в субботу смена',
  'смена завтра',
  'у меня завтра выходной?',
  'позвонить про смену завтра, сутки в субботу',
])('%s is read as it stands', (text) => {
  expect(shiftsTold(text)).toBeNull();
});
