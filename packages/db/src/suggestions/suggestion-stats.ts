import type { SuggestionCounts } from '@planerka/plan';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnNamed } from '../connection/names.ts';
import { allRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';

/** Undone so soon, it was no good suggestion. */
const AT_ONCE = sql`interval '10 minutes'`;

export interface SuggestionStats {
  /**
   * What became of the suggestions made since then and of the plans of a day, by surface and type: of
   * one workspace, or of all with null.
   */
  counts(since: string, workspaceId: string | null): Promise<SuggestionCounts[]>;
}

export function createSuggestionStats(db: Kysely<Schema>): SuggestionStats {
  return {
    counts: (since, workspaceId) => {
      const from = (created: string): RawBuilder<unknown> => sql`where
        s.${columnNamed(created)} >= ${since}::timestamptz
        ${workspaceId === null ? sql`` : sql`and s.workspace_id = ${workspaceId}::uuid`}`;
      return allRows(
        db,
        sql<SuggestionCounts>`select m.surface, m.type, count(*)::int as offered,
            (count(*) filter (where m.is_shown))::int as shown,
            (count(*) filter (where m.state = 'accepted'))::int as accepted,
            (count(*) filter (where m.state = 'rejected'))::int as rejected,
            (count(*) filter (where exists (select from journal j
              where j.workspace_id = m.workspace_id and j.target_change_id = m.change_id
                and j.action = 'undo' and j.at <= m.decided_at + ${AT_ONCE})))::int as reverted
          from (
            select s.workspace_id, s.surface, s.type, s.shown_at is not null as is_shown, s.state,
              s.change_id, s.decided_at
            from suggestion s ${from('created_at')}
            union all
            select s.workspace_id, s.surface, 'day_plan', true, s.plan_preview->>'state',
              (s.plan_preview->>'change_id')::uuid, (s.plan_preview->>'decided_at')::timestamptz
            from suggestion_set s ${from('generated_at')} and s.plan_preview is not null
          ) m
          group by m.surface, m.type order by m.surface, m.type`,
      );
    },
  };
}
