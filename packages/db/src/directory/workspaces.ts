import type { InsertResult, Kysely } from 'kysely';
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
  /** A group became a supergroup: its new id leads to the same plan. */
  chatMigrated(botId: number, fromChatId: number, toChatId: number): Promise<void>;
}

type Find = (trx: Kysely<Schema>) => Promise<{ workspace_id: string } | undefined>;
type Link = (trx: Kysely<Schema>, workspaceId: string) => Promise<InsertResult>;

export function createWorkspaceDirectory(
  db: Kysely<Schema>,
  newId: () => string,
): WorkspaceDirectory {
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
    forChat: (botId, chatId, fresh) =>
      findOrCreate(
        (trx) =>
          trx
            .selectFrom('chat_workspace')
            .select('workspace_id')
            .where('bot_id', '=', botId)
            .where('chat_id', '=', chatId)
            .executeTakeFirst(),
        (trx, workspaceId) =>
          trx
            .insertInto('chat_workspace')
            .values({ bot_id: botId, chat_id: chatId, workspace_id: workspaceId })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst(),
        fresh,
      ),

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

    chatMigrated: async (botId, fromChatId, toChatId) => {
      await db
        .insertInto('chat_workspace')
        .columns(['bot_id', 'chat_id', 'workspace_id'])
        .expression((eb) =>
          eb
            .selectFrom('chat_workspace')
            .select(['bot_id', eb.val(toChatId).as('chat_id'), 'workspace_id'])
            .where('bot_id', '=', botId)
            .where('chat_id', '=', fromChatId),
        )
        .onConflict((conflict) =>
          conflict.columns(['bot_id', 'chat_id']).doUpdateSet((eb) => ({
            workspace_id: eb.ref('excluded.workspace_id'),
          })),
        )
        .execute();
    },
  };
}
