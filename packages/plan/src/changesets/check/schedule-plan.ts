import type { ProductionProject, TaskRow } from '@planerka/contracts';
import { projectAxis, type Scheduled, scheduleProject } from '../schedule/schedule-project.ts';
import type { TaskLink } from '../schedule/types.ts';
import { minutesOfHours } from '../schedule/whole-minutes.ts';
import type { WorkingPlan } from '../state/working-plan.ts';

/** Finished work, and what nobody will do, holds nobody up. */
const CLOSED: ReadonlySet<unknown> = new Set(['done', 'cancelled']);

/** Whole minutes of working time; none is 0. */
export function wholeMinutes(hours: number | null | undefined): number {
  if (hours === null || hours === undefined) return 0;
  return minutesOfHours(hours) ?? Math.round(hours * 60);
}

/** The schedule of a project as a set leaves it, with its links or as if there were none. */
export type PlanScheduler = (
  plan: WorkingPlan,
  ground: { readonly withLinks: boolean },
) => Scheduled;

/** Schedules one project again and again; no set changes its calendar, so the axis is made once. */
export function planScheduler({ calendar, timezone, startAt }: ProductionProject): PlanScheduler {
  const when = { calendar: calendar ?? null, zone: timezone, startAt: startAt ?? null };
  const axis = projectAxis(when);
  return (plan, { withLinks }) => {
    const tasks = Array.from(plan.tasks.values(), (row) => ({
      id: row.taskId,
      durationMinutes: wholeMinutes(row.durationHours),
      plannedStartAt: row.plannedStart ?? null,
      isOpen: !CLOSED.has(row.status),
    }));
    return scheduleProject({ tasks, links: withLinks ? linksOf(plan) : [], ...when }, axis);
  };
}

function linksOf(plan: WorkingPlan): TaskLink[] {
  const links = Array.from(plan.links.values(), ({ from, to, type, lagHours }) => ({
    from,
    to,
    type,
    lagMinutes: wholeMinutes(lagHours),
  }));
  return [...links, ...Array.from(plan.tasks.values()).flatMap(waitedFor)];
}

/** What agents say that a task waits for. */
function waitedFor({ taskId, dependsOn }: TaskRow): TaskLink[] {
  return (dependsOn ?? []).map((from) => ({ from, to: taskId, type: 'FS', lagMinutes: 0 }));
}
