import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

export interface Usage {
  readonly voice_seconds: number;
  readonly model_calls: number;
}

/** What a person has used up today, by the database's UTC day. */
export interface UsageStore {
  add(botId: number, userId: number, used: Partial<Usage>): Promise<void>;
}

const TODAY = sql<string>`(now() at time zone 'utc')::date`;

export function createUsageStore(db: Kysely<Schema>): UsageStore {
  return {
    add: async (botId, userId, { voice_seconds = 0, model_calls = 0 }) => {
      await db
        .insertInto('telegram_usage')
        .values({ bot_id: botId, user_id: userId, day: TODAY, voice_seconds, model_calls })
        .onConflict((conflict) =>
          conflict.columns(['bot_id', 'user_id', 'day']).doUpdateSet((eb) => ({
            voice_seconds: eb('telegram_usage.voice_seconds', '+', voice_seconds),
            model_calls: eb('telegram_usage.model_calls', '+', model_calls),
          })),
        )
        .execute();
    },
  };
}
