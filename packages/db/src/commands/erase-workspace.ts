import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { objectTables, WORKSPACE_KINDS } from '../objects/object-tables.ts';

/** What belongs to others goes before them: the last of the kinds first, the workspace at the end. */
const TABLES = [
  'idempotency_key',
  'agent_request',
  'agent_burst',
  'agent_focus',
  'agent_claim',
  'snapshot',
  'journal',
  'clarification',
  'change_set_op',
  'change_set',
  'suggestion',
  'suggestion_set',
  'thread_context',
  'reminder',
  'reminder_owed',
  'digest',
  ...[...WORKSPACE_KINDS].reverse().map((kind) => objectTables[kind].table),
  'agent_token',
  'workspace_alias',
  'chat_workspace',
  'workspace',
] as const;

/**
 * Removes every row of a workspace, its journal included, and what the queue was to do about it,
 * inside the caller's transaction.
 */
export async function eraseWorkspace(trx: Kysely<Schema>, workspaceId: string): Promise<void> {
  await trx
    .selectFrom('workspace')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .execute();
  await sql`select graphile_worker.remove_job(j.key) from graphile_worker.jobs j
    where starts_with(j.key, ${`remind:${workspaceId}:`})
      or starts_with(j.key, ${`digest:${workspaceId}:`})
      or starts_with(j.key, ${`burst:${workspaceId}:`})
      or starts_with(j.key, ${`change_set:${workspaceId}:`})
      or j.key in (select 'expire_draft:' || c.draft_id from clarification c
        where c.workspace_id = ${workspaceId}::uuid)`.execute(trx);
  for (const table of TABLES) {
    await trx.deleteFrom(table).where('workspace_id', '=', workspaceId).execute();
  }
}
