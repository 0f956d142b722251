import type { Kysely } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';

/** The meaning of a button, stored with its reply: `callback_data` holds only the id. */
export interface StoredButton {
  readonly button_id: string;
  readonly action: unknown;
}

export interface ButtonStore {
  /** The action of a button of exactly this chat; null for an unknown or foreign one. */
  find(botId: number, chatId: number, buttonId: string): Promise<unknown>;
}

export function createButtonStore(db: Kysely<Schema>): ButtonStore {
  return {
    find: (botId, chatId, buttonId) =>
      guarded(async () => {
        const row = await db
          .selectFrom('telegram_button')
          .select('action')
          .where('bot_id', '=', botId)
          .where('button_id', '=', buttonId)
          .where('chat_id', '=', chatId)
          .executeTakeFirst();
        return row?.action ?? null;
      }),
  };
}
