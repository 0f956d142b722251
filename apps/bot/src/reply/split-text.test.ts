import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitText } from './split-text.ts';

it('keeps every character and every limit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 8, max: 40 }),
      (text, limit) => {
        const parts = splitText(text, limit);
        expect(parts.every((part) => part.length <= limit)).toBe(true);
        expect(parts.join('').trimEnd()).toBe(text.trimEnd());
      },
    ),
  );
});

it('never cuts a surrogate pair in two', () => {
  const loneSurrogate = /\p{Surrogate}/u;
  const parts = splitText('😀'.repeat(50), 9);
  expect(parts.some((part) => loneSurrogate.test(part))).toBe(false);
});

it('cuts at the end of a line', () => {
  expect(splitText('первая строка\nвторая строка', 20)).toEqual([
    'первая строка\n',
    'вторая строка',
  ]);
});

it('counts the space at which it cuts', () => {
  expect(splitText('слово ещё  ', 9).every((part) => part.length <= 9)).toBe(true);
});
