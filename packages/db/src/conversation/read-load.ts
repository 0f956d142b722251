import type { DayLoad } from '@planerka/runtime';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { OPEN } from './read-tasks.ts';

/** Each day from `from` to `to` with what stands on it, counted in the workspace's zone. */
export async function dayLoads(
  db: Kysely<Schema>,
  workspaceId: string,
  from: string,
  to: string,
): Promise<DayLoad[]> {
  const start = sql`${from}::date::timestamp at time zone w.timezone`;
  const end = sql`(${to}::date + 1)::timestamp at time zone w.timezone`;
  const { rows } = await sql<DayLoad>`with w as materialized (
      select workspace_id, timezone from workspace where workspace_id = ${workspaceId}::uuid),
    task_day as (
      select coalesce(t.planned_on, (t.planned_at at time zone w.timezone)::date, t.due_on,
          (t.due_at at time zone w.timezone)::date) as day, t.duration_minutes
        from task t, w
        where t.workspace_id = ${workspaceId}::uuid and ${OPEN}
          and (t.planned_on between ${from}::date and ${to}::date
            or (t.planned_at >= ${start} and t.planned_at < ${end})
            or t.due_on between ${from}::date and ${to}::date
            or (t.due_at >= ${start} and t.due_at < ${end}))),
    block_day as (
      select (b.start_at at time zone w.timezone)::date as day, b.duration_minutes
        from timeblock b, w
        where b.workspace_id = ${workspaceId}::uuid and b.deleted_at is null
          and b.start_at >= ${start} and b.start_at < ${end})
    select d.day::date as day,
      (select count(*)::int from task_day t where t.day = d.day) as tasks,
      (select count(*)::int from block_day b where b.day = d.day) as blocks,
      (select coalesce(sum(b.duration_minutes), 0)::int from block_day b where b.day = d.day)
        as booked_minutes,
      (select coalesce(sum(t.duration_minutes), 0)::int from task_day t where t.day = d.day)
        as estimated_minutes
    from generate_series(${from}::date, ${to}::date, interval '1 day') d(day)
    order by d.day`.execute(db);
  return rows;
}
