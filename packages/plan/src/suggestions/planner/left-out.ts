import { type DayGrid, earliestEnds, gridTask, STEP_MINUTES } from './day-grid.ts';
import type { LeftOutTask, PlannerTask } from './planner-task.ts';
import { plannedAtMost, TASKS_MAX } from './task-sets.ts';

/** A plan as the grid has it: what is planned in which slot, and what each task would need. */
export interface PlacedDay {
  readonly grid: DayGrid;
  /** Numbers of the planned tasks, with the steps that they take. */
  readonly placed: ReadonlyMap<number, { readonly start: number; readonly end: number }>;
  readonly usedMinutes: number;
}

/** Why the plan has no place for this task. */
export function leftOutTask(task: PlannerTask, day: PlacedDay): LeftOutTask {
  const { grid, placed } = day;
  const { task: number } = task;
  const without = (reason: LeftOutTask['reason']): LeftOutTask => ({
    task: number,
    reason,
    missingMinutes: null,
  });
  if (task.held || task.after.some((before) => !placed.has(before))) return without('WAITS');
  const unbound = { ...task, dueAt: null, window: null };
  if (!fitsAlone(task, grid) && fitsAlone(unbound, grid)) {
    return without(fitsAlone({ ...task, dueAt: null }, grid) ? 'DUE_PASSED' : 'WINDOW');
  }
  const missing = gridTask(task, grid).steps * STEP_MINUTES - roomFor(task, day);
  if (missing > 0) {
    const missingMinutes = Math.ceil(missing / STEP_MINUTES) * STEP_MINUTES;
    return { task: number, reason: 'NO_ROOM', missingMinutes };
  }
  return without(placed.size >= TASKS_MAX ? 'ENOUGH' : 'NOT_CHOSEN');
}

function fitsAlone(task: PlannerTask, grid: DayGrid): boolean {
  return (earliestEnds(gridTask(task, grid), grid)[0] ?? 0) > 0;
}

/** Minutes that the day still has for the task: its longest free stretch, or what may still be planned. */
function roomFor(task: PlannerTask, { grid, placed, usedMinutes }: PlacedDay): number {
  const { earliest, latestEnd } = gridTask(task, grid);
  const ends = task.after.map((before) => placed.get(before)?.end ?? 0);
  const busy = new Uint8Array(grid.spanEnd.length);
  for (const { start, end } of placed.values()) busy.fill(1, start, end);
  let longest = 0;
  let stretch = 0;
  for (let step = Math.max(earliest, ...ends); step < latestEnd; step += 1) {
    const isFree = busy[step] === 0 && (grid.spanEnd[step] ?? 0) > 0;
    const goesOn = stretch > 0 && grid.spanEnd[step] === grid.spanEnd[step - 1];
    stretch = isFree ? (goesOn ? stretch : 0) + 1 : 0;
    longest = Math.max(longest, stretch);
  }
  const allowed = plannedAtMost(grid.freeMinutes) - usedMinutes;
  return Math.min(longest * STEP_MINUTES, allowed);
}
