import { grouped } from '@planerka/plan';
import {
  type DifferenceQuery,
  ENTRIES_OF_A_CHANGE,
  type JournalChange,
  type ObjectDifference,
  type TaskCounts,
  type TaskTransaction,
} from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { columnNamed } from '../connection/names.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import { findMemos } from '../objects/find-memos.ts';
import { optional, uuids } from '../objects/query-parts.ts';
import { readProject, readStoredEntry, readTask } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { listedProjects, listedTasks } from './listed.ts';

const OPEN_AND_DONE = sql`count(*) filter (where t.status in ('todo', 'in_progress'))::int as open,
  count(*) filter (where t.status in ('done', 'cancelled'))::int as done`;

interface HeadRow {
  readonly seq: number;
  readonly change_id: string;
  readonly undone: boolean;
}

/** The reads of a workspace that agents' views are made of. */
export function viewReads(place: WorkspaceDb) {
  const { db, workspaceId } = place;
  const mine = sql`t.workspace_id = ${workspaceId}::uuid`;
  const tasks = (query: RawBuilder<Row>) => readRows(db, query, readTask);
  const projects = (query: RawBuilder<Row>) => readRows(db, query, readProject);
  /** Open and done tasks of each owner, through the column that names it. */
  const counts = async (owners: readonly string[], belongs: RawBuilder<unknown>) =>
    new Map(
      await readRows(
        db,
        sql<{ id: string } & TaskCounts>`select w.id, counted.open, counted.done
          from unnest(${uuids(owners)}) w (id)
          cross join lateral (select ${OPEN_AND_DONE} from task t
            where ${mine} and ${belongs} and t.deleted_at is null) counted`,
        ({ id, open, done }) => [id, { open, done }] as const,
      ),
    );
  const byTree = sql`t.root_id = w.id`;
  const byProject = sql`t.project_id = w.id and t.parent_id is null`;

  return {
    tree: (rootId) =>
      tasks(sql`select t.* from task t where ${mine} and t.root_id = ${rootId}::uuid
        and t.deleted_at is null order by t.sort_key`),

    trees: (rootIds) =>
      tasks(sql`select t.* from unnest(${uuids(rootIds)}) r (id)
        join task t on ${mine} and t.root_id = r.id
        where t.deleted_at is null order by t.sort_key`),

    tasksOf: (projectIds, limit) =>
      tasks(sql`select own.* from unnest(${uuids(projectIds)}) p (id)
        cross join lateral (select t.* from task t where ${mine}
          and t.project_id = p.id and t.parent_id is null and t.deleted_at is null
          order by t.number limit ${limit}) own
        order by own.number`),

    tasksById: (ids) =>
      tasks(sql`select t.* from task t where ${mine} and t.task_id = any(${uuids(ids)})`),

    projectsById: (ids) =>
      projects(sql`select t.* from project t where ${mine} and t.project_id = any(${uuids(ids)})`),

    tasksByNumber: (numbers) =>
      tasks(sql`select t.* from task t where ${mine}
        and t.number = any(${[...numbers]}::bigint[]) order by t.number`),

    projectsByNumber: (numbers) =>
      projects(sql`select t.* from project t where ${mine}
        and t.number = any(${[...numbers]}::bigint[]) order by t.number`),

    /** Live tasks that are no steps, by number; each status by itself along its index. */
    listTasks: (query) => tasks(listedTasks(workspaceId, query)),

    async countListed({ kind, ...query }) {
      const all = { kind, ...query, after: 0 };
      const listed =
        kind === 'task' ? listedTasks(workspaceId, all) : listedProjects(workspaceId, all);
      const counted = sql<{ n: number }>`select count(*)::int as n from (${listed}) l`;
      return (await counted.execute(db)).rows[0]?.n ?? 0;
    },

    listProjects: (query) => projects(listedProjects(workspaceId, query)),

    async planTitled(title) {
      const [project = null] = await projects(sql`select t.* from project t where ${mine}
        and t.title = ${title} and t.deleted_at is null
        order by t.status <> 'active', t.number limit 1`);
      return project;
    },

    taskIdsOf: (projectId, limit) =>
      readRows(
        db,
        sql<{ task_id: string }>`select t.task_id from task t
          where ${mine} and t.project_id = ${projectId}::uuid
            and t.parent_id is null order by t.number desc limit ${limit}`,
        ({ task_id: id }) => id,
      ),

    async treeRevisions(rootIds) {
      const newest = sql<{ id: string; revision: number }>`
        select r.id, newest.root_revision as revision from unnest(${uuids(rootIds)}) r (id)
        cross join lateral (select j.root_revision from journal j
          where j.workspace_id = ${workspaceId}::uuid and j.root_id = r.id
          order by j.seq desc limit 1) newest`;
      return new Map(await readRows(db, newest, ({ id, revision }) => [id, revision] as const));
    },

    countTasks: (projectIds) => counts(projectIds, byProject),
    countSteps: (rootIds) => counts(rootIds, byTree),

    async countTasksOf(projectId) {
      const counted = await counts([projectId], byProject);
      return counted.get(projectId) ?? { open: 0, done: 0 };
    },

    memos: (query) => findMemos(place, query),

    /** Journal entries: of several trees, each tree's own by its index, and the first of those. */
    async entries({ roots, after, before, door, kinds, limit }) {
      const direction = after === undefined ? sql`desc` : sql`asc`;
      const fits = sql`j.workspace_id = ${workspaceId}::uuid
        ${optional(door !== undefined, sql`j.door = ${door ?? ''}`)}
        ${optional(kinds !== undefined, sql`j.object_kind = any(${[...(kinds ?? [])]}::text[])`)}
        ${optional(after !== undefined, sql`j.seq > ${after ?? 0}`)}
        ${optional(before !== undefined, sql`j.seq < ${before ?? 0}`)}`;
      const query =
        roots === undefined
          ? sql<Row>`select j.* from journal j where ${fits}
              order by j.seq ${direction} limit ${limit}`
          : sql<Row>`select own.* from unnest(${uuids(roots)}) r (id)
              cross join lateral (select j.* from journal j where ${fits} and j.root_id = r.id
                order by j.seq ${direction} limit ${limit}) own
              order by own.seq ${direction} limit ${limit}`;
      return await readRows(db, query, readStoredEntry);
    },

    /** Each is sorted by its last entry in these trees. */
    async changes({ roots, door, originals = false, before, limit }): Promise<JournalChange[]> {
      const within = (row: string): RawBuilder<unknown> =>
        roots === undefined
          ? sql``
          : sql`and ${columnNamed(`${row}.root_id`)} = any(${uuids(roots)})`;
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
      const byChange = grouped(entries.rows, ({ change_id: id }) => id);
      return rows.map((head) => {
        const own = byChange.get(head.change_id) ?? [];
        return {
          ...head,
          entries: own.map(({ place: _place, entry_count: _count, ...row }) =>
            readStoredEntry(row),
          ),
          entry_count: own[0]?.entry_count ?? 0,
        };
      });
    },

    /** What the objects of these trees were at a moment of the journal, and what they are since. */
    async differences({ roots, project, after, limit }: DifferenceQuery) {
      const left =
        project === null
          ? sql``
          : sql`union select j.root_id from journal j where j.workspace_id = ${workspaceId}::uuid
              and j.seq > ${after} and j.object_kind = 'task' and j.object_id = j.root_id
              and j.before ->> 'project_id' = ${project}`;
      const query = sql<ObjectDifference>`with root as (
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
        order by first.seq limit ${limit}`;
      return (await query.execute(db)).rows;
    },
  } satisfies Partial<TaskTransaction>;
}
