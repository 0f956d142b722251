import type { Snapshot } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { OPEN } from '../conversation/read-tasks.ts';
import { readList } from '../objects/rows.ts';
import { instantFromJson } from '../connection/value-parsers.ts';
import { pastRows, readPast } from './suggestion-reads.ts';

const ALIKE_MAX = 10;
/** A rule looks at the two tasks that were added before. */
const NEIGHBOURS_MAX = 3;

/** What suggesting about tasks of these titles looks at, as an expression over the workspace `w`. */
export function suggestibleColumn(
  titles: readonly string[],
  { thread, actor }: { readonly thread: string; readonly actor: string },
): RawBuilder<unknown> {
  const added = sql`select t.number, t.project_id, t.created_at from thread_context m
    cross join unnest(m.recent_task_ids[1:${sql.lit(NEIGHBOURS_MAX)}]) r (task_id)
    join task t on t.workspace_id = m.workspace_id and t.task_id = r.task_id
    where m.workspace_id = w.workspace_id and m.thread = ${thread} and t.deleted_at is null`;
  return sql`jsonb_build_object(
    'past', (select jsonb_agg(to_jsonb(s)) from (${pastRows(sql`w.workspace_id`, actor)}) s),
    'alike', (select jsonb_agg(a) from unnest(${[...titles]}::text[]) g (title)
      cross join lateral (select t.number, t.title, t.parent_id from task t
        where t.workspace_id = w.workspace_id and ${OPEN}
          and md5(title_words(t.title)::text) = md5(title_words(g.title)::text)
        order by t.number limit ${sql.lit(ALIKE_MAX)}) a),
    'added', (select jsonb_agg(n) from (${added}) n),
    'projects', (select jsonb_agg(p) from (select t.project_id, t.number, t.title from project t
      where t.workspace_id = w.workspace_id and t.deleted_at is null and t.status = 'active'
        and t.project_id in (select n.project_id from (${added}) n)) p))`;
}

const Found = z.object({
  past: z.unknown(),
  alike: z
    .array(z.object({ number: z.int(), title: z.string(), parent_id: z.uuid().nullable() }))
    .nullable(),
  added: z
    .array(
      z.object({
        number: z.int(),
        project_id: z.uuid().nullable(),
        created_at: z.string().transform(instantFromJson),
      }),
    )
    .nullable(),
  projects: z
    .array(z.object({ project_id: z.uuid(), number: z.int(), title: z.string() }))
    .nullable(),
});

/** What `suggestibleColumn` has brought. */
export function readSuggestible(json: unknown): NonNullable<Snapshot['suggestible']> {
  const { past, alike, added, projects } = Found.parse(json);
  return {
    past: readList(past, readPast),
    alike: alike ?? [],
    added: added ?? [],
    projects: projects ?? [],
  };
}
