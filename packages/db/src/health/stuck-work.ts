import { type Kysely, sql } from 'kysely';
import { firstRow } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** Set aside or refused longer ago than that is history. */
const RECENTLY = sql`now() - interval '1 day'`;

/** Whoever lives takes what is free within seconds: nobody is there who would take this. */
const LONG_FREE = sql`now() - interval '1 minute'`;

/** What of the Telegram door's work has come to a halt, of all bots. */
export interface StuckWork {
  /** In seconds; 0 where nothing waits. */
  readonly oldest_update: number;
  readonly updates: number;
  /** Of these, those that somebody holds, or that have a moment before which nobody takes them. */
  readonly updates_held: number;
  /** Of these, those that wait for a model's answer or for speech. */
  readonly updates_asking: number;
  readonly oldest_reply: number;
  readonly replies: number;
  readonly replies_held: number;
  /** First in their chats, due, held by nobody, and taken by nobody for a minute. */
  readonly updates_left: number;
  readonly replies_left: number;
  /** Since when the first of these is free, in seconds; 0 where none is. */
  readonly left_for: number;
  /** Updates set aside after their tries, within a day. */
  readonly set_aside: number;
  /** Replies that Telegram refused for good, or that were given up, within a day. */
  readonly refused: number;
  /** Chats that have blocked the bot; not those of people whom the owner has removed. */
  readonly silent_chats: number;
  /** Replies that are held for these. */
  readonly silent_replies: number;
  /** Jobs of the queue that have failed to the last. */
  readonly failed_jobs: number;
  /**
   * How long ago the right to poll ran out, in seconds, below 0 while a process holds it; null where none has it,
   * as after a stop.
   */
  readonly polled_ago: number | null;
}

/** `botId`: whose right to poll is meant; of all bots where it is null. */
export async function stuckWork(db: Kysely<Schema>, botId: number | null): Promise<StuckWork> {
  const age = (at: string) => sql.raw(`extract(epoch from now() - min(${at}))`);
  const counts = sql<StuckWork>`with
      waiting as (select received_at, lease_until, waits_for,
          greatest(received_at, lease_until) as free_since,
          lag(seq) over (partition by bot_id, chat_id order by seq) is null as is_first
        from telegram_update where state = 'new'),
      unsent as (select created_at, lease_until, greatest(next_at, lease_until) as free_since,
          lag(seq) over (partition by bot_id, chat_id order by seq) is null as is_first
        from telegram_outbox where state = 'pending'),
      silent as (select bot_id, chat_id from telegram_chat c where blocked_at is not null
        and not exists (select from telegram_access a where a.bot_id = c.bot_id
          and a.user_id = c.chat_id and a.role = 'removed')),
      left_updates as (select free_since from waiting where is_first and free_since < ${LONG_FREE}),
      left_replies as (select free_since from unsent where is_first and free_since < ${LONG_FREE})
    select
      coalesce((select ${age('received_at')} from waiting), 0)::float8 as oldest_update,
      (select count(*)::int from waiting) as updates,
      (select count(*)::int from waiting where lease_until > now()) as updates_held,
      (select count(*)::int from waiting where waits_for in ('speech', 'model')) as updates_asking,
      coalesce((select ${age('created_at')} from unsent), 0)::float8 as oldest_reply,
      (select count(*)::int from unsent) as replies,
      (select count(*)::int from unsent where lease_until > now()) as replies_held,
      (select count(*)::int from left_updates) as updates_left,
      (select count(*)::int from left_replies) as replies_left,
      coalesce((select ${age('free_since')} from
        (select * from left_updates union all select * from left_replies) l), 0)::float8 as left_for,
      (select count(*)::int from telegram_update
        where state = 'failed' and finished_at > ${RECENTLY}) as set_aside,
      (select count(*)::int from telegram_outbox
        where state = 'dead' and sent_at > ${RECENTLY}) as refused,
      (select count(*)::int from silent) as silent_chats,
      (select count(*)::int from telegram_outbox o join silent using (bot_id, chat_id)
        where o.state = 'held') as silent_replies,
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts)
        as failed_jobs,
      (select extract(epoch from now() - max(lease_until))::float8 from telegram_poller
        where bot_id = coalesce(${botId}::bigint, bot_id)) as polled_ago`;
  const row = await firstRow(db, counts);
  if (!row) throw new Error('no answer');
  return row;
}

/** How much was begun once more. */
export interface SentAgain {
  readonly updates: number;
  readonly replies: number;
}

/**
 * What was set aside or refused within a day is done, or sent, once more. A command that was carried
 * out meanwhile is not carried out again: its key is known.
 */
export async function sendAgain(db: Kysely<Schema>): Promise<SentAgain> {
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
