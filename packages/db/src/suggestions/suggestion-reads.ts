import {
  AdvisedDay,
  type PendingQuery,
  PendingSuggestion,
  type PlanTransaction,
} from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { firstRow, type Row, readRows } from '../connection/read-rows.ts';
import { uuids } from '../objects/query-parts.ts';
import { readSuggestion, readSuggestionJson, readSuggestionSet } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { decidedRows, readDecided } from './silence-reads.ts';

/** The actor of an agent that came with a key. */
const KEYED = '^agent:[0-9a-f]{8}-';

const Answered = z.object({
  question_id: z.string(),
  given_id: z.string(),
  task: z.int().nullable(),
  answer: z.string(),
  answered_at: z.string(),
});

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

    decidedSuggestions: ({ actor, surface, now }) =>
      readRows(db, decidedRows(sql`${workspaceId}::uuid`, { actor, surface, now }), readDecided),

    answeredQuestions: ({ agent, since, limit }) =>
      readRows(
        db,
        sql<Row>`select s.payload->>'questionId' as question_id, s.given_id, t.number as task,
            s.answer, s.decided_at as answered_at
          from suggestion s
          join suggestion_set b on b.workspace_id = s.workspace_id and b.set_id = s.set_id
          left join task t on t.workspace_id = s.workspace_id and t.task_id = s.task_id
          where s.workspace_id = ${workspaceId}::uuid and s.answer is not null
            and s.decided_at >= ${since}::timestamptz and b.agent = ${agent}
          order by s.decided_at desc, s.suggestion_id limit ${limit}`,
        (row) => Answered.parse(row),
      ),

    async newestDayPlan({ actor, thread }) {
      const query = sql<{ readonly set_id: string }>`select set_id from suggestion_set
        where workspace_id = ${workspaceId}::uuid and actor = ${actor} and thread = ${thread}
          and day_on is not null
        order by generated_at desc, set_id desc limit 1`;
      return (await firstRow(db, query))?.set_id ?? null;
    },

    async advisedDay(day) {
      const query = sql<Row>`select b.agent_preview as preview,
          coalesce(t.name, case when b.agent !~ ${KEYED} then substr(b.agent, 7) end) as agent
        from suggestion_set b
        left join agent_token t on t.workspace_id = b.workspace_id
          and 'agent:' || t.token_id = b.agent
        where b.workspace_id = ${workspaceId}::uuid and b.day_on = ${day}
          and b.agent_preview is not null
        order by b.generated_at desc, b.set_id desc limit 1`;
      const [found = null] = await readRows(db, query, (row) => AdvisedDay.parse(row));
      return found;
    },

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
