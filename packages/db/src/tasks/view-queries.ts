import {
  type ChangeQuery,
  type DifferenceQuery,
  ENTRIES_OF_A_CHANGE,
  type EntryQuery,
  type JournalChange,
  type ListQuery,
  type ObjectDifference,
  type TaskCounts,
} from '@planerka/runtime';
import type { Project, StoredEntry, Task } from '@planerka/plan';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../objects/place.ts';
import { optional, uuids } from '../objects/query-parts.ts';
import { readProject, readStoredEntry, readTask } from '../objects/rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Live tasks that are no steps, by number; each status by itself along its index. */
export async function listTasks(
  { db, workspaceId }: Place,
  { statuses, project, after, limit }: ListQuery,
): Promise<Task[]> {
  const listed = sql`select t.* from task t where t.workspace_id = ${workspaceId}::uuid
    and t.parent_id is null and t.deleted_at is null and t.number > ${after}
    ${optional(project !== undefined, sql`t.project_id = ${project ?? ''}::uuid`)}`;
  const ordered = sql`order by number limit ${limit}`;
  const { rows } =
    statuses === undefined
      ? await sql<Row>`${listed} ${ordered}`.execute(db)
      : await sql<Row>`select own.* from unnest(${[...statuses]}::text[]) s (status)
          cross join lateral (${listed} and t.status = s.status ${ordered}) own
          ${ordered}`.execute(db);
  return rows.map(readTask);
}

/** Live tasks directly in these plans, by number; of each at most `limit`. */
export async function findTasksIn(
  { db, workspaceId }: Place,
  projectIds: readonly string[],
  limit: number,
): Promise<Task[]> {
  const { rows } = await sql<Row>`select own.* from unnest(${uuids(projectIds)}) p (id)
    cross join lateral (select t.* from task t where t.workspace_id = ${workspaceId}::uuid
      and t.project_id = p.id and t.parent_id is null and t.deleted_at is null
      order by t.number limit ${limit}) own
    order by own.number`.execute(db);
  return rows.map(readTask);
}

/** Live steps and task nodes below these tasks, by sort key. */
export async function findTrees(
  { db, workspaceId }: Place,
  rootIds: readonly string[],
): Promise<Task[]> {
  const { rows } = await sql<Row>`select t.* from unnest(${uuids(rootIds)}) r (id)
    join task t on t.workspace_id = ${workspaceId}::uuid and t.root_id = r.id
    where t.deleted_at is null order by t.sort_key`.execute(db);
  return rows.map(readTask);
}

export async function findTasksById(
  { db, workspaceId }: Place,
  ids: readonly string[],
): Promise<Task[]> {
  const { rows } = await sql<Row>`select * from task
    where workspace_id = ${workspaceId}::uuid and task_id = any(${uuids(ids)})`.execute(db);
  return rows.map(readTask);
}

export async function findProjectsById(
  { db, workspaceId }: Place,
  ids: readonly string[],
): Promise<Project[]> {
  const { rows } = await sql<Row>`select * from project
    where workspace_id = ${workspaceId}::uuid and project_id = any(${uuids(ids)})`.execute(db);
  return rows.map(readProject);
}

export async function findTasksByNumber(
  { db, workspaceId }: Place,
  numbers: readonly number[],
): Promise<Task[]> {
  const { rows } = await sql<Row>`select * from task where workspace_id = ${workspaceId}::uuid
    and number = any(${[...numbers]}::bigint[]) order by number`.execute(db);
  return rows.map(readTask);
}

export async function findProjectsByNumber(
  { db, workspaceId }: Place,
  numbers: readonly number[],
): Promise<Project[]> {
  const { rows } = await sql<Row>`select * from project where workspace_id = ${workspaceId}::uuid
    and number = any(${[...numbers]}::bigint[]) order by number`.execute(db);
  return rows.map(readProject);
}

export async function findTaskIdsOf(
  { db, workspaceId }: Place,
  projectId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ task_id: string }>`select task_id from task
    where workspace_id = ${workspaceId}::uuid and project_id = ${projectId}::uuid
      and parent_id is null order by number desc limit ${limit}`.execute(db);
  return rows.map(({ task_id: id }) => id);
}

export async function findTreeRevisions(
  { db, workspaceId }: Place,
  rootIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; revision: number }>`
    select r.id, newest.root_revision as revision from unnest(${uuids(rootIds)}) r (id)
    cross join lateral (select j.root_revision from journal j
      where j.workspace_id = ${workspaceId}::uuid and j.root_id = r.id
      order by j.seq desc limit 1) newest`.execute(db);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

type CountRow = { readonly id: string } & TaskCounts;

function countsById(rows: readonly CountRow[]): Map<string, TaskCounts> {
  return new Map(rows.map(({ id, open, done }) => [id, { open, done }]));
}

const OPEN_AND_DONE = sql`count(*) filter (where t.status in ('todo', 'in_progress'))::int as open,
  count(*) filter (where t.status in ('done', 'cancelled'))::int as done`;

export async function countTasksByProject(
  { db, workspaceId }: Place,
  projectIds: readonly string[],
): Promise<Map<string, TaskCounts>> {
  const { rows } = await sql<CountRow>`select p.id, counted.open, counted.done
    from unnest(${uuids(projectIds)}) p (id)
    cross join lateral (select ${OPEN_AND_DONE} from task t
      where t.workspace_id = ${workspaceId}::uuid and t.project_id = p.id
        and t.parent_id is null and t.deleted_at is null) counted`.execute(db);
  return countsById(rows);
}

export async function countStepsByRoot(
  { db, workspaceId }: Place,
  rootIds: readonly string[],
): Promise<Map<string, TaskCounts>> {
  const { rows } = await sql<CountRow>`select r.id, counted.open, counted.done
    from unnest(${uuids(rootIds)}) r (id)
    cross join lateral (select ${OPEN_AND_DONE} from task t
      where t.workspace_id = ${workspaceId}::uuid and t.root_id = r.id
        and t.deleted_at is null) counted`.execute(db);
  return countsById(rows);
}

/** Journal entries: of several trees, each tree's own by its index, and the first of those. */
export async function findEntries(place: Place, query: EntryQuery): Promise<StoredEntry[]> {
  const { db, workspaceId } = place;
  const { roots, after, before, door, kinds, limit } = query;
  const direction = after === undefined ? sql`desc` : sql`asc`;
  const fits = sql`j.workspace_id = ${workspaceId}::uuid
    ${optional(door !== undefined, sql`j.door = ${door ?? ''}`)}
    ${optional(kinds !== undefined, sql`j.object_kind = any(${[...(kinds ?? [])]}::text[])`)}
    ${optional(after !== undefined, sql`j.seq > ${after ?? 0}`)}
    ${optional(before !== undefined, sql`j.seq < ${before ?? 0}`)}`;
  const { rows } =
    roots === undefined
      ? await sql<Row>`select j.* from journal j where ${fits}
          order by j.seq ${direction} limit ${limit}`.execute(db)
      : await sql<Row>`select own.* from unnest(${uuids(roots)}) r (id)
          cross join lateral (select j.* from journal j where ${fits} and j.root_id = r.id
            order by j.seq ${direction} limit ${limit}) own
          order by own.seq ${direction} limit ${limit}`.execute(db);
  return rows.map(readStoredEntry);
}

interface HeadRow {
  readonly seq: number;
  readonly change_id: string;
  readonly undone: boolean;
}

/** Changes, the newest first: each is sorted by its last entry in these trees. */
export async function findChanges(
  { db, workspaceId }: Place,
  { roots, door, originals = false, before, limit }: ChangeQuery,
): Promise<JournalChange[]> {
  const within = (row: string): RawBuilder<unknown> =>
    roots === undefined ? sql`` : sql`and ${sql.ref(`${row}.root_id`)} = any(${uuids(roots)})`;
  const heads = sql`select o.seq, o.change_id from journal o
    where o.workspace_id = ${workspaceId}::uuid
      ${optional(originals, sql`o.action = 'do'`)}
      ${optional(door !== undefined, sql`o.door = ${door ?? ''}`)}
      ${optional(before !== undefined, sql`o.seq < ${before ?? 0}`)}
      and not exists (select 1 from journal n where n.workspace_id = o.workspace_id
        and n.change_id = o.change_id and n.seq > o.seq ${within('n')})`;
  const chosen =
    roots === undefined
      ? sql`${heads} order by o.seq desc limit ${limit}`
      : sql`select own.* from unnest(${uuids(roots)}) r (id)
          cross join lateral (${heads} and o.root_id = r.id order by o.seq desc limit ${limit}) own
          order by own.seq desc limit ${limit}`;
  const { rows } = await sql<HeadRow>`select h.seq, h.change_id,
      (select t.action from journal t where t.workspace_id = ${workspaceId}::uuid
        and t.target_change_id = h.change_id order by t.seq desc limit 1)
        is not distinct from 'undo' as undone
    from (${chosen}) h order by h.seq desc`.execute(db);
  if (rows.length === 0) return [];
  const ids = uuids(rows.map(({ change_id: id }) => id));
  const entries = await sql<{ entry_count: number } & Row>`select * from (
      select j.*, row_number() over own as place, (count(*) over (partition by j.change_id))::int as entry_count
      from journal j where j.workspace_id = ${workspaceId}::uuid and j.change_id = any(${ids})
        ${within('j')}
      window own as (partition by j.change_id order by j.seq)) e
    where e.place <= ${ENTRIES_OF_A_CHANGE} order by e.seq`.execute(db);
  const byChange = new Map<string, { entries: StoredEntry[]; entry_count: number }>();
  for (const { place: _place, entry_count, ...row } of entries.rows) {
    const entry = readStoredEntry(row);
    const change = byChange.get(entry.change_id) ?? { entries: [], entry_count };
    change.entries.push(entry);
    byChange.set(entry.change_id, change);
  }
  return rows.map((head) => ({
    ...head,
    ...(byChange.get(head.change_id) ?? { entries: [], entry_count: 0 }),
  }));
}

interface DifferenceRow {
  readonly object_kind: ObjectDifference['object_kind'];
  readonly object_id: string;
  readonly root_id: string;
  readonly seq: number;
  readonly before: ObjectDifference['before'];
  readonly after: ObjectDifference['after'];
}

/** What the objects of these trees were at a moment of the journal, and what they are since. */
export async function findDifferences(
  { db, workspaceId }: Place,
  { roots, project, after, limit }: DifferenceQuery,
): Promise<ObjectDifference[]> {
  const left =
    project === null
      ? sql``
      : sql`union select j.root_id from journal j where j.workspace_id = ${workspaceId}::uuid
          and j.seq > ${after} and j.object_kind = 'task' and j.object_id = j.root_id
          and j.before ->> 'project_id' = ${project}`;
  const { rows } = await sql<DifferenceRow>`with root as (
      select unnest(${uuids(roots)}) as id ${left}
    ), since as (
      select j.object_kind, j.object_id, j.root_id, j.seq, j.before, j.after
      from root r join journal j on j.workspace_id = ${workspaceId}::uuid and j.root_id = r.id
      where j.seq > ${after}
    )
    select first.object_kind, first.object_id, first.root_id, first.seq, first.before, last.after
    from (select distinct on (object_kind, object_id) * from since
      order by object_kind, object_id, seq) first
    join (select distinct on (object_kind, object_id) object_kind, object_id, after from since
      order by object_kind, object_id, seq desc) last using (object_kind, object_id)
    order by first.seq limit ${limit}`.execute(db);
  return rows;
}
