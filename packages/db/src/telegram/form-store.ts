import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';

/** State of the short forms that exist only in Telegram (settings). */
export interface FormStore {
  read(botId: number, key: string): Promise<unknown>;
  /** `state` undefined removes it. `trx`: the transaction that finishes the update. */
  write(trx: Kysely<Schema>, botId: number, key: string, state: unknown): Promise<void>;
}

export function createFormStore(db: Kysely<Schema>): FormStore {
  return {
    read: (botId, key) =>
      guarded(async () => {
        const row = await db
          .selectFrom('telegram_form')
          .select('state')
          .where('bot_id', '=', botId)
          .where('form_key', '=', key)
          .executeTakeFirst();
        return row?.state;
      }),

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
