import { epochMs, type Instant, instantAt, minutesBetween } from '../../time/zoned.ts';
import type { PlannerSpan, PlannerTask } from './planner-task.ts';

/** Tasks start at whole five minutes of the clock. */
export const STEP_MINUTES = 5;
const STEP_MS = STEP_MINUTES * 60_000;

/**
 * The free time of one day in steps of five minutes, the first of which is step 0. `spanEnd[step]` is
 * the step at which the free span over this step ends, 0 where nothing is free.
 */
export interface DayGrid {
  readonly originMs: number;
  readonly spanEnd: Uint16Array;
  readonly freeMinutes: number;
}

/** What a task asks of the grid. */
export interface GridTask {
  readonly steps: number;
  readonly earliest: number;
  /** The last step at which it may end. */
  readonly latestEnd: number;
}

/** The grid of a day's free spans, which do not overlap; null when there are none. */
export function dayGrid(spans: readonly PlannerSpan[]): DayGrid | null {
  if (spans.length === 0) return null;
  const first = Math.min(...spans.map(({ from }) => epochMs(from)));
  const originMs = Math.floor(first / STEP_MS) * STEP_MS;
  const inSteps = spans.map(({ from, to }) => ({
    from: stepsTo(originMs, from, Math.ceil),
    to: stepsTo(originMs, to, Math.floor),
  }));
  const spanEnd = new Uint16Array(Math.max(1, ...inSteps.map(({ to }) => to)));
  for (const { from, to } of inSteps) if (to > from) spanEnd.fill(to, from, to);
  const freeMinutes = spans.reduce((sum, { from, to }) => sum + minutesBetween(from, to), 0);
  return { originMs, spanEnd, freeMinutes };
}

/** How long a task counts: whole steps, at least one. */
export function stepsOf({ minutes }: Pick<PlannerTask, 'minutes'>): number {
  return Math.max(1, Math.ceil(minutes / STEP_MINUTES));
}

/** What a task asks, in steps. */
export function gridTask(task: PlannerTask, { originMs, spanEnd }: DayGrid): GridTask {
  const { window, dueAt } = task;
  const ends = [window?.to ?? null, dueAt].flatMap((at) =>
    at === null ? [] : [stepsTo(originMs, at, Math.floor)],
  );
  return {
    steps: stepsOf(task),
    earliest: window === null ? 0 : Math.max(0, stepsTo(originMs, window.from, Math.ceil)),
    latestEnd: Math.min(spanEnd.length, ...ends),
  };
}

/**
 * The earliest end of the task when it may start at each step or later, whole inside one free span;
 * 0 where it does not fit any more.
 */
export function earliestEnds(
  { steps, earliest, latestEnd }: GridTask,
  { spanEnd }: DayGrid,
): Uint16Array {
  const ends = new Uint16Array(spanEnd.length + 1);
  for (let start = latestEnd - steps; start >= 0; start -= 1) {
    const end = start + steps;
    const fits = start >= earliest && end <= (spanEnd[start] ?? 0);
    ends[start] = fits ? end : (ends[start + 1] ?? 0);
  }
  return ends;
}

/** The instant at which a step begins. */
export function instantOfStep(step: number, { originMs }: DayGrid): Instant {
  return instantAt(originMs + step * STEP_MS);
}

function stepsTo(originMs: number, at: Instant, round: (steps: number) => number): number {
  return round((epochMs(at) - originMs) / STEP_MS);
}
