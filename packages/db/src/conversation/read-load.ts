import { addDays, atLocal, type DayLoad, dayOf } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { findBlocksBetween } from '../commands/find-blocks.ts';
import type { Schema } from '../connection/schema.ts';
import { OPEN } from './read-tasks.ts';

/** Occurrences in the counted days; a month of blocks back to back has fewer. */
const BLOCKS_MAX = 5_000;

type TaskCount = Pick<DayLoad, 'day' | 'tasks' | 'estimated_minutes'>;

/** Each day from `from` to `to` with what stands on it; a repeating block counts each time it comes. */
export async function dayLoads(
  db: Kysely<Schema>,
  workspaceId: string,
  timezone: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayLoad[]> {
  const start = atLocal(from, '00:00', timezone);
  const end = atLocal(addDays(to, 1), '00:00', timezone);
  const day = sql`coalesce(t.planned_on, (t.planned_at at time zone ${timezone})::date, t.due_on,
    (t.due_at at time zone ${timezone})::date)`;
  const [{ rows: tasks }, blocks] = await Promise.all([
    sql<TaskCount>`select d.day, count(*)::int as tasks,
        coalesce(sum(d.minutes), 0)::int as estimated_minutes
      from (select ${day} as day, t.duration_minutes as minutes from task t
        where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
          and (t.planned_on between ${from}::date and ${to}::date
            or (t.planned_at >= ${start}::timestamptz and t.planned_at < ${end}::timestamptz)
            or t.due_on between ${from}::date and ${to}::date
            or (t.due_at >= ${start}::timestamptz and t.due_at < ${end}::timestamptz))) d
      group by d.day`.execute(db),
    findBlocksBetween(db, workspaceId, { from: start, to: end, limit: BLOCKS_MAX }),
  ]);
  const loads: DayLoad[] = [];
  for (let each = from; each <= to; each = addDays(each, 1)) {
    const own = tasks.find((task) => task.day === each);
    const mine = blocks.filter(({ start_at }) => dayOf(start_at, timezone) === each);
    loads.push({
      day: each,
      tasks: own?.tasks ?? 0,
      blocks: mine.length,
      booked_minutes: mine.reduce((sum, { duration_minutes: minutes }) => sum + minutes, 0),
      estimated_minutes: own?.estimated_minutes ?? 0,
    });
  }
  return loads;
}
