import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { crowdTalks } from '../rig/crowd.ts';
import { endOf, throughLink } from '../rig/database-link.ts';
import { halfWritten } from '../rig/half-written.ts';
import { openLink } from '../rig/link.ts';
import { planOf } from '../rig/plan-of.ts';
import { createTestDatabase, type DurableServer, startDurableServer } from '../rig/postgres.ts';
import { openSite, type Site } from '../rig/site.ts';

const AWAY = 'База данных сейчас не отвечает';
/** Leases run out, one after the other, on a machine that does other things. */
const LIMIT_MS = 180_000;

const leftovers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
});

async function openDurableSite(): Promise<{ site: Site; database: DurableServer }> {
  const database = await startDurableServer();
  leftovers.push(() => database.close());
  const site = await openSite({ databaseUrl: database.url });
  leftovers.push(() => site.stop());
  return { site, database };
}

async function databaseState(url: string): Promise<string | undefined> {
  const answer = (await (await fetch(`${url}/readyz`)).json()) as {
    services: ReadonlyArray<{ service: string; state: string }>;
  };
  return answer.services.find(({ service }) => service === 'database')?.state;
}

test('the database is gone for a while: nothing said is lost, and each person is told once', {
  timeout: LIMIT_MS,
}, async () => {
  const { site, database } = await openDurableSite();
  const { world } = site.server;
  const [one, two] = [world.createPerson(), world.createPerson()];
  const program = await site.start();
  one.says('Создай задачу начало');
  two.says('Создай задачу начало');
  await site.settled();

  await database.kill();
  one.says('Создай задачу первая');
  one.says('Создай задачу вторая');
  await world.waitForMessage(one.id, { where: ({ text }) => text?.startsWith(AWAY) ?? false });
  two.says('Создай задачу другая');
  one.says('Создай задачу третья');
  await world.waitForMessage(two.id, { where: ({ text }) => text?.startsWith(AWAY) ?? false });
  const ready = await fetch(`${program.url}/readyz`);
  expect(ready.status).toBe(503);
  // Asked less while it is away, like every other service.
  await vi.waitFor(async () => expect(await databaseState(program.url)).not.toBe('working'), {
    timeout: 60_000,
  });
  await sleep(2_000);
  await database.restart();
  await site.settled();

  expect((await planOf(site, one.id)).journal).toEqual([
    'task_created начало',
    'task_created первая',
    'task_created вторая',
    'task_created третья',
  ]);
  expect((await planOf(site, two.id)).journal).toEqual([
    'task_created начало',
    'task_created другая',
  ]);
  for (const { id } of [one, two]) {
    expect(site.heard(id).filter((text) => text.startsWith(AWAY))).toHaveLength(1);
  }
  for (const title of ['первая', 'вторая', 'третья']) {
    expect(site.heard(one.id).filter((text) => text.includes(`«${title}»`))).not.toHaveLength(0);
  }
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect(await databaseState(program.url)).toBe('working');
  expect(program.lives()).toBe(true);
});

test('the database is there and does not answer: the person is told, and nothing is lost', {
  timeout: LIMIT_MS,
}, async () => {
  const database = await createTestDatabase();
  leftovers.push(() => database.drop());
  const link = await openLink(endOf(database.url));
  leftovers.push(() => link.close());
  const site = await openSite({ databaseUrl: database.url });
  leftovers.push(() => site.stop());
  const { world } = site.server;
  const person = world.createPerson();
  await site.start({ DATABASE_URL: throughLink(database.url, link) });
  person.says('Создай задачу начало');
  await site.settled();
  link.hold();
  person.says('Создай задачу первая');
  person.says('Создай задачу вторая');
  await world.waitForMessage(person.id, {
    where: ({ text }) => text?.startsWith(AWAY) ?? false,
    timeoutMs: 60_000,
  });
  link.release();
  await site.settled();
  expect((await planOf(site, person.id)).tasks).toEqual(['начало', 'первая', 'вторая']);
  expect(site.heard(person.id).filter((text) => text.startsWith(AWAY))).toHaveLength(1);
});

test('PostgreSQL is killed in the middle of a write: nothing is half written', {
  timeout: LIMIT_MS,
}, async () => {
  const { site, database } = await openDurableSite();
  const person = site.server.world.createPerson();
  await site.start();
  person.says('Создай задачу начало');
  await site.settled();
  await site.lock(
    `insert into journal select (jsonb_populate_record(j, '{"seq": 2}')).* from journal j`,
  );
  person.says('Создай задачу первая');
  await site.waitsForLock('with "guard"%');
  await database.kill();
  await database.restart();
  await site.settled();
  expect((await planOf(site, person.id)).journal).toEqual([
    'task_created начало',
    'task_created первая',
  ]);
  expect(await halfWritten(site)).toEqual([]);
});

test('PostgreSQL is killed under load: nothing is half written, and all is done in the end', {
  timeout: LIMIT_MS,
}, async () => {
  const { site, database } = await openDurableSite();
  await crowdTalks(site, {
    seed: 7,
    people: 6,
    commandsEach: 6,
    kills: 0,
    programs: 1,
    pauseMs: 40,
    incident: {
      at: 0.5,
      happens: async () => {
        await database.kill();
        await database.restart();
      },
    },
  });
  expect(await halfWritten(site)).toEqual([]);
});
