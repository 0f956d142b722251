import type { PlanTransaction } from '@planerka/runtime';
import { sql } from 'kysely';
import { readRows, type Row } from '../connection/read-rows.ts';
import { readSuggestion } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

/** The reads of what was suggested. */
export function suggestionReads({ db, workspaceId }: WorkspaceDb) {
  return {
    async suggestion(suggestionId) {
      const query = sql<Row>`select * from suggestion
        where workspace_id = ${workspaceId}::uuid and suggestion_id = ${suggestionId}::uuid`;
      const [found = null] = await readRows(db, query, readSuggestion);
      return found;
    },

    suggestedBeside: (suggestionId) =>
      readRows(
        db,
        sql<Row>`select s.* from suggestion o
          join suggestion_set own on own.workspace_id = o.workspace_id and own.set_id = o.set_id
          join suggestion_set b on b.workspace_id = o.workspace_id and b.request_id = own.request_id
          join suggestion s on s.workspace_id = b.workspace_id and s.set_id = b.set_id
          where o.workspace_id = ${workspaceId}::uuid
            and o.suggestion_id = ${suggestionId}::uuid
          order by s.position, s.suggestion_id`,
        readSuggestion,
      ),
  } satisfies Partial<PlanTransaction>;
}
