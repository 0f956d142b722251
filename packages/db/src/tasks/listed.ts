import { SOMEDAY } from '@planerka/plan';
import type { ListQuery } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { columnNamed } from '../connection/names.ts';
import type { Row } from '../connection/read-rows.ts';
import { nextByPages } from '../objects/by-pages.ts';
import { everyWord, optional } from '../objects/query-parts.ts';

const OPEN = sql`('todo', 'in_progress')`;
const OPEN_STATUSES: readonly string[] = ['todo', 'in_progress'];
const CLOSED_STATUSES: readonly string[] = ['done', 'cancelled'];

/**
 * Live tasks that are no steps, by number. What few tasks have is found by its index, and put in order
 * then; else each status is read by itself along its index.
 */
export function listedTasks(workspaceId: string, query: ListQuery): RawBuilder<Row> {
  const { statuses, after, limit } = query;
  const listed = sql`select t.* from task t where t.workspace_id = ${workspaceId}::uuid
    and t.parent_id is null and t.deleted_at is null and t.number > ${after}
    ${filters(workspaceId, query)}`;
  const ordered = sql`order by number limit ${limit}`;
  if (query.text !== undefined && query.text !== '') return borneBy(workspaceId, query);
  if (statuses === undefined) return sql<Row>`${listed} ${ordered}`;
  if (isOfFew(query)) {
    // Spelled out: an index of open tasks only is taken where the question can be for no others.
    const named = sql.join(statuses.map((status) => sql.lit(status)));
    return sql<Row>`${listed} and t.status in (${named}) ${ordered}`;
  }
  return sql<Row>`select own.* from unnest(${[...statuses]}::text[]) s (status)
    cross join lateral (${listed} and t.status = s.status ${ordered}) own ${ordered}`;
}

/** Along the indexes of words: open tasks have one, closed ones another. */
function borneBy(workspaceId: string, query: ListQuery): RawBuilder<Row> {
  const { after, limit, statuses = [...OPEN_STATUSES, ...CLOSED_STATUSES] } = query;
  const among = (named: readonly string[]): RawBuilder<Row> =>
    nextByPages(
      {
        table: 'task',
        workspaceId,
        // Spelled out: an index of some states is taken where the question can be for no others.
        condition: sql`t.status in (${sql.join(named.map((status) => sql.lit(status)))})
          and t.parent_id is null and t.deleted_at is null ${filters(workspaceId, query)}`,
        limit,
      },
      after,
    );
  const halves = [OPEN_STATUSES, CLOSED_STATUSES]
    .map((half) => half.filter((status) => statuses.some((each) => each === status)))
    .filter((half) => half.length > 0)
    .map((half) => sql`(${among(half)})`);
  return sql<Row>`select own.* from (${sql.join(halves, sql` union all `)}) own
    order by own.number limit ${limit}`;
}

/** Are only open tasks asked for? */
function isOpen({ statuses }: ListQuery): boolean {
  return statuses?.every((status) => status === 'todo' || status === 'in_progress') === true;
}

function isOfFew({ tag, priority, dueBy, waiting }: ListQuery): boolean {
  return tag !== undefined || priority !== undefined || dueBy !== undefined || waiting === true;
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
    ${optional(tag !== '', sql`t.tags @> array[${tag}]::text[] and cardinality(t.tags) > 0`)}
    ${optional(priority !== undefined, sql`t.priority = ${priority ?? null}`)}`;
}

function filters(workspaceId: string, query: ListQuery): RawBuilder<unknown> {
  const { project, text, tag, priority, dueBy, holder, readyFor, waiting } = query;
  return sql`${optional(project !== undefined, sql`t.project_id = ${project ?? null}::uuid`)}
    ${described({ text, tag, priority })}
    ${dueBy === undefined ? sql`` : sql`and ${isDueBy(workspaceId, dueBy, isOpen(query))}`}
    ${holder === undefined ? sql`` : sql`and ${heldAs(holder)}`}
    ${readyFor === undefined ? sql`` : sql`and ${ready(readyFor)}`}
    ${waiting === undefined ? sql`` : sql`and t.status in ${OPEN} and ${waiting ? sql`${mayWait(workspaceId)} and (${waits} or ${stuck})` : sql`not (${waits} or ${stuck})`}`}`;
}

/**
 * Of these tasks, found first: one plan serves every call, and does not know how few of them there are.
 */
const isOneOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`t.task_id = any(array(${ids}))`;

/** A task is due on a day or at a moment, never both. */
function isDueBy(
  workspaceId: string,
  { day, zone }: NonNullable<ListQuery['dueBy']>,
  isOpenOnly: boolean,
): RawBuilder<unknown> {
  const due = (at: RawBuilder<unknown>) => sql`select d.task_id from task d
    where d.workspace_id = ${workspaceId}::uuid and d.deleted_at is null and ${at}
      ${optional(isOpenOnly, sql`d.status in ${OPEN}`)}`;
  const onDay = due(sql`d.due_on is not null and d.due_on <= ${day}::date`);
  const before = sql`(${day}::date + 1)::timestamp at time zone ${zone}`;
  return isOneOf(
    sql`${onDay} union all ${due(sql`d.due_at is not null and d.due_at < ${before}`)}`,
  );
}

/** The few that can wait at all: blocked, with a blocked step, or something that they or their plan depend on. */
function mayWait(workspaceId: string): RawBuilder<unknown> {
  const mine = (row: string) => sql`${columnNamed(`${row}.workspace_id`)} = ${workspaceId}::uuid
    and ${columnNamed(`${row}.deleted_at`)} is null`;
  return isOneOf(sql`
    select coalesce(b.root_id, b.task_id) from task b where ${mine('b')} and b.definition ->> 'blocked' = 'true'
    union select w.task_id from task w where ${mine('w')} and w.status in ${OPEN}
      and cardinality(w.depends_on) > 0
    union select o.task_id from project p join task o on ${mine('o')}
        and o.project_id = p.project_id and o.parent_id is null
      where ${mine('p')} and cardinality(p.depends_on) > 0`);
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

/**
 * Is there such a row? As a value and not as `exists`: of that PostgreSQL may make a table of every
 * such row in the workspace, to look a handful up in it.
 */
const some = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${rows} limit 1) is not null)`;

/** Is something open that the task itself, or its plan, depends on? */
const waits =
  some(sql`select 1 from unnest(t.depends_on || coalesce((select p.depends_on from project p
    where p.workspace_id = t.workspace_id and p.project_id = t.project_id
      and p.deleted_at is null), '{}')) d (id)
  where (d.id like 'TASK-%' and ${some(sql`select 1 from task o
      where o.workspace_id = t.workspace_id and o.number = substring(d.id from 6)::bigint
        and o.deleted_at is null and o.status in ${OPEN}`)})
    or (d.id like 'PLAN-%' and ${some(sql`select 1 from project o
      where o.workspace_id = t.workspace_id and o.number = substring(d.id from 6)::bigint
        and o.deleted_at is null and o.status = 'active'`)})`);

/** Is it blocked itself, or are steps open, and is every one of them blocked, or below something that is? */
const stuck = sql`(coalesce(t.definition ->> 'blocked', 'false') = 'true' or ${some(sql`select 1 from task s where s.workspace_id = t.workspace_id
    and s.root_id = t.task_id and s.deleted_at is null and s.status in ${OPEN}
    and s.definition ->> 'blocked' = 'true'`)}
  and not ${some(sql`with recursive free as (
      select s.task_id from task s where s.workspace_id = t.workspace_id
        and s.parent_id = t.task_id and s.deleted_at is null and s.status in ${OPEN}
        and coalesce(s.definition ->> 'blocked', 'false') = 'false'
      union all
      select s.task_id from free f join task s on s.workspace_id = t.workspace_id
        and s.parent_id = f.task_id and s.deleted_at is null and s.status in ${OPEN}
        and coalesce(s.definition ->> 'blocked', 'false') = 'false')
    select 1 from free f where not ${some(sql`select 1 from task s
      where s.workspace_id = t.workspace_id and s.parent_id = f.task_id
        and s.deleted_at is null and s.status in ${OPEN}`)}`)})`;
