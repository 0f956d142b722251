import type {
  AskedAt,
  InboxCounts,
  Page,
  Paged,
  QuestionReader,
  WithinDays,
} from '@planerka/runtime';
import { LIST, type Task } from '@planerka/plan';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRows, type Row } from '../connection/read-rows.ts';
import { readTask } from '../objects/rows.ts';
import { timezoneOf } from '../directory/timezone-of.ts';
import type { Schema } from '../connection/schema.ts';
import { projectsBearing } from './projects-bearing.ts';
import { anyWord, everyWord, uuids } from '../objects/query-parts.ts';

const PRESSING_MAX = 200;
/** Repeating tasks of one workspace that are expanded at once. */
const REPEATING_MAX = 500;

export const OPEN = sql`t.deleted_at is null and t.status in ('todo', 'in_progress')`;

const TIMELESS = sql`t.planned_on is null and t.planned_at is null and t.due_on is null
  and t.due_at is null and t.recurrence_rule is null and t.parent_id is null`;

/** What is settled one after the other: a list with boxes is kept where it is. */
const SETTLED = sql`${TIMELESS} and t.category is distinct from ${sql.lit(LIST)}`;

/** The earliest of a task's times, for order only. */
const EARLIEST = sql`least(t.planned_at, t.due_at, t.planned_on::timestamptz, t.due_on::timestamptz)`;

const EARLIEST_DUE = sql`least(t.due_at, t.due_on::timestamptz)`;

/** Each arm has its own partial index (migrations/0003-conversation.sql). */
function isLate({ now, today }: AskedAt): RawBuilder<unknown> {
  return sql`(t.planned_on < ${today}::date or t.planned_at < ${now}::timestamptz
    or t.due_on < ${today}::date or t.due_at < ${now}::timestamptz)`;
}

/** Each arm has its own partial index, as those of `isLate`. */
function isWithin({ from, until, before }: WithinDays, due: boolean): RawBuilder<unknown> {
  const arm = (on: string, at: string): RawBuilder<unknown> =>
    from === null
      ? sql`${sql.ref(on)} <= ${until}::date or ${sql.ref(at)} < ${before}::timestamptz`
      : sql`${sql.ref(on)} between ${from.day}::date and ${until}::date
          or (${sql.ref(at)} >= ${from.start}::timestamptz and ${sql.ref(at)} < ${before}::timestamptz)`;
  const isDue = arm('t.due_on', 't.due_at');
  return due ? sql`(${isDue})` : sql`(${isDue} or ${arm('t.planned_on', 't.planned_at')})`;
}

/** Words of the title, or a project that bears them. */
function bearing(words: string, projects: readonly string[]): RawBuilder<unknown> {
  return sql`(title_words(t.title) @@ ${everyWord(words)} or t.project_id = any(${uuids(projects)}))`;
}

/** What is asked of open tasks. */
export function taskQuestions(
  db: Kysely<Schema>,
): Pick<
  QuestionReader,
  | 'overdue'
  | 'pressing'
  | 'done'
  | 'openTasks'
  | 'inboxPage'
  | 'inboxCounts'
  | 'movedSince'
  | 'leftBehind'
  | 'projectTasks'
> {
  const paged = (
    workspaceId: string,
    condition: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    page: Page,
  ): Promise<Paged<Task>> => pageOf(workspaceId, sql`${OPEN} and ${condition}`, order, page);

  async function pageOf(
    workspaceId: string,
    condition: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    page: Page,
  ): Promise<Paged<Task>> {
    const where = sql`t.workspace_id = ${workspaceId}::uuid and ${condition}`;
    const items = sql<Row>`select t.* from task t where ${where}
      order by ${order}, t.number limit ${page.limit} offset ${page.offset}`;
    const counted = sql<{
      total: number;
    }>`select count(*)::int as total from task t where ${where}`;
    const [total = 0] = await readRows(db, counted, (row) => row.total);
    return { items: await readRows(db, items, readTask), total };
  }

  return {
    overdue: (workspaceId, at, page) => paged(workspaceId, isLate(at), EARLIEST, page),

    pressing: (workspaceId, { until, before }) =>
      readRows(
        db,
        sql<Row>`select t.* from task t
          where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
            and (t.planned_on <= ${until}::date or t.planned_at < ${before}::timestamptz
              or t.due_on <= ${until}::date or t.due_at < ${before}::timestamptz
              or t.priority = 'high')
          order by (t.priority = 'high') desc nulls last, ${EARLIEST}, t.number
          limit ${PRESSING_MAX}`,
        readTask,
      ),

    async done(workspaceId, { between, words }, page) {
      // As the index says it (migrations/0016-done.sql).
      const isDone = sql`t.deleted_at is null and t.completed_at is not null and t.status = 'done'`;
      const then =
        between === null
          ? sql``
          : sql`and t.completed_at >= ${between.from}::timestamptz
              and t.completed_at < ${between.before}::timestamptz`;
      const among = (named: RawBuilder<unknown>): Promise<Paged<Task>> =>
        pageOf(workspaceId, sql`${isDone} ${then} ${named}`, sql`t.completed_at desc`, page);
      if (words === null) return await among(sql``);
      const every = await among(sql`and title_words(t.title) @@ ${everyWord(words)}`);
      // the verb of a question is rarely that of the title: then some of the words are enough
      return every.total > 0
        ? every
        : await among(sql`and title_words(t.title) @@ ${anyWord(words)}`);
    },

    async openTasks(workspaceId, asked, page) {
      const { tag, due, high, words, within } = asked;
      const conditions = [
        ...(tag === null
          ? []
          : [sql`lower(${tag}) in (select lower(tag) from unnest(t.tags) tag)`]),
        ...(due ? [sql`(t.due_on is not null or t.due_at is not null)`] : []),
        ...(high ? [sql`t.priority = 'high'`] : []),
        ...(within === null ? [] : [isWithin(within, due)]),
        // who asks for words wants the parts that bear them as well
        words === null
          ? sql`t.parent_id is null`
          : bearing(words, await projectsBearing(db, workspaceId, words)),
      ];
      const byTime = due ? EARLIEST_DUE : EARLIEST;
      const order = due || within !== null ? byTime : sql`t.number`;
      return await paged(workspaceId, sql.join(conditions, sql` and `), order, page);
    },

    inboxPage(workspaceId, page) {
      return paged(workspaceId, SETTLED, page.oldest ? sql`t.number` : sql`t.number desc`, page);
    },

    async inboxCounts(workspaceId, since) {
      const isHigh = sql`coalesce(t.priority = 'high', false)`;
      const isOld = sql`t.created_at < ${since}::timestamptz`;
      const counted = sql<InboxCounts>`select
          (count(*) filter (where ${isHigh}))::int as important,
          (count(*) filter (where not ${isHigh} and ${isOld}))::int as old,
          (count(*) filter (where not ${isHigh} and not ${isOld}))::int as fresh
        from task t where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and ${SETTLED}`;
      const [counts] = await readRows(db, counted, (row) => row);
      return counts ?? { important: 0, old: 0, fresh: 0 };
    },

    async movedSince(workspaceId, from, page) {
      const zone = await timezoneOf(db, workspaceId);
      const dayOf = (on: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
        sql`coalesce(${on}, (${at} at time zone ${zone})::date)`;
      const before = dayOf(
        sql`(j.before ->> 'planned_on')::date`,
        sql`(j.before ->> 'planned_at')::timestamptz`,
      );
      // As the index says it (migrations/0019-lists-and-weeks.sql).
      const moved = sql`t.parent_id is null and t.task_id in (
        select j.object_id from journal j
        where j.workspace_id = ${workspaceId}::uuid and j.type = 'rescheduled' and j.action = 'do'
          and j.at >= ${from}::timestamptz
          and ${before} < ${dayOf(sql`t.planned_on`, sql`t.planned_at`)})`;
      return await paged(workspaceId, moved, sql`t.number`, page);
    },

    leftBehind(workspaceId, { until, before }, page) {
      // Each arm has its own partial index.
      const late = sql`t.parent_id is null and (t.planned_on <= ${until}::date
        or t.planned_at < ${before}::timestamptz or ((t.due_on <= ${until}::date
          or t.due_at < ${before}::timestamptz) and t.planned_on is null and t.planned_at is null))`;
      return paged(workspaceId, late, EARLIEST, page);
    },

    projectTasks(workspaceId, projectId, page) {
      // Subtasks are seen inside their task.
      const inside = sql`t.project_id = ${projectId}::uuid and t.parent_id is null`;
      return paged(workspaceId, inside, sql`t.number`, page);
    },
  };
}

/** The Inbox from its oldest task on. */
export async function oldestInInbox(
  db: Kysely<Schema>,
  workspaceId: string,
  limit: number,
): Promise<Task[]> {
  const oldest = sql<Row>`select t.* from task t
    where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and ${TIMELESS}
    order by t.number limit ${limit}`;
  return await readRows(db, oldest, readTask);
}

/** Open tasks that repeat; each has one open row. */
export async function repeatingTasks(db: Kysely<Schema>, workspaceId: string): Promise<Task[]> {
  const repeating = sql<Row>`select t.* from task t
    where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and t.recurrence_rule is not null
    order by t.number limit ${REPEATING_MAX}`;
  return await readRows(db, repeating, readTask);
}
