import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type AttachedWrite, writeTogether } from '../connection/attached-write.ts';
import { allRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { alongChats, ofChat } from './of-chat.ts';
import { type ShownMessage, shownWrite } from './shown-store.ts';

/** A reply on its way; what the body means is the bot's business. */
export interface OutboxReply {
  readonly outbox_id: string;
  readonly chat_id: number;
  readonly body: unknown;
  /** The update or timer that it comes from, as the log and the journal name it; null where none is known. */
  readonly trace_id: string | null;
  /** A person who has just written waits for it; messages of timers are sent after it. */
  readonly awaited: boolean;
  /** When it was to be told; null: now. */
  readonly due_at: string | null;
}

export interface ClaimedReply extends OutboxReply {
  readonly bot_id: number;
  readonly tries: number;
  /** Ids of the parts that are out already, in order; 0 for a call that makes no message. */
  readonly message_ids: readonly number[];
  readonly created_at: string;
}

/** How many replies are asked for. */
export interface ClaimLimit {
  readonly all: number;
  /** Of those for which nobody waits, at most. */
  readonly unawaited: number;
}

export interface OutboxStore {
  /**
   * One due reply of each of up to `all` chats to which nobody is sending: first what is awaited, oldest first,
   * then the rest, by when it was to be told. In a chat each kind keeps its order, and what is awaited overtakes
   * what is not.
   */
  claim(botId: number, leaseMs: number, limit: ClaimLimit): Promise<ClaimedReply[]>;
  /** Keeps it from other senders for longer; false when another one has it by now, or it is over. */
  extend(reply: ClaimedReply, leaseMs: number): Promise<boolean>;
  /** `shown`: what the messages that have just gone out show of the plan. */
  partSent(
    reply: ClaimedReply,
    messageIds: readonly number[],
    shown?: readonly ShownMessage[],
  ): Promise<void>;
  sent(
    reply: ClaimedReply,
    messageIds: readonly number[],
    shown?: readonly ShownMessage[],
  ): Promise<void>;
  retryAfter(reply: ClaimedReply, delayMs: number, error: string): Promise<void>;
  /** Never to be sent: Telegram refuses it for good. */
  dead(reply: ClaimedReply, error: string): Promise<void>;
  /** The chat blocked the bot: this and everything that waits for it is held. */
  holdChat(botId: number, chatId: number): Promise<void>;
  /** The chat wrote again: what was held goes out, oldest first; not to one whom the owner has removed. */
  releaseChat(botId: number, chatId: number): Promise<void>;
  /** The group became a supergroup: what waits goes to its new id, and its buttons work there. */
  moveChat(botId: number, fromChatId: number, toChatId: number): Promise<void>;
  backlog(botId: number): Promise<number>;
}

function shownBy(reply: ClaimedReply, shown: readonly ShownMessage[]): AttachedWrite {
  return shownWrite(reply.bot_id, reply.chat_id, shown);
}

/** `process`: the number under which this process claims. */
export function createOutboxStore(db: Kysely<Schema>, process: number | null): OutboxStore {
  const mine = (reply: ClaimedReply) =>
    db
      .updateTable('telegram_outbox')
      .where('outbox_id', '=', reply.outbox_id)
      .where('tries', '=', reply.tries);

  const mark = (
    reply: ClaimedReply,
    messageIds: readonly number[],
    more: RawBuilder<unknown>,
  ): AttachedWrite => {
    const statement = sql`update telegram_outbox set message_ids = ${[...messageIds]}::bigint[] ${more}
      where outbox_id = ${reply.outbox_id}::uuid and tries = ${reply.tries}`;
    return { ctes: [{ name: 'marked', statement }] };
  };

  return {
    claim: (botId, leaseMs, { all, unawaited }) => {
      const due = sql`c.bot_id = ${botId} and c.state = 'pending' and c.next_at <= now()
        and (c.lease_until is null or c.lease_until < now())`;
      const noOther = (condition: RawBuilder<unknown>) => sql`(select true from telegram_outbox e
        where e.state = 'pending' and ${ofChat('e', 'c')} and (${condition}) ${alongChats('e')}
        limit 1) is null`;
      const firstAwaited = noOther(sql`case when e.awaited then e.seq < c.seq
        else e.lease_until > now() end`);
      const firstUnawaited = noOther(sql`e.awaited or e.lease_until > now()
        or (e.due_at, e.seq) < (c.due_at, c.seq)`);
      return allRows(
        db,
        sql<ClaimedReply>`with awaited as materialized (
            select c.outbox_id from telegram_outbox c where ${due} and c.awaited and ${firstAwaited}
            order by c.seq limit ${all} for update skip locked),
          unawaited as materialized (
            select c.outbox_id from telegram_outbox c
            where ${due} and not c.awaited and ${firstUnawaited}
            order by c.due_at, c.seq
            limit least(${unawaited}::bigint, ${all} - (select count(*) from awaited))
            for update skip locked)
          update telegram_outbox o
          set lease_until = now() + make_interval(secs => ${leaseMs / 1000}), tries = o.tries + 1,
            process = ${process}::integer
          where o.outbox_id = any(array(table awaited union all table unawaited))
          returning o.outbox_id, o.bot_id, o.chat_id, o.body, o.tries, o.message_ids,
            o.created_at, o.trace_id, o.awaited, o.due_at`,
      );
    },

    extend: async (reply, leaseMs) => {
      const { numUpdatedRows } = await mine(reply)
        .where('state', '=', 'pending')
        .set({ lease_until: sql<string>`now() + make_interval(secs => ${leaseMs / 1000})` })
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    partSent: (reply, messageIds, shown = []) =>
      writeTogether(db, [mark(reply, messageIds, sql``), shownBy(reply, shown)]),

    sent: (reply, messageIds, shown = []) => {
      const over = sql`, state = 'sent', sent_at = now(), lease_until = null`;
      return writeTogether(db, [mark(reply, messageIds, over), shownBy(reply, shown)]);
    },

    retryAfter: async (reply, delayMs, error) => {
      await mine(reply)
        .set({
          next_at: sql<string>`now() + make_interval(secs => ${delayMs / 1000})`,
          lease_until: null,
          last_error: error,
        })
        .execute();
    },

    dead: async (reply, error) => {
      await mine(reply)
        .set({ state: 'dead', lease_until: null, last_error: error, sent_at: sql<string>`now()` })
        .execute();
    },

    holdChat: (botId, chatId) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('telegram_chat')
          .values({ bot_id: botId, chat_id: chatId, blocked_at: sql<string>`now()` })
          .onConflict((conflict) =>
            conflict.columns(['bot_id', 'chat_id']).doUpdateSet({ blocked_at: sql<string>`now()` }),
          )
          .execute();
        await trx
          .updateTable('telegram_outbox')
          .set({ state: 'held', lease_until: null })
          .where('bot_id', '=', botId)
          .where('chat_id', '=', chatId)
          .where('state', '=', 'pending')
          .execute();
      }),

    releaseChat: (botId, chatId) =>
      db.transaction().execute(async (trx) => {
        const freed = await trx
          .deleteFrom('telegram_chat')
          .where('bot_id', '=', botId)
          .where('chat_id', '=', chatId)
          .where(
            sql<boolean>`not exists (select from telegram_access a where a.bot_id = ${botId}
              and a.user_id = ${chatId} and a.role = 'removed')`,
          )
          .executeTakeFirst();
        if (freed.numDeletedRows === 0n) return;
        await trx
          .updateTable('telegram_outbox')
          .set({ state: 'pending', next_at: sql<string>`now()` })
          .where('bot_id', '=', botId)
          .where('chat_id', '=', chatId)
          .where('state', '=', 'held')
          .execute();
        // What fell due meanwhile has waited for the chat: it is told now.
        await sql`select graphile_worker.add_job('remind',
              json_build_object('workspace_id', k.workspace_id), max_attempts => 20)
            from chat_workspace k where k.bot_id = ${botId} and k.chat_id = ${chatId}`.execute(trx);
      }),

    moveChat: (botId, fromChatId, toChatId) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('telegram_outbox')
          .set({ chat_id: toChatId, lease_until: null, next_at: sql<string>`now()` })
          .where('bot_id', '=', botId)
          .where('chat_id', '=', fromChatId)
          .where('state', 'in', ['pending', 'held'])
          .execute();
        await trx
          .updateTable('telegram_button')
          .set({ chat_id: toChatId })
          .where('bot_id', '=', botId)
          .where('chat_id', '=', fromChatId)
          .execute();
        const from = `telegram:${botId}:${fromChatId}:`;
        await sql`update reminder r
            set thread = ${`telegram:${botId}:${toChatId}:`} || split_part(r.thread, ':', 4)
            from chat_workspace k where k.bot_id = ${botId} and k.chat_id = ${fromChatId}
              and r.workspace_id = k.workspace_id and r.state = 'waiting'
              and starts_with(r.thread, ${from})`.execute(trx);
      }),

    backlog: async (botId) => {
      const { count } = await db
        .selectFrom('telegram_outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('bot_id', '=', botId)
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
