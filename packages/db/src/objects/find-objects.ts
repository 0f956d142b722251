import type { ObjectHandle, ObjectKind } from '@planerka/contracts';
import {
  type ObjectAt,
  objectId,
  objectKinds,
  type OwnerKind,
  type PlanObject,
  type Target,
  type Task,
} from '@planerka/plan';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { objectTables, STORED_KINDS, type StoredKind } from './object-tables.ts';
import { readObject, readTarget, readTask } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Stored objects of any kinds: one statement for each kind among them, however many there are. */
export async function findObjects(
  db: Kysely<Schema>,
  workspaceId: string,
  wanted: readonly ObjectAt[],
): Promise<PlanObject[]> {
  const found: PlanObject[] = [];
  for (const kind of STORED_KINDS) {
    const ids = wanted.flatMap((each) => (each.kind === kind ? [each.id] : []));
    if (ids.length === 0) continue;
    const { table, inWorkspace } = objectTables[kind];
    const mine = inWorkspace ? sql`workspace_id = ${workspaceId}::uuid and` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${mine} ${sql.ref(objectKinds[kind].id)} = any(${ids}::uuid[])`.execute(db);
    found.push(...rows.map((row) => readObject(kind, row)));
  }
  return found;
}

/** Live objects by the numbers that people see: one statement for each kind among them. */
export async function findNumbered(
  db: Kysely<Schema>,
  workspaceId: string,
  handles: readonly ObjectHandle[],
): Promise<Target[]> {
  const found: Target[] = [];
  for (const kind of new Set(handles.map((handle) => handle.kind))) {
    const numbers = handles.flatMap((each) => (each.kind === kind ? [each.number] : []));
    const { rows } = await sql<Row>`select * from ${sql.table(kind)}
      where workspace_id = ${workspaceId}::uuid and number = any(${numbers}::bigint[])
        and deleted_at is null`.execute(db);
    found.push(...rows.map((row) => readTarget(kind, row)));
  }
  return found;
}

/** A task's subtasks that are not deleted, in order. */
export async function findSubtasks(
  db: Kysely<Schema>,
  workspaceId: string,
  taskId: string,
): Promise<Task[]> {
  const rows = await db
    .selectFrom('task')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('parent_id', '=', taskId)
    .where('deleted_at', 'is', null)
    .orderBy('sort_key')
    .execute();
  return rows.map(readTask);
}

/** Everything below these tasks that is not deleted, nor below anything deleted. */
export async function findBelow(
  db: Kysely<Schema>,
  workspaceId: string,
  taskIds: readonly string[],
): Promise<Task[]> {
  const { rows } = await sql<Row>`with recursive below as (
      select * from task where workspace_id = ${workspaceId}::uuid
        and parent_id = any(${[...taskIds]}::uuid[]) and deleted_at is null
      union
      select t.* from task t join below b
        on t.workspace_id = b.workspace_id and t.parent_id = b.task_id
        where t.deleted_at is null
    ) select * from below`.execute(db);
  return rows.map(readTask);
}

/** Of one owner, through one of the fields that name it. */
const BELONGING_MAX = 20;

/**
 * What names these tasks and projects as its own, deleted ones too but last, those in `except` apart.
 * One statement for each field by which objects belong to others, however many owners there are.
 */
export async function findBelonging(
  db: Kysely<Schema>,
  workspaceId: string,
  owners: ReadonlyArray<{ readonly kind: OwnerKind; readonly id: string }>,
  except: readonly string[],
): Promise<PlanObject[]> {
  const found = new Map<string, PlanObject>();
  for (const kind of STORED_KINDS) {
    const { id, isNumbered, owners: fields } = objectKinds[kind];
    const order = sql.ref(isNumbered ? 't.number' : `t.${id}`);
    for (const { field, kinds } of fields) {
      const of = new Set<ObjectKind>(kinds);
      const ids = owners.flatMap((owner) => (of.has(owner.kind) ? [owner.id] : []));
      if (ids.length === 0) continue;
      const { rows } = await sql<Row>`select own.* from unnest(${ids}::uuid[]) w (owner_id)
        cross join lateral (select t.* from ${sql.table(objectTables[kind].table)} t
          where t.workspace_id = ${workspaceId}::uuid and ${sql.ref(`t.${field}`)} = w.owner_id
            ${inTree(kind, workspaceId)} and ${sql.ref(`t.${id}`)} <> all(${[...except]}::uuid[])
          order by t.deleted_at is not null, ${order} limit ${BELONGING_MAX}) own`.execute(db);
      for (const row of rows) {
        const object = readObject(kind, row);
        found.set(objectId(object), object);
      }
    }
  }
  return [...found.values()];
}

/** Rows that know their tree are found by its index, whichever field names the owner. */
function inTree(kind: StoredKind, workspaceId: string): RawBuilder<unknown> {
  if (!objectTables[kind].byTree) return sql``;
  return sql`and t.root_id = coalesce((select o.root_id from task o
    where o.workspace_id = ${workspaceId}::uuid and o.task_id = w.owner_id), w.owner_id)`;
}
