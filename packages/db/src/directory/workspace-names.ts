import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';

/** What became of a wish to name a workspace. */
export type NamingResult = 'added' | 'already' | 'taken';

/** The names (`acme/repo`) by which agents know workspaces. Agents themselves never make one. */
export interface WorkspaceNames {
  /** The workspace of a name, or null. */
  find(name: string): Promise<string | null>;
  /** Every name with its workspace, in order; of one workspace only, if it is given. */
  list(workspaceId?: string): Promise<Array<{ name: string; workspace_id: string }>>;
  /** `taken`: it leads to another workspace, and still does. */
  add(name: string, workspaceId: string): Promise<NamingResult>;
  /** The workspace stays; false when there is no such name, in this workspace if one is given. */
  remove(name: string, workspaceId?: string): Promise<boolean>;
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._/@-]{0,99}$/u;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Letters, digits and `. _ / @ -`, up to 100, beginning with a letter or a digit; not a uuid. */
export function isWorkspaceName(name: string): boolean {
  return NAME.test(name) && !UUID.test(name);
}

export function createWorkspaceNames(db: Kysely<Schema>): WorkspaceNames {
  const find = async (name: string): Promise<string | null> => {
    const row = await db
      .selectFrom('workspace_alias')
      .select('workspace_id')
      .where('alias', '=', name)
      .executeTakeFirst();
    return row?.workspace_id ?? null;
  };

  return {
    find: (name) => find(name),

    list: (workspaceId) => {
      const all = db
        .selectFrom('workspace_alias')
        .select(['alias as name', 'workspace_id'])
        .orderBy('alias');
      return (
        workspaceId === undefined ? all : all.where('workspace_id', '=', workspaceId)
      ).execute();
    },

    add: async (name, workspaceId) => {
      const added = await db
        .insertInto('workspace_alias')
        .values({ alias: name, workspace_id: workspaceId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 1n) return 'added';
      return (await find(name)) === workspaceId ? 'already' : 'taken';
    },

    remove: async (name, workspaceId) => {
      const named = db.deleteFrom('workspace_alias').where('alias', '=', name);
      const gone = await (workspaceId === undefined
        ? named
        : named.where('workspace_id', '=', workspaceId)
      ).executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },
  };
}
