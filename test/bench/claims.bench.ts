import { type Connection, connect, createTelegramStore, type TelegramStore } from '@planerka/db';
import { sql } from 'kysely';
import { openBenchDatabase } from './database.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const BOT = 1;
const LEASE_MS = 60_000;
const UPDATES_AT_ONCE = 11;
const REPLIES_AT_ONCE = 8;
const NOBODY = { now: '2026-02-25T09:00:00.000Z', hands: new Map<number, number>(), each: 1 };

/** How many chats wait, each with how many. */
const SIZES = {
  full: {
    claims: 9,
    queues: [
      [40, 15],
      [600, 1],
      [1, 600],
      [1, 10_000],
      [10_000, 1],
      [40, 2_500],
      [100_000, 1],
    ],
  },
  smoke: {
    claims: 1,
    queues: [
      [2, 2],
      [4, 1],
    ],
  },
} as const;

/** What it takes to find what comes next, by what waits; the plans are made while nothing does. */
export async function run(name: BenchSize): Promise<void> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 2, relaxed: true });
  const store = createTelegramStore(connection.db);
  const size = SIZES[name];
  const rows = [];
  try {
    for (const [chats, each] of size.queues) {
      await empty(connection);
      await store.updates.claim(BOT, LEASE_MS, UPDATES_AT_ONCE, NOBODY);
      await claimReplies(store);
      await fill(connection, chats, each);
      const updates = await median(size.claims, () =>
        store.updates.claim(BOT, LEASE_MS, UPDATES_AT_ONCE, NOBODY),
      );
      const replies = await median(size.claims, () => claimReplies(store));
      rows.push({
        chats,
        'waiting in each': each,
        'ms a claim of updates': rounded(updates),
        'ms a claim of replies': rounded(replies),
      });
    }
  } finally {
    await connection.close();
    await database.close();
  }
  printTable('What comes next, by what waits', rows);
}

const claimReplies = (store: TelegramStore) =>
  store.outbox.claim(BOT, LEASE_MS, { all: REPLIES_AT_ONCE, unawaited: REPLIES_AT_ONCE });

async function median(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

async function empty({ db }: Connection): Promise<void> {
  await db.deleteFrom('telegram_update').execute();
  await db.deleteFrom('telegram_outbox').execute();
  await sql`vacuum analyze telegram_update, telegram_outbox`.execute(db);
}

async function fill({ db }: Connection, chats: number, each: number): Promise<void> {
  await sql`insert into telegram_update (bot_id, update_id, chat_id, user_id, thread, actor, body)
    select ${BOT}, n, n % ${chats}, n % ${chats}, 'thread', 'telegram:' || n % ${chats}, '{}'
    from generate_series(0, ${chats * each - 1}) n`.execute(db);
  await sql`insert into telegram_outbox (outbox_id, bot_id, chat_id, body, awaited)
    select gen_random_uuid(), ${BOT}, n % ${chats}, '{}', true
    from generate_series(0, ${chats * each - 1}) n`.execute(db);
}
