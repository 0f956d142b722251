import type { Draft } from '@planerka/runtime';
import { sql } from 'kysely';
import { type Row, readRows } from '../connection/read-rows.ts';
import { readDraft } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

/** A draft in any state, whoever it belongs to. */
export async function findDraft(
  { db, workspaceId }: WorkspaceDb,
  draftId: string,
): Promise<Draft | null> {
  const query = sql<Row>`select * from clarification
    where workspace_id = ${workspaceId}::uuid and draft_id = ${draftId}::uuid`;
  const [draft = null] = await readRows(db, query, readDraft);
  return draft;
}
