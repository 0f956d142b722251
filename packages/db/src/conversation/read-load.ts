import { addDays, atLocal, type DayLoad, dayOf } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import { findBlocksBetween } from '../commands/find-blocks.ts';
import type { Schema } from '../connection/schema.ts';
import { OPEN } from './read-tasks.ts';

const BLOCKS_MAX = 2_000;

type TaskLoad = Omit<DayLoad, 'blocks' | 'booked_minutes'>;

/** Each day from `from` to `to` with what stands on it, counted in the workspace's zone. */
export async function dayLoads(
  db: Kysely<Schema>,
  workspaceId: string,
  from: string,
  to: string,
): Promise<DayLoad[]> {
  const start = sql`${from}::date::timestamp at time zone w.timezone`;
  const end = sql`(${to}::date + 1)::timestamp at time zone w.timezone`;
  const { rows } = await sql<TaskLoad>`with w as materialized (
      select workspace_id, timezone from workspace where workspace_id = ${workspaceId}::uuid),
    task_day as (
      select coalesce(t.planned_on, (t.planned_at at time zone w.timezone)::date, t.due_on,
          (t.due_at at time zone w.timezone)::date) as day, t.duration_minutes
        from task t, w
        where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
          and (t.planned_on between ${from}::date and ${to}::date
            or (t.planned_at >= ${start} and t.planned_at < ${end})
            or t.due_on between ${from}::date and ${to}::date
            or (t.due_at >= ${start} and t.due_at < ${end})))
    select d.day::date as day,
      (select count(*)::int from task_day t where t.day = d.day) as tasks,
      (select coalesce(sum(t.duration_minutes), 0)::int from task_day t where t.day = d.day)
        as estimated_minutes
    from generate_series(${from}::date, ${to}::date, interval '1 day') d(day)
    order by d.day`.execute(db);
  const blocks = await startingBlocks(db, workspaceId, from, to);
  return rows.map((row) => {
    const mine = blocks.filter(({ day }) => day === row.day);
    const booked = mine.reduce((sum, { minutes }) => sum + minutes, 0);
    return { ...row, blocks: mine.length, booked_minutes: booked };
  });
}

/** The days on which timeblocks start, repeating ones at each of their occurrences. */
async function startingBlocks(
  db: Kysely<Schema>,
  workspaceId: string,
  from: string,
  to: string,
): Promise<Array<{ day: string; minutes: number }>> {
  const row = await db
    .selectFrom('workspace')
    .select('timezone')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!row) return [];
  const zone = row.timezone;
  const found = await findBlocksBetween(db, workspaceId, {
    from: atLocal(from, '00:00', zone),
    to: atLocal(addDays(to, 1), '00:00', zone),
    limit: BLOCKS_MAX,
  });
  return found.map(({ start_at: start, duration_minutes: minutes }) => ({
    day: dayOf(start, zone),
    minutes,
  }));
}
