import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** Of several processes of one bot only the holder of the lease polls. */
export interface PollerLease {
  /** Takes or keeps the lease for `leaseMs`; false while another process holds it. */
  hold(botId: number, holder: string, leaseMs: number): Promise<boolean>;
  release(botId: number, holder: string): Promise<void>;
}

export function createPollerLease(db: Kysely<Schema>, process: number | null): PollerLease {
  return {
    hold: async (botId, holder, leaseMs) => {
      const until = sql<string>`now() + make_interval(secs => ${leaseMs / 1000})`;
      const taken = await db
        .insertInto('telegram_poller')
        .values({ bot_id: botId, holder, lease_until: until, process })
        .onConflict((conflict) =>
          conflict
            .column('bot_id')
            .doUpdateSet({ holder, lease_until: until, process })
            .where((eb) =>
              eb.or([
                eb('telegram_poller.holder', '=', holder),
                eb('telegram_poller.lease_until', '<', sql<string>`now()`),
              ]),
            ),
        )
        .executeTakeFirst();
      return taken.numInsertedOrUpdatedRows === 1n;
    },

    release: async (botId, holder) => {
      await db
        .deleteFrom('telegram_poller')
        .where('bot_id', '=', botId)
        .where('holder', '=', holder)
        .execute();
    },
  };
}
