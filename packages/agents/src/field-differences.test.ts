import { expect, it } from 'vitest';
import { fieldDifferences } from './field-differences.ts';

it('names the fields that differ, added and removed ones too', () => {
  expect(fieldDifferences({ a: 1, b: [1], c: 'x' }, { a: 1, b: [1, 2], d: 'y' })).toEqual([
    { field: 'b', before: [1], after: [1, 2] },
    { field: 'c', before: 'x', after: null },
    { field: 'd', before: null, after: 'y' },
  ]);
});

it('takes a field that is not there for null', () => {
  expect(fieldDifferences({ a: null }, {})).toEqual([]);
});
