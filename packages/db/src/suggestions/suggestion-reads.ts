import {
  PastSuggestion,
  type PendingQuery,
  PendingSuggestion,
  type PlanTransaction,
} from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { agentNames } from '../agents/agent-names.ts';
import { readRows, type Row } from '../connection/read-rows.ts';
import { instantFromJson } from '../connection/value-parsers.ts';
import { readSuggestion } from '../objects/rows.ts';
import { uuids } from '../objects/query-parts.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

/** As many tell when to keep silent, and which rules a person never takes. */
const PAST_MAX = 200;

/** What a person was shown lately, as rows of a query. */
export function pastRows(
  workspaceId: RawBuilder<unknown>,
  actor: string,
): RawBuilder<Readonly<Record<string, unknown>>> {
  return sql`select s.surface, s.rule, s.state, s.shown_at, s.decided_at, s.expires_at,
      (select min(j.at) from journal j where j.workspace_id = s.workspace_id
        and j.target_change_id = s.change_id and j.action = 'undo') as reverted_at
    from suggestion s
    where s.workspace_id = ${workspaceId} and s.actor = ${actor} and s.shown_at is not null
    order by s.created_at desc limit ${sql.lit(PAST_MAX)}`;
}

/** A row of `pastRows`; from JSON its instants come in PostgreSQL's own form. */
export function readPast({ shown_at, decided_at, reverted_at, expires_at, ...rest }: Row) {
  const instant = (at: unknown) => (typeof at === 'string' ? instantFromJson(at) : null);
  return PastSuggestion.parse({
    ...rest,
    shown_at: instant(shown_at),
    decided_at: instant(decided_at),
    reverted_at: instant(reverted_at),
    expires_at: instant(expires_at),
  });
}

/** The reads of what was suggested. */
export function suggestionReads({ db, workspaceId }: WorkspaceDb) {
  return {
    async suggestion(suggestionId) {
      const query = sql<Row>`select * from suggestion
        where workspace_id = ${workspaceId}::uuid and suggestion_id = ${suggestionId}::uuid`;
      const [found = null] = await readRows(db, query, readSuggestion);
      return found;
    },

    async pendingSuggestions({ now, tasks, byAgents, before, limit }: PendingQuery) {
      const found = await readRows(
        db,
        sql<Row>`select s.*, b.source as set_source, b.agent as set_agent
          from suggestion s join suggestion_set b
            on b.workspace_id = s.workspace_id and b.set_id = s.set_id
          where s.workspace_id = ${workspaceId}::uuid and s.state in ('offered', 'shown')
            and s.expires_at > ${now}::timestamptz
            ${tasks === undefined ? sql`` : sql`and s.task_id = any(${uuids(tasks)})`}
            ${byAgents === true ? sql`and b.source = 'agent'` : sql``}
            ${
              before === undefined
                ? sql``
                : sql`and (s.created_at, -s.position, s.suggestion_id) < (
                    select o.created_at, -o.position, o.suggestion_id from suggestion o
                    where o.workspace_id = s.workspace_id and o.suggestion_id = ${before}::uuid)`
            }
          order by s.created_at desc, s.position, s.suggestion_id desc limit ${limit}`,
        ({ set_source: source, set_agent: agent, ...row }) => ({ row, source, agent }),
      );
      const actors = found.flatMap(({ agent }) => (typeof agent === 'string' ? [agent] : []));
      const names = await agentNames(db, workspaceId, [...new Set(actors)]);
      return found.map(({ row, source, agent }) =>
        PendingSuggestion.parse({
          row: readSuggestion(row),
          source,
          // One whose key is gone has no other name.
          agent:
            typeof agent === 'string' ? { actor: agent, name: names.get(agent) ?? agent } : null,
        }),
      );
    },

    pastSuggestions: (actor) => readRows(db, pastRows(sql`${workspaceId}::uuid`, actor), readPast),

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
