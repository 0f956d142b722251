import { type Kysely, sql } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';

export type Role = 'owner' | 'member' | 'stranger';

/** Who may talk to the bot, where the environment leaves it to the owner. */
export interface AccessStore {
  role(botId: number, userId: number): Promise<Role | null>;
  /** Makes this person the owner if the bot has none; says whether they are the owner now. */
  claimOwnership(botId: number, userId: number): Promise<boolean>;
  /** Notes a stranger who has been told; false when they had been told before. */
  rememberStranger(botId: number, userId: number): Promise<boolean>;
  /** Keeps the hash of an invitation that is good for `hours`, once. */
  invite(botId: number, secretHash: string, hours: number): Promise<void>;
  /** Admits the person who brings the secret of this hash; false when it is unknown, used or too old. */
  redeem(botId: number, userId: number, secretHash: string): Promise<boolean>;
}

export function createAccessStore(db: Kysely<Schema>): AccessStore {
  return {
    role: (botId, userId) =>
      guarded(async () => {
        const row = await db
          .selectFrom('telegram_access')
          .select('role')
          .where('bot_id', '=', botId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        return row?.role ?? null;
      }),

    claimOwnership: (botId, userId) =>
      guarded(async () => {
        await db
          .insertInto('telegram_access')
          .values({ bot_id: botId, user_id: userId, role: 'stranger' })
          .onConflict((conflict) => conflict.columns(['bot_id', 'user_id']).doNothing())
          .execute();
        try {
          await db
            .updateTable('telegram_access')
            .set({ role: 'owner' })
            .where('bot_id', '=', botId)
            .where('user_id', '=', userId)
            .where((eb) =>
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('telegram_access')
                    .select('user_id')
                    .where('bot_id', '=', botId)
                    .where('role', '=', 'owner'),
                ),
              ),
            )
            .execute();
        } catch (error) {
          // The unique index on owners settles two first /start at once.
          if (!(error instanceof Error) || !('code' in error) || error.code !== '23505')
            throw error;
        }
        const row = await db
          .selectFrom('telegram_access')
          .select('role')
          .where('bot_id', '=', botId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        return row?.role === 'owner';
      }),

    rememberStranger: (botId, userId) =>
      guarded(async () => {
        const added = await db
          .insertInto('telegram_access')
          .values({ bot_id: botId, user_id: userId, role: 'stranger' })
          .onConflict((conflict) => conflict.columns(['bot_id', 'user_id']).doNothing())
          .executeTakeFirst();
        return added.numInsertedOrUpdatedRows === 1n;
      }),

    invite: (botId, secretHash, hours) =>
      guarded(async () => {
        await db
          .insertInto('telegram_invite')
          .values({
            bot_id: botId,
            secret_hash: secretHash,
            expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
            used_by: null,
          })
          .execute();
      }),

    redeem: (botId, userId, secretHash) =>
      guarded(() =>
        db.transaction().execute(async (trx) => {
          const used = await trx
            .updateTable('telegram_invite')
            .set({ used_by: userId })
            .where('bot_id', '=', botId)
            .where('secret_hash', '=', secretHash)
            .where('expires_at', '>', sql<string>`now()`)
            .where((eb) => eb.or([eb('used_by', 'is', null), eb('used_by', '=', userId)]))
            .executeTakeFirst();
          if (used.numUpdatedRows === 0n) return false;
          await trx
            .insertInto('telegram_access')
            .values({ bot_id: botId, user_id: userId, role: 'member' })
            .onConflict((conflict) =>
              conflict
                .columns(['bot_id', 'user_id'])
                .doUpdateSet({ role: 'member' })
                .where('telegram_access.role', '=', 'stranger'),
            )
            .execute();
          return true;
        }),
      ),
  };
}
