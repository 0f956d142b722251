import { Bot, HttpError, InlineKeyboard } from 'grammy';
import { expect, onTestFinished, test } from 'vitest';
import { type BotApiServerOptions, createBotApiServer } from './index.ts';

async function createRig(options: BotApiServerOptions = {}) {
  const server = await createBotApiServer(options);
  const bot = new Bot(server.token, { client: { apiRoot: server.url } });
  onTestFinished(async () => {
    await bot.stop();
    await server.close();
  });
  const person = server.world.createPerson();
  person.starts();
  const send = () => bot.api.sendMessage(person.id, 'x');
  const shown = () => server.world.messages(person).filter(({ text }) => text === 'x').length;
  return { server, bot, world: server.world, faults: server.faults, person, send, shown };
}

test('429 carries the seconds and nothing is sent', async () => {
  const { server, faults, person, send, shown } = await createRig();
  faults.add({ type: 'too_many_requests', method: 'sendMessage', retryAfterSeconds: 7, times: 2 });
  await expect(send()).rejects.toMatchObject({ error_code: 429, parameters: { retry_after: 7 } });
  const response = await fetch(
    `${server.url}/bot${server.token}/sendMessage?chat_id=${person.id}&text=x`,
  );
  expect(response.headers.get('retry-after')).toBe('7');
  expect(shown()).toBe(0);
  await send();
  expect(shown()).toBe(1);
});

test('an error of the server is JSON, a proxy’s is a page', async () => {
  const { faults, send, shown } = await createRig();
  faults.add({ type: 'server_error', method: 'sendMessage' });
  await expect(send()).rejects.toMatchObject({
    error_code: 500,
    description: 'Internal Server Error',
  });
  faults.add({
    type: 'server_error',
    method: 'sendMessage',
    code: 503,
    description: 'Service Unavailable',
  });
  await expect(send()).rejects.toMatchObject({ error_code: 503 });
  faults.add({ type: 'bad_gateway', method: 'sendMessage' });
  await expect(send()).rejects.toBeInstanceOf(HttpError);
  expect(shown()).toBe(0);
});

test('a connection drops before or after the message was accepted', async () => {
  const { faults, world, send, shown } = await createRig();
  faults.add({ type: 'drop_before', method: 'sendMessage' });
  await expect(send()).rejects.toBeInstanceOf(HttpError);
  expect(shown()).toBe(0);
  faults.add({ type: 'drop_after', method: 'sendMessage' });
  await expect(send()).rejects.toBeInstanceOf(HttpError);
  expect(shown()).toBe(1);
  await send();
  expect(shown()).toBe(2);
  expect(world.calls('sendMessage').map(({ status }) => status)).toEqual([
    undefined,
    undefined,
    200,
  ]);
});

test('a call hangs until the bot gives up, done or not', async () => {
  const { faults, server, world, person, shown } = await createRig();
  for (const accepted of [false, true]) {
    faults.add({ type: 'hang', method: 'sendMessage', accepted });
    const controller = new AbortController();
    const url = `${server.url}/bot${server.token}/sendMessage?chat_id=${person.id}&text=x`;
    const failure = fetch(url, { signal: controller.signal }).catch((error: unknown) => error);
    const calls = world.calls('sendMessage').length;
    await world.waitForCall('sendMessage', {
      where: () => world.calls('sendMessage').length > calls,
    });
    controller.abort();
    expect(await failure).toBeInstanceOf(Error);
    expect(shown()).toBe(accepted ? 1 : 0);
  }
});

test('a slow answer comes after the message is shown', async () => {
  const { faults, world, person, send } = await createRig();
  faults.add({ type: 'slow', method: 'sendMessage', delayMs: 50 });
  let answered = false;
  const sent = send().then(() => (answered = true));
  await world.waitForMessage(person);
  expect(answered).toBe(false);
  await sent;
});

test('an update comes twice under one number, a tap twice under two', async () => {
  const { bot, faults, world, person } = await createRig();
  const updates: { id: number; what: string }[] = [];
  bot.use((ctx) => {
    updates.push({ id: ctx.update.update_id, what: ctx.callbackQuery?.id ?? ctx.msg?.text ?? '' });
  });
  void bot.start();
  await world.waitForQuiet();
  updates.length = 0;
  faults.add({ type: 'repeat_update' });
  person.says('a');
  person.says('b');
  await expect.poll(() => updates.map(({ what }) => what).toSorted()).toEqual(['a', 'a', 'b']);
  expect(new Set(updates.map(({ id }) => id)).size).toBe(2);
  updates.length = 0;
  const message = await bot.api.sendMessage(person.id, '?', {
    reply_markup: new InlineKeyboard().text('a', 'a'),
  });
  faults.add({ type: 'repeat_tap' });
  const tap = person.taps(message, { data: 'a' });
  await expect.poll(() => updates.map(({ what }) => what)).toEqual([tap.id, tap.id]);
  expect(new Set(updates.map(({ id }) => id)).size).toBe(2);
});

test('an update number may restart lower, and a bot that polls on gets it', async () => {
  const { bot, server, world, person } = await createRig();
  const seen: [number, string | undefined][] = [];
  bot.use((ctx) => void seen.push([ctx.update.update_id, ctx.msg?.text]));
  void bot.start();
  await world.waitForQuiet();
  server.restartUpdateIds(5);
  person.says('после');
  await world.waitForQuiet();
  person.says('и дальше');
  await expect
    .poll(() => seen.slice(1))
    .toEqual([
      [5, 'после'],
      [6, 'и дальше'],
    ]);
});

test('a download is slow, cut, or fails', async () => {
  const { bot, server, faults, person } = await createRig();
  const { voice } = person.sendsVoice({ bytes: Buffer.alloc(1000, 1), durationSeconds: 1 });
  const { file_path: path } = await bot.api.getFile(voice?.file_id ?? '');
  const download = async () => {
    const response = await fetch(`${server.url}/file/bot${server.token}/${path}`);
    return response.ok ? (await response.arrayBuffer()).byteLength : response.status;
  };
  expect(await download()).toBe(1000);
  faults.add({ type: 'cut_file', method: 'download', afterBytes: 10 });
  await expect(download()).rejects.toThrow('terminated');
  faults.add({ type: 'slow', method: 'download', delayMs: 5 });
  expect(await download()).toBe(1000);
  faults.add({ type: 'server_error', method: 'download', code: 502 });
  expect(await download()).toBe(502);
  faults.add({ type: 'drop_before', method: 'download' });
  await expect(download()).rejects.toThrow('fetch failed');
});
