import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  readonly checks: ReadonlyArray<{ name: string; state: string; says: string; mend?: string }>;
}

async function doctor(
  environment: Readonly<Record<string, string>> = {},
  ...more: readonly string[]
): Promise<{ ran: Ran; states: Record<string, string> }> {
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
  return { ran, states: Object.fromEntries(told.checks.map((one) => [one.name, one.state])) };
}

test('a bot that works is told to work, services included, and no secret is told', async () => {
  const speech = await startSpeechServer({ transcript: '' });
  await site.start();
  const { ran, states } = await doctor({
    TRANSCRIBE_BASE_URL: speech.baseUrl,
    TRANSCRIBE_API_KEY: 'speech-secret',
  });
  await speech.stop();
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
    model: 'off',
  });
  expect(speech.uploads).toHaveLength(1);
  for (const secret of [site.server.token, 'speech-secret'])
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
  const { states } = await doctor({ DATABASE_URL: 'postgresql://app:hunter2@127.0.0.1:1/plan' });
  expect(states).toMatchObject({ database: 'bad', telegram: 'good' });
  const fresh = await runProgram(['doctor'], { DATA_DIR: path.join(folder, 'none') });
  expect(fresh.code).toBe(0);
  expect(fresh.stdout).toContain('встроенная появится при первом запуске');
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
  const { states } = await doctor({}, '--again');
  expect(states).toMatchObject({ set_aside: 'good', refused: 'good' });
  await site.settled();
  const heard = site.heard(person.id).join('\n');
  expect(heard).toContain('Записал задачу «первая»');
  expect(heard).toContain('Записал задачу «яд»');
  expect(program.lives()).toBe(true);
});
