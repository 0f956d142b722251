import type { AskedAt, Page, Paged, UntilDay } from '@planerka/runtime';
import type { Task } from '@planerka/plan';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readTask } from '../objects/rows.ts';
import type { Schema } from '../connection/schema.ts';

type Row = Readonly<Record<string, unknown>>;

const PRESSING_MAX = 200;
/** Repeating tasks of one workspace that are expanded at once. */
const REPEATING_MAX = 500;

export const OPEN = sql`t.deleted_at is null and t.status in ('todo', 'in_progress')`;

/** The earliest of a task's times, for order only. */
const EARLIEST = sql`least(t.planned_at, t.due_at, t.planned_on::timestamptz, t.due_on::timestamptz)`;

/** Each arm has its own partial index (migrations/0003-conversation.sql). */
function isLate({ now, today }: AskedAt): RawBuilder<unknown> {
  return sql`(t.planned_on < ${today}::date or t.planned_at < ${now}::timestamptz
    or t.due_on < ${today}::date or t.due_at < ${now}::timestamptz)`;
}

async function paged(
  db: Kysely<Schema>,
  workspaceId: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  page: Page,
): Promise<Paged<Task>> {
  const where = sql`t.workspace_id = ${workspaceId}::uuid and ${OPEN} and ${condition}`;
  const { rows } = await sql<Row>`select t.* from task t where ${where}
    order by ${order}, t.number limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from task t
    where ${where}`.execute(db);
  return { items: rows.map(readTask), total: Number(counted.rows[0]?.total ?? 0) };
}

export async function overdueTasks(
  db: Kysely<Schema>,
  workspaceId: string,
  at: AskedAt,
  page: Page,
): Promise<Paged<Task>> {
  return await paged(db, workspaceId, isLate(at), EARLIEST, page);
}

export async function inboxTasks(
  db: Kysely<Schema>,
  workspaceId: string,
  page: Page & { readonly oldest: boolean },
): Promise<Paged<Task>> {
  const timeless = sql`t.planned_on is null and t.planned_at is null and t.due_on is null
    and t.due_at is null and t.recurrence_rule is null and t.parent_id is null`;
  const order = page.oldest ? sql`t.number` : sql`t.number desc`;
  return await paged(db, workspaceId, timeless, order, page);
}

export async function projectTasks(
  db: Kysely<Schema>,
  workspaceId: string,
  projectId: string,
  page: Page,
): Promise<Paged<Task>> {
  // Subtasks are seen inside their task.
  const inside = sql`t.project_id = ${projectId}::uuid and t.parent_id is null`;
  return await paged(db, workspaceId, inside, sql`t.number`, page);
}

export async function pressingTasks(
  db: Kysely<Schema>,
  workspaceId: string,
  at: AskedAt & UntilDay,
): Promise<Task[]> {
  const end = sql`${at.before}::timestamptz`;
  const { rows } = await sql<Row>`select t.* from task t
    where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
      and (t.planned_on <= ${at.until}::date or t.planned_at < ${end}
        or t.due_on <= ${at.until}::date or t.due_at < ${end} or t.priority = 'high')
    order by (t.priority = 'high') desc nulls last, ${EARLIEST}, t.number
    limit ${PRESSING_MAX}`.execute(db);
  return rows.map(readTask);
}

/** Open tasks that repeat; each has one open row. */
export async function repeatingTasks(db: Kysely<Schema>, workspaceId: string): Promise<Task[]> {
  const { rows } = await sql<Row>`select t.* from task t
    where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and t.recurrence_rule is not null
    order by t.number limit ${REPEATING_MAX}`.execute(db);
  return rows.map(readTask);
}
