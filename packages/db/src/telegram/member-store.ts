import { type Kysely, sql } from 'kysely';
import { type AttachedWrite, writeUnlessMoved } from '../connection/attached-write.ts';
import { allRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** A person whom the owner has admitted, or the owner. */
export interface Member {
  readonly user_id: number;
  readonly role: 'owner' | 'member';
  readonly since: string;
  /** When they wrote last, as far as updates are kept; null before that. */
  readonly last_at: string | null;
  /** Names of the agents whose keys they have made, or that open the plan of their own chat. */
  readonly agents: readonly string[];
}

/** The people of a bot that leaves access to its owner. */
export interface MemberStore {
  /** The owner first, then by the time of their admission. */
  list(botId: number): Promise<Member[]>;
  /** Invitations that nobody has used and that still admit. */
  openInvitations(botId: number): Promise<number>;
  /** Ends them all; says how many there were. */
  revokeInvitations(botId: number): Promise<number>;
  /**
   * Ends a member's access together with their invitations and their agents' keys, and with what tells
   * them so. Nothing comes to them by itself any more; their plan stays. False when they are no member.
   */
  remove(botId: number, userId: number, message: AttachedWrite | null): Promise<boolean>;
  /** Forgets a removal, where the environment admits the person. */
  restore(botId: number, userId: number): Promise<void>;
}

/** Keys that go with a person: those they have made, and those to the plan of their own chat. */
function keysOf(botId: ReturnType<typeof sql>, userId: ReturnType<typeof sql>) {
  return sql`t.revoked_at is null and (t.created_by = 'telegram:' || ${userId}
    or t.workspace_id in (select k.workspace_id from chat_workspace k
      where k.bot_id = ${botId} and k.chat_id = ${userId}))`;
}

const OPEN = sql`admits = 'member' and used_by is null and expires_at > now()`;

export function createMemberStore(db: Kysely<Schema>): MemberStore {
  return {
    list: (botId) =>
      allRows(
        db,
        sql<Member>`select a.user_id, a.role, a.since,
            (select max(u.received_at) from telegram_update u
              where u.bot_id = a.bot_id and u.user_id = a.user_id) as last_at,
            array(select t.name from agent_token t
              where ${keysOf(sql`a.bot_id`, sql`a.user_id`)}
              order by t.created_at, t.token_id) as agents
          from telegram_access a
          where a.bot_id = ${botId} and a.role in ('owner', 'member')
          order by a.role <> 'owner', a.since, a.user_id`,
      ),

    openInvitations: async (botId) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from telegram_invite where bot_id = ${botId} and ${OPEN}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    revokeInvitations: async (botId) => {
      const { numAffectedRows } = await sql`delete from telegram_invite
        where bot_id = ${botId} and ${OPEN}`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },

    remove: async (botId, userId, message) => {
      const bot = sql`${botId}::bigint`;
      const user = sql`${userId}::bigint`;
      const isRemoved = sql`exists (select from removed_member)`;
      const removal: AttachedWrite = {
        ctes: [
          {
            name: 'removed_member',
            statement: sql`update telegram_access set role = 'removed', since = now()
              where bot_id = ${bot} and user_id = ${user} and role = 'member' returning user_id`,
          },
          {
            // A used link admits the one who has used it again.
            name: 'removed_links',
            statement: sql`delete from telegram_invite
              where bot_id = ${bot} and used_by = ${user} and ${isRemoved}`,
          },
          {
            name: 'revoked_keys',
            statement: sql`update agent_token t set revoked_at = now()
              where ${isRemoved} and ${keysOf(bot, user)}`,
          },
          {
            name: 'silenced_chat',
            statement: sql`insert into telegram_chat (bot_id, chat_id, blocked_at)
              select ${bot}, user_id, now() from removed_member
              on conflict (bot_id, chat_id) do update set blocked_at = now()`,
          },
        ],
        required: { condition: isRemoved, otherwise: 'moved' },
      };
      return await writeUnlessMoved(db, message ? [removal, message] : [removal]);
    },

    restore: async (botId, userId) => {
      await db
        .deleteFrom('telegram_access')
        .where('bot_id', '=', botId)
        .where('user_id', '=', userId)
        .where('role', '=', 'removed')
        .execute();
    },
  };
}
