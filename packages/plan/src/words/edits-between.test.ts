import { expect, it } from 'vitest';
import { editsBetween } from './edits-between.ts';

it.each([
  ['шторы', 'шторы', 0],
  ['шторы', 'шторвы', 1],
  ['шторы', 'штры', 1],
  ['шторы', 'шторм', 1],
  ['шторы', 'шотры', 1],
  ['шторы', '', 5],
  ['', '', 0],
  ['kitten', 'sitting', 3],
])('%s and %s: %i', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
  expect(editsBetween(other, one)).toBe(edits);
});
