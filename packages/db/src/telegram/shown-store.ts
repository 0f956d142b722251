import { ButtonQuestion, type ObjectHandle } from '@planerka/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { AttachedWrite } from '../connection/attached-write.ts';
import { columnNamed } from '../connection/names.ts';
import { firstRow } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** A message of the bot that is out, and what it shows of the plan. */
export interface ShownMessage {
  readonly message_id: number;
  readonly thread: string;
  /** Whom it answers; null for a notice to everybody in the thread. */
  readonly actor: string | null;
  /** `redrawn` edits a message in place, which does not make it the newest answer. */
  readonly kind: 'answer' | 'notice' | 'redrawn';
  readonly objects: readonly ObjectHandle[];
  readonly surface_id: string | null;
  /** What it answers, in the bot's own terms; absent for what answers no question. */
  readonly view?: unknown;
  /** What it asks with buttons of its own; absent for what asks nothing, or is asked by an open draft. */
  readonly asks?: ButtonQuestion | undefined;
  /** Telegram's own date of the message or of its edit, in seconds. */
  readonly date: number;
  /** Was an older message edited into it? Then it may be newer than its id. */
  readonly edited: boolean;
}

/**
 * The newest thing said between the bot and a person: what it asks with buttons, and what it answers, in
 * the bot's own terms.
 */
export const AskedWithButtons = z.strictObject({
  message_id: z.int(),
  answered_at: z.string(),
  asks: ButtonQuestion.nullable(),
  view: z.unknown(),
});
export type AskedWithButtons = z.infer<typeof AskedWithButtons>;

/** An answer that is shown in a chat and can be drawn anew. */
export interface ShownAnswer {
  readonly message_id: number;
  readonly surface_id: string;
  readonly view: unknown;
}

/** Whether a person has said something since an answer is seen in so many of their updates, the newest ones. */
const LOOKED_BACK = 100;

export interface ShownStore {
  /** What a message answers, null when it answers no question. */
  viewOf(botId: number, chatId: number, messageId: number): Promise<ShownAnswer | null>;
  /** The newest answer to a question of this person in the thread. */
  newestView(botId: number, thread: string, actor: string): Promise<ShownAnswer | null>;
  /** The surface that a message shows, null for a message that shows none. */
  surfaceOf(botId: number, chatId: number, messageId: number): Promise<string | null>;
  /** The newest message of the thread that shows this surface. */
  messageOf(botId: number, thread: string, surfaceId: string): Promise<number | null>;
}

export function createShownStore(db: Kysely<Schema>): ShownStore {
  return {
    viewOf: (botId, chatId, messageId) =>
      firstRow(
        db,
        sql<ShownAnswer>`select message_id, surface_id, view
          from telegram_shown where bot_id = ${botId} and chat_id = ${chatId}
            and message_id = ${messageId} and view is not null
            and surface_id is not null`,
      ),

    newestView: (botId, thread, actor) =>
      firstRow(
        db,
        sql<ShownAnswer>`select message_id, surface_id, view
          from telegram_shown where bot_id = ${botId} and thread = ${thread}
            and actor = ${actor} and view is not null and surface_id is not null
          order by answered_at desc, message_id desc limit 1`,
      ),

    surfaceOf: async (botId, chatId, messageId) => {
      const row = await db
        .selectFrom('telegram_shown')
        .select('surface_id')
        .where('bot_id', '=', botId)
        .where('chat_id', '=', chatId)
        .where('message_id', '=', messageId)
        .executeTakeFirst();
      return row?.surface_id ?? null;
    },

    messageOf: async (botId, thread, surfaceId) => {
      const row = await db
        .selectFrom('telegram_shown')
        .select('message_id')
        .where('bot_id', '=', botId)
        .where('thread', '=', thread)
        .where('surface_id', '=', surfaceId)
        .orderBy('message_id', 'desc')
        .executeTakeFirst();
      return row?.message_id ?? null;
    },
  };
}

/** Keeps what a message shows, as part of the statement that marks it sent. */
export function shownWrite(
  botId: number,
  chatId: number,
  shown: readonly ShownMessage[],
): AttachedWrite {
  const told = shown.filter(({ kind }) => kind !== 'redrawn');
  const again = shown.filter(({ kind }) => kind === 'redrawn');
  const columns = sql`(message_id bigint, thread text, actor text, kind text, objects jsonb,
    surface_id text, view jsonb, asks jsonb, date double precision, edited boolean)`;
  const statement = sql`insert into telegram_shown (bot_id, chat_id, message_id, thread, actor,
      kind, objects, surface_id, view, asks, answered_at, edited)
    select ${botId}::bigint, ${chatId}::bigint, s.message_id, s.thread, s.actor, s.kind, s.objects,
      s.surface_id, s.view, s.asks, to_timestamp(s.date), s.edited
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as s${columns}
    on conflict (bot_id, chat_id, message_id) do update set thread = excluded.thread,
      actor = excluded.actor, kind = excluded.kind, objects = excluded.objects,
      surface_id = excluded.surface_id, view = excluded.view, asks = excluded.asks,
      answered_at = excluded.answered_at, edited = excluded.edited`;
  const redrawn = sql`update telegram_shown t set objects = s.objects, view = s.view
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb) as s${columns}
    where t.bot_id = ${botId}::bigint and t.chat_id = ${chatId}::bigint
      and t.message_id = s.message_id`;
  return {
    ctes: [
      ...(told.length === 0 ? [] : [{ name: 'shown', statement }]),
      ...(again.length === 0 ? [] : [{ name: 'shown_again', statement: redrawn }]),
    ],
  };
}

/**
 * What a claimed update answers, as columns `replied`, `suggested`, `listed` and `asked` of a query over the updates
 * `u`: the objects of the message that it replies to, those of the newest answer to this person
 * in this thread that came before it, those of the newest list of the last hour with what was shown since
 * (what tells of a change of several rows of a list is no list of its own),
 * and what that answer asks with buttons or answers, where the person
 * has said nothing since. A message that was edited into the answer has an older id than the answer is, so there
 * Telegram's dates decide.
 */
export function shownColumns(): RawBuilder<unknown> {
  const newest = sql`from telegram_shown s where s.bot_id = u.bot_id and s.thread = u.thread
      and s.actor = u.actor and s.kind = 'answer' and s.message_id < u.message_id
      and (not s.edited or s.answered_at <= u.sent_at)`;
  const order = sql`order by s.answered_at desc, s.message_id desc limit 1`;
  const isList = (of: 's' | 'p') => sql`jsonb_array_length(${columnNamed(of)}.objects) > 1
      and ${columnNamed(of)}.answered_at > u.sent_at - interval '1 hour'`;
  const hasWrittenSince = sql`exists (select from (
        select * from telegram_update w where w.bot_id = u.bot_id and w.user_id = u.user_id
          and w.received_at <= u.received_at and w.seq < u.seq
        order by w.received_at desc limit ${LOOKED_BACK}) e
      where e.chat_id = u.chat_id and e.thread = u.thread and e.actor = u.actor
        and case when n.edited then e.sent_at > n.answered_at else e.message_id > n.message_id end)`;
  return sql`(select s.objects from telegram_shown s where s.bot_id = u.bot_id
      and s.chat_id = u.chat_id and s.message_id = u.reply_to_message_id) as replied,
    (select s.objects ${newest} and (s.asks is null or s.objects <> '[]'::jsonb) ${order})
      as suggested,
    (select jsonb_build_object('objects', l.objects, 'since', coalesce((
        select jsonb_agg(o) from telegram_shown t, jsonb_array_elements(t.objects) o
        where t.bot_id = u.bot_id and t.thread = u.thread and t.actor = u.actor
          and t.kind = 'answer' and t.message_id < u.message_id
          and (t.answered_at, t.message_id) > (l.answered_at, l.message_id)), '[]'::jsonb))
      from (select s.objects, s.answered_at, s.message_id ${newest} and ${isList('s')}
        and (s.view is not null or not exists (select 1 from telegram_shown p
          where p.bot_id = s.bot_id and p.thread = s.thread and p.actor = s.actor
            and p.kind = 'answer' and ${isList('p')}
            and (p.answered_at, p.message_id) < (s.answered_at, s.message_id)
            and not exists (select 1 from jsonb_array_elements(s.objects) o
              where not p.objects @> jsonb_build_array(o - 'title')))) ${order}) l) as listed,
    (select case when (n.asks is null and n.view is null) or ${hasWrittenSince} then null
        else jsonb_build_object('message_id', n.message_id, 'answered_at', n.answered_at,
          'asks', n.asks, 'view', n.view) end
      from (select s.message_id, s.answered_at, s.edited, s.asks, s.view ${newest} ${order}) n) as asked`;
}
