import { AGENTS_DOOR } from '@planerka/plan';
import type { PlanTransaction, SuggestionFacts } from '@planerka/runtime';
import { sql } from 'kysely';
import { z } from 'zod';
import { firstRow } from '../connection/read-rows.ts';
import { instantFromJson } from '../connection/value-parsers.ts';
import { dayLoads } from '../conversation/read-load.ts';
import { OPEN } from '../conversation/read-tasks.ts';
import { uuids } from '../objects/query-parts.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

const PROJECTS_MAX = 200;
const HIGH_MAX = 50;
const ALIKE_MAX = 10;
const CATEGORIZED_MAX = 100;

const Instant = z.string().transform(instantFromJson);
const Facts = z.object({
  timezone: z.string(),
  history: z
    .array(z.object({ task_id: z.uuid(), moved_times: z.int(), touched_at: Instant }))
    .nullable(),
  projects: z
    .array(z.object({ project_id: z.uuid(), number: z.int(), title: z.string() }))
    .nullable(),
  high: z.array(z.int()).nullable(),
  alike: z
    .array(z.object({ number: z.int(), title: z.string(), parent_id: z.uuid().nullable() }))
    .nullable(),
  added: z
    .array(z.object({ number: z.int(), project_id: z.uuid().nullable(), created_at: Instant }))
    .nullable(),
  categorized: z.array(z.object({ title: z.string(), category: z.string().nullable() })).nullable(),
});

/** What the rules over the plan look at: one statement, and those of the days where they are asked for. */
export function suggestionFacts({ db, workspaceId }: WorkspaceDb) {
  return {
    async suggestionFacts({ tasks, recentTaskIds, since, days }) {
      const inWorkspace = sql`t.workspace_id = w.workspace_id`;
      const ids = uuids(tasks.map(({ task_id: id }) => id));
      const titles = sql`${tasks.map(({ title }) => title)}::text[]`;
      const query = sql<Readonly<Record<string, unknown>>>`select w.timezone,
          (select jsonb_agg(h) from (select i.id as task_id,
              count(*) filter (where j.type = 'rescheduled' and j.action = 'do'
                and j.door <> ${AGENTS_DOOR} and j.at >= ${since}::timestamptz)::int as moved_times,
              max(j.at) as touched_at
            from unnest(${ids}) i (id) join journal j on j.workspace_id = w.workspace_id
              and j.object_id = i.id and j.object_kind = 'task' group by i.id) h) as history,
          (select jsonb_agg(p) from (select t.project_id, t.number, t.title from project t
            where ${inWorkspace} and t.deleted_at is null and t.status = 'active'
            order by t.number desc limit ${sql.lit(PROJECTS_MAX)}) p) as projects,
          (select jsonb_agg(h.number) from (select t.number from task t
            where ${inWorkspace} and ${OPEN} and t.priority = 'high'
            order by t.number limit ${sql.lit(HIGH_MAX)}) h) as high,
          (select jsonb_agg(a) from unnest(${titles}) g (title) cross join lateral (
            select t.number, t.title, t.parent_id from task t
            where ${inWorkspace} and ${OPEN}
              and md5(title_words(t.title)::text) = md5(title_words(g.title)::text)
            order by t.number limit ${sql.lit(ALIKE_MAX)}) a) as alike,
          (select jsonb_agg(n) from (select t.number, t.project_id, t.created_at from task t
            where ${inWorkspace} and t.task_id = any(${uuids(recentTaskIds)})
              and t.deleted_at is null order by t.number desc) n) as added,
          (select jsonb_agg(c) from (select t.title, t.category from task t
            where ${inWorkspace} and t.category is not null and t.deleted_at is null
            order by t.number desc limit ${sql.lit(CATEGORIZED_MAX)}) c) as categorized
        from workspace w where w.workspace_id = ${workspaceId}::uuid`;
      const found = Facts.parse(await firstRow(db, query));
      const { timezone: zone } = found;
      return {
        history: found.history ?? [],
        projects: found.projects ?? [],
        high: found.high ?? [],
        alike: found.alike ?? [],
        added: found.added ?? [],
        categorized: found.categorized ?? [],
        days: days === null ? [] : await dayLoads(db, workspaceId, days, { now: days.now, zone }),
      } satisfies SuggestionFacts;
    },
  } satisfies Partial<PlanTransaction>;
}
