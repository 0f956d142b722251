import { expect, test } from 'vitest';
import { addFoundEntities } from './find-entities.ts';

test.each([
  ['/start', ['bot_command /start']],
  ['/start@some_bot payload', ['bot_command /start@some_bot']],
  ['сделай /today сейчас', ['bot_command /today']],
  ['и/или 1/2 //x /a/b </x>', []],
  ['/привет', []],
  ['@sample_user, привет', ['mention @sample_user']],
  ['почта a@example.com и @abc', ['email a@example.com']],
  ['#задача_1 и #1', ['hashtag #задача_1']],
  ['$USD', ['cashtag $USD']],
  ['https://example.com/a?b=1#c, ok', ['url https://example.com/a?b=1#c']],
  ['смотри example.ru/x.', ['url example.ru/x']],
  ['в 14.30 купить 2.5 кг', []],
])('%s', (text, expected) => {
  const found = addFoundEntities(text);
  expect(
    found.map(({ type, offset, length }) => `${type} ${text.slice(offset, offset + length)}`),
  ).toEqual(expected);
});

test('nothing is found inside of code, and a found entity may be bold', () => {
  const text = '/a /b';
  expect(addFoundEntities(text, [{ type: 'code', offset: 0, length: 2 }])).toEqual([
    { type: 'code', offset: 0, length: 2 },
    { type: 'bot_command', offset: 3, length: 2 },
  ]);
  expect(addFoundEntities('/a', [{ type: 'bold', offset: 0, length: 2 }])).toEqual([
    { type: 'bold', offset: 0, length: 2 },
    { type: 'bot_command', offset: 0, length: 2 },
  ]);
});
