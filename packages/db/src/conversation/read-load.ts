import { addDays, atLocal, dayOf, type Moment, taskDay, tasksToCome, daysOf } from '@planerka/plan';
import type { DayLoad } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { blockReads } from '../objects/block-reads.ts';
import type { Schema } from '../connection/schema.ts';
import { OPEN, repeatingTasks } from './read-tasks.ts';

/** Occurrences in the counted days; a month of blocks back to back has fewer. */
const BLOCKS_MAX = 5_000;

type TaskCount = Pick<DayLoad, 'day' | 'tasks' | 'estimated_minutes'>;

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
  const day = sql`coalesce(t.planned_on, (t.planned_at at time zone ${timezone})::date, t.due_on,
    (t.due_at at time zone ${timezone})::date)`;
  const [{ rows: tasks }, blocks, repeating] = await Promise.all([
    sql<TaskCount>`select d.day, count(*)::int as tasks,
        coalesce(sum(d.minutes), 0)::int as estimated_minutes
      from (select ${day} as day, t.duration_minutes as minutes from task t
        where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
          and (t.planned_on between ${from}::date and ${to}::date
            or (t.planned_at >= ${start}::timestamptz and t.planned_at < ${end}::timestamptz)
            or t.due_on between ${from}::date and ${to}::date
            or (t.due_at >= ${start}::timestamptz and t.due_at < ${end}::timestamptz))) d
      group by d.day`.execute(db),
    blockReads({ db, workspaceId }).blocksBetween(start, end, BLOCKS_MAX),
    repeatingTasks(db, workspaceId),
  ]);
  const coming = tasksToCome(repeating, { from, to }, moment);
  return daysOf({ from, to }).map((each) => {
    const own = tasks.find((task) => task.day === each);
    const mine = blocks.filter(({ start_at }) => dayOf(start_at, timezone) === each);
    const again = coming.filter((task) => taskDay(task, timezone) === each);
    const estimated = again.reduce((sum, task) => sum + (task.duration_minutes ?? 0), 0);
    return {
      day: each,
      tasks: (own?.tasks ?? 0) + again.length,
      blocks: mine.length,
      booked_minutes: mine.reduce((sum, { duration_minutes: minutes }) => sum + minutes, 0),
      estimated_minutes: (own?.estimated_minutes ?? 0) + estimated,
    };
  });
}
