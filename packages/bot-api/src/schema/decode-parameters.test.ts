import { expect, test } from 'vitest';
import { decodeParameters } from './decode-parameters.ts';
import { methodSchemas } from './method-schemas.ts';

const decode = (method: string, ...texts: [string, string][]) => {
  const found = methodSchemas().methods.get(method);
  if (!found) throw new Error(method);
  return decodeParameters(found.schema, texts);
};

test('texts are read as the schema wants them', () => {
  expect(
    decode(
      'sendmessage',
      ['chat_id', '12'],
      ['text', '5'],
      ['message_thread_id', '7'],
      ['disable_notification', 'True'],
      ['protect_content', '0'],
      ['reply_markup', '{"remove_keyboard":true}'],
      ['entities', ''],
      ['parse_mode', 'HTML'],
    ),
  ).toEqual({
    chat_id: '12',
    text: '5',
    message_thread_id: 7,
    disable_notification: true,
    protect_content: false,
    reply_markup: { remove_keyboard: true },
    parse_mode: 'HTML',
  });
});

test('what cannot be read stays text and is refused later', () => {
  expect(decode('getupdates', ['offset', 'x'], ['unknown', '1'])).toEqual({
    offset: 'x',
    unknown: '1',
  });
});

test('a parameter that is no JSON is refused by its name', () => {
  expect(() => decode('sendmessage', ['reply_markup', '{'])).toThrow(
    "Bad Request: can't parse reply keyboard markup JSON object",
  );
  expect(() => decode('sendmessage', ['entities', '['])).toThrow(
    "can't parse entities JSON object",
  );
});

test('a parameter called __proto__ is a parameter', () => {
  expect(Object.keys(decode('getme', ['__proto__', 'x']))).toEqual(['__proto__']);
});
