import type { BulkSet, DayWindow } from '@planerka/contracts';
import { COUNTED_MAX, LIST, type Task } from '@planerka/plan';
import type { PlanTransaction, SetOfTasks } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { columnNamed } from '../connection/names.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import { nextByPages } from './by-pages.ts';
import { everyWord } from './query-parts.ts';
import { readTask } from './rows.ts';
import type { WorkspaceDb } from './workspace-db.ts';

const BULK_MAX = 200;
/** So far a set is counted: beyond it is only told that there are more. */
const COUNTED = BULK_MAX + COUNTED_MAX + 1;

const TIMES = ['planned_on', 'planned_at', 'due_on', 'due_at'] as const;
const OPEN = sql`t.deleted_at is null and t.status in ('todo', 'in_progress')`;

/** One of a task's times and which of its values are meant; each has its own partial index of open tasks. */
interface Arm {
  readonly column: (typeof TIMES)[number];
  readonly where: RawBuilder<unknown>;
}

/** A set of either kind: of a day's as well as of a description's. */
interface TaskSet extends Omit<SetOfTasks, 'state'> {
  readonly state: BulkSet;
}

/** The reads of many tasks that are described and not named. */
export function setReads({ db, workspaceId }: WorkspaceDb) {
  const zone = sql`(select w.timezone from workspace w where w.workspace_id = ${workspaceId}::uuid)`;

  /** When a day begins in the workspace's zone. */
  const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone ${zone})`;

  function within({ from, to }: DayWindow): Arm[] {
    const [first, last] = [sql`${from}::date`, sql`${to}::date`];
    return TIMES.map((column) => {
      const time = columnNamed(`t.${column}`);
      const where = column.endsWith('_on')
        ? sql`${time} between ${first} and ${last}`
        : sql`${time} >= ${startOf(first)} and ${time} < ${startOf(sql`${last} + 1`)}`;
      return { column, where };
    });
  }

  function armsOf({ state, today, now, window }: TaskSet): Arm[] | null {
    if (state === 'done') return null;
    if (window !== undefined) return within(window);
    if (state === 'today') return within({ from: today, to: today });
    if (state !== 'overdue') return null;
    return TIMES.map((column) => {
      const before = column.endsWith('_on') ? sql`${today}::date` : sql`${now}::timestamptz`;
      return { column, where: sql`${columnNamed(`t.${column}`)} < ${before}` };
    });
  }

  const anyOf = (arms: readonly Arm[]): RawBuilder<unknown> =>
    sql`(${sql.join(
      arms.map(({ where }) => where),
      sql` or `,
    )})`;

  /** What a task of the set fulfils, but for the times that the set is read along. */
  function conditionsOf(set: TaskSet): RawBuilder<unknown> {
    const { state, window, project_id: project, tag, words } = set;
    const states = {
      overdue: OPEN,
      today: OPEN,
      inbox: sql`${OPEN} and t.planned_on is null and t.planned_at is null and t.due_on is null
          and t.due_at is null and t.recurrence_rule is null and t.parent_id is null
          and t.category is distinct from ${sql.lit(LIST)}`,
      done: sql`t.deleted_at is null and t.status = 'done'`,
      open: OPEN,
    } satisfies Record<BulkSet, unknown>;
    const { window: _window, ...unbounded } = set;
    const ofState = window === undefined ? null : armsOf(unbounded);
    return sql.join(
      [
        states[state],
        ...(ofState === null ? [] : [anyOf(ofState)]),
        ...(state === 'done' && window !== undefined ? [anyOf(within(window))] : []),
        ...(project === undefined ? [] : [sql`t.project_id = ${project}::uuid`]),
        ...(tag === undefined
          ? []
          : [sql`lower(${tag}) in (select lower(tag) from unnest(t.tags) tag)`]),
        ...(words === undefined ? [] : [sql`title_words(t.title) @@ ${everyWord(words)}`]),
      ],
      sql` and `,
    );
  }

  /** The set as far as it is counted: along its times, its words or, with neither, its numbers. */
  function found(set: TaskSet): RawBuilder<unknown> {
    const conditions = conditionsOf(set);
    const mine = sql`t.workspace_id = ${workspaceId}::uuid and ${conditions}`;
    const arms = armsOf(set);
    if (arms !== null) {
      const each = arms.map(
        ({
          column,
          where,
        }) => sql`(select t.task_id, t.number from task t where ${mine} and ${where}
          order by ${columnNamed(`t.${column}`)} limit ${COUNTED})`,
      );
      return sql`select distinct a.task_id, a.number from (${sql.join(each, sql` union all `)}) a
        order by a.number limit ${COUNTED}`;
    }
    if (set.words !== undefined) {
      const asked = { table: 'task', workspaceId, condition: conditions, limit: COUNTED } as const;
      return sql`select p.task_id, p.number from (${nextByPages(asked, 0)}) p`;
    }
    return sql`select t.task_id, t.number from task t where ${mine}
      order by t.number limit ${COUNTED}`;
  }

  async function tasksIn(set: TaskSet): Promise<{ tasks: Task[]; total: number }> {
    const all = found(set);
    const first = sql<Row>`select t.* from
        (select f.* from (${all}) f order by f.number limit ${BULK_MAX}) f
      join task t on t.workspace_id = ${workspaceId}::uuid and t.task_id = f.task_id
      order by f.number`;
    const tasks = await readRows(db, first, readTask);
    if (tasks.length < BULK_MAX) return { tasks, total: tasks.length };
    const counted = sql<{ total: number }>`select count(*)::int as total from (${all}) f`;
    const [total = tasks.length] = await readRows(db, counted, (row) => row.total);
    return { tasks, total };
  }

  return {
    bulk: (set, today, now) => tasksIn({ state: set, today, now }),
    tasksIn,
  } satisfies Partial<PlanTransaction>;
}
