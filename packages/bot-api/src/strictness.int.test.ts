import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { type BotApiServerOptions, createBotApiServer } from './index.ts';
import { methodSchemas } from './schema/method-schemas.ts';

async function createRig(options: BotApiServerOptions = {}) {
  const server = await createBotApiServer(options);
  onTestFinished(() => server.close());
  const person = server.world.createPerson();
  person.starts();
  const root = `${server.url}/bot${server.token}`;
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${root}/${path}`, init);
    return (await response.json()) as { ok: boolean; error_code?: number; description?: string };
  };
  const post = (method: string, body: string, type = 'application/json') =>
    call(method, { method: 'POST', body, headers: { 'content-type': type } });
  return { server, world: server.world, person, root, call, post };
}

test('a call may come as query, form, multipart or JSON, its method in any case', async () => {
  const { world, person, call, post } = await createRig();
  const markup = '{"inline_keyboard":[[{"text":"a","callback_data":"b"}]]}';
  const form = new URLSearchParams({ chat_id: `${person.id}`, text: 'x', reply_markup: markup });
  const multipart = new FormData();
  for (const [name, value] of form) multipart.set(name, value);
  expect(await call(`sendMessage?${form.toString()}`)).toMatchObject({ ok: true });
  expect(await call('SENDMESSAGE', { method: 'POST', body: form })).toMatchObject({ ok: true });
  expect(await call('sendmessage', { method: 'POST', body: multipart })).toMatchObject({
    ok: true,
  });
  const json = { text: 'x', reply_markup: JSON.parse(markup) as object };
  expect(await post(`sendMessage?chat_id=${person.id}`, JSON.stringify(json))).toMatchObject({
    ok: true,
  });
  const sent = world.messages(person).filter(({ text }) => text === 'x');
  expect(sent).toHaveLength(4);
  for (const message of sent) expect(message.reply_markup).toEqual(json.reply_markup);
});

test.each([
  ['getMee', '{}', 404, 'Not Found: method not found'],
  ['', '{}', 404, 'Not Found: method not found'],
  ['sendMessage', '[]', 400, 'Bad Request: JSON object expected'],
  ['sendMessage', '{', 400, "Bad Request: can't parse parameter value"],
  [
    'sendMessage',
    '{"chat_id":1,"text":"x","text2":1}',
    400,
    'Bad Request: method sendMessage has no parameter "text2"',
  ],
  ['sendMessage', '{"chat_id":"1","text":""}', 400, 'Bad Request: message text is empty'],
  ['sendMessage', '{"chat_id":"@nobody","text":"x"}', 400, 'Bad Request: chat not found'],
  [
    'sendMessage',
    '{"chat_id":1,"text":"<b>","parse_mode":"HTML"}',
    400,
    "Bad Request: can't parse entities",
  ],
  ['sendMessage', '{"__proto__":{},"chat_id":1,"text":"x"}', 400, 'has no parameter "__proto__"'],
  [
    'sendMessage',
    '{"chat_id":1,"text":"x","business_connection_id":"b"}',
    501,
    'does not play the parameter',
  ],
  ['editMessageText', '{"text":"x"}', 400, 'Bad Request: message identifier is not specified'],
  ['getFile', '{}', 400, 'Bad Request: file_id not specified'],
])('%s %s: %i %s', async (method, body, code, description) => {
  const { post } = await createRig();
  const answer = await post(method, body);
  expect(answer).toEqual({
    ok: false,
    error_code: code,
    description: expect.stringContaining(description),
  });
});

test('what is not a call is refused as such', async () => {
  const { server, root } = await createRig({ bodyLimitBytes: 1000 });
  const get = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
  expect(await get(`${server.url}/`)).toBe(404);
  expect(await get(`${server.url}/bot1:x/getMe`)).toBe(401);
  expect(await get(`${server.url}/botnonsense/getMe`)).toBe(401);
  expect(await get(`${root}/getMe`, { method: 'PUT' })).toBe(501);
  expect(await get(`${root}/getMe`, { method: 'POST', body: 'x'.repeat(2000) })).toBe(413);
  expect(await get(`${server.url}/file/bot${server.token}/%E0%A4%A`)).toBe(404);
});

test('whatever JSON a bot sends, it is answered and the server lives on', async () => {
  const { person, post, call } = await createRig();
  const names = [...methodSchemas().methods.values()]
    .map(({ name }) => name)
    // One ends everything, one waits, and one would make the server talk to strangers.
    .filter((name) => !['logOut', 'getUpdates', 'setWebhook'].includes(name));
  const parameters = ['chat_id', 'text', 'message_id', 'reply_markup', 'entities', 'commands'];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(person.id, '<b>', '@a', { inline_keyboard: [[{ text: 'a' }]] }, 1e308),
  );
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .dictionary(fc.oneof(fc.constantFrom(...parameters), fc.string()), value)
      .map((object) => JSON.stringify(object)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), body, async (method, text) => {
      const answer = await post(method, text);
      expect(answer.ok || [400, 401, 403, 404, 501].includes(answer.error_code ?? 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(await call('getMe')).toMatchObject({ ok: true });
});

test('whatever text and entities a bot sends, the message is shown or refused', async () => {
  const { person, post } = await createRig();
  const text = fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '/',
      'b',
      'a',
      ' ',
      '"',
      '=',
      '&',
      ';',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '\\',
      '|',
      '!',
      '\n',
      '😀',
      'ж',
      '\r',
    ),
  });
  const entity = fc.record({
    type: fc.constantFrom('bold', 'code', 'spoiler'),
    offset: fc.integer({ min: -1, max: 12 }),
    length: fc.integer({ min: -1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom(undefined, 'HTML', 'MarkdownV2'),
      fc.array(entity, { maxLength: 4 }),
      async (words, mode, entities) => {
        const body = { chat_id: person.id, text: words, parse_mode: mode, entities };
        const answer = await post('sendMessage', JSON.stringify(body));
        expect(answer.ok || answer.error_code === 400).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
