import { type Kysely, sql } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';

const DAYS = sql`interval '30 days'`;

/**
 * Removes what is kept 30 days only: finished updates with their texts, sent
 * replies with their buttons, forms nobody came back to, used invitations, usage counts, settled
 * drafts and idempotency keys, first answers to agents' request ids, reminders that were told.
 */
export async function purgeExpired(db: Kysely<Schema>): Promise<void> {
  await guarded(async () => {
    await sql`delete from telegram_update where state <> 'new' and finished_at < now() - ${DAYS}`.execute(
      db,
    );
    await sql`delete from telegram_button b using telegram_outbox o where o.outbox_id = b.outbox_id
      and o.state <> 'pending' and o.sent_at < now() - ${DAYS}`.execute(db);
    await sql`delete from telegram_outbox where state <> 'pending' and sent_at < now() - ${DAYS}`.execute(
      db,
    );
    await sql`delete from telegram_outbox where state = 'held' and created_at < now() - ${DAYS}`.execute(
      db,
    );
    await sql`delete from telegram_shown where answered_at < now() - ${DAYS}`.execute(db);
    await sql`delete from reminder where state = 'fired' and fire_at < now() - ${DAYS}`.execute(db);
    await sql`delete from telegram_form where updated_at < now() - ${DAYS}`.execute(db);
    await sql`delete from telegram_invite where expires_at < now() - ${DAYS}`.execute(db);
    await sql`delete from telegram_usage where day < now() - ${DAYS}`.execute(db);
    await sql`delete from clarification where state not in ('open', 'queued', 'waiting') and created_at < now() - ${DAYS}`.execute(
      db,
    );
    await sql`delete from idempotency_key where created_at < now() - ${DAYS}`.execute(db);
    await sql`delete from agent_request where created_at < now() - ${DAYS}`.execute(db);
  });
}
