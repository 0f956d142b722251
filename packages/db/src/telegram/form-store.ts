import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** State of the short forms that exist only in Telegram (settings). */
export interface FormStore {
  /** `state` undefined removes it. `trx`: the transaction that finishes the update. */
  write(trx: Kysely<Schema>, botId: number, key: string, state: unknown): Promise<void>;
}

/** The key of a person's form in a chat; a claimed update brings the state of exactly this one. */
export function formKey(chatId: number, userId: number): string {
  return `${chatId}:${userId}`;
}

export function createFormStore(): FormStore {
  return {
    write: async (trx, botId, key, state) => {
      if (state === undefined) {
        await trx
          .deleteFrom('telegram_form')
          .where('bot_id', '=', botId)
          .where('form_key', '=', key)
          .execute();
        return;
      }
      const json = JSON.stringify(state);
      await trx
        .insertInto('telegram_form')
        .values({ bot_id: botId, form_key: key, state: json })
        .onConflict((conflict) =>
          conflict
            .columns(['bot_id', 'form_key'])
            .doUpdateSet({ state: json, updated_at: sql<string>`now()` }),
        )
        .execute();
    },
  };
}
