import type { InterpretResponse } from '@planerka/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';
import type { StoredButton } from './button-store.ts';
import type { OutboxReply } from './outbox-store.ts';
import type { ClaimedUpdate } from './updates.ts';

/** How long a reply that is sent at once is kept from other senders. */
const HANDED_OVER_SECONDS = 25;

/** How an update ends: with a reply or in silence. */
export interface UpdateEnd {
  readonly reply: OutboxReply | null;
  /** The reply's buttons with what they mean. */
  readonly buttons: readonly StoredButton[];
  /** What the rules read: kept with the update, so that what was written can be traced to it. */
  readonly reading?: InterpretResponse | undefined;
  readonly state?: 'done' | 'failed';
  /** Told after the write whether the reply is the caller's to send at once. */
  readonly onStored?: (mine: boolean) => void;
}

/**
 * An awaited reply is its writer's to send, unless others of its chat go before it. What nobody waits for is taken
 * from the outbox, at the rate at which it may be sent.
 */
function storeReply(reply: OutboxReply): RawBuilder<unknown> {
  const lease = reply.awaited
    ? sql`case when exists (select 1 from telegram_outbox e where e.bot_id = f.bot_id
          and e.chat_id = ${reply.chat_id}::bigint and e.state = 'pending'
          and (e.awaited or e.lease_until > now()))
        then now() else now() + make_interval(secs => ${HANDED_OVER_SECONDS}) end`
    : sql`now()`;
  return sql`insert into telegram_outbox
      (outbox_id, bot_id, chat_id, body, trace_id, awaited, due_at, tries, process, lease_until)
    select ${reply.outbox_id}::uuid, f.bot_id, ${reply.chat_id}::bigint,
      ${JSON.stringify(reply.body)}::jsonb, ${reply.trace_id}::text, ${reply.awaited}::boolean,
      coalesce(${reply.due_at}::timestamptz, now()), ${reply.awaited ? 1 : 0}, f.process, ${lease}
    from finished_update f returning bot_id, chat_id, outbox_id, lease_until > now() as mine`;
}

function storeButtons(buttons: readonly StoredButton[]): RawBuilder<unknown> {
  return sql`insert into telegram_button (bot_id, button_id, chat_id, outbox_id, action)
    select s.bot_id, b.button_id, s.chat_id, s.outbox_id, b.action
    from stored_reply s,
      jsonb_to_recordset(${JSON.stringify(buttons)}::jsonb) as b(button_id text, action jsonb)`;
}

function replyCtes({ reply, buttons }: Pick<UpdateEnd, 'reply' | 'buttons'>) {
  if (reply === null) return [];
  const stored = { name: 'stored_reply', statement: storeReply(reply) };
  if (buttons.length === 0) return [stored];
  return [stored, { name: 'reply_buttons', statement: storeButtons(buttons) }];
}

/**
 * Marks the update done and stores its reply with the reply's buttons, as part of the statement
 * that writes what the update led to. When another worker has taken the update over, nothing of the
 * statement holds, and it ends in RetryableError `LEASE_LOST`.
 */
export function updateEnd(update: ClaimedUpdate, end: UpdateEnd): AttachedWrite {
  const { reply, reading } = end;
  const kept = reading ? sql`, interpretation = ${JSON.stringify(reading)}::jsonb` : sql``;
  const finished = {
    name: 'finished_update',
    statement: sql`update telegram_update set state = ${end.state ?? 'done'},
        finished_at = now(), lease_until = null, answers = '{}' ${kept}
      where bot_id = ${update.bot_id} and update_id = ${update.update_id} and state = 'new'
        and tries = ${update.tries} returning bot_id, process`,
  };
  return {
    ctes: [finished, ...replyCtes(end)],
    required: { condition: sql`exists (select from finished_update)`, otherwise: 'lease lost' },
    ...(reply === null ? {} : { result: sql`(select to_jsonb(mine) from stored_reply)` }),
    settle: (mine) => end.onStored?.(mine === true),
  };
}

/**
 * A reply that answers no update (a timer's notice), as part of somebody else's statement.
 * `onStored` is told after the write whether the reply is the caller's to send at once.
 */
export function replyWrite(
  { botId, process }: { readonly botId: number; readonly process: number | null },
  reply: OutboxReply,
  buttons: readonly StoredButton[],
  onStored?: (mine: boolean) => void,
): AttachedWrite {
  const from = {
    name: 'finished_update',
    statement: sql`select ${botId}::bigint as bot_id, ${process}::integer as process`,
  };
  return {
    ctes: [from, ...replyCtes({ reply, buttons })],
    result: sql`(select to_jsonb(mine) from stored_reply)`,
    settle: (mine) => onStored?.(mine === true),
  };
}
