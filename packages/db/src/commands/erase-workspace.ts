import type { Kysely } from 'kysely';
import type { Schema } from '../connection/schema.ts';

const TABLES = [
  'idempotency_key',
  'agent_request',
  'agent_focus',
  'snapshot',
  'memo',
  'journal',
  'clarification',
  'thread_context',
  'thread_pin',
  'workroom',
  'reminder',
  'reminder_owed',
  'digest',
  'timeblock',
  'task',
  'project',
  'agent_token',
  'workspace_alias',
  'chat_workspace',
  'workspace',
] as const;

/** Removes every row of a workspace, its journal included, inside the caller's transaction. */
export async function eraseWorkspace(trx: Kysely<Schema>, workspaceId: string): Promise<void> {
  await trx
    .selectFrom('workspace')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .execute();
  for (const table of TABLES) {
    await trx.deleteFrom(table).where('workspace_id', '=', workspaceId).execute();
  }
}
