import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createWorkspaceDirectory } from '@planerka/db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentVoice } from '../../../test/playground/silent-voice.ts';
import { command, type Kernel, startKernel } from '../../../test/rig/kernel.ts';
import { buildPage } from './bundle/build-page.ts';
import { type Playground, startPlayground } from './start-playground.ts';
import { ServerEvent } from './wire/server-event.ts';

const API = '/playground/api';
const PERSON_ID = 100_001;
const BOT_ID = 7_000_000_001;

let kernel: Kernel;
let folder: string;
let playground: Playground;

beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-playground-'));
  playground = await start();
});
afterEach(async () => {
  await playground.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(
  more: { speechConfigured?: boolean; pageFolder?: string; password?: string } = {},
  historyFile = path.join(folder, 'playground.json'),
) {
  return await startPlayground({
    historyFile,
    reader: kernel.reader,
    directory: createWorkspaceDirectory(kernel.connection.db, randomUUID),
    clock: { now: () => kernel.clock.now },
    defaultTimezone: 'Europe/Moscow',
    speechConfigured: true,
    ...more,
  });
}

function request(target: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('host')) headers.set('host', '127.0.0.1:8080');
  return Promise.resolve(playground.app.request(target, { ...init, headers }));
}

function post(target: string, body: unknown, headers: Record<string, string> = {}) {
  return request(`${API}/${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function sent(response: Promise<Response>): Promise<number> {
  const body = (await (await response).json()) as { message_id: number };
  expect(body).toEqual({ message_id: expect.any(Number) });
  return body.message_id;
}

/** A call of the Bot API, as the bot makes it. */
async function call(method: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${playground.apiRoot}/bot${playground.token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { ok: boolean; result: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.result;
}

test('another page or program cannot speak as the bot, nor read the chat out of its file', async () => {
  const before = playground.token;
  const webhook = `${playground.apiRoot}/bot${BOT_ID}:local-bot-api-server/setWebhook`;
  const refused = await fetch(`${webhook}?url=https://example.org`, { method: 'POST' });
  expect(refused.status).toBe(401);
  await sent(post('messages', { text: 'купить молоко', reply_to: null }));
  await playground.stop();
  const file = await stat(path.join(folder, 'playground.json'));
  expect(file.mode & 0o077).toBe(0);
  playground = await start();
  expect(playground.token).not.toBe(before);
  expect(playground.token).toMatch(new RegExp(`^${BOT_ID}:[\\w-]{32}$`));
});

/** A raw request of the inner Bot API: fetch would choose some of these headers itself. */
function raw(target: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${playground.apiRoot}${target}`, { method: 'POST', headers });
    asked.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.end();
  });
}

test('no page and no rebound name reaches the inner Bot API, even with its token', async () => {
  const webhook = `/bot${playground.token}/setWebhook?url=https://example.org/take`;
  const file = `/file/bot${playground.token}/voice/file_1.oga`;
  const own = new URL(playground.apiRoot).host;
  for (const target of [webhook, file]) {
    for (const headers of [
      { host: own, origin: 'https://example.org' },
      { host: own, origin: 'null' },
      { host: own, origin: `http://${own}` },
      { host: own, 'sec-fetch-site': 'cross-site' },
      { host: `rebound.example.org:${new URL(playground.apiRoot).port}` },
      { host: '192.168.1.7' },
    ]) {
      expect([headers, await raw(target, headers)]).toEqual([headers, 403]);
    }
  }
  expect(await call('getWebhookInfo')).toMatchObject({ url: '' });
  expect(await raw(`/bot${playground.token}/getMe`, { host: own })).toBe(200);
});

test('the folder that it makes for the chat is its owner alone who enters', async () => {
  await playground.stop();
  const inner = path.join(folder, 'made', 'data');
  playground = await start({}, path.join(inner, 'playground.json'));
  await sent(post('messages', { text: 'купить молоко', reply_to: null }));
  await sent(
    request(`${API}/voices`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Uint8Array.from(silentVoice(1)),
    }),
  );
  await playground.stop();
  const modes: Record<string, number> = {};
  for (const name of ['', ...(await readdir(inner, { recursive: true }))]) {
    modes[name] = (await stat(path.join(inner, name))).mode & 0o077;
  }
  expect(Object.keys(modes).length).toBeGreaterThanOrEqual(4);
  expect(new Set(Object.values(modes))).toEqual(new Set([0]));
});

describe('with a password', () => {
  const PASSWORD = 'a long: sample password';
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const known = basic(`anybody:${PASSWORD}`);
  beforeEach(async () => {
    await playground.stop();
    playground = await start({ password: PASSWORD });
  });

  test('nothing is to be had without it, whatever is asked for', async () => {
    for (const authorization of [
      '',
      'Basic',
      'Basic !!!',
      basic(PASSWORD),
      basic(':'),
      basic('anybody:'),
      basic('anybody:a long'),
      basic(`anybody:${PASSWORD} `),
      `Bearer ${PASSWORD}`,
    ]) {
      for (const target of [
        '/',
        '/playground/app.js',
        `${API}/events`,
        `${API}/messages?before=9`,
      ]) {
        const refused = await request(target, { headers: { authorization } });
        expect([target, authorization, refused.status]).toEqual([target, authorization, 401]);
        expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /);
      }
      const words = await post('messages', { text: 'x', reply_to: null }, { authorization });
      expect(words.status).toBe(401);
    }
  });

  test('who knows it comes from another machine, and no page of elsewhere comes with it', async () => {
    const headers = { host: 'planner.example.org', authorization: known };
    expect((await request('/', { headers })).status).toBe(200);
    await sent(post('messages', { text: '/start', reply_to: null }, headers));
    const foreign = { ...headers, origin: 'https://example.org' };
    const refused = await post('messages', { text: 'x', reply_to: null }, foreign);
    expect(refused.status).toBe(403);
  });
});

/** A bot cannot speak first: the person opens the chat, and the bot has taken note of it. */
async function begin(): Promise<void> {
  await sent(post('messages', { text: '/start', reply_to: null }));
  const [update] = (await call('getUpdates')) as { update_id: number }[];
  await call('getUpdates', { offset: (update?.update_id ?? 0) + 1 });
}

async function botSays(text: string, more: object = {}): Promise<number> {
  const { message_id } = (await call('sendMessage', { chat_id: PERSON_ID, text, ...more })) as {
    message_id: number;
  };
  return message_id;
}

/** An open page: its events in the order they came. */
async function openPage() {
  const response = await request(`${API}/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  let rest = '';
  const events: ServerEvent[] = [];
  const pull = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    if (done) return false;
    const frames = (rest + value).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data !== undefined) events.push(ServerEvent.parse(JSON.parse(data)));
    }
    return true;
  };
  return {
    /** The next event of this type that fits, dropping what came before it. */
    async next<T extends ServerEvent['type']>(
      type: T,
      fits: (event: Extract<ServerEvent, { type: T }>) => boolean = () => true,
    ): Promise<Extract<ServerEvent, { type: T }>> {
      const isMeant = (event: ServerEvent): event is Extract<ServerEvent, { type: T }> =>
        event.type === type && fits(event as Extract<ServerEvent, { type: T }>);
      for (;;) {
        for (let event = events.shift(); event; event = events.shift()) {
          if (isMeant(event)) return event;
        }
        if (!(await pull())) throw new Error('the stream has ended');
      }
    },
    /** Reads until the stream ends. */
    ended: async () => {
      while (await pull());
    },
  };
}

describe('the page', () => {
  test('is served with a policy that lets nothing in from elsewhere', async () => {
    const response = await request('/');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const html = await response.text();
    expect(html).toContain('<html lang="ru">');
    for (const [, file] of html.matchAll(/(?:src|href)="(\/playground\/[^"]+)"/g)) {
      const asset = await request(file ?? '');
      expect([asset.status, (await asset.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
    }
  });

  test('can be built ahead into a folder', async () => {
    const built = path.join(folder, 'page');
    await buildPage(built);
    await writeFile(path.join(built, 'page.css'), '/* from the folder */');
    await playground.stop();
    playground = await start({ pageFolder: built });
    expect(await (await request('/playground/page.css')).text()).toBe('/* from the folder */');
    expect((await request('/playground/page.js')).status).toBe(200);
  });

  test('asks nothing of any other host', async () => {
    const script = await (await request('/playground/page.js')).text();
    const style = await (await request('/playground/page.css')).text();
    const loads = /(?:url\(|@import|fetch\(|import\()\s*["'`]?https?:/;
    expect(script).not.toMatch(loads);
    expect(style).not.toMatch(loads);
  });
});

describe('refused', () => {
  test.each<[string, () => Promise<Response>, number, string]>([
    [
      'a name that someone points here',
      () => request('/', { headers: { host: 'example.com' } }),
      403,
      'FOREIGN_HOST',
    ],
    [
      'a page of another origin',
      () => post('messages', { text: 'а', reply_to: null }, { origin: 'http://example.com' }),
      403,
      'FOREIGN_ORIGIN',
    ],
    [
      'another port of this machine',
      () => post('messages', { text: 'а', reply_to: null }, { origin: 'http://127.0.0.1:9999' }),
      403,
      'FOREIGN_ORIGIN',
    ],
    [
      'an opaque origin',
      () => post('messages', { text: 'а', reply_to: null }, { origin: 'null' }),
      403,
      'FOREIGN_ORIGIN',
    ],
    [
      'a form of another site',
      () => post('messages', { text: 'а', reply_to: null }, { 'sec-fetch-site': 'cross-site' }),
      403,
      'FOREIGN_ORIGIN',
    ],
    [
      'another site that reads',
      () => request(`${API}/events`, { headers: { 'sec-fetch-site': 'same-site' } }),
      403,
      'FOREIGN_ORIGIN',
    ],
    [
      'another site that posts by navigation',
      () =>
        post(
          'messages',
          { text: 'а', reply_to: null },
          { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
        ),
      403,
      'FOREIGN_ORIGIN',
    ],
    [
      'what a plain form can send',
      () => post('messages', { text: 'а', reply_to: null }, { 'content-type': 'text/plain' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'no JSON',
      () =>
        request(`${API}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{',
        }),
      400,
      'INVALID_JSON',
    ],
    [
      'an empty message',
      () => post('messages', { text: ' \n', reply_to: null }),
      422,
      'INVALID_REQUEST',
    ],
    [
      'a long message',
      () => post('messages', { text: 'ы'.repeat(4097), reply_to: null }),
      422,
      'INVALID_REQUEST',
    ],
    [
      'an unknown field',
      () => post('messages', { text: 'а', reply_to: null, x: 1 }),
      422,
      'INVALID_REQUEST',
    ],
    [
      'a huge body',
      () => post('messages', { text: 'ы'.repeat(40_000), reply_to: null }),
      413,
      'BODY_TOO_LARGE',
    ],
    ['a reply to nothing', () => post('messages', { text: 'а', reply_to: 5 }), 404, 'MESSAGE_GONE'],
    ['an edit of nothing', () => post('messages/5/edit', { text: 'а' }), 404, 'MESSAGE_GONE'],
    ['a forward of nothing', () => post('messages/x/forward', {}), 404, 'MESSAGE_GONE'],
    [
      'a tap on nothing',
      () => post('taps', { message_id: 5, row: 0, column: 0, label: 'Да' }),
      404,
      'MESSAGE_GONE',
    ],
    ['a voice that is not kept', () => request(`${API}/voices/AwAC`), 404, 'FILE_GONE'],
    ['an unknown path', () => request('/playground/api/nothing'), 404, 'NOT_FOUND'],
    [
      'an unknown file of the page',
      () => request('/playground/..%2Fpackage.json'),
      404,
      'NOT_FOUND',
    ],
  ])('%s', async (_, ask, status, code) => {
    const response = await ask();
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status, code });
    expect(response.status).toBe(status);
  });

  test('nothing of it reached the bot', async () => {
    await post('messages', { text: 'а', reply_to: null }, { origin: 'http://example.com' });
    expect(await call('getUpdates')).toEqual([]);
  });

  test('a visit by a link from elsewhere is welcome', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await request('/', { headers })).status).toBe(200);
  });
});

describe('the chat', () => {
  test('what a person says reaches the bot, and what the bot says reaches the page', async () => {
    const page = await openPage();
    expect(await page.next('snapshot')).toMatchObject({
      bot_name: 'Планёрка',
      messages: [],
      has_older: false,
      speech_configured: true,
    });
    const id = await sent(post('messages', { text: 'купить молоко', reply_to: null }));
    expect(await page.next('message')).toMatchObject({
      message: { message_id: id, author: 'me', text: 'купить молоко' },
    });
    const [update] = (await call('getUpdates')) as { update_id: number }[];
    expect(update).toMatchObject({ message: { message_id: id, text: 'купить молоко' } });
    await call('getUpdates', { offset: (update?.update_id ?? 0) + 1 });
    expect(await page.next('read')).toEqual({ type: 'read', up_to: id });
    await call('sendChatAction', { chat_id: PERSON_ID, action: 'typing' });
    expect(await page.next('chat_action')).toMatchObject({ action: 'typing' });
    await botSays('Записал.', { reply_parameters: { message_id: id } });
    expect(await page.next('message')).toMatchObject({
      message: { author: 'bot', text: 'Записал.', reply_to: { message_id: id, author: 'me' } },
    });
    await call('setMyCommands', { commands: [{ command: 'today', description: 'Сегодня' }] });
    expect(await page.next('commands')).toMatchObject({ commands: [{ command: 'today' }] });
  });

  test('edits on both sides stand in place', async () => {
    await begin();
    const own = await sent(post('messages', { text: 'в 9', reply_to: null }));
    const other = await botSays('Секунду…');
    const page = await openPage();
    await post(`messages/${own}/edit`, { text: 'в 10' });
    expect(await page.next('message')).toMatchObject({
      message: { message_id: own, text: 'в 10', edited: true },
    });
    await call('editMessageText', { chat_id: PERSON_ID, message_id: other, text: 'Готово.' });
    expect(await page.next('message')).toMatchObject({
      message: { message_id: other, text: 'Готово.', edited: true },
    });
    await call('deleteMessage', { chat_id: PERSON_ID, message_id: other });
    expect(await page.next('message_deleted')).toMatchObject({ message_id: other });
    expect((await post(`messages/${other}/edit`, { text: 'а' })).status).toBe(404);
  });

  test('a person edits only their own words', async () => {
    await begin();
    const other = await botSays('Готово.');
    expect((await post(`messages/${other}/edit`, { text: 'а' })).status).toBe(409);
    const voice = await sent(sendVoice(silentVoice(1)));
    expect((await post(`messages/${voice}/edit`, { text: 'а' })).status).toBe(409);
  });

  test('a tap goes to the bot and its answer comes back', async () => {
    await begin();
    const keyboard = { inline_keyboard: [[{ text: 'Да', callback_data: 'yes' }]] };
    const id = await botSays('Правильно?', { reply_markup: keyboard });
    const page = await openPage();
    const tap = { message_id: id, row: 0, column: 0, label: 'Да' };
    const { tap_id } = (await (await post('taps', tap)).json()) as { tap_id: string };
    expect(await call('getUpdates')).toMatchObject([
      { callback_query: { id: tap_id, data: 'yes' } },
    ]);
    await call('answerCallbackQuery', { callback_query_id: tap_id, text: 'Ой', show_alert: true });
    expect(await page.next('tap_answered')).toEqual({
      type: 'tap_answered',
      tap_id,
      text: 'Ой',
      alert: true,
    });
    await call('editMessageReplyMarkup', { chat_id: PERSON_ID, message_id: id });
    expect(await page.next('message')).toMatchObject({ message: { buttons: [], edited: false } });
    expect(await (await post('taps', tap)).json()).toMatchObject({ code: 'BUTTON_GONE' });
  });

  test('a tap on a button that has become another is not sent', async () => {
    await begin();
    const keyboard = { inline_keyboard: [[{ text: 'Нет', callback_data: 'no' }]] };
    const id = await botSays('Правильно?', { reply_markup: keyboard });
    const response = await post('taps', { message_id: id, row: 0, column: 0, label: 'Да' });
    expect(await response.json()).toMatchObject({ code: 'BUTTON_GONE' });
    expect(await call('getUpdates')).toEqual([]);
  });

  test('replies, forwards and stickers', async () => {
    await begin();
    const first = await botSays('На сколько минут?');
    await post('messages', { text: 'на час', reply_to: first });
    await post(`messages/${first}/forward`, {});
    await post('stickers', { emoji: '👍' });
    expect(await call('getUpdates')).toMatchObject([
      { message: { text: 'на час', reply_to_message: { message_id: first } } },
      { message: { text: 'На сколько минут?', forward_origin: { type: 'user' } } },
      { message: { sticker: { emoji: '👍' } } },
    ]);
  });

  test('older messages are given in portions', async () => {
    await begin();
    const ids: number[] = [];
    for (let count = 0; count < 170; count += 1) ids.push(await botSays(String(count)));
    const page = await openPage();
    const { messages, has_older } = await page.next('snapshot');
    expect([messages.length, has_older]).toEqual([60, true]);
    const before = messages[0]?.message_id ?? 0;
    const older = await (await request(`${API}/messages?before=${before}`)).json();
    expect(older).toMatchObject({ has_older: true, messages: { length: 100 } });
    const last = await (await request(`${API}/messages?before=${ids[10]}`)).json();
    expect(last).toMatchObject({ has_older: false, messages: { length: 11 } });
  });
});

function sendVoice(bytes: Uint8Array, query = ''): Promise<Response> {
  return request(`${API}/voices${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: Uint8Array.from(bytes),
  });
}

describe('a voice note', () => {
  test('reaches the bot as it was sent, with its length', async () => {
    await begin();
    const bytes = silentVoice(4);
    const question = await botSays('На сколько?');
    await sent(sendVoice(bytes, `?reply_to=${question}`));
    const [update] = (await call('getUpdates')) as { message: { voice: { file_id: string } } }[];
    expect(update).toMatchObject({
      message: {
        voice: { duration: 4, mime_type: 'audio/ogg', file_size: bytes.length },
        reply_to_message: { message_id: question },
      },
    });
    const { file_id } = update?.message.voice ?? { file_id: '' };
    const { file_path } = (await call('getFile', { file_id })) as { file_path: string };
    const file = await fetch(`${playground.apiRoot}/file/bot${playground.token}/${file_path}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    const played = await request(`${API}/voices/${file_id}`);
    expect(played.headers.get('content-type')).toBe('audio/ogg');
    expect(Buffer.from(await played.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('that is none is refused', async () => {
    const response = await sendVoice(Buffer.from('RIFF....WAVE'));
    expect(await response.json()).toMatchObject({ code: 'NOT_OGG_OPUS' });
    expect(await call('getUpdates')).toEqual([]);
  });

  test('that is too large is refused', async () => {
    const response = await sendVoice(Buffer.alloc(20 * 1024 * 1024 + 1));
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});

describe('the panel', () => {
  test('follows what is written', async () => {
    await begin();
    const page = await openPage();
    expect(await page.next('snapshot')).toMatchObject({ panel: { state: 'ready' } });
    const directory = createWorkspaceDirectory(kernel.connection.db, randomUUID);
    const fresh = {
      kind: 'personal',
      timezone: 'Europe/Moscow',
      created_at: kernel.clock.now,
    } as const;
    const story = await kernel.story({
      workspace: await directory.forChat(BOT_ID, PERSON_ID, fresh),
      actor: { id: `telegram:${PERSON_ID}`, may_undo_others: false },
    });
    await story.given(command('task_create', { title: 'молоко из панели' }));
    await botSays('Записал.');
    const { panel } = await page.next('panel');
    expect(panel).toMatchObject({
      state: 'ready',
      inbox: { items: [{ title: 'молоко из панели' }] },
      changes: [{ by: 'Вы', action: 'do' }],
    });
  });
});

describe('a restart', () => {
  test('keeps the chat and its voices', async () => {
    const id = await sent(post('messages', { text: 'купить молоко', reply_to: null }));
    const voice = silentVoice(1);
    await sent(sendVoice(voice));
    await call('setMyCommands', { commands: [{ command: 'today', description: 'Сегодня' }] });
    await playground.stop();
    playground = await start({ speechConfigured: false });
    const snapshot = await (await openPage()).next('snapshot');
    expect(snapshot).toMatchObject({
      speech_configured: false,
      messages: [{ message_id: id, text: 'купить молоко' }, { voice: { seconds: 1 } }],
      commands: [{ command: 'today' }],
      read_up_to: 0,
    });
    const file = snapshot.messages[1]?.voice?.file_id ?? '';
    const played = await request(`${API}/voices/${file}`);
    expect(Buffer.from(await played.arrayBuffer()).equals(voice)).toBe(true);
    expect(await call('getUpdates')).toHaveLength(2);
  });

  test('gives no number twice, even when the end of the history was lost', async () => {
    await sent(post('messages', { text: 'первое', reply_to: null }));
    const [before] = (await call('getUpdates')) as { update_id: number }[];
    await playground.stop();
    const historyFile = path.join(folder, 'playground.json');
    const early = await readFile(historyFile);
    playground = await start();
    // Seen by the bot, but the process is killed before it writes that down.
    const lost = await sent(post('messages', { text: 'второе', reply_to: null }));
    const seen = (await call('getUpdates')) as { update_id: number }[];
    await playground.stop();
    await writeFile(historyFile, early);
    kernel.clock.now = new Date(Date.parse(kernel.clock.now) + 60_000).toISOString();
    playground = await start();
    const next = await sent(post('messages', { text: 'третье', reply_to: null }));
    expect(next).toBeGreaterThan(lost);
    const after = (await call('getUpdates')) as { update_id: number }[];
    expect(after[0]?.update_id).toBe(before?.update_id);
    expect(seen.map(({ update_id }) => update_id)).not.toContain(after.at(-1)?.update_id);
  });

  test('a history that cannot be read is put aside, and the chat begins anew', async () => {
    await playground.stop();
    await writeFile(path.join(folder, 'playground.json'), '{"version":1,');
    playground = await start();
    expect(await (await openPage()).next('snapshot')).toMatchObject({ messages: [] });
    expect(await readFile(path.join(folder, 'playground.json.broken'), 'utf8')).toBe(
      '{"version":1,',
    );
  });
});

test('hanging up ends the streams of open pages and lets no new one begin', async () => {
  const page = await openPage();
  await page.next('snapshot');
  const ended = page.ended();
  playground.hangUp();
  await ended;
  expect((await request(`${API}/events`)).status).toBe(503);
});
