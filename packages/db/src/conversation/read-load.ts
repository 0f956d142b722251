import {
  addDays,
  atLocal,
  COUNTED_MAX,
  dayOf,
  daysOf,
  type Moment,
  taskDay,
  tasksToCome,
} from '@planerka/plan';
import type { DayLoad } from '@planerka/runtime';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { repeatedBlocks } from '../objects/block-reads.ts';
import { OPEN, repeatingTasks } from './read-tasks.ts';

type TaskCount = Pick<DayLoad, 'day' | 'tasks' | 'estimated_minutes'>;
type BlockCount = Pick<DayLoad, 'day' | 'blocks' | 'booked_minutes'>;

/** Each day from `from` to `to` with what is planned on it; what repeats counts each time it comes. */
export async function dayLoads(
  db: Kysely<Schema>,
  workspaceId: string,
  { from, to }: { readonly from: string; readonly to: string },
  moment: Moment,
): Promise<DayLoad[]> {
  const { zone: timezone } = moment;
  const start = atLocal(from, '00:00', timezone);
  const end = atLocal(addDays(to, 1), '00:00', timezone);
  const days = daysOf({ from, to });
  const [{ rows: tasks }, { rows: single }, blocks, repeating] = await Promise.all([
    tasksOfDays(workspaceId, days, timezone).execute(db),
    blocksOfDays(workspaceId, days, timezone).execute(db),
    repeatedBlocks({ db, workspaceId }, start, end),
    repeatingTasks(db, workspaceId),
  ]);
  const coming = tasksToCome(repeating, { from, to }, moment);
  return days.map((each) => {
    const own = tasks.find((task) => task.day === each);
    const booked = single.find((block) => block.day === each);
    const mine = blocks.filter(({ start_at }) => dayOf(start_at, timezone) === each);
    const again = coming.filter((task) => taskDay(task, timezone) === each);
    const estimated = again.reduce((sum, task) => sum + (task.duration_minutes ?? 0), 0);
    return {
      day: each,
      tasks: (own?.tasks ?? 0) + again.length,
      blocks: (booked?.blocks ?? 0) + mine.length,
      booked_minutes: mine.reduce(
        (sum, { duration_minutes: minutes }) => sum + minutes,
        booked?.booked_minutes ?? 0,
      ),
      estimated_minutes: (own?.estimated_minutes ?? 0) + estimated,
    };
  });
}

/**
 * What is planned on each day or, with no plan, due on it. A day is counted as far as anybody reads, what
 * is planned first: the indexes of planned times know how long a task takes (migrations/0048-days.sql).
 */
function tasksOfDays(
  workspaceId: string,
  days: readonly string[],
  timezone: string,
): RawBuilder<TaskCount> {
  const arm = (condition: RawBuilder<unknown>) => sql`(select t.duration_minutes from task t
    where t.workspace_id = ${workspaceId}::uuid and ${OPEN} and ${condition})`;
  const unplanned = sql`t.planned_on is null and t.planned_at is null`;
  const onDay = [
    arm(sql`t.planned_on = d.day`),
    arm(sql`t.planned_at >= d.starts and t.planned_at < d.ends`),
    arm(sql`t.due_on = d.day and ${unplanned}`),
    arm(sql`t.due_at >= d.starts and t.due_at < d.ends and ${unplanned}`),
  ];
  return sql<TaskCount>`select d.day, count(*)::int as tasks,
      coalesce(sum(own.duration_minutes), 0)::int as estimated_minutes
    from ${boundsOf(days, timezone)}
    cross join lateral (select u.duration_minutes
      from (${sql.join(onDay, sql` union all `)}) u limit ${COUNTED_MAX + 1}) own
    group by d.day`;
}

/** Single blocks by the day on which they begin, each day counted as far as its tasks are. */
function blocksOfDays(
  workspaceId: string,
  days: readonly string[],
  timezone: string,
): RawBuilder<BlockCount> {
  return sql<BlockCount>`select d.day, count(*)::int as blocks,
      coalesce(sum(own.duration_minutes), 0)::int as booked_minutes
    from ${boundsOf(days, timezone)}
    cross join lateral (select b.duration_minutes from timeblock b
      where b.workspace_id = ${workspaceId}::uuid and b.deleted_at is null
        and b.recurrence_rule is null and b.start_at >= d.starts and b.start_at < d.ends
      order by b.start_at limit ${COUNTED_MAX + 1}) own
    group by d.day`;
}

/** The days as rows `d`, each with the instants that it begins and ends at. */
function boundsOf(days: readonly string[], timezone: string): RawBuilder<unknown> {
  const starts = days.map((day) => atLocal(day, '00:00', timezone));
  const ends = days.map((day) => atLocal(addDays(day, 1), '00:00', timezone));
  return sql`unnest(${[...days]}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[])
    d (day, starts, ends)`;
}
