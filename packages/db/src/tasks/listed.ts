import { SOMEDAY } from '@planerka/plan';
import type { ListQuery } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../connection/read-rows.ts';
import { everyWord, optional } from '../objects/query-parts.ts';

const OPEN = sql`('todo', 'in_progress')`;

/** Live tasks that are no steps, by number; each status by itself along its index. */
export function listedTasks(workspaceId: string, query: ListQuery): RawBuilder<Row> {
  const { statuses, after, limit } = query;
  const listed = sql`select t.* from task t where t.workspace_id = ${workspaceId}::uuid
    and t.parent_id is null and t.deleted_at is null and t.number > ${after}
    ${filters(query)}`;
  const ordered = sql`order by number limit ${limit}`;
  if (statuses === undefined) return sql<Row>`${listed} ${ordered}`;
  return sql<Row>`select own.* from unnest(${[...statuses]}::text[]) s (status)
    cross join lateral (${listed} and t.status = s.status ${ordered}) own ${ordered}`;
}

/** Live plans by number. */
export function listedProjects(
  workspaceId: string,
  { statuses, begun, text, tag, priority, after, limit }: ListQuery,
): RawBuilder<Row> {
  return sql<Row>`select t.* from project t
    where t.workspace_id = ${workspaceId}::uuid and t.deleted_at is null and t.number > ${after}
      ${optional(statuses !== undefined, sql`t.status = any(${[...(statuses ?? [])]}::text[])`)}
      ${optional(begun !== undefined, sql`t.begun = ${begun === true}`)}
      ${described({ text, tag, priority })}
    order by t.number limit ${limit}`;
}

/** What plans and tasks are found by alike. */
function described({
  text = '',
  tag = '',
  priority,
}: {
  readonly [Key in 'text' | 'tag' | 'priority']: ListQuery[Key] | undefined;
}): RawBuilder<unknown> {
  return sql`${optional(text !== '', sql`title_words(t.title) @@ ${everyWord(text)}`)}
    ${optional(tag !== '', sql`${tag} = any(t.tags)`)}
    ${optional(priority !== undefined, sql`t.priority = ${priority ?? null}`)}`;
}

function filters(query: ListQuery): RawBuilder<unknown> {
  const { project, text, tag, priority, dueBy, holder, readyFor, waiting } = query;
  return sql`${optional(project !== undefined, sql`t.project_id = ${project ?? null}::uuid`)}
    ${described({ text, tag, priority })}
    ${dueBy === undefined ? sql`` : sql`and coalesce(t.due_on, (t.due_at at time zone ${dueBy.zone})::date) <= ${dueBy.day}::date`}
    ${holder === undefined ? sql`` : sql`and ${heldAs(holder)}`}
    ${readyFor === undefined ? sql`` : sql`and ${ready(readyFor)}`}
    ${waiting === undefined ? sql`` : sql`and t.status in ${OPEN} and ${waiting ? sql`(${waits} or ${stuck})` : sql`not (${waits} or ${stuck})`}`}`;
}

function heldAs({ actor, now }: NonNullable<ListQuery['holder']>): RawBuilder<unknown> {
  const held = sql`select 1 from agent_claim c where c.workspace_id = t.workspace_id
    and c.task_id = t.task_id and c.until > ${now}::timestamptz`;
  return actor === null ? sql`not exists (${held})` : sql`exists (${held} and c.actor = ${actor})`;
}

/** What somebody has put off to some day waits for that person's word. */
function ready({ actor, now }: NonNullable<ListQuery['readyFor']>): RawBuilder<unknown> {
  return sql`t.status in ${OPEN} and t.category is distinct from ${SOMEDAY}
    and not (${waits} or ${stuck})
    and not exists (select 1 from agent_claim c where c.workspace_id = t.workspace_id
      and c.task_id = t.task_id and c.until > ${now}::timestamptz and c.actor <> ${actor})`;
}

/** Is something open that the task itself, or its plan, depends on? */
const waits = sql`exists (
  select 1 from unnest(t.depends_on || coalesce((select p.depends_on from project p
    where p.workspace_id = t.workspace_id and p.project_id = t.project_id
      and p.deleted_at is null), '{}')) d (id)
  where (d.id like 'TASK-%' and exists (select 1 from task o
      where o.workspace_id = t.workspace_id and o.number = substring(d.id from 6)::bigint
        and o.deleted_at is null and o.status in ${OPEN}))
    or (d.id like 'PLAN-%' and exists (select 1 from project o
      where o.workspace_id = t.workspace_id and o.number = substring(d.id from 6)::bigint
        and o.deleted_at is null and o.status = 'active')))`;

/** Are steps open, and is every one of them blocked, or below something that is? */
const stuck = sql`(exists (select 1 from task s where s.workspace_id = t.workspace_id
    and s.root_id = t.task_id and s.deleted_at is null and s.status in ${OPEN}
    and s.definition ->> 'blocked' = 'true')
  and not exists (with recursive free as (
      select s.task_id from task s where s.workspace_id = t.workspace_id
        and s.parent_id = t.task_id and s.deleted_at is null and s.status in ${OPEN}
        and coalesce(s.definition ->> 'blocked', 'false') = 'false'
      union all
      select s.task_id from free f join task s on s.workspace_id = t.workspace_id
        and s.parent_id = f.task_id and s.deleted_at is null and s.status in ${OPEN}
        and coalesce(s.definition ->> 'blocked', 'false') = 'false')
    select 1 from free f where not exists (select 1 from task s
      where s.workspace_id = t.workspace_id and s.parent_id = f.task_id
        and s.deleted_at is null and s.status in ${OPEN})))`;
