import type { BulkSet, TargetKind } from '@planerka/contracts';
import type { NewestObjects, ObjectSearch } from '@planerka/runtime';
import type { Target, Task } from '@planerka/plan';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { readTarget, readTask } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

const BULK_MAX = 200;
/** How alike the letters must be when no word form fits: typos, not other words. */
const ALIKE_MIN = 0.4;

/** What is offered: what is open, active and not over, or what no longer is. `now`: product time. */
function offered(
  kind: TargetKind,
  { state, now }: Pick<ObjectSearch, 'state' | 'now'>,
): RawBuilder<unknown> {
  if (state === 'any') return sql`t.deleted_at is null`;
  const isOpen = state === 'open';
  switch (kind) {
    case 'task':
      return isOpen
        ? sql`t.deleted_at is null and t.status in ('todo', 'in_progress')`
        : sql`t.deleted_at is null and t.status in ('done', 'cancelled')`;
    case 'timeblock':
      return isOpen
        ? sql`t.deleted_at is null and (t.end_at > ${now}::timestamptz - interval '1 day'
            or t.recurrence_rule is not null)`
        : sql`t.deleted_at is null and t.end_at <= ${now}::timestamptz - interval '1 day'
            and t.recurrence_rule is null`;
    case 'project':
      return sql`t.deleted_at is null and t.status = ${isOpen ? 'active' : 'archived'}`;
  }
}

function idOf(kind: TargetKind): RawBuilder<unknown> {
  return sql.ref(`t.${kind}_id`);
}

/** The title just as the indexes spell it (migrations/0015-words-of-a-thread.sql). */
function titleIn(kind: TargetKind): RawBuilder<unknown> {
  return kind === 'timeblock' ? sql`coalesce(t.title, '')` : sql`t.title`;
}

type Condition = (title: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Live objects whose title the words may mean, as closely as the query says. */
export async function searchObjects(
  db: Kysely<Schema>,
  workspaceId: string,
  query: ObjectSearch,
): Promise<Target[]> {
  return await matching(db, workspaceId, query, conditionOf(query));
}

function conditionOf({ match, words }: ObjectSearch): Condition {
  const every = sql`plainto_tsquery('russian', translate(${words}, '«»„“”', '     '))`;
  switch (match) {
    case 'all':
      return (title) => sql`title_words(${title}) @@ ${every}`;
    case 'some':
      return (title) => sql`title_words(${title}) @@ replace(${every}::text, '&', '|')::tsquery`;
    case 'alike':
      return (title) =>
        sql`word_similarity(latin_signs(${words}), latin_signs(${title})) >= ${ALIKE_MIN}`;
  }
}

async function matching(
  db: Kysely<Schema>,
  workspaceId: string,
  query: ObjectSearch,
  condition: Condition,
): Promise<Target[]> {
  const found: Target[] = [];
  for (const kind of query.kinds) {
    const only = query.only ? sql`and ${idOf(kind)} = any(${[...query.only]}::uuid[])` : sql``;
    const { rows } = await sql<Row>`select t.* from ${sql.table(kind)} t
      where t.workspace_id = ${workspaceId}::uuid and ${offered(kind, query)} and ${condition(titleIn(kind))} ${only}
        and ${idOf(kind)} <> all(${[...(query.exclude ?? [])]}::uuid[])
      order by t.created_at desc, t.number desc limit ${query.limit}`.execute(db);
    found.push(...rows.map((row) => readTarget(kind, row)));
  }
  return found.sort(newestFirst).slice(0, query.limit);
}

function newestFirst(a: Target, b: Target): number {
  if (a.row.created_at === b.row.created_at) return b.row.number - a.row.number;
  return a.row.created_at < b.row.created_at ? 1 : -1;
}

/** The newest objects of a kind. */
export async function newestObjects(
  db: Kysely<Schema>,
  workspaceId: string,
  how: NewestObjects,
): Promise<Target[]> {
  const { rows } = await sql<Row>`select t.* from ${sql.table(how.kind)} t
    where t.workspace_id = ${workspaceId}::uuid and ${offered(how.kind, how)}
      and ${idOf(how.kind)} <> all(${[...how.exclude]}::uuid[])
    order by t.number desc limit ${how.limit}`.execute(db);
  return rows.map((row) => readTarget(how.kind, row));
}

/** The tasks that a bulk operation is about, by number, at most 200; `total` counts all. */
export async function bulkTasks(
  db: Kysely<Schema>,
  workspaceId: string,
  how: { set: BulkSet; today: string; now: string },
): Promise<{ tasks: Task[]; total: number }> {
  const set = sql`from task t join workspace w on w.workspace_id = t.workspace_id
    where t.workspace_id = ${workspaceId}::uuid and t.deleted_at is null and ${inSet(how)}`;
  const { rows } = await sql<Row>`select t.* ${set}
    order by t.number limit ${BULK_MAX}`.execute(db);
  const tasks = rows.map(readTask);
  if (tasks.length < BULK_MAX) return { tasks, total: tasks.length };
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total ${set}`.execute(db);
  return { tasks, total: counts[0]?.total ?? tasks.length };
}

function inSet({ set, today, now }: { set: BulkSet; today: string; now: string }) {
  const open = sql`t.status in ('todo', 'in_progress')`;
  const dayOf = (column: string) => sql`(${sql.ref(`t.${column}`)} at time zone w.timezone)::date`;
  switch (set) {
    case 'overdue':
      return sql`${open} and (t.planned_on < ${today}::date or t.planned_at < ${now}::timestamptz
        or t.due_on < ${today}::date or t.due_at < ${now}::timestamptz)`;
    case 'today':
      return sql`${open} and (t.planned_on = ${today}::date or ${dayOf('planned_at')} = ${today}::date
        or t.due_on = ${today}::date or ${dayOf('due_at')} = ${today}::date)`;
    case 'inbox':
      return sql`${open} and t.planned_on is null and t.planned_at is null and t.due_on is null
        and t.due_at is null and t.recurrence_rule is null and t.parent_id is null`;
    case 'done':
      return sql`t.status = 'done'`;
    case 'open':
      return open;
  }
}
