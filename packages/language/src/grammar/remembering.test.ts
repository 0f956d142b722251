import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('a word is worked out once, an answer of null too', () => {
  let asked = 0;
  const lengthOf = remembering((word) => {
    asked += 1;
    return word === '' ? null : word.length;
  });
  expect([lengthOf('день'), lengthOf('день'), lengthOf(''), lengthOf('')]).toEqual([
    4,
    4,
    null,
    null,
  ]);
  expect(asked).toBe(2);
});

test('strangers fill no memory: a full memory is emptied, a very long word is never kept', () => {
  let asked = 0;
  const upper = remembering((word) => {
    asked += 1;
    return word.toUpperCase();
  });
  for (let i = 0; i < 5000; i += 1) upper(`w${i}`);
  expect(asked).toBe(5000);
  expect(upper('w0')).toBe('W0');
  expect(asked).toBe(5001);
  const long = 'a'.repeat(1000);
  expect([upper(long), upper(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(asked).toBe(5003);
});
