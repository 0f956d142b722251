import { COUNTED_MAX, LIST, type Task } from '@planerka/plan';
import type {
  AskedAt,
  InboxCounts,
  Page,
  Paged,
  QuestionReader,
  WithinDays,
} from '@planerka/runtime';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { columnNamed } from '../connection/names.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { timezoneOf } from '../directory/timezone-of.ts';
import { nextByPages } from '../objects/by-pages.ts';
import { anyWord, everyWord, uuids } from '../objects/query-parts.ts';
import { readTask } from '../objects/rows.ts';
import { projectsBearing } from './projects-bearing.ts';

const PRESSING_MAX = 200;
/** Of each end of an Inbox. */
const INBOX_COUNTED = COUNTED_MAX + 1;
const TIMES = ['planned_on', 'planned_at', 'due_on', 'due_at'] as const;
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
function late({ now, today }: AskedAt): Arm[] {
  const [day, instant] = [sql`${today}::date`, sql`${now}::timestamptz`];
  return TIMES.map((column) => ({
    column,
    where: sql`${columnNamed(`t.${column}`)} < ${isDay(column) ? day : instant}`,
  }));
}

/** Each arm has its own partial index, as those of `late`. */
function within({ from, until, before }: WithinDays, due: boolean): Arm[] {
  return TIMES.filter((column) => !due || column.startsWith('due')).map((column) => {
    const time = columnNamed(`t.${column}`);
    if (isDay(column)) {
      const where =
        from === null
          ? sql`${time} <= ${until}::date`
          : sql`${time} between ${from.day}::date and ${until}::date`;
      return { column, where };
    }
    const since = from === null ? sql`` : sql`${time} >= ${from.start}::timestamptz and`;
    return { column, where: sql`${since} ${time} < ${before}::timestamptz` };
  });
}

/** One of a task's times, and which values of it are meant. */
interface Arm {
  readonly column: (typeof TIMES)[number];
  readonly where: RawBuilder<unknown>;
}

const isDay = (column: Arm['column']): boolean => column.endsWith('_on');

const anyOf = (arms: readonly Arm[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    arms.map(({ where }) => where),
    sql` or `,
  )})`;

/**
 * The first of each arm along its own index. Of what comes first by its earliest time nothing is
 * missing: whatever comes before it in its arm has an earlier time, too.
 */
function byTime(
  workspaceId: string,
  arms: readonly Arm[],
  {
    length,
    only = sql`true`,
    place = EARLIEST,
  }: {
    readonly length: number;
    readonly only?: RawBuilder<unknown>;
    readonly place?: RawBuilder<unknown>;
  },
): Array<RawBuilder<unknown>> {
  return arms.map(
    ({ column, where }) => sql`(select t.task_id, t.number, ${place} as place from task t
      where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and ${where} and ${only}
      order by ${columnNamed(`t.${column}`)}, t.number limit ${length})`,
  );
}

/** Words of the title, or a project that bears them: lists by number. */
function bearers(
  workspaceId: string,
  words: string,
  { projects, length }: { readonly projects: readonly string[]; readonly length: number },
): Array<RawBuilder<unknown>> {
  const condition = sql`${OPEN} and title_words(t.title) @@ ${everyWord(words)}`;
  const named = nextByPages({ table: 'task', workspaceId, condition, limit: length }, 0);
  const inside = projects.map(
    (project) => sql`(select t.task_id, t.number, 0 as place from task t
      where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and t.project_id = ${project}::uuid
      order by t.number limit ${length})`,
  );
  return [sql`(select n.task_id, n.number, 0 as place from (${named}) n)`, ...inside];
}

/** So far a list is counted: what a person can read lies before. */
const countedTo = ({ offset }: Page): number => offset + COUNTED_MAX + 1;

async function countOf(db: Kysely<Schema>, found: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ total: number }>`select count(*)::int as total from (${found}) f`;
  const [total = 0] = await readRows(db, counted, (row) => row.total);
  return total;
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
    // In the same order, so that it is counted along the same index: without one PostgreSQL takes the table
    // as it lies, and a workspace of many is not found near its beginning.
    const some = sql`select 1 from task t where ${where}
      order by ${order}, t.number limit ${countedTo(page)}`;
    return { items: await readRows(db, items, readTask), total: await countOf(db, some) };
  }

  /** A page of those that one of the lists holds; each list is by the same order, and as long as asked. */
  async function pageOfLists(
    workspaceId: string,
    listsOf: (length: number) => ReadonlyArray<RawBuilder<unknown>>,
    page: Page,
  ): Promise<Paged<Task>> {
    const found = sql`select distinct l.task_id, l.number, l.place
      from (${sql.join(listsOf(countedTo(page)), sql` union all `)}) l`;
    const items = sql<Row>`select t.* from (select f.* from (${found}) f
        order by f.place, f.number limit ${page.limit} offset ${page.offset}) p
      join task t on t.workspace_id = ${workspaceId}::uuid and t.task_id = p.task_id
      order by p.place, p.number`;
    return { items: await readRows(db, items, readTask), total: await countOf(db, found) };
  }

  return {
    overdue: (workspaceId, at, page) =>
      pageOfLists(workspaceId, (length) => byTime(workspaceId, late(at), { length }), page),

    pressing(workspaceId, { until, before }) {
      const length = PRESSING_MAX;
      const arms = within({ from: null, until, before }, false);
      // Of those of high priority that have no such time the newest: there may be thousands.
      const high = sql`(select t.task_id from task t where t.workspace_id = ${workspaceId}::uuid
        and ${OPEN} and t.priority = 'high' order by t.number desc limit ${length})`;
      const ids = byTime(workspaceId, arms, { length }).map(
        (l) => sql`select l.task_id from ${l} l`,
      );
      const pressing = sql<Row>`select t.* from task t
        where t.workspace_id = ${workspaceId}::uuid
          and t.task_id = any(array(${sql.join([...ids, high], sql` union all `)}))
        order by (t.priority = 'high') desc nulls last, ${EARLIEST}, t.number
        limit ${length}`;
      return readRows(db, pressing, readTask);
    },

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
      const { tag, due, high, words, within: days } = asked;
      const byDate = due ? EARLIEST_DUE : EARLIEST;
      const isNarrow = tag !== null || high;
      if (days !== null && words === null && !isNarrow) {
        const only = sql`t.parent_id is null`;
        const arms = within(days, due);
        const lists = (length: number) =>
          byTime(workspaceId, arms, { length, only, place: byDate });
        return await pageOfLists(workspaceId, lists, page);
      }
      if (words !== null && days === null && !due && !isNarrow) {
        const projects = await projectsBearing(db, workspaceId, words);
        const lists = (length: number) => bearers(workspaceId, words, { projects, length });
        return await pageOfLists(workspaceId, lists, page);
      }
      const conditions = [
        ...(tag === null
          ? []
          : [sql`lower(${tag}) in (select lower(tag) from unnest(t.tags) tag)`]),
        ...(due ? [sql`(t.due_on is not null or t.due_at is not null)`] : []),
        ...(high ? [sql`t.priority = 'high'`] : []),
        ...(days === null ? [] : [anyOf(within(days, due))]),
        // who asks for words wants the parts that bear them as well
        words === null
          ? sql`t.parent_id is null`
          : bearing(words, await projectsBearing(db, workspaceId, words)),
      ];
      const order = due || days !== null ? byDate : sql`t.number`;
      return await paged(workspaceId, sql.join(conditions, sql` and `), order, page);
    },

    inboxPage(workspaceId, page) {
      return paged(workspaceId, SETTLED, page.oldest ? sql`t.number` : sql`t.number desc`, page);
    },

    async inboxCounts(workspaceId, since) {
      const inbox = sql`t.workspace_id = ${workspaceId}::uuid and ${OPEN} and ${SETTLED}`;
      const isHigh = sql`coalesce(t.priority = 'high', false)`;
      const end = (order: RawBuilder<unknown>) =>
        sql`(select t.created_at, ${isHigh} as is_high from task t where ${inbox}
          order by t.number ${order} limit ${INBOX_COUNTED})`;
      // Those are old that were made long ago: the oldest are at one end, the newest at the other.
      const counted = sql<InboxCounts>`select
          (select count(*) from (select 1 from task t where ${inbox} and t.priority = 'high'
            order by t.number limit ${COUNTED_MAX + 1}) i)::int as important,
          (select count(*) from ${end(sql`asc`)} i
            where not i.is_high and i.created_at < ${since}::timestamptz)::int as old,
          (select count(*) from ${end(sql`desc`)} i
            where not i.is_high and i.created_at >= ${since}::timestamptz)::int as fresh`;
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
      const entries = sql`journal j where j.workspace_id = ${workspaceId}::uuid
        and j.type = 'rescheduled' and j.action = 'do' and j.at >= ${from}::timestamptz`;
      const isLater = sql`${before} < ${dayOf(sql`t.planned_on`, sql`t.planned_at`)}`;
      const moved = sql`t.parent_id is null
        and t.task_id = any(array(select j.object_id from ${entries}))
        and exists (select from ${entries} and j.object_id = t.task_id and ${isLater})`;
      // Not the order of an index: along one of numbers every open task would be tried.
      return await paged(workspaceId, moved, sql`t.number + 0`, page);
    },

    leftBehind(workspaceId, days, page) {
      const arms = within({ from: null, ...days }, false).map(({ column, where }) =>
        column.startsWith('due')
          ? { column, where: sql`${where} and t.planned_on is null and t.planned_at is null` }
          : { column, where },
      );
      const only = sql`t.parent_id is null`;
      return pageOfLists(
        workspaceId,
        (length) => byTime(workspaceId, arms, { length, only }),
        page,
      );
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
