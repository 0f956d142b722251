import type { SuggestionCounts } from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import { allRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** Undone so soon, it was no good suggestion. */
const AT_ONCE = sql`interval '10 minutes'`;

export interface SuggestionStats {
  /**
   * What became of the suggestions made since then, by surface and type: of one workspace, or of all
   * with null.
   */
  counts(since: string, workspaceId: string | null): Promise<SuggestionCounts[]>;
}

export function createSuggestionStats(db: Kysely<Schema>): SuggestionStats {
  return {
    counts: (since, workspaceId) =>
      allRows(
        db,
        sql<SuggestionCounts>`select s.surface, s.type, count(*)::int as offered,
            count(s.shown_at)::int as shown,
            count(*) filter (where s.state = 'accepted')::int as accepted,
            count(*) filter (where s.state = 'rejected')::int as rejected,
            count(*) filter (where exists (select from journal j
              where j.workspace_id = s.workspace_id and j.target_change_id = s.change_id
                and j.action = 'undo' and j.at <= s.decided_at + ${AT_ONCE}))::int as reverted
          from suggestion s
          where s.created_at >= ${since}::timestamptz
            ${workspaceId === null ? sql`` : sql`and s.workspace_id = ${workspaceId}::uuid`}
          group by s.surface, s.type order by s.surface, s.type`,
      ),
  };
}
