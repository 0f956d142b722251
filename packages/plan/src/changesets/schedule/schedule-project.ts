import type { Instant } from '../../time/zoned.ts';
import { closingLinks } from './closing-links.ts';
import {
  type CriticalPath,
  criticalChain,
  criticalPath,
  delayOf,
  type Holds,
  holdsOf,
} from './critical-path.ts';
import { type Network, networkOf } from './network.ts';
import type { ProjectToSchedule, TaskLink, TaskTimes, TaskToSchedule } from './types.ts';
import type { WorkingAxis } from './working-axis.ts';
import { hasWorkingTime, instantWriter, minuteNotBefore, workingAxis } from './working-axis.ts';

export interface Schedule {
  /** When the last of the open tasks ends; null when there is none, or there are no dates. */
  readonly finishAt: Instant | null;
  /** Working time from the start of the project to its finish. */
  readonly finishMinutes: number;
  /** The open tasks, in the order in which they were given. */
  readonly tasks: ReadonlyMap<string, TaskTimes>;
  /** Those without slack, in the same order. */
  readonly criticalTasks: readonly string[];
  /** One chain of tasks, each held by the one before it, that leads to the finish. */
  readonly criticalChain: readonly string[];
  /** Null without a calendar that has working time, or without a start: then there are no dates. */
  readonly axis: WorkingAxis | null;
  /** What comes of one task's starting so many minutes of working time late. */
  readonly delay: (id: string, minutes: number) => Delay;
}

export interface Delay {
  readonly finishMinutes: number;
  /** The tasks that start later, this one among them, each with its minutes. */
  readonly moved: ReadonlyMap<string, number>;
}

export type Scheduled =
  | { readonly ok: true; readonly schedule: Schedule }
  /** The links that close a circle, each put in after those before it. */
  | { readonly ok: false; readonly closing: readonly TaskLink[] };

/**
 * The schedule of a project's open tasks: critical path and, where there is a calendar, dates. Who
 * schedules a project several times gives its axis, so that no part of it is reckoned twice.
 */
export function scheduleProject(
  project: ProjectToSchedule,
  axis = projectAxis(project),
): Scheduled {
  const tasks = project.tasks.filter(({ isOpen }) => isOpen);
  const network = networkOf(tasks, project.links);
  const path = criticalPath(network, plannedStarts(tasks, axis));
  if (path === null) {
    const ids = new Set(tasks.map(({ id }) => id));
    const links = project.links.filter(({ from, to }) => ids.has(from) && ids.has(to));
    const closing = new Set(closingLinks([], links));
    return { ok: false, closing: links.filter((_, place) => closing.has(place)) };
  }
  const idAt = (place: number) => tasks[place]?.id ?? '';
  const holds = holdsOf(network, path);
  const times = timesOf(tasks, { ...path, ...holds }, axis);
  return {
    ok: true,
    schedule: {
      finishAt: finishOf(times.values(), path),
      finishMinutes: path.finish,
      tasks: times,
      criticalTasks: [...times].flatMap(([id, { slackMinutes }]) => (slackMinutes === 0 ? id : [])),
      criticalChain: criticalChain(network, path, holds).map(idAt),
      axis,
      delay: (id, minutes) =>
        delayed(
          { tasks, network, path },
          tasks.findIndex((task) => task.id === id),
          minutes,
        ),
    },
  };
}

/** Null without a calendar that has working time, or without a start. */
export function projectAxis({
  calendar,
  zone,
  startAt,
}: Pick<ProjectToSchedule, 'calendar' | 'zone' | 'startAt'>): WorkingAxis | null {
  if (calendar === null || startAt === null || !hasWorkingTime(calendar)) return null;
  return workingAxis(calendar, { zone, startAt });
}

function plannedStarts(tasks: readonly TaskToSchedule[], axis: WorkingAxis | null): Float64Array {
  return Float64Array.from(tasks, ({ plannedStartAt }) =>
    axis === null || plannedStartAt === null ? 0 : axis.positionAt(minuteNotBefore(plannedStartAt)),
  );
}

function timesOf(
  tasks: readonly TaskToSchedule[],
  path: CriticalPath & Holds,
  axis: WorkingAxis | null,
): Map<string, TaskTimes> {
  const write = instantWriter();
  const written = (minute: number | null) => (minute === null ? null : write(minute));
  return new Map(
    tasks.map((task, place) => {
      const startMinutes = path.starts[place] ?? 0;
      const endMinutes = startMinutes + task.durationMinutes;
      const [start, end] =
        axis === null ? [null, null] : ends(task, { startMinutes, endMinutes }, axis);
      const times: TaskTimes = {
        startAt: written(start),
        endAt: written(end),
        startMinutes,
        endMinutes,
        allowedMinutes: path.allowed[place] ?? 0,
        slackMinutes: (path.latest[place] ?? 0) - startMinutes,
      };
      return [task.id, times];
    }),
  );
}

/** The minutes since the epoch at which a task starts and ends. */
function ends(
  { durationMinutes, plannedStartAt }: TaskToSchedule,
  { startMinutes, endMinutes }: Pick<TaskTimes, 'startMinutes' | 'endMinutes'>,
  axis: WorkingAxis,
): [number | null, number | null] {
  const end = axis.instantAt(endMinutes, 'closing');
  if (durationMinutes > 0) return [axis.instantAt(startMinutes, 'opening'), end];
  // What has no length stays at a closing hour, unless that is before the start planned for it.
  const isEarly = plannedStartAt !== null && end !== null && end < minuteNotBefore(plannedStartAt);
  const at = isEarly ? axis.instantAt(startMinutes, 'opening') : end;
  return [at, at];
}

/** The instant at which the last ends: that of a task, so that both are the same. */
function finishOf(times: Iterable<TaskTimes>, path: CriticalPath): Instant | null {
  let finish: Instant | null = null;
  for (const { endMinutes, endAt } of times) {
    if (endMinutes !== path.finish) continue;
    if (endAt === null) return null;
    if (finish === null || endAt > finish) finish = endAt;
  }
  return finish;
}

function delayed(
  {
    tasks,
    network,
    path,
  }: { tasks: readonly TaskToSchedule[]; network: Network; path: CriticalPath },
  task: number,
  minutes: number,
): Delay {
  const moved = new Map<string, number>();
  if (task < 0 || minutes <= 0) return { finishMinutes: path.finish, moved };
  let finishMinutes = path.finish;
  delayOf(network, path, { task, minutes }).forEach((by, place) => {
    const one = tasks[place];
    if (by <= 0 || one === undefined) return;
    moved.set(one.id, by);
    finishMinutes = Math.max(finishMinutes, (path.starts[place] ?? 0) + by + one.durationMinutes);
  });
  return { finishMinutes, moved };
}
