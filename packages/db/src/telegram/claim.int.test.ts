import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planFacts, queriesOf } from '../../../../test/bench/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createUpdateStore } from './update-store.ts';
import type { UpdateStore } from './updates.ts';

const BOT = 1;
const [CROWD, CALM] = [100, 200];
const LEASE_MS = 15_000;
const NOW = '2026-02-23T09:00:00.000Z';

let database: TestDatabase;
let connection: Connection;
let store: UpdateStore;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 4, relaxed: true });
  store = createUpdateStore(connection.db, connection.db, null);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

let next = 0;
beforeEach(async () => {
  await connection.db.deleteFrom('telegram_update').execute();
});

/** One update of a person in each of so many chats. */
async function says(user: number, chats: number): Promise<void> {
  const updates = Array.from({ length: chats }, (_, chat) => ({
    update_id: (next += 1),
    chat_id: user * 1_000 + chat,
    user_id: user,
    thread: 'thread',
    actor: `telegram:${user}`,
    body: {},
    message_id: null,
    sent_at: null,
    reply_to_message_id: null,
  }));
  await store.receive(BOT, updates);
}

/** So many updates of a person in one chat. */
async function floods(user: number, updates: number): Promise<void> {
  for (let said = 0; said < updates; said += 1) await says(user, 1);
}

const claim = async (limit: number, each: number, hands: ReadonlyArray<[number, number]> = []) =>
  (await store.claim(BOT, LEASE_MS, limit, { now: NOW, hands: new Map(hands), each })).map(
    ({ user_id: user }) => user,
  );

it('takes nobody more than their share, and whoever comes behind a crowd at once', async () => {
  await says(CROWD, 40);
  await says(CALM, 1);
  expect(await claim(16, 2)).toEqual([CROWD, CROWD, CALM]);
  // What was looked past lies there untouched.
  const { tries } = await connection.db
    .selectFrom('telegram_update')
    .select(({ fn }) => fn.sum<number>('tries').as('tries'))
    .executeTakeFirstOrThrow();
  expect(Number(tries)).toBe(3);
});

it('counts what a person has in hand already', async () => {
  await says(CROWD, 5);
  expect(await claim(16, 2, [[CROWD, 1]])).toEqual([CROWD]);
  expect(await claim(16, 2, [[CROWD, 2]])).toEqual([]);
  expect(await claim(16, 1, [[CROWD, 1]])).toEqual([]);
  expect(await claim(16, 1)).toEqual([CROWD]);
});

it('takes as many people as there is room for, in the order in which they spoke', async () => {
  for (let user = 1; user <= 20; user += 1) await says(user, 1);
  expect(await claim(16, 1)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(await claim(16, 1)).toEqual([17, 18, 19, 20]);
});

it('says where more chats wait than it has looked at', async () => {
  await says(CROWD, 300);
  const more = { now: NOW, hands: new Map(), each: 2 };
  const crowded = await store.claim(BOT, LEASE_MS, 16, more);
  expect(crowded.map(({ is_crowded: isCrowded }) => isCrowded)).toEqual([true, true]);
  await connection.db.deleteFrom('telegram_update').execute();
  await says(CALM, 20);
  const calm = await store.claim(BOT, LEASE_MS, 16, more);
  expect(calm.map(({ is_crowded: isCrowded }) => isCrowded)).toEqual([false, false]);
});

it('a crowd in more chats than are looked past costs the next one a claim, not its turn', async () => {
  await says(CROWD, 300);
  await says(CALM, 1);
  expect(await claim(16, 2)).toEqual([CROWD, CROWD]);
  expect(await claim(16, 2, [[CROWD, 2]])).toEqual([CALM]);
});

it('says whose crowd waits behind', async () => {
  for (let said = 0; said < 6; said += 1) await says(CROWD, 1);
  await says(CALM, 5);
  const more = { now: NOW, hands: new Map(), each: 1 };
  const leads = (await store.claim(BOT, LEASE_MS, 16, more)).map((one) => [
    one.user_id,
    one.leads_crowd,
  ]);
  expect(leads).toEqual([
    [CROWD, true],
    [CALM, false],
  ]);
});

it('two that claim at the same moment share what there is', async () => {
  for (let user = 1; user <= 8; user += 1) await says(user, 1);
  const [one, other] = await Promise.all([claim(4, 1), claim(4, 1)]);
  const rest = await claim(16, 1);
  const all = [...(one ?? []), ...(other ?? []), ...rest];
  expect(all.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('finds whose turn it is behind more updates of one chat than are passed through', async () => {
  await floods(CROWD, 1_200);
  await says(CALM, 1);
  expect(await claim(16, 1)).toEqual([CROWD, CALM]);
  expect(await claim(16, 1)).toEqual([]);
});

it('reads a long queue once, though its plan was made while there was none', async () => {
  const rowsOf = async (chats: number): Promise<number> => {
    await connection.db.deleteFrom('telegram_update').execute();
    await sql`vacuum analyze telegram_update`.execute(connection.db);
    for (let user = 1; user <= chats; user += 1) await floods(user, 100);
    const queries = await queriesOf(connection, () => claim(16, 1));
    return (await planFacts(connection, queries)).rowsOfAllLoops;
  };
  const [of300, of900] = [await rowsOf(3), await rowsOf(9)];
  expect(of300).toBeGreaterThan(300);
  expect(of900).toBeLessThan(5 * of300);
});
