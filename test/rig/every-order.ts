import { epochMs, type PlannerTask } from '@planerka/plan';
import type { RandomDay } from './random-days.ts';

const STEP_MS = 5 * 60_000;

/** What the best plan of a day comes to; an end of 0 and a mask of 0 when nothing fits. */
export interface BestPlan {
  readonly value: number;
  readonly endMs: number;
  /** A bit for each task, by value and then by number. */
  readonly mask: number;
}

/** The best plan of a day, found by trying every order of every set of at most five tasks. */
export function bestOfEveryOrder({ candidates, spans }: RandomDay): BestPlan {
  const tasks = byValue(candidates);
  const freeMs = spans.reduce((sum, { from, to }) => sum + epochMs(to) - epochMs(from), 0);
  let best: BestPlan = { value: 0, endMs: 0, mask: 0 };
  const tryFrom = (plan: BestPlan, usedMs: number, planned: readonly number[]): void => {
    if (isBetter(plan, best)) best = plan;
    if (planned.length === 5) return;
    for (const [index, task] of tasks.entries()) {
      if (planned.includes(task.task) || task.held) continue;
      if (task.after.some((before) => !planned.includes(before))) continue;
      const lengthMs = lengthOf(task);
      if ((usedMs + lengthMs) * 5 > freeMs * 4) continue;
      const end = earliestEnd(task, plan.endMs, spans);
      if (end === null) continue;
      const next = { value: plan.value + task.value, endMs: end, mask: plan.mask | (1 << index) };
      tryFrom(next, usedMs + lengthMs, [...planned, task.task]);
    }
  };
  tryFrom(best, 0, []);
  return best;
}

/** The most valuable first, of equal ones the smaller number. */
export function byValue(tasks: readonly PlannerTask[]): PlannerTask[] {
  return [...tasks].sort((a, b) => b.value - a.value || a.task - b.task);
}

export function lengthOf({ minutes }: PlannerTask): number {
  return Math.ceil(minutes / 5) * STEP_MS;
}

/** The end of the task when it starts at `fromMs` or later, on the clock's five minutes; null: no place. */
function earliestEnd(task: PlannerTask, fromMs: number, spans: RandomDay['spans']): number | null {
  const lengthMs = lengthOf(task);
  const inTurn = spans.map(({ from, to }) => ({ from: epochMs(from), to: epochMs(to) }));
  for (const { from, to } of inTurn.sort((a, b) => a.from - b.from)) {
    const lower = Math.max(from, fromMs, task.window === null ? 0 : epochMs(task.window.from));
    const start = Math.ceil(lower / STEP_MS) * STEP_MS;
    const end = start + lengthMs;
    const isInTime = task.dueAt === null || end <= epochMs(task.dueAt);
    const isInWindow = task.window === null || end <= epochMs(task.window.to);
    if (end <= to && isInTime && isInWindow) return end;
  }
  return null;
}

function isBetter(one: BestPlan, other: BestPlan): boolean {
  if (one.value !== other.value) return one.value > other.value;
  return one.endMs === other.endMs ? one.mask < other.mask : one.endMs < other.endMs;
}
