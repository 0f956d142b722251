import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

const LONG_AGO = sql`now() - interval '30 days'`;

/** What is over, table by table: buttons go before the replies that they belong to. */
const KEPT = [
  { table: 'telegram_update', over: sql`state <> 'new' and finished_at < ${LONG_AGO}` },
  {
    table: 'telegram_button',
    over: sql`exists (select from telegram_outbox o where o.outbox_id = telegram_button.outbox_id
      and o.state <> 'pending' and o.sent_at < ${LONG_AGO})`,
  },
  { table: 'telegram_outbox', over: sql`state <> 'pending' and sent_at < ${LONG_AGO}` },
  { table: 'telegram_outbox', over: sql`state = 'held' and created_at < ${LONG_AGO}` },
  { table: 'telegram_shown', over: sql`answered_at < ${LONG_AGO}` },
  { table: 'reminder', over: sql`state = 'fired' and fire_at < ${LONG_AGO}` },
  { table: 'telegram_form', over: sql`updated_at < ${LONG_AGO}` },
  { table: 'telegram_invite', over: sql`expires_at < ${LONG_AGO}` },
  { table: 'telegram_usage', over: sql`day < ${LONG_AGO}` },
  {
    table: 'clarification',
    over: sql`state not in ('open', 'queued', 'waiting') and created_at < ${LONG_AGO}`,
  },
  { table: 'idempotency_key', over: sql`created_at < ${LONG_AGO}` },
  { table: 'agent_request', over: sql`created_at < ${LONG_AGO}` },
];

/**
 * Removes what is kept 30 days only: finished updates with their texts, sent
 * replies with their buttons, forms nobody came back to, used invitations, usage counts, settled
 * drafts and idempotency keys, first answers to agents' request ids, reminders that were told.
 */
export async function purgeExpired(db: Kysely<Schema>): Promise<void> {
  for (const { table, over } of KEPT) {
    await sql`delete from ${sql.table(table)} where ${over}`.execute(db);
  }
}
