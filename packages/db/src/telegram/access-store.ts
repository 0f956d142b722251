import { type Kysely, sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';
import type { Schema } from '../connection/schema.ts';

export type Role = 'owner' | 'member' | 'stranger';

/** Who may talk to the bot, where the environment leaves it to the owner. */
export interface AccessStore {
  role(botId: number, userId: number): Promise<Role | null>;
  /** Makes this person the owner if the bot has none; says whether they are the owner now. */
  claimOwnership(botId: number, userId: number): Promise<boolean>;
  /** Keeps the hash of an invitation that is good for `hours`, once. */
  invite(botId: number, secretHash: string, hours: number): Promise<void>;
  /** Admits the person who brings the secret of this hash; false when it is unknown, used or too old. */
  redeem(botId: number, userId: number, secretHash: string): Promise<boolean>;
}

/** Notes a stranger who is told so, as part of the statement that ends their update. */
export function strangerWrite(botId: number, userId: number): AttachedWrite {
  const statement = sql`insert into telegram_access (bot_id, user_id, role)
    values (${botId}::bigint, ${userId}::bigint, 'stranger') on conflict do nothing`;
  return { ctes: [{ name: 'stranger', statement }] };
}

export function createAccessStore(db: Kysely<Schema>): AccessStore {
  async function roleOf(botId: number, userId: number): Promise<Role | null> {
    const row = await db
      .selectFrom('telegram_access')
      .select('role')
      .where('bot_id', '=', botId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.role ?? null;
  }

  return {
    role: roleOf,

    claimOwnership: async (botId, userId) => {
      try {
        await sql`insert into telegram_access as a (bot_id, user_id, role)
            select ${botId}::bigint, ${userId}::bigint, 'owner'
            where not exists (select from telegram_access o
              where o.bot_id = ${botId}::bigint and o.role = 'owner')
            on conflict (bot_id, user_id) do update set role = 'owner'
              where a.role = 'stranger'`.execute(db);
      } catch (error) {
        // The unique index on owners settles two first /start at once.
        if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') throw error;
      }
      return (await roleOf(botId, userId)) === 'owner';
    },

    invite: async (botId, secretHash, hours) => {
      await db
        .insertInto('telegram_invite')
        .values({
          bot_id: botId,
          secret_hash: secretHash,
          expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
          used_by: null,
        })
        .execute();
    },

    redeem: (botId, userId, secretHash) =>
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
  };
}
