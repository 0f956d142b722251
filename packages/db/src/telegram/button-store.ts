import type { Kysely } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';

export interface StoredButton {
  readonly button_id: string;
  readonly action: unknown;
}

/** The meaning of buttons: `callback_data` holds only the id. */
export interface ButtonStore {
  /** Stores a message's buttons before it is sent; the same ids again change nothing. */
  save(
    botId: number,
    chatId: number,
    outboxId: string,
    buttons: readonly StoredButton[],
  ): Promise<void>;
  /** The action of a button of exactly this chat; null for an unknown or foreign one. */
  find(botId: number, chatId: number, buttonId: string): Promise<unknown>;
}

export function createButtonStore(db: Kysely<Schema>): ButtonStore {
  return {
    save: (botId, chatId, outboxId, buttons) =>
      guarded(async () => {
        if (buttons.length === 0) return;
        await db
          .insertInto('telegram_button')
          .values(
            buttons.map(({ button_id, action }) => ({
              bot_id: botId,
              button_id,
              chat_id: chatId,
              outbox_id: outboxId,
              action: JSON.stringify(action),
            })),
          )
          .onConflict((conflict) => conflict.columns(['bot_id', 'button_id']).doNothing())
          .execute();
      }),

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
