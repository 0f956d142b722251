import type { Snapshot, SuggestibleQuery } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { instantFromJson } from '../connection/value-parsers.ts';
import { OPEN } from '../conversation/read-tasks.ts';
import { decidedRows, readDecided, readRuleRecord, ruleRecords } from './silence-reads.ts';

const ALIKE_MAX = 10;
/** A rule looks at the two tasks that were added before. */
const NEIGHBOURS_MAX = 3;

/** What suggesting by itself looks at, as an expression over the workspace `w`. */
export function suggestibleColumn(
  { titles, rules, now }: SuggestibleQuery,
  { thread, actor }: { readonly thread: string; readonly actor: string },
): RawBuilder<unknown> {
  const decided = decidedRows(sql`w.workspace_id`, { actor, surface: 'on_create', now });
  const records = ruleRecords(sql`w.workspace_id`, { actor, rules, now });
  // As one array the ids are looked up in the key's index; joined, all tasks of the workspace are read.
  const added = sql`select t.number, t.project_id, t.created_at from task t
    where t.workspace_id = w.workspace_id and t.deleted_at is null and t.task_id = any((
      select m.recent_task_ids[1:${sql.lit(NEIGHBOURS_MAX)}] from thread_context m
      where m.workspace_id = w.workspace_id and m.thread = ${thread})::uuid[])`;
  return sql`(with added as materialized (${added}) select jsonb_build_object(
    'decided', (select jsonb_agg(to_jsonb(d)) from (${decided}) d),
    'records', (select jsonb_agg(to_jsonb(l)) from (${records}) l),
    'alike', (select jsonb_agg(a) from unnest(${[...titles]}::text[]) g (title)
      cross join lateral (select t.number, t.title, t.parent_id from task t
        where t.workspace_id = w.workspace_id and ${OPEN}
          and md5(title_words(t.title)::text) = md5(title_words(g.title)::text)
        order by t.number limit ${sql.lit(ALIKE_MAX)}) a),
    'added', (select jsonb_agg(n) from added n),
    'projects', (select jsonb_agg(p) from (select t.project_id, t.number, t.title from project t
      where t.workspace_id = w.workspace_id and t.deleted_at is null and t.status = 'active'
        and t.project_id in (select n.project_id from added n)) p)))`;
}

const Found = z.object({
  decided: z.array(z.unknown()).nullable(),
  records: z.array(z.unknown()).nullable(),
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
  const { decided, records, alike, added, projects } = Found.parse(json);
  return {
    decided: (decided ?? []).map(readDecided),
    records: (records ?? []).map(readRuleRecord),
    alike: alike ?? [],
    added: added ?? [],
    projects: projects ?? [],
  };
}
