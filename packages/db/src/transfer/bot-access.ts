import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import type { BotAccess } from './workspace-export.ts';

/** Who may talk to a bot. Strangers and the removed are not carried: they are only told so again. */
export async function accessOf(trx: Kysely<Schema>, botId: number): Promise<BotAccess> {
  const members = await trx
    .selectFrom('telegram_access')
    .select(['user_id', 'role', 'since'])
    .where('bot_id', '=', botId)
    .orderBy('user_id')
    .execute();
  const invitations = await trx
    .selectFrom('telegram_invite')
    .select(['secret_hash', 'created_at', 'expires_at', 'used_by', 'admits'])
    .where('bot_id', '=', botId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('secret_hash')
    .execute();
  return {
    bot_id: botId,
    members: members.flatMap(({ role, ...one }) =>
      role === 'owner' || role === 'member' ? [{ ...one, role }] : [],
    ),
    invitations,
  };
}

/**
 * Brings access back. A bot that has an owner keeps them: another one in the file comes as a member,
 * and is named in the answer.
 */
export async function importAccess(
  trx: Kysely<Schema>,
  access: readonly BotAccess[],
): Promise<Array<{ readonly bot_id: number; readonly user_id: number }>> {
  const second: Array<{ readonly bot_id: number; readonly user_id: number }> = [];
  for (const { bot_id: botId, members, invitations } of access) {
    const present = await trx
      .selectFrom('telegram_access')
      .select('user_id')
      .where('bot_id', '=', botId)
      .where('role', '=', 'owner')
      .executeTakeFirst();
    for (const { user_id: userId, role, since } of members) {
      const isSecond = role === 'owner' && present !== undefined && present.user_id !== userId;
      if (isSecond) second.push({ bot_id: botId, user_id: userId });
      await sql`insert into telegram_access as a (bot_id, user_id, role, since)
          values (${botId}::bigint, ${userId}::bigint, ${isSecond ? 'member' : role}, ${since}::timestamptz)
        on conflict (bot_id, user_id) do update set role = excluded.role
          where a.role = 'stranger' or excluded.role = 'owner'`.execute(trx);
    }
    for (const invitation of invitations) {
      await trx
        .insertInto('telegram_invite')
        .values({ bot_id: botId, ...invitation })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  return second;
}
