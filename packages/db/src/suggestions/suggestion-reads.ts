import {
  PastSuggestion,
  type PendingQuery,
  PendingSuggestion,
  type PlanTransaction,
} from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { readRows, type Row } from '../connection/read-rows.ts';
import { instantFromJson } from '../connection/value-parsers.ts';
import { uuids } from '../objects/query-parts.ts';
import { readSuggestion, readSuggestionJson, readSuggestionSet } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

/** As many tell when to keep silent, and which rules a person never takes. */
const PAST_MAX = 200;

/** The actor of an agent that came with a key. */
const KEYED = '^agent:[0-9a-f]{8}-';

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

/** Does a suggestion come behind this one, where the newest come first? */
function isOlder(workspaceId: string, than: string): RawBuilder<unknown> {
  return sql`and (s.created_at, -s.position, s.suggestion_id) < (
    select o.created_at, -o.position, o.suggestion_id from suggestion o
    where o.workspace_id = ${workspaceId}::uuid and o.suggestion_id = ${than}::uuid)`;
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

    pendingSuggestions: ({ now, tasks, byAgents, before, limit }: PendingQuery) =>
      readRows(
        db,
        // An agent on the same machine calls itself, the others are called as their key is.
        sql<Row>`select to_jsonb(s) as suggestion, b.source, b.agent as actor,
            coalesce(t.name, case when b.agent !~ ${KEYED} then substr(b.agent, 7) end) as name
          from suggestion s
          join suggestion_set b on b.workspace_id = s.workspace_id and b.set_id = s.set_id
          left join agent_token t on t.workspace_id = b.workspace_id
            and 'agent:' || t.token_id = b.agent
          where s.workspace_id = ${workspaceId}::uuid and s.state in ('offered', 'shown')
            and s.expires_at > ${now}::timestamptz
            ${tasks === undefined ? sql`` : sql`and s.task_id = any(${uuids(tasks)})`}
            ${byAgents === true ? sql`and s.actor is null and b.agent is not null` : sql``}
            ${before === undefined ? sql`` : isOlder(workspaceId, before)}
          order by s.created_at desc, s.position, s.suggestion_id desc limit ${limit}`,
        ({ suggestion, source, actor, name }) =>
          PendingSuggestion.parse({
            row: readSuggestionJson(suggestion),
            source,
            agent: actor === null ? null : { actor, name },
          }),
      ),

    pastSuggestions: (actor) => readRows(db, pastRows(sql`${workspaceId}::uuid`, actor), readPast),

    setsBeside: (setId) =>
      readRows(
        db,
        sql<Row>`select b.* from suggestion_set own
          join suggestion_set b on b.workspace_id = own.workspace_id and b.request_id = own.request_id
          where own.workspace_id = ${workspaceId}::uuid and own.set_id = ${setId}::uuid
          order by b.generated_at, b.set_id`,
        readSuggestionSet,
      ),

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
