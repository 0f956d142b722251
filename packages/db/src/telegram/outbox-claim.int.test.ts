import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planFacts, queriesOf } from '../../../../test/bench/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { writeTogether } from '../connection/attached-write.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { type ClaimedReply, createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { replyWrite } from './update-end.ts';

const BOT = 1;
const LEASE_MS = 15_000;
const ALL = { all: 8, unawaited: 8 };

let database: TestDatabase;
let connection: Connection;
let store: OutboxStore;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 4, relaxed: true });
  store = createOutboxStore(connection.db, null);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await connection.db.deleteFrom('telegram_outbox').execute();
});

/** Stores a reply with this text, free for whoever claims; whether it would be its writer's own to send. */
async function stores(
  chat: number,
  body: string,
  { awaited, due_at = null }: { readonly awaited: boolean; readonly due_at?: string | null },
) {
  const reply = { outbox_id: randomUUID(), chat_id: chat, body, trace_id: null, awaited, due_at };
  let mine: boolean | null = null;
  await writeTogether(connection.db, [
    replyWrite({ botId: BOT, process: null }, reply, [], (isMine) => {
      mine = isMine;
    }),
  ]);
  await connection.db
    .updateTable('telegram_outbox')
    .where('outbox_id', '=', reply.outbox_id)
    .set({ lease_until: null })
    .execute();
  return mine;
}
const answers = (chat: number, body: string) => stores(chat, body, { awaited: true });
const tells = (chat: number, body: string) => stores(chat, body, { awaited: false });

const claim = async (limit = ALL): Promise<ClaimedReply[]> =>
  await store.claim(BOT, LEASE_MS, limit);
const told = (claimed: readonly ClaimedReply[]) => claimed.map(({ body }) => String(body)).sort();

it('an answer goes before a thousand reminders that were there first', async () => {
  for (let chat = 1; chat <= 30; chat += 1) await tells(chat, `reminder ${chat}`);
  await answers(99, 'answer');
  const [first] = await claim({ all: 1, unawaited: 1 });
  expect(first).toMatchObject({ body: 'answer', awaited: true, tries: 2 });
  const next = await claim({ all: 8, unawaited: 3 });
  expect(told(next)).toEqual(['reminder 1', 'reminder 2', 'reminder 3']);
  expect(next[0]).toMatchObject({ awaited: false, tries: 1 });
  expect(await claim({ all: 8, unawaited: 0 })).toEqual([]);
  expect(await claim({ all: 2, unawaited: 8 })).toHaveLength(2);
});

it('in its own chat it overtakes a reminder that waits, and not one that is being sent', async () => {
  await tells(1, 'reminder');
  expect(await answers(1, 'answer')).toBe(true);
  const [first] = await claim();
  expect(first).toMatchObject({ body: 'answer' });
  // The chat has one at a time.
  expect(await claim()).toEqual([]);
  if (first) await store.sent(first, [1]);
  const [second] = await claim();
  expect(second).toMatchObject({ body: 'reminder' });
  expect(await answers(1, 'another')).toBe(false);
  expect(await claim()).toEqual([]);
  if (second) await store.sent(second, [2]);
  expect(told(await claim())).toEqual(['another']);
});

it('each kind keeps its order in a chat', async () => {
  await tells(1, 'r1');
  await answers(1, 'a1');
  await tells(1, 'r2');
  expect(await answers(1, 'a2')).toBe(false);
  const order: unknown[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const claimed = await claim();
    expect(claimed).toHaveLength(1);
    order.push(...told(claimed));
    for (const reply of claimed) await store.sent(reply, [turn + 1]);
  }
  expect(order).toEqual(['a1', 'a2', 'r1', 'r2']);
});

it('what was to be told first goes first, though it was written last', async () => {
  const due = (minute: number) => ({ awaited: false, due_at: `2030-01-01T10:0${minute}:00Z` });
  await stores(1, 'of 10:02', due(2));
  await stores(2, 'of 10:03', due(3));
  await stores(3, 'of 10:01', due(1));
  await stores(1, 'of 10:00', due(0));
  const one = { all: 1, unawaited: 1 };
  const [first] = await claim(one);
  expect(first).toMatchObject({ body: 'of 10:00' });
  // The first chat has one at a time: what is being sent there holds what was due later.
  await stores(1, 'of 09:59', { awaited: false, due_at: '2030-01-01T09:59:00Z' });
  expect(told(await claim())).toEqual(['of 10:01', 'of 10:03']);
  if (first) await store.sent(first, [1]);
  expect(told(await claim(one))).toEqual(['of 09:59']);
});

it('a reminder is nobody’s own to send: whoever has room for it takes it', async () => {
  expect(await tells(1, 'reminder')).toBe(false);
  expect(await answers(2, 'answer')).toBe(true);
});

it('two that claim at once have different ones', async () => {
  for (let chat = 1; chat <= 16; chat += 1) await tells(chat, `reminder ${chat}`);
  const both = await Promise.all([claim(), claim()]);
  expect(new Set(both.flatMap(told)).size).toBe(both.flat().length);
  expect(both.flat().length).toBeGreaterThan(8);
});

/** So many replies, with a chat and whether they are awaited by their number `n`. */
const waits = (chatAndAwaited: RawBuilder<unknown>, replies: number) =>
  sql`insert into telegram_outbox (outbox_id, bot_id, due_at, body, chat_id, awaited)
    select gen_random_uuid(), ${BOT}, now(), '{}', ${chatAndAwaited}
    from generate_series(1, ${replies}::int) n`.execute(connection.db);

it('of replies to many chats it reads those that it takes, though its plan was made while there were none', async () => {
  await sql`vacuum analyze telegram_outbox`.execute(connection.db);
  await waits(sql`n, n % 2 = 0`, 2_000);
  for (const limit of [ALL, { all: 600, unawaited: 8 }]) {
    const queries = await queriesOf(connection, () => claim(limit));
    const { rowsOfAllLoops } = await planFacts(connection, queries);
    expect(rowsOfAllLoops).toBeLessThan(10 * limit.all);
  }
});

it('of many replies to one chat it reads each once, whatever was there before', async () => {
  const many = 10_000;
  await waits(sql`n, true`, many);
  await connection.db.deleteFrom('telegram_outbox').execute();
  await sql`vacuum analyze telegram_outbox`.execute(connection.db);
  await waits(sql`1, true`, many);
  const queries = await queriesOf(connection, () => claim());
  const { rowsOfAllLoops } = await planFacts(connection, queries);
  expect(rowsOfAllLoops).toBeGreaterThan(many);
  expect(rowsOfAllLoops).toBeLessThan(5 * many);
});
