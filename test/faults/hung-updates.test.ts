import { createOpenAiModel } from '@planerka/gateway';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';
import { startModelServer } from '../rig/model-server.ts';
import { createTestDatabase } from '../rig/postgres.ts';

/** An update in hand whose work never ends: whoever watches the program is told, as of one that nobody takes. */

const tidies: Array<() => Promise<void>> = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const tidy of tidies.splice(0).reverse()) await tidy();
});

/** The time that work takes is measured as if so much more of it had passed. */
function later(seconds: number): void {
  vi.restoreAllMocks();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1_000);
}

async function ready(url: string): Promise<{ readonly code: number; readonly status: string }> {
  const answer = await fetch(`${url}/readyz`);
  return { code: answer.status, ...((await answer.json()) as { status: string }) };
}

async function inHand(house: House): Promise<void> {
  await vi.waitFor(() => expect(house.bot().inHand()).toBe(1), { timeout: 60_000 });
}

test('a statement that is never answered makes the program unready, and its end ready again', async () => {
  const database = await createTestDatabase();
  tidies.push(() => database.drop());
  const house = await startHouse({ databaseUrl: database.url });
  tidies.push(() => house.stop());
  const { world } = house.server;
  const url = await house.listen();
  const person = world.createPerson();
  await answered(world, person.says('Создай задачу первая'));
  await house.settled();

  const other = new Client({ connectionString: database.url });
  await other.connect();
  tidies.push(() => other.end());
  // Nobody else is kept from anything: only what is carried out is written there.
  await other.query('begin');
  await other.query('lock table journal in share row exclusive mode');
  const said = person.says('Создай задачу вторая');
  await inHand(house);
  expect(await ready(url)).toMatchObject({ code: 200, status: 'ready' });
  later(61);
  expect(await ready(url)).toMatchObject({
    code: 503,
    status: 'updates hang',
    oldest_untaken_seconds: 0,
  });
  await other.query('rollback');
  await answered(world, said);
  await house.settled();
  expect(await ready(url)).toMatchObject({ code: 200, status: 'ready' });
});

test('an update that waits for a model is within its rights as long as the model is', async () => {
  const server = await startModelServer();
  tidies.push(() => server.stop());
  const model = createOpenAiModel({
    apiKey: 'sk-sample-key',
    baseUrl: server.baseUrl,
    model: 'sample-model',
    timeoutMs: 100_000,
    onFailure: () => {},
  });
  server.replies({ kind: 'never' });
  const house = await startHouse({ model });
  tidies.push(() => house.stop());
  const url = await house.listen();
  const mumbled = 'вроде договорились в четверг в три бюджет мусолим часика полтора';
  house.server.world.createPerson().says(mumbled);
  await vi.waitFor(() => expect(house.bot().longest().waited).toBeGreaterThan(0), {
    timeout: 60_000,
  });
  later(170);
  expect(await ready(url)).toMatchObject({ code: 200, status: 'ready', longest_worked_seconds: 0 });
  later(181);
  expect(await ready(url)).toMatchObject({ code: 503, status: 'updates hang' });
});
