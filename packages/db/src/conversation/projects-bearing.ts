import { type Kysely, sql } from 'kysely';
import { readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { everyWord } from '../objects/query-parts.ts';

/** Active projects whose title bears every one of the words; a workspace has few. */
export async function projectsBearing(
  db: Kysely<Schema>,
  workspaceId: string,
  words: string,
): Promise<string[]> {
  const bearing = sql<{ project_id: string }>`select p.project_id from project p
    where p.workspace_id = ${workspaceId}::uuid and p.deleted_at is null and p.status = 'active'
      and title_words(p.title) @@ ${everyWord(words)}`;
  return await readRows(db, bearing, (row) => row.project_id);
}
