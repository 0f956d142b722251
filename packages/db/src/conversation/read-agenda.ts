import { ProjectCalendar } from '@planerka/contracts';
import {
  addDays,
  atLocal,
  type Day,
  epochMs,
  type Instant,
  tasksToCome,
  type WorkedSpan,
  workedSpans,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { sql } from 'kysely';
import { timezoneOf } from '../directory/timezone-of.ts';
import { blockReads } from '../objects/block-reads.ts';
import { readTask } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';
import { repeatingTasks } from './read-tasks.ts';

const AGENDA_MAX = 500;

/** As the indexes of open tasks say it: they are of no use where the states are parameters. */
const IS_OPEN = sql<boolean>`task.status in ('todo', 'in_progress')`;

/** Everything planned, due or blocked from `from` to `to`. Throws TerminalError for no workspace. */
export async function readAgenda(
  place: WorkspaceDb,
  { from, to, now }: { readonly from: Day; readonly to: Day; readonly now: Instant },
): Promise<Agenda> {
  const { db, workspaceId } = place;
  const timezone = await timezoneOf(db, workspaceId);
  const start = atLocal(from, '00:00', timezone);
  const end = atLocal(addDays(to, 1), '00:00', timezone);
  const tasks = await db
    .selectFrom('task')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where(IS_OPEN)
    .where((eb) =>
      eb.or([
        eb.and([eb('planned_on', '>=', from), eb('planned_on', '<=', to)]),
        eb.and([eb('planned_at', '>=', start), eb('planned_at', '<', end)]),
        eb.and([eb('due_on', '>=', from), eb('due_on', '<=', to)]),
        eb.and([eb('due_at', '>=', start), eb('due_at', '<', end)]),
      ]),
    )
    .orderBy(sql`coalesce(planned_at, planned_on::timestamp at time zone ${timezone}, due_at)`)
    .orderBy('number')
    .limit(AGENDA_MAX)
    .execute();
  const repeating = await repeatingTasks(db, workspaceId);
  const moment = { now, zone: timezone };
  return {
    timezone,
    tasks: tasks.map(readTask),
    repeats: tasksToCome(repeating, { from, to }, moment).slice(0, AGENDA_MAX),
    timeblocks: await blockReads(place).blocksBetween(start, end, AGENDA_MAX),
    worked: await readWorked(place, { from, to }, { zone: timezone, end }),
  };
}

/** What is worked on in the days of a window, tasks that began before it among it, by time. */
async function readWorked(
  { db, workspaceId }: WorkspaceDb,
  window: { readonly from: Day; readonly to: Day },
  { zone, end }: { readonly zone: string; readonly end: Instant },
): Promise<WorkedSpan[]> {
  const rows = await db
    .selectFrom('task')
    .leftJoin('project', (join) =>
      join
        .onRef('project.workspace_id', '=', 'task.workspace_id')
        .onRef('project.project_id', '=', 'task.project_id'),
    )
    .selectAll('task')
    .select('project.calendar as project_calendar')
    .where('task.workspace_id', '=', workspaceId)
    .where('task.deleted_at', 'is', null)
    .where(IS_OPEN)
    .where('task.duration_minutes', '>', sql.lit(1440))
    .where('task.planned_at', 'is not', null)
    .where('task.planned_at', '<', end)
    .orderBy('task.planned_at', 'desc')
    .orderBy('task.number')
    .limit(AGENDA_MAX)
    .execute();
  return rows
    .flatMap(({ project_calendar: kept, ...row }) =>
      workedSpans(readTask(row), {
        calendar: kept === null ? null : ProjectCalendar.parse(kept),
        zone,
        window,
      }),
    )
    .sort((a, b) => epochMs(a.start_at) - epochMs(b.start_at) || a.task.number - b.task.number);
}
