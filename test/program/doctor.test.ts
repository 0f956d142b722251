import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBotApiServer } from '@planerka/bot-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { startModelServer } from '../rig/model-server.ts';
import { type Ran, runProgram } from '../rig/program.ts';
import { openSite, type Site } from '../rig/site.ts';
import { startSpeechServer } from '../rig/speech-server.ts';

/** What is wrong, told in a screen, with the mend. */

vi.setConfig({ testTimeout: 180_000 });

let site: Site;
let folder: string;
beforeEach(async () => {
  site = await openSite();
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-doctor-'));
});
afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Told {
  readonly ok: boolean;
  readonly again?: { readonly updates: number; readonly replies: number } | null;
  readonly checks: ReadonlyArray<{ name: string; state: string; says: string; mend?: string }>;
}

async function doctor(
  environment: Readonly<Record<string, string>> = {},
  ...more: readonly string[]
): Promise<{
  ran: Ran;
  told: Told;
  states: Record<string, string>;
  says: Record<string, string>;
}> {
  const ran = await runProgram(['doctor', '--json', ...more], {
    TELEGRAM_BOT_TOKEN: site.server.token,
    TELEGRAM_API_ROOT: site.server.url,
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: folder,
    ...environment,
  });
  const told = JSON.parse(ran.stdout) as Told;
  expect(told.ok).toBe(ran.code === 0);
  const faults = told.checks.filter(({ state }) => state === 'bad' || state === 'warning');
  expect(faults.filter(({ mend }) => (mend ?? '') === '')).toEqual([]);
  const states = Object.fromEntries(told.checks.map(({ name, state }) => [name, state]));
  const says = Object.fromEntries(told.checks.map((one) => [one.name, one.says]));
  return { ran, told, states, says };
}

test('a bot that works is told to work, services included, and no secret is told', async () => {
  const speech = await startSpeechServer({ transcript: '' });
  const model = await startModelServer({ model: 'small', apiKey: 'model-secret' });
  await site.start();
  const { ran, states, says } = await doctor({
    TRANSCRIBE_BASE_URL: speech.baseUrl,
    TRANSCRIBE_API_KEY: 'speech-secret',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'model-secret',
    OPENAI_MODEL: 'small',
  });
  await speech.stop();
  await model.stop();
  expect(ran.code).toBe(0);
  expect(states).toMatchObject({
    node: 'good',
    disk: 'good',
    database: 'good',
    migrations: 'good',
    telegram: 'good',
    webhook: 'good',
    process: 'good',
    updates: 'good',
    speech: 'good',
    model: 'good',
    leases: 'good',
    silent_chats: 'good',
  });
  expect(says['model']).toContain('модель small ответила');
  expect(says['process']).toMatch(/^бот запущен, аренда опроса ещё \d+ с$/);
  expect(says['groups']).toContain('режим приватности включён');
  expect(speech.uploads).toHaveLength(1);
  expect(model.requests).toHaveLength(1);
  for (const secret of [site.server.token, 'speech-secret', 'model-secret'])
    expect(ran.stdout).not.toContain(secret);
});

test('what does not work is named, and the exit code says so', async () => {
  const nowhere = 'http://127.0.0.1:9/v1';
  const { ran, states } = await doctor({
    TELEGRAM_BOT_TOKEN: '1:wrong-token',
    TRANSCRIBE_BASE_URL: nowhere,
    OPENAI_BASE_URL: nowhere,
    GATEWAY_URL: 'http://127.0.0.1:9',
  });
  expect(ran.code).toBe(1);
  expect(states).toMatchObject({
    telegram: 'bad',
    speech: 'bad',
    model: 'bad',
    gateway: 'bad',
    process: 'warning',
  });
});

test('a database that is away, and a machine where nothing was begun', async () => {
  const away = { DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/plan' };
  const { states, told } = await doctor(away, '--again');
  expect(states).toMatchObject({ database: 'bad', telegram: 'good', again: 'bad' });
  expect(told.again).toBeNull();
  const fresh = await runProgram(['doctor'], { DATA_DIR: path.join(folder, 'none') });
  expect(fresh.code).toBe(0);
  expect(fresh.stdout).toContain('встроенная появится при первом запуске');
});

test('a webhook of somebody else, a bot that reads whole groups, and nothing that is set up', async () => {
  const open = await createBotApiServer({ privacyMode: false });
  const elsewhere = 'https://other.example/secret-path';
  const set = await fetch(`${open.url}/bot${open.token}/setWebhook?url=${elsewhere}`);
  expect(set.ok).toBe(true);
  const { ran, states, says } = await doctor({
    TELEGRAM_BOT_TOKEN: open.token,
    TELEGRAM_API_ROOT: open.url,
  });
  await open.close();
  expect(ran.code).toBe(1);
  expect(states).toMatchObject({ telegram: 'good', webhook: 'bad', model: 'off', speech: 'off' });
  expect(says['webhook']).toBe('сообщения уходят на чужой адрес other.example');
  expect(says['groups']).toContain('режим приватности выключен');
  expect(ran.stdout).not.toContain('secret-path');
});

test('who holds what: nothing in hand of a dead program, chats that hear nothing', async () => {
  const { world } = site.server;
  const person = world.createPerson();
  const program = await site.start();
  await answered(world, person.says('Создай задачу первая'));
  await site.settled();
  await program.kill();
  expect((await doctor()).states).toMatchObject({ leases: 'good', silent_chats: 'good' });
  // As a program leaves it that was killed with a reply in hand, an hour ago.
  const ago = (minutes: number) => `now() - interval '${minutes} minutes'`;
  await site.query(`update telegram_outbox set state = 'pending', created_at = ${ago(60)},
    next_at = ${ago(60)}, lease_until = ${ago(50)}, sent_at = null`);
  await site.query(`update telegram_update set state = 'new', received_at = ${ago(60)},
    waits_for = 'model', lease_until = now() + interval '1 hour'`);
  await site.query(`update telegram_poller set lease_until = ${ago(10)}`);
  await site.query(`insert into telegram_chat (bot_id, chat_id, blocked_at)
    select bot_id, chat_id + 1, now() from telegram_update`);
  await site.query(`insert into telegram_outbox (outbox_id, bot_id, chat_id, body, state)
    select gen_random_uuid(), bot_id, chat_id, '{}', 'held' from telegram_chat`);
  // Whoever was removed hears nothing, and nobody can mend it.
  await site.query(`insert into telegram_chat (bot_id, chat_id, blocked_at)
    select bot_id, chat_id + 2, now() from telegram_update`);
  await site.query(`insert into telegram_access (bot_id, user_id, role)
    select bot_id, chat_id + 2, 'removed' from telegram_update`);
  const { states, says } = await doctor();
  expect(states).toMatchObject({ leases: 'bad', silent_chats: 'warning', process: 'warning' });
  expect(says).toMatchObject({
    updates: expect.stringMatching(
      /^сообщений ждёт: 1 \(в работе 1, ждут модели или распознавания 1\), дольше всех 36\d\d с$/,
    ),
    leases: expect.stringMatching(/^никто не берёт сообщений: 0, ответов: 1, уже 30\d\d с$/),
    silent_chats: 'чатов, где бот заблокирован или удалён: 1, ответов для них ждёт: 1',
    process: expect.stringMatching(/аренда опроса кончилась 6\d\d с назад$/),
  });
});

test('what was set aside and what was refused is done and sent once more', async () => {
  const { world, faults } = site.server;
  const person = world.createPerson();
  const program = await site.start();
  const refusal = faults.add({
    type: 'server_error',
    code: 400,
    description: 'Bad Request: message text is empty',
    // Whether it is sent or takes a placeholder's place, as it does where the machine is busy.
    where: ({ text }) => String(text).includes('первая'),
    times: 100,
  });
  person.says('Создай задачу первая');
  await site.settled();
  await site.query(`create function refuse_poison() returns trigger language plpgsql as
    $$ begin raise exception 'poison'; end $$`);
  await site.query(`create trigger poison before insert on task for each row
    when (new.title like 'яд%') execute function refuse_poison()`);
  person.says('Создай задачу яд');
  await site.settled();
  await site.query('drop trigger poison on task');
  refusal.cancel();
  expect((await doctor()).states).toMatchObject({ set_aside: 'bad', refused: 'bad' });
  const { states, told, says } = await doctor({}, '--again');
  expect(states).toMatchObject({ again: 'good', set_aside: 'good', refused: 'good' });
  expect(told.again).toEqual({ updates: 1, replies: 1 });
  expect(says['again']).toBe('возвращено в очередь: сообщений 1, ответов 1');
  await site.settled();
  const heard = site.heard(person.id).join('\n');
  expect(heard).toContain('Записал задачу «первая»');
  expect(heard).toContain('Записал задачу «яд»');
  expect(program.lives()).toBe(true);
});
