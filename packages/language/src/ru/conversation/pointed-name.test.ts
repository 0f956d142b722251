import type { ThreadHints } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { namesNothing } from './names-nothing.ts';
import { pointedName } from './pointed-name.ts';

const thread: ThreadHints = {
  room: { kind: 'hub' },
  candidates: [
    { kind: 'task', number: 1, title: 'забрать посылку' },
    { kind: 'task', number: 2, title: 'сдать смету' },
  ],
  listed_count: 2,
  operations: [],
};

it.each([
  ['эту посылку лучше на завтра', 'посылку лучше на завтра'],
  ['ну ту смету на пятницу', 'ну смету на пятницу'],
  ['эту смету тогда на пятницу', 'смету на пятницу'],
  ['эту же посылку на вечер', 'посылку на вечер'],
  ['эту смету поставь на завтра', 'смету поставь на завтра'],
])('what points at a name that was spoken of: %s', (text, plain) => {
  expect(pointedName(text, thread)).toBe(plain);
});

it.each([
  'эту книгу на завтра',
  'эту смету проверить завтра',
  'эту субботу оставь',
  'ту же',
  'посылку на завтра',
  'а эту посылку когда забирать?',
])('nothing is taken off: %s', (text) => {
  expect(pointedName(text, thread)).toBeNull();
});

it('what is only pointed at is no title, however it is ordered', () => {
  expect(namesNothing('эту шапку', false)).toBe(true);
  expect(namesNothing('эту шапку тогда', false)).toBe(true);
  expect(namesNothing('эту мысль', true)).toBe(true);
  expect(namesNothing('эту книгу дочитать', false)).toBe(false);
  expect(namesNothing('эту большую книгу', true)).toBe(false);
});
