import { expect, test } from 'vitest';
import { withoutEscapes } from './without-escapes.ts';

test.each([
  ['colours', '\u001b[31mred', '\\u001b[31mred'],
  ['a bell and a title', '\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['a return over what was said', 'done\rfailed', 'done\\u000dfailed'],
  ['sequences of one byte', 'a\u009b31m\u007f', 'a\\u009b31m\\u007f'],
  ['a byte of nothing', 'a\u0000b', 'a\\u0000b'],
])('%s are written out', (_, given, shown) => {
  expect(withoutEscapes(given)).toBe(shown);
});

test('words, lines, tabs and signs stay as they are', () => {
  const text = 'купить\tмолоко\n– «2 л» 🥛 ёж';
  expect(withoutEscapes(text)).toBe(text);
});

test('a document in JSON stays the same document', () => {
  const value = { title: 'a\u001b[1m\u009b\u007f\n\\u001b' };
  expect(JSON.parse(withoutEscapes(JSON.stringify(value, null, 2)))).toEqual(value);
});
