import { inTurn, type ObjectKind } from '@planerka/contracts';
import { objectId, objectKinds, type PlanObject } from '@planerka/plan';
import type { PlanTransaction } from '@planerka/runtime';
import { sql } from 'kysely';
import { columnNamed, tableNamed } from '../connection/names.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import { findMemos } from './find-memos.ts';
import { objectTables, STORED_KINDS } from './object-tables.ts';
import { optional, uuids } from './query-parts.ts';
import { readObject, readTarget, readTask } from './rows.ts';
import type { WorkspaceDb } from './workspace-db.ts';

/** Of one owner, through one of the fields that name it. */
const BELONGING_MAX = 20;

/** The reads of a workspace's objects by what they are and to whom they belong. */
export function objectReads(place: WorkspaceDb) {
  const { db, workspaceId } = place;
  return {
    /** One statement for each kind among them, however many there are. */
    async objects(wanted) {
      const found = await inTurn(STORED_KINDS, async (kind) => {
        const ids = wanted.flatMap((each) => (each.kind === kind ? [each.id] : []));
        if (ids.length === 0) return [];
        const { table, inWorkspace } = objectTables[kind];
        const mine = inWorkspace ? sql`workspace_id = ${workspaceId}::uuid and` : sql``;
        const query = sql<Row>`select * from ${tableNamed(table)}
          where ${mine} ${columnNamed(objectKinds[kind].id)} = any(${uuids(ids)})`;
        return await readRows(db, query, (row) => readObject(kind, row));
      });
      return found.flat();
    },

    /** One statement for each kind among them. */
    async numbered(handles) {
      const kinds = new Set(handles.map((handle) => handle.kind));
      const found = await inTurn(kinds, async (kind) => {
        const numbers = handles.flatMap((each) => (each.kind === kind ? [each.number] : []));
        const query = sql<Row>`select * from ${tableNamed(kind)}
          where workspace_id = ${workspaceId}::uuid and number = any(${numbers}::bigint[])
            and deleted_at is null`;
        return await readRows(db, query, (row) => readTarget(kind, row));
      });
      return found.flat();
    },

    below: (taskIds) =>
      readRows(
        db,
        sql<Row>`with recursive below as (
            select * from task where workspace_id = ${workspaceId}::uuid
              and parent_id = any(${uuids(taskIds)}) and deleted_at is null
            union
            select t.* from task t join below b
              on t.workspace_id = ${workspaceId}::uuid and t.parent_id = b.task_id
            where t.deleted_at is null
          ) select * from below`,
        readTask,
      ),

    above: (taskIds) =>
      readRows(
        db,
        sql<Row>`with recursive above as (
            select * from task where workspace_id = ${workspaceId}::uuid
              and task_id = any(${uuids(taskIds)})
            union
            select t.* from task t join above a
              on t.workspace_id = ${workspaceId}::uuid and t.task_id = a.parent_id
          ) select * from above`,
        readTask,
      ),

    /** One statement for each field by which objects belong to others, however many owners there are. */
    async belongingTo(owners, except) {
      const found = new Map<string, PlanObject>();
      for (const kind of STORED_KINDS) {
        const { id, isNumbered, owners: fields, schema } = objectKinds[kind];
        const deletedLast = 'deleted_at' in schema.shape ? sql`f.deleted_at is not null,` : sql``;
        const order = columnNamed(isNumbered ? 'f.number' : `f.${id}`);
        for (const { field, kinds } of fields) {
          const of = new Set<ObjectKind>(kinds);
          const mine = owners.filter((owner) => of.has(owner.kind));
          if (mine.length === 0) continue;
          const ids = uuids(mine.map((owner) => owner.id));
          const roots = uuids(mine.map(({ root }) => root));
          // `not in` a subquery is looked up in a hash, where `<> all` of an array is read through for
          // each row; and `offset 0` keeps the order out of the search, which else reads a workspace in
          // that order until it has found twenty.
          const query = sql<Row>`select own.* from unnest(${ids}, ${roots}) w (owner_id, root_id)
            cross join lateral (select f.* from (
                select t.* from ${tableNamed(objectTables[kind].table)} t
                where t.workspace_id = ${workspaceId}::uuid
                  and ${columnNamed(`t.${field}`)} = w.owner_id
                  ${optional(objectTables[kind].byTree, sql`t.root_id = w.root_id`)}
                  and ${columnNamed(`t.${id}`)} not in (select unnest(${uuids(except)}))
                offset 0) f
              order by ${deletedLast} ${order} limit ${BELONGING_MAX}) own`;
          const belonging = await readRows(db, query, (row) => readObject(kind, row));
          for (const object of belonging) found.set(objectId(object), object);
        }
      }
      return [...found.values()];
    },

    notes: ({ root_id: root, step_id: step, limit }) =>
      findMemos(place, {
        roots: [root],
        kinds: ['note', 'decision', 'risk'],
        ...(step === null ? {} : { steps: [step] }),
        limit,
      }),
  } satisfies Partial<PlanTransaction>;
}
