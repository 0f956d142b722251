import { type InsertResult, type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';

export interface NewWorkspace {
  readonly kind: 'personal' | 'group' | 'agents';
  readonly timezone: string;
  readonly created_at: string;
}

/** Which workspace a chat or a name belongs to; one is made where there is none. */
export interface WorkspaceDirectory {
  forChat(botId: number, chatId: number, fresh: NewWorkspace): Promise<string>;
  forAlias(alias: string, fresh: NewWorkspace): Promise<string>;
  /**
   * A group became a supergroup: from now on both ids lead to one plan, also when neither has any yet.
   * To be noted before anything of the new chat is carried out; noting it again changes nothing.
   */
  chatMigrated(botId: number, fromChatId: number, toChatId: number): Promise<void>;
}

type Db = Kysely<Schema>;
type Find = (trx: Db) => Promise<{ workspace_id: string } | undefined>;
type Link = (trx: Db, workspaceId: string) => Promise<InsertResult>;

export function createWorkspaceDirectory(db: Db, newId: () => string): WorkspaceDirectory {
  /** Two processes may meet the same new chat at once: whoever links second takes the first's. */
  async function findOrCreate(find: Find, link: Link, fresh: NewWorkspace): Promise<string> {
    const known = await find(db);
    if (known) return known.workspace_id;
    return await db.transaction().execute(async (trx) => {
      const workspaceId = newId();
      await trx
        .insertInto('workspace')
        .values({ workspace_id: workspaceId, ...fresh })
        .execute();
      const linked = await link(trx, workspaceId);
      if (linked.numInsertedOrUpdatedRows === 1n) return workspaceId;
      await trx.deleteFrom('workspace').where('workspace_id', '=', workspaceId).execute();
      return (await find(trx))?.workspace_id ?? workspaceId;
    });
  }

  return {
    forChat: async (botId, chatId, fresh) => {
      const known = await workspaceOf(db, botId, chatId);
      if (known !== null) return known;
      return await db.transaction().execute(async (trx) => {
        await lockChat(trx, botId, chatId);
        const twins = await twinsOf(trx, botId, chatId);
        // The lock of the id that both chats will have at last: the two never make a plan each.
        for (const twin of twins) if (twin.isNewer) await lockChat(trx, botId, twin.chatId);
        for (const each of [chatId, ...twins.map((twin) => twin.chatId)]) {
          const shared = await workspaceOf(trx, botId, each);
          if (shared === null) continue;
          await linkChat(trx, botId, chatId, shared);
          return shared;
        }
        const workspaceId = newId();
        await trx
          .insertInto('workspace')
          .values({ workspace_id: workspaceId, ...fresh })
          .execute();
        await linkChat(trx, botId, chatId, workspaceId);
        return workspaceId;
      });
    },

    forAlias: (alias, fresh) =>
      findOrCreate(
        (trx) =>
          trx
            .selectFrom('workspace_alias')
            .select('workspace_id')
            .where('alias', '=', alias)
            .executeTakeFirst(),
        (trx, workspaceId) =>
          trx
            .insertInto('workspace_alias')
            .values({ alias, workspace_id: workspaceId })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst(),
        fresh,
      ),

    chatMigrated: (botId, fromChatId, toChatId) =>
      db.transaction().execute(async (trx) => {
        await lockChat(trx, botId, fromChatId);
        await lockChat(trx, botId, toChatId);
        await trx
          .insertInto('telegram_chat_move')
          .values({ bot_id: botId, from_chat_id: fromChatId, to_chat_id: toChatId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const [from, to] = [
          await workspaceOf(trx, botId, fromChatId),
          await workspaceOf(trx, botId, toChatId),
        ];
        if (from === null && to !== null) await linkChat(trx, botId, fromChatId, to);
        if (from === null || from === to) return;
        // The old chat's plan is the group's, but an empty one never takes the place of a full one.
        if (to !== null && (await isEmpty(trx, from)) && !(await isEmpty(trx, to))) {
          await linkChat(trx, botId, fromChatId, to);
        } else {
          await linkChat(trx, botId, toChatId, from);
        }
      }),
  };
}

async function workspaceOf(trx: Db, botId: number, chatId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('chat_workspace')
    .select('workspace_id')
    .where('bot_id', '=', botId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
  return row?.workspace_id ?? null;
}

/** Held to the end of the transaction; always the older chat's before the newer's. */
async function lockChat(trx: Db, botId: number, chatId: number): Promise<void> {
  const key = `planerka chat ${botId}:${chatId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`.execute(trx);
}

/** The ids under which Telegram knew this chat before, or knows it since. */
async function twinsOf(
  trx: Db,
  botId: number,
  chatId: number,
): Promise<Array<{ readonly chatId: number; readonly isNewer: boolean }>> {
  const rows = await trx
    .selectFrom('telegram_chat_move')
    .select(['from_chat_id', 'to_chat_id'])
    .where('bot_id', '=', botId)
    .where((eb) => eb.or([eb('from_chat_id', '=', chatId), eb('to_chat_id', '=', chatId)]))
    .execute();
  return rows.map(({ from_chat_id: from, to_chat_id: to }) => ({
    chatId: from === chatId ? to : from,
    isNewer: from === chatId,
  }));
}

async function linkChat(
  trx: Db,
  botId: number,
  chatId: number,
  workspaceId: string,
): Promise<void> {
  await trx
    .insertInto('chat_workspace')
    .values({ bot_id: botId, chat_id: chatId, workspace_id: workspaceId })
    .onConflict((conflict) =>
      conflict.columns(['bot_id', 'chat_id']).doUpdateSet({ workspace_id: workspaceId }),
    )
    .execute();
}

async function isEmpty(trx: Db, workspaceId: string): Promise<boolean> {
  const { journal_seq: seq } = await trx
    .selectFrom('workspace')
    .select('journal_seq')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(seq) === 0;
}
