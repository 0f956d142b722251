import { expect, test } from 'vitest';
import { checkParameters } from './check-parameters.ts';
import type { MethodName } from './method-schemas.ts';

const button = (fields: object) => ({ inline_keyboard: [[{ text: 'x', ...fields }]] });
const message = (fields: object) => ({ chat_id: 1, text: 'x', ...fields });

test.each<[MethodName, object]>([
  ['getMe', {}],
  ['sendMessage', message({ chat_id: '@sample', parse_mode: 'HTML' })],
  ['sendMessage', message({ reply_markup: button({ callback_data: 'ж'.repeat(32) }) })],
  ['sendMessage', message({ reply_markup: button({ url: 'https://example.com' }) })],
  ['sendMessage', message({ reply_markup: { keyboard: [['a', { text: 'b' }]] } })],
  ['sendMessage', message({ reply_markup: { remove_keyboard: true } })],
  ['sendMessage', message({ entities: [{ type: 'text_link', offset: 0, length: 1, url: 'x' }] })],
  ['sendLocation', { chat_id: 1, latitude: 55.75, longitude: 37.6, heading: 360 }],
  ['answerCallbackQuery', { callback_query_id: '1', text: 'x'.repeat(200) }],
  ['setMyCommands', { commands: [{ command: 'a', description: 'b' }], scope: { type: 'default' } }],
])('%s takes %j', (method, args) => {
  expect(() => checkParameters(method, { ...args })).not.toThrow();
});

test.each<[MethodName, object, string]>([
  ['sendMessage', { text: 'x' }, 'chat_id is empty'],
  ['sendMessage', { chat_id: 1 }, 'message text is empty'],
  ['sendMessage', message({ txt: 'x' }), 'method sendMessage has no parameter "txt"'],
  ['getMe', { id: 1 }, 'method getMe has no parameter "id"'],
  ['sendMessage', message({ chat_id: null }), 'field "chat_id" must be of type String or Integer'],
  ['sendMessage', message({ chat_id: 1.5 }), 'field "chat_id" must be of type String or Integer'],
  ['sendMessage', message({ text: 5 }), 'field "text" must be of type String'],
  [
    'sendMessage',
    message({ disable_notification: 'true' }),
    'field "disable_notification" must be of type Boolean',
  ],
  ['sendMessage', message({ parse_mode: 'html' }), 'unsupported parse_mode'],
  ['sendMessage', message({ entities: {} }), 'field "entities" must be of type Array'],
  [
    'sendMessage',
    message({ entities: [{ type: 'bold', offset: '0', length: 1 }] }),
    'field "entities.0.offset" must be of type Integer',
  ],
  ['sendMessage', message({ reply_markup: 'x' }), 'object expected as reply markup'],
  [
    'sendMessage',
    message({ reply_markup: { inline_keyboard: [{}] } }),
    'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
  ],
  [
    'sendMessage',
    message({ reply_markup: { inline_keyboard: [['x']] } }),
    "can't parse inline keyboard button: InlineKeyboardButton must be an Object",
  ],
  [
    'sendMessage',
    message({ reply_markup: button({}) }),
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
  ],
  ['sendMessage', message({ reply_markup: button({ callback_data: '' }) }), 'BUTTON_DATA_INVALID'],
  [
    'sendMessage',
    message({ reply_markup: button({ callback_data: 'ж'.repeat(33) }) }),
    'BUTTON_DATA_INVALID',
  ],
  [
    'sendMessage',
    message({ reply_parameters: { message_id: 1, x: 1 } }),
    'unknown field "x" in "reply_parameters"',
  ],
  ['sendChatAction', { chat_id: 1, action: 'dance' }, 'wrong parameter action in request'],
  ['answerCallbackQuery', { callback_query_id: '1', text: 'x'.repeat(201) }, 'MESSAGE_TOO_LONG'],
  ['answerCallbackQuery', { text: 'x' }, 'parameter "callback_query_id" is required'],
  ['getUpdates', { limit: 101 }, 'field "limit" must be at most 100'],
  ['getUpdates', { allowed_updates: ['messages'] }, 'wrong value of the field "allowed_updates.0"'],
  [
    'deleteMessages',
    { chat_id: 1, message_ids: [] },
    'field "message_ids" must have at least 1 items',
  ],
  ['setMyCommands', { commands: [{ command: '', description: 'b' }] }, 'command must be non-empty'],
  [
    'setMyCommands',
    { commands: [{ command: 'a'.repeat(33), description: 'b' }] },
    'command length must not exceed 32',
  ],
  [
    'setWebhook',
    { url: 'https://example.com', secret_token: 'a b' },
    'secret token contains unallowed characters',
  ],
  [
    'setWebhook',
    { url: 'https://example.com', certificate: 'x' },
    'wrong value of the field "certificate"',
  ],
  ['sendPhoto', { chat_id: 1 }, 'there is no photo in the request'],
])('%s refuses %j', (method, args, problem) => {
  expect(() => checkParameters(method, { ...args })).toThrow(`Bad Request: ${problem}`);
});

test('rich texts nested without end are refused, not a crash', () => {
  let text: unknown = 'x';
  for (let depth = 0; depth < 50_000; depth += 1) text = { type: 'bold', text };
  const args = { chat_id: 1, rich_message: { blocks: [{ type: 'paragraph', text }] } };
  expect(() => checkParameters('sendRichMessage', args)).toThrow('Bad Request');
});
