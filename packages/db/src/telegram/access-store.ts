import { type Kysely, sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';
import type { Schema } from '../connection/schema.ts';

export type AccessRole = 'owner' | 'member' | 'stranger' | 'removed';

/** What an invitation makes of a person. */
export type Admitted = Exclude<AccessRole, 'stranger' | 'removed'>;

/** Who may talk to the bot, where the environment leaves it to the owner. */
export interface AccessStore {
  role(botId: number, userId: number): Promise<AccessRole | null>;
  /** Has the bot an owner? */
  isOwned(botId: number): Promise<boolean>;
  /** Keeps the hash of an invitation that is good for `hours`, once, and makes whoever brings it `as`. */
  invite(botId: number, secretHash: string, hours: number, as: Admitted): Promise<void>;
  /**
   * Admits the person who brings the secret of this hash, and says as what; null when it is unknown,
   * used or too old, or makes an owner of a bot that has one.
   */
  redeem(botId: number, userId: number, secretHash: string): Promise<Admitted | null>;
}

/** Notes a stranger who is told so, as part of the statement that ends their update. */
export function strangerWrite(botId: number, userId: number): AttachedWrite {
  const statement = sql`insert into telegram_access (bot_id, user_id, role)
    values (${botId}::bigint, ${userId}::bigint, 'stranger') on conflict do nothing`;
  return { ctes: [{ name: 'stranger', statement }] };
}

export function createAccessStore(db: Kysely<Schema>): AccessStore {
  async function roleOf(botId: number, userId: number): Promise<AccessRole | null> {
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

    isOwned: async (botId) => {
      const owner = await db
        .selectFrom('telegram_access')
        .select('user_id')
        .where('bot_id', '=', botId)
        .where('role', '=', 'owner')
        .executeTakeFirst();
      return owner !== undefined;
    },

    invite: async (botId, secretHash, hours, as) => {
      await db
        .insertInto('telegram_invite')
        .values({
          bot_id: botId,
          secret_hash: secretHash,
          expires_at: sql<string>`now() + make_interval(hours => ${hours})`,
          used_by: null,
          admits: as,
        })
        .execute();
    },

    redeem: async (botId, userId, secretHash) => {
      try {
        return await db.transaction().execute((trx) => redeemed(trx, botId, userId, secretHash));
      } catch (error) {
        // The unique index on owners settles two owner codes at once.
        if (error instanceof Error && 'code' in error && error.code === '23505') return null;
        throw error;
      }
    },
  };
}

async function redeemed(
  trx: Kysely<Schema>,
  botId: number,
  userId: number,
  secretHash: string,
): Promise<Admitted | null> {
  const used = await trx
    .updateTable('telegram_invite')
    .set({ used_by: userId })
    .where('bot_id', '=', botId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', sql<string>`now()`)
    .where((eb) => eb.or([eb('used_by', 'is', null), eb('used_by', '=', userId)]))
    .where(
      sql<boolean>`(admits = 'member' or not exists (select from telegram_access o
        where o.bot_id = ${botId}::bigint and o.role = 'owner' and o.user_id <> ${userId}::bigint))`,
    )
    .returning('admits')
    .executeTakeFirst();
  if (!used) return null;
  const { admits } = used;
  await sql`insert into telegram_access as a (bot_id, user_id, role)
      values (${botId}::bigint, ${userId}::bigint, ${admits})
    on conflict (bot_id, user_id) do update set role = excluded.role
      where a.role in ('stranger', 'removed') or excluded.role = 'owner'`.execute(trx);
  return admits;
}
