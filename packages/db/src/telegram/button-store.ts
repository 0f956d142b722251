import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** The meaning of a button, stored with its reply: `callback_data` holds only the id. */
export interface StoredButton {
  readonly button_id: string;
  readonly action: unknown;
}

export interface ButtonStore {
  /** Keeps the buttons of a reply that is being sent; a second try keeps what it draws. */
  keep(
    reply: { readonly bot_id: number; readonly chat_id: number; readonly outbox_id: string },
    buttons: readonly StoredButton[],
  ): Promise<void>;
  /** The action of a button of exactly this chat; null for an unknown or foreign one. */
  find(botId: number, chatId: number, buttonId: string): Promise<unknown>;
  /** The same of several, by id; those that are unknown or foreign are left out. */
  findAll(
    botId: number,
    chatId: number,
    buttonIds: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Ids of the chat's buttons whose op token begins with `opening`, or that are stored in the earlier
   * form and hold all that `earlier` holds; oldest first.
   */
  like(botId: number, chatId: number, opening: string, earlier: object): Promise<string[]>;
}

export function createButtonStore(db: Kysely<Schema>): ButtonStore {
  return {
    keep: async ({ bot_id, chat_id, outbox_id }, buttons) => {
      await sql`insert into telegram_button (bot_id, button_id, chat_id, outbox_id, action)
          select ${bot_id}::bigint, b.button_id, ${chat_id}::bigint, ${outbox_id}::uuid, b.action
          from jsonb_to_recordset(${JSON.stringify(buttons)}::jsonb)
            as b(button_id text, action jsonb)
          on conflict (bot_id, button_id) do update set action = excluded.action`.execute(db);
    },

    find: async (botId, chatId, buttonId) => {
      const row = await db
        .selectFrom('telegram_button')
        .select('action')
        .where('bot_id', '=', botId)
        .where('button_id', '=', buttonId)
        .where('chat_id', '=', chatId)
        .executeTakeFirst();
      return row?.action ?? null;
    },

    findAll: async (botId, chatId, buttonIds) => {
      const rows = await db
        .selectFrom('telegram_button')
        .select(['button_id', 'action'])
        .where('bot_id', '=', botId)
        .where('button_id', 'in', [...buttonIds])
        .where('chat_id', '=', chatId)
        .execute();
      return new Map(rows.map(({ button_id, action }) => [button_id, action]));
    },

    like: async (botId, chatId, opening, earlier) => {
      const rows = await db
        .selectFrom('telegram_button')
        .select('button_id')
        .where('bot_id', '=', botId)
        .where('chat_id', '=', chatId)
        .where(sql<boolean>`(starts_with(action->>'op', ${opening})
            or action @> ${JSON.stringify(earlier)}::jsonb)`)
        .orderBy('created_at')
        .orderBy('button_id')
        .execute();
      return rows.map(({ button_id }) => button_id);
    },
  };
}
