import type { ObjectKind, TargetKind } from '@planerka/contracts';
import { type PlanObject, readRow, type Target, type Task } from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { objectTables } from './object-tables.ts';
import { readMemo, readProject, readTask, readTimeblock } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** One object of any kind by its id. */
export async function findObject(
  db: Kysely<Schema>,
  workspaceId: string,
  kind: Exclude<ObjectKind, 'workspace'>,
  id: string,
): Promise<PlanObject | null> {
  const { table, id: column, inWorkspace } = objectTables[kind];
  const mine = inWorkspace ? sql`workspace_id = ${workspaceId}::uuid and` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${mine} ${sql.ref(column)} = ${id}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { workspace_id: _workspace, ...own } = row;
  return readRow(kind, own);
}

/** A row of a kind that operations act on. */
export function readTarget(kind: TargetKind, row: Row): Target {
  switch (kind) {
    case 'task':
      return { kind, row: readTask(row) };
    case 'timeblock':
      return { kind, row: readTimeblock(row) };
    case 'project':
      return { kind, row: readProject(row) };
  }
}

/** A live object by the number that people see. */
export async function findByNumber(
  db: Kysely<Schema>,
  workspaceId: string,
  kind: TargetKind,
  number: number,
): Promise<Target | null> {
  const { rows } = await sql<Row>`select * from ${sql.table(kind)}
    where workspace_id = ${workspaceId}::uuid and number = ${number} and deleted_at is null`.execute(
    db,
  );
  const [row] = rows;
  return row ? readTarget(kind, row) : null;
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

const BELONGING_MAX = 20;

interface Belonging {
  readonly kind: 'task' | 'project';
  readonly id: string;
  readonly except: readonly string[];
}

/** What names this task or project as its own, deleted ones too, those in `except` apart. */
export async function findBelonging(
  db: Kysely<Schema>,
  workspaceId: string,
  { kind, id, except }: Belonging,
): Promise<PlanObject[]> {
  const named = sql`workspace_id = ${workspaceId}::uuid`;
  const others = (column: 'task_id' | 'timeblock_id' | 'memo_id') =>
    sql`${sql.ref(column)} <> all(${[...except]}::uuid[])`;
  const owner = kind === 'task' ? sql.ref('parent_id') : sql.ref('project_id');
  const tasks = await sql<Row>`select * from task where ${named} and ${owner} = ${id}::uuid
    and ${others('task_id')} order by deleted_at is not null, number limit ${BELONGING_MAX}`.execute(
    db,
  );
  const tree = sql`coalesce((select t.root_id from task t where t.workspace_id = ${workspaceId}::uuid
    and t.task_id = ${id}::uuid), ${id}::uuid)`;
  const memos = await sql<Row>`select * from memo where ${named} and root_id = ${tree}
    and (root_id = ${id}::uuid or step_id = ${id}::uuid) and ${others('memo_id')}
    order by memo_id limit ${BELONGING_MAX}`.execute(db);
  const found: PlanObject[] = [
    ...tasks.rows.map((row) => readTarget('task', row)),
    ...memos.rows.map((row) => ({ kind: 'memo' as const, row: readMemo(row) })),
  ];
  if (kind === 'project') return found;
  const blocks = await sql<Row>`select * from timeblock where ${named} and task_id = ${id}::uuid
    and ${others('timeblock_id')} order by number limit ${BELONGING_MAX}`.execute(db);
  return [...found, ...blocks.rows.map((row) => readTarget('timeblock', row))];
}
