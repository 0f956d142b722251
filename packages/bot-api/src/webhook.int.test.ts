import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api, Bot, InlineKeyboard, webhookCallback } from 'grammy';
import { expect, onTestFinished, test } from 'vitest';
import { type BotApiServerOptions, createBotApiServer } from './index.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listen(listener: Listener): Promise<string> {
  const http = createServer((request, response) => void listener(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => http.once('listening', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`;
}

async function createRig(options: BotApiServerOptions = {}) {
  const server = await createBotApiServer({ webhook: { retryMs: 1 }, ...options });
  onTestFinished(() => server.close());
  const api = new Api(server.token, { apiRoot: server.url });
  return { server, api, world: server.world, person: server.world.createPerson() };
}

async function readUpdate(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as {
    update_id: number;
    message?: { text: string };
    callback_query?: { id: string };
  };
}

test('an unmodified grammY bot works behind a webhook, and getUpdates is refused', async () => {
  const { server, api, world, person } = await createRig();
  const bot = new Bot(server.token, { client: { apiRoot: server.url } });
  bot.on('message', (ctx) => ctx.reply(`: ${ctx.msg.text}`));
  const handle = webhookCallback(bot, 'http', { secretToken: 'secret_1' });
  const url = await listen((request, response) => handle(request, response));
  await api.setWebhook(url, { secret_token: 'secret_1' });
  expect(await world.waitForReply(person.says('a'))).toMatchObject({ text: ': a' });
  await world.waitForQuiet();
  await expect(api.getUpdates()).rejects.toMatchObject({
    error_code: 409,
    description: expect.stringContaining("can't use getUpdates method while webhook is active"),
  });
  expect(await api.getWebhookInfo()).toMatchObject({
    url,
    pending_update_count: 0,
    max_connections: 40,
  });
  await api.deleteWebhook();
  expect(await api.getUpdates()).toEqual([]);
});

test('a webhook gets what waited before it, one at a time, again until it answers 2xx', async () => {
  const { api, world, person } = await createRig();
  person.says('a');
  person.says('b');
  const texts: (string | undefined)[] = [];
  let failures = 2;
  const url = await listen(async (request, response) => {
    const update = await readUpdate(request);
    texts.push(update.message?.text);
    response.statusCode = failures > 0 ? 500 : 204;
    failures -= 1;
    response.end();
  });
  await api.setWebhook(url);
  await world.waitForQuiet();
  expect(texts).toEqual(['a', 'a', 'a', 'b']);
  expect(await api.getWebhookInfo()).toMatchObject({
    last_error_message: 'Wrong response from the webhook: 500 Internal Server Error',
  });
});

test('a tap is delivered beside a message of the same chat that is still being handled', async () => {
  const { api, world, person } = await createRig();
  person.starts();
  const buttons = await api.sendMessage(person.id, '?', {
    reply_markup: new InlineKeyboard().text('a', 'a'),
  });
  let release: (() => void) | undefined;
  const url = await listen(async (request, response) => {
    const update = await readUpdate(request);
    if (update.callback_query) await api.answerCallbackQuery(update.callback_query.id);
    else await new Promise<void>((resolve) => (release = resolve));
    response.end();
  });
  await api.setWebhook(url, { drop_pending_updates: true });
  person.says('долго');
  const tap = person.taps(buttons, { data: 'a' });
  await world.waitForAnswer(tap);
  expect(world.pendingUpdates).toBeGreaterThan(0);
  release?.();
  await world.waitForQuiet();
});

test.each([1, 2])('chats are served side by side, at most %i at a time', async (connections) => {
  const { api, world, person } = await createRig();
  const people = [person, world.createPerson(), world.createPerson()];
  let open = 0;
  let most = 0;
  const held: (() => void)[] = [];
  const url = await listen(async (request, response) => {
    await readUpdate(request);
    open += 1;
    most = Math.max(most, open);
    held.push(() => {
      open -= 1;
      response.end();
    });
    if (held.length < connections) return;
    // Time for one delivery more than there may be.
    for (let turn = 0; turn < 5; turn += 1) await api.getMe();
    for (const end of held.splice(0)) end();
  });
  await api.setWebhook(url, { max_connections: connections, drop_pending_updates: true });
  for (const one of people.slice(0, 2)) one.says('a');
  await world.waitForQuiet();
  expect(most).toBe(connections);
});

test('the secret goes with every delivery, and a reply in the response is a call', async () => {
  const { api, world, person } = await createRig();
  const secrets: unknown[] = [];
  const url = await listen(async (request, response) => {
    secrets.push(request.headers['x-telegram-bot-api-secret-token']);
    await readUpdate(request);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method: 'sendMessage', chat_id: person.id, text: 'из ответа' }));
  });
  await api.setWebhook(url, { secret_token: 'abc' });
  expect(await world.waitForReply(person.says('a'))).toMatchObject({ text: 'из ответа' });
  expect(secrets).toEqual(['abc']);
});

test('a delivery comes twice when a fault says so', async () => {
  const { server, api, world, person } = await createRig();
  const ids: number[] = [];
  const url = await listen(async (request, response) => {
    ids.push((await readUpdate(request)).update_id);
    response.end();
  });
  await api.setWebhook(url);
  server.faults.add({ type: 'repeat_update' });
  person.says('a');
  person.says('b');
  await world.waitForQuiet();
  const [first = 0] = ids;
  expect(ids).toEqual([first, first, first + 1]);
});

test('a server that is not there is tried again and reported', async () => {
  const { api, world, person } = await createRig();
  const gone = await new Promise<string>((resolve) => {
    const http = createServer().listen(0, '127.0.0.1', () => {
      const { port } = http.address() as AddressInfo;
      http.close(() => resolve(`http://127.0.0.1:${port}/`));
    });
  });
  await api.setWebhook(gone);
  person.says('a');
  await expect
    .poll(async () => (await api.getWebhookInfo()).last_error_message)
    .toBe('Connection refused');
  await api.deleteWebhook();
  expect(await api.getUpdates()).toMatchObject([{ message: { text: 'a' } }]);
  expect(world.pendingUpdates).toBe(1);
});

test('a poll that waits ends when a webhook is set', async () => {
  const { server, api } = await createRig();
  const waits = new Promise<void>((resolve) => {
    server.world.subscribe(({ type }) => type === 'poll_waits' && resolve());
  });
  const poll = api.getUpdates({ timeout: 50 }).catch((error: unknown) => error);
  await waits;
  await api.setWebhook('http://127.0.0.1:9/');
  expect(await poll).toMatchObject({ description: 'Conflict: terminated by setWebhook request' });
});

test.each(['ftp://example.com', 'https://', 'http://['])(
  'the address %s is refused',
  async (url) => {
    const { api } = await createRig();
    await expect(api.setWebhook(url)).rejects.toThrow('invalid webhook URL specified');
  },
);
