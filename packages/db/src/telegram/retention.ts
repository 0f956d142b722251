import { type Kysely, sql } from 'kysely';
import { tableNamed } from '../connection/names.ts';
import type { Schema } from '../connection/schema.ts';

const LONG_AGO = sql`now() - interval '30 days'`;
/** How long a suggestion is kept that nobody has decided about, and how long the numbers of one. */
const UNDECIDED_FOR = sql`now() - interval '180 days'`;
const DECIDED_FOR = sql`now() - interval '2 years'`;

/** What is over, table by table: buttons go before the replies that they belong to. */
const KEPT = [
  { table: 'telegram_update', over: sql`state <> 'new' and finished_at < ${LONG_AGO}` },
  {
    table: 'telegram_button',
    over: sql`created_at < ${LONG_AGO} and not exists (select from telegram_outbox o
      where o.outbox_id = telegram_button.outbox_id
        and (o.state = 'pending' or coalesce(o.sent_at, o.created_at) >= ${LONG_AGO}))`,
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
  {
    table: 'suggestion',
    over: sql`(decided_at is null and created_at < ${UNDECIDED_FOR})
      or (decided_at is not null and created_at < ${DECIDED_FOR})`,
  },
  {
    table: 'suggestion_set',
    over: sql`generated_at < ${UNDECIDED_FOR} and not exists (select from suggestion s
      where s.workspace_id = suggestion_set.workspace_id and s.set_id = suggestion_set.set_id)`,
  },
  { table: 'idempotency_key', over: sql`created_at < ${LONG_AGO}` },
  { table: 'agent_request', over: sql`created_at < ${LONG_AGO}` },
];

/**
 * Removes what is kept 30 days only: finished updates with their texts, sent
 * replies with their buttons, forms nobody came back to, used invitations, usage counts, settled
 * drafts and idempotency keys, first answers to agents' request ids, reminders that were told.
 * Suggestions go after 180 days; of those that somebody has decided about only the words do, and what
 * is counted stays for two years.
 */
export async function purgeExpired(db: Kysely<Schema>): Promise<void> {
  for (const { table, over } of KEPT) {
    await sql`delete from ${tableNamed(table)} where ${over}`.execute(db);
  }
  await sql`update suggestion set payload = '{}', touched = '{}',
      rationale = jsonb_build_object('code', rationale->>'code', 'data', '{}'::jsonb)
    where decided_at is not null and created_at < ${UNDECIDED_FOR} and payload <> '{}'`.execute(db);
  await sql`update suggestion_set set plan_preview = null, agent_preview = null, context = null,
      model_info = null
    where generated_at < ${UNDECIDED_FOR}
      and coalesce(plan_preview, agent_preview, context, model_info) is not null`.execute(db);
}
