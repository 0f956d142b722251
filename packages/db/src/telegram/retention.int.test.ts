import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { purgeExpired } from './retention.ts';

/** Of each table a row from a day before the end of its time and one from a day after; and what has no end. */

const BOT = 1;
const DAYS = 30;

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const AGES = [
  ['young', DAYS - 1],
  ['old', DAYS + 1],
] as const;

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

async function update(chat: number, id: number, state: string, days: number): Promise<void> {
  const finished = state === 'new' ? sql`null` : ago(days);
  await sql`insert into telegram_update
      (bot_id, update_id, chat_id, thread, actor, body, state, received_at, finished_at, transcript)
    values (${BOT}, ${id}, ${chat}, 't', 'a', '{}', ${state}, ${ago(days)}, ${finished}, 'words')`.execute(
    connection.db,
  );
}

async function reply(chat: number, state: string, days: number): Promise<string> {
  const id = randomUUID();
  const sent = state === 'sent' || state === 'dead' ? ago(days) : sql`null`;
  await sql`insert into telegram_outbox (outbox_id, bot_id, chat_id, body, state, created_at, sent_at)
    values (${id}, ${BOT}, ${chat}, '{}', ${state}, ${ago(days)}, ${sent})`.execute(connection.db);
  await button(chat, id, days);
  return id;
}

async function button(chat: number, outboxId: string, days: number): Promise<void> {
  await sql`insert into telegram_button (bot_id, button_id, chat_id, outbox_id, action, created_at)
    values (${BOT}, ${outboxId}, ${chat}, ${outboxId}, '{}', ${ago(days)})`.execute(connection.db);
}

async function column(statement: ReturnType<typeof sql<{ it: unknown }>>): Promise<unknown[]> {
  return (await statement.execute(connection.db)).rows.map((row) => row.it);
}

it('removes what is over when its time has come, and nothing else', async () => {
  const kept: string[] = [];
  for (const [index, [age, days]] of AGES.entries()) {
    const chat = 100 + index;
    for (const [place, state] of ['done', 'failed', 'new'].entries()) {
      await update(chat, 10 * index + place, state, days);
    }
    for (const state of ['sent', 'dead', 'held', 'pending']) {
      const id = await reply(chat, state, days);
      if (age === 'young' || state === 'pending') kept.push(id);
    }
    await sql`insert into telegram_form (bot_id, form_key, state, updated_at)
      values (${BOT}, ${age}, '{}', ${ago(days)})`.execute(connection.db);
    await sql`insert into telegram_invite (bot_id, secret_hash, expires_at)
      values (${BOT}, ${age}, ${ago(days)})`.execute(connection.db);
    await sql`insert into telegram_usage (bot_id, user_id, day)
      values (${BOT}, ${chat}, ${ago(days)})`.execute(connection.db);
  }
  // Of a reply that is gone.
  await button(100, randomUUID(), DAYS + 1);
  await purgeExpired(connection.db);
  const updates = sql<{ it: string }>`select state || ' ' || chat_id as it from telegram_update
    order by chat_id, state`;
  expect(await column(updates)).toEqual(['done 100', 'failed 100', 'new 100', 'new 101']);
  const replies = sql<{ it: string }>`select outbox_id as it from telegram_outbox`;
  expect(new Set(await column(replies))).toEqual(new Set(kept));
  const buttons = sql<{ it: string }>`select outbox_id as it from telegram_button`;
  expect(new Set(await column(buttons))).toEqual(new Set(kept));
  expect(await column(sql`select form_key as it from telegram_form`)).toEqual(['young']);
  expect(await column(sql`select secret_hash as it from telegram_invite`)).toEqual(['young']);
  expect(await column(sql`select user_id as it from telegram_usage`)).toEqual([100]);
});
