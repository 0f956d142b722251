import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownerCode } from '../rig/owner-code.ts';
import { planOf } from '../rig/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';
import { type Ran, runProgram } from '../rig/program.ts';
import { openSite, type Site } from '../rig/site.ts';

/** The drill: everything is lost, and everything comes back. */

vi.setConfig({ testTimeout: 180_000 });

let site: Site;
let empty: TestDatabase;
let folder: string;
beforeEach(async () => {
  site = await openSite({ environment: { TELEGRAM_ALLOWED_USERS: '' } });
  empty = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-backup-'));
});
afterEach(async () => {
  await site.stop();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = (databaseUrl: string, ...args: readonly string[]): Promise<Ran> =>
  runProgram(args, { DATABASE_URL: databaseUrl });

test('a backup brings back plan, journal, owner and agents; the bot goes on where it was', async () => {
  const { world } = site.server;
  const program = await site.start();
  const owner = world.createPerson();
  const link = /(https:\S+\?start=\S+)/.exec(program.stdout())?.[1] ?? null;
  owner.starts(ownerCode({ ownerLink: link }));
  for (const title of ['первая', 'вторая', 'третья']) owner.says(`Создай задачу ${title}`);
  owner.says('/agent Помощник');
  await site.settled();
  const before = await planOf(site, owner.id);
  expect(before.tasks).toEqual(['первая', 'вторая', 'третья']);

  const file = path.join(folder, 'copy.json');
  const made = await run(site.databaseUrl, 'backup', file);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('задач 3');
  expect(made.stdout).toContain('Копия прочитана и проверена');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['copy.json']);

  const checked = await runProgram(['restore', file, '--check'], {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
  });
  expect(checked).toMatchObject({ code: 0 });
  expect(checked.stdout).toContain('Копия цела');

  await program.kill();
  const restored = await run(empty.url, 'restore', file);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('задач 3');
  expect(restored.stdout).toContain('ключей агентов 1');

  const again = await openSite({
    databaseUrl: empty.url,
    server: site.server,
    environment: { TELEGRAM_ALLOWED_USERS: '' },
  });
  const second = await again.start();
  expect(second.stdout()).not.toContain('нет владельца');
  const stranger = world.createPerson();
  stranger.starts();
  owner.says('Создай задачу четвёртая');
  await again.settled();
  const after = await planOf(again, owner.id);
  expect(after.journal).toEqual([...before.journal, 'task_created четвёртая']);
  expect(again.heard(stranger.id).join()).toContain('Этот планировщик личный');
  await second.kill('SIGTERM');
});

test('a copy that is damaged, and a database that holds something, are refused; nothing is lost', async () => {
  const { world } = site.server;
  await site.start({ TELEGRAM_ALLOWED_USERS: '*' });
  const person = world.createPerson();
  person.says('Создай задачу первая');
  await site.settled();
  const file = path.join(folder, 'copy.json');
  expect(await run(site.databaseUrl, 'backup', file)).toMatchObject({ code: 0 });
  const whole = await readFile(file, 'utf8');

  const full = await run(site.databaseUrl, 'restore', file);
  expect(full.code).toBe(1);
  expect(full.stderr).toContain('пустую базу');

  const broken = path.join(folder, 'broken.json');
  const damages = [
    whole.slice(0, whole.length / 2),
    whole.replaceAll('"первая"', '"другая"').replace('"другая"', '"первая"'),
    '{"format":"something else"}',
  ];
  for (const damaged of damages) {
    await writeFile(broken, damaged);
    for (const more of [['--check'], []]) {
      const ran = await run(empty.url, 'restore', broken, ...more);
      expect(ran.code).toBe(1);
      expect(ran.stderr).not.toContain('Неожиданная ошибка');
    }
  }
  const nowhere = await run(site.databaseUrl, 'backup', path.join(folder, 'none', 'copy.json'));
  expect(nowhere.code).toBe(1);
  expect(nowhere.stderr).toContain('Не могу записать');
  expect(await run(empty.url, 'restore', file)).toMatchObject({ code: 0 });
});
