import type { ModelMarks } from '@planerka/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { answered, PLACEHOLDER } from '../rig/answered.ts';
import { type ModelServer, startModelServer } from '../rig/model-server.ts';
import type { Program } from '../rig/program.ts';
import { openSite, type Site, until } from '../rig/site.ts';

/** What waits for a service stands in the database: whoever is killed, its answer is used and its wait goes on. */

vi.setConfig({ testTimeout: 180_000 });

/** Of which the rules make nothing. */
const MUMBLED = 'вроде договорились в четверг в три бюджет мусолим часика полтора';
/** As many updates as a program works on at once. */
const SLOTS = 16;
const STOP_MS = 10_000;
const SLACK_MS = 5_000;

const NOTHING: ModelMarks = { kind: 'none', commands: [], operations: [], query: null };

const tidies: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of tidies.splice(0).reverse()) await tidy();
});

interface Place {
  readonly site: Site;
  readonly model: ModelServer;
  readonly start: () => Promise<Program>;
}

async function open(): Promise<Place> {
  const model = await startModelServer();
  tidies.push(() => model.stop());
  const environment = {
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'sk-sample-key',
    OPENAI_MODEL: 'sample-model',
  };
  const site = await openSite({ environment });
  tidies.push(() => site.stop());
  return { site, model, start: () => site.start() };
}

/** How many updates are in this state, in SQL over the table. */
async function count({ site }: Place, where: string): Promise<number> {
  const [row] = await site.query<{ n: number }>(
    `select count(*)::int as n from telegram_update where state = 'new' and ${where}`,
  );
  return row?.n ?? 0;
}

const waiting = (place: Place) => count(place, `waits_for = 'model'`);

/** The bot's answers to a person's words, without what is shown while they wait. */
function answers({ site }: Place, chatId: number): readonly string[] {
  return site.heard(chatId).filter((text) => text !== PLACEHOLDER);
}

/** A door of this test's own: an answer is held until it opens. */
function held(): { readonly until: Promise<void>; readonly open: () => void } {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until: opened, open };
}

test('an answer that came while nobody had a slot for it outlives a kill, and is asked for once', async () => {
  const place = await open();
  const { site, model } = place;
  const door = held();
  model.replies({ kind: 'held', marks: NOTHING, until: door.until });
  const first = await place.start();
  const { world } = site.server;
  const asker = world.createPerson();
  const crowd = Array.from({ length: SLOTS }, () => world.createPerson());
  for (const person of crowd) person.says('Создай задачу первая');
  await site.settled();
  asker.says(MUMBLED);
  await until('a wait', async () => (await waiting(place)) === 1);
  // Every slot is taken by a write that waits.
  const unlock = await site.lock('lock table journal in exclusive mode');
  for (const person of crowd) person.says('Создай задачу вторая');
  await until('no free slot', async () => (await count(place, 'lease_until > now()')) >= SLOTS + 1);
  door.open();
  await until('a kept answer', async () => (await count(place, `answers <> '{}'`)) === 1, 15_000);
  await first.kill();
  await unlock();
  await place.start();
  await site.settled();
  expect(model.calls).toBe(1);
  expect(answers(place, asker.id)).toHaveLength(1);
  for (const { id } of crowd) {
    expect(site.heard(id).filter((text) => text.includes('«вторая»'))).toHaveLength(1);
  }
});

test('what waited for a killed process is taken up by the next one', async () => {
  const place = await open();
  const { site, model } = place;
  model.replies({ kind: 'never' });
  const first = await place.start();
  const people = Array.from({ length: 20 }, () => site.server.world.createPerson());
  for (const person of people) person.says(MUMBLED);
  await until('all wait', async () => (await waiting(place)) === people.length);
  // Nobody works on them, and one who is clear is served.
  const calm = site.server.world.createPerson();
  await answered(site.server.world, calm.says('Создай задачу первая'));
  expect(await waiting(place)).toBe(people.length);
  await first.kill();
  model.replies({ kind: 'marks', marks: NOTHING });
  const asked = model.calls;
  await place.start();
  await site.settled();
  expect(model.calls - asked).toBe(people.length);
  for (const { id } of people) expect(answers(place, id)).toHaveLength(1);
});

test('a process that is told to end leaves what waits to the next one, in time', async () => {
  const place = await open();
  const { site, model } = place;
  model.replies({ kind: 'never' });
  const first = await place.start();
  const people = Array.from({ length: 20 }, () => site.server.world.createPerson());
  for (const person of people) person.says(MUMBLED);
  await until('all wait', async () => (await waiting(place)) === people.length);
  const started = performance.now();
  expect(await first.kill('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(STOP_MS + SLACK_MS);
  // Free at once, not when leases run out; and no try is counted against them.
  expect(await count(place, 'lease_until is null and tries = 0')).toBe(people.length);
  model.replies({ kind: 'marks', marks: NOTHING });
  await place.start();
  await site.settled();
  for (const { id } of people) expect(answers(place, id)).toHaveLength(1);
});
