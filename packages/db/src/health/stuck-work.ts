import { type Kysely, sql } from 'kysely';
import { firstRow } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** Set aside or refused longer ago than that is history. */
const RECENTLY = sql`now() - interval '1 day'`;

/** What of the Telegram door's work has come to a halt, of all bots. */
export interface StuckWork {
  /** In seconds; 0 where nothing waits. */
  readonly oldest_update: number;
  readonly updates: number;
  readonly oldest_reply: number;
  readonly replies: number;
  /** Updates set aside after their tries, within a day. */
  readonly set_aside: number;
  /** Replies that Telegram refused for good, or that were given up, within a day. */
  readonly refused: number;
  /** Chats that have blocked the bot, or whose people were removed. */
  readonly silent_chats: number;
  /** Jobs of the queue that have failed to the last. */
  readonly failed_jobs: number;
  /** How long ago a process has last held the right to poll, in seconds; null where none ever has. */
  readonly polled_ago: number | null;
}

export async function stuckWork(db: Kysely<Schema>): Promise<StuckWork> {
  const age = (at: string) => sql.raw(`extract(epoch from now() - min(${at}))`);
  const counts = sql<StuckWork>`select
      coalesce((select ${age('received_at')} from telegram_update where state = 'new'), 0)::float8
        as oldest_update,
      (select count(*)::int from telegram_update where state = 'new') as updates,
      coalesce((select ${age('created_at')} from telegram_outbox where state = 'pending'), 0)::float8
        as oldest_reply,
      (select count(*)::int from telegram_outbox where state = 'pending') as replies,
      (select count(*)::int from telegram_update
        where state = 'failed' and finished_at > ${RECENTLY}) as set_aside,
      (select count(*)::int from telegram_outbox
        where state = 'dead' and sent_at > ${RECENTLY}) as refused,
      (select count(*)::int from telegram_chat where blocked_at is not null) as silent_chats,
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts)
        as failed_jobs,
      (select extract(epoch from now() - max(lease_until))::float8 from telegram_poller)
        as polled_ago`;
  const row = await firstRow(db, counts);
  if (!row) throw new Error('no answer');
  return row;
}

/**
 * What was set aside or refused within a day is done, or sent, once more. A command that was carried
 * out meanwhile is not carried out again: its key is known.
 */
export async function sendAgain(
  db: Kysely<Schema>,
): Promise<{ readonly updates: number; readonly replies: number }> {
  return await db.transaction().execute(async (trx) => {
    const updates =
      await sql`update telegram_update set state = 'new', tries = 0, lease_until = null,
        finished_at = null where state = 'failed' and finished_at > ${RECENTLY}`.execute(trx);
    const replies = await sql`update telegram_outbox set state = 'pending', tries = 0,
        lease_until = null, next_at = now(), sent_at = null
      where state = 'dead' and sent_at > ${RECENTLY}`.execute(trx);
    return {
      updates: Number(updates.numAffectedRows ?? 0n),
      replies: Number(replies.numAffectedRows ?? 0n),
    };
  });
}
