import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { endOf, throughLink } from '../rig/database-link.ts';
import { type Link, openLink } from '../rig/link.ts';
import { createTestDatabase } from '../rig/postgres.ts';
import { runProgram } from '../rig/program.ts';
import { openSite, type Site } from '../rig/site.ts';

/** A database that is late, or whose connections have died without a word. */

vi.setConfig({ testTimeout: 180_000 });

const leftovers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
});

async function behindLink(): Promise<{ link: Link; site: Site; url: string }> {
  const database = await createTestDatabase();
  leftovers.push(() => database.drop());
  const link = await openLink(endOf(database.url));
  leftovers.push(() => link.close());
  const site = await openSite({ databaseUrl: database.url });
  leftovers.push(() => site.stop());
  return { link, site, url: throughLink(database.url, link) };
}

interface Ready {
  readonly status: string;
}

async function ready(url: string): Promise<{ code: number; status: string; tookMs: number }> {
  const started = performance.now();
  const answer = await fetch(`${url}/readyz`);
  const { status } = (await answer.json()) as Ready;
  return { code: answer.status, status, tookMs: performance.now() - started };
}

test('a start waits for a database that is itself starting, and says what it waits for', async () => {
  const { link, site, url } = await behindLink();
  await link.cut();
  const starting = site.start({ DATABASE_URL: url });
  await sleep(10_000);
  await link.mend();
  const program = await starting;
  expect(program.stderr()).toContain('База данных не отвечает');
  expect(program.stderr()).toContain('Жду её до минуты');
  expect(program.stderr().match(/Жду её/g)).toHaveLength(1);
  const person = site.server.world.createPerson();
  await answered(site.server.world, person.says('Создай задачу первая'));
  expect(await program.kill('SIGTERM')).toBe(0);
});

test('a command at the terminal does not wait: it says at once what mends it', async () => {
  const { link, url } = await behindLink();
  await link.cut();
  const started = performance.now();
  const said = await runProgram(['say', 'Создай задачу первая'], { DATABASE_URL: url });
  expect(said).toMatchObject({ code: 1, stdout: '' });
  expect(said.stderr).toContain('адрес в DATABASE_URL');
  expect(performance.now() - started).toBeLessThan(30_000);
});

test('connections that die without a word in the middle of a start are given up, whatever they were at', async () => {
  const { link, site, url } = await behindLink();
  const opened = async (): Promise<number> => {
    const [row] = await site.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and client_port is not null and state_change > now() - interval '300 milliseconds'
        and pid <> pg_backend_pid()`);
    return row?.n ?? 0;
  };
  const starting = site.start({ DATABASE_URL: url });
  // The migrations' connections, the queue's, the program's own: whatever is open at each moment.
  for (let dead = 0; dead < 3; dead += 1) {
    await vi.waitFor(async () => expect(await opened()).toBeGreaterThan(0), {
      timeout: 50_000,
      interval: 5,
    });
    link.silence();
    await sleep(1_500);
  }
  const program = await starting;
  const { world } = site.server;
  await answered(world, world.createPerson().says('Создай задачу первая'), {
    timeoutMs: 60_000,
  });
  expect(program.lives()).toBe(true);
});

test('connections that died without a word: not ready within seconds, ready again by itself', async () => {
  const { link, site, url } = await behindLink();
  const { world } = site.server;
  const person = world.createPerson();
  const program = await site.start({ DATABASE_URL: url });
  await answered(world, person.says('Создай задачу первая'));
  expect(await ready(program.url)).toMatchObject({ code: 200, status: 'ready' });
  link.silence();
  const looks = [await ready(program.url)];
  expect(looks[0]).toMatchObject({ code: 503, status: 'database away' });
  expect(looks[0]?.tookMs).toBeLessThan(12_000);
  const saidAt = performance.now();
  const said = person.says('Создай задачу вторая');
  await answered(world, said, { timeoutMs: 90_000 });
  // Nobody waits for a statement's own limit of 30 seconds.
  expect(performance.now() - saidAt).toBeLessThan(25_000);
  expect(program.stderr()).toContain('database connections died without a word');
  await vi.waitFor(async () => expect(await ready(program.url)).toMatchObject({ code: 200 }), {
    timeout: 60_000,
    interval: 500,
  });
  const started = performance.now();
  link.silence();
  await program.kill('SIGTERM');
  expect(performance.now() - started).toBeLessThan(20_000);
});
