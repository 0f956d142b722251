import type { Instant } from '../../time/zoned.ts';

/** Why a task is worth its place in the day: the strongest reason, the most urgent first. */
export type Worth =
  | 'overdue'
  | 'due_today'
  | 'planned_today'
  | 'high'
  | 'due_soon'
  | 'medium'
  | 'unmarked'
  | 'low';

/** A task that could be put into the day. */
export interface PlannerTask {
  /** The task's number in its workspace. */
  readonly task: number;
  /** A whole number above 0: what the day gains by it. */
  readonly value: number;
  readonly worth: Worth;
  /** How long it takes, in whole minutes; counted in whole steps of five. */
  readonly minutes: number;
  /** It lies wholly inside this part of the day; null: anywhere in the free time. */
  readonly window: { readonly from: Instant; readonly to: Instant } | null;
  /** It ends by then; null: no hour binds it. */
  readonly dueAt: Instant | null;
  /** Numbers of open tasks that come before it: a plan holds it only after all of them. */
  readonly after: readonly number[];
  /** It waits for something that no plan of the day can hold, such as a project. */
  readonly held: boolean;
}

/** Free time of the day: nothing fixed lies inside. */
export interface PlannerSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** A task in its place. */
export interface PlannedItem {
  readonly task: number;
  readonly start: Instant;
  readonly end: Instant;
  readonly minutes: number;
  readonly value: number;
  readonly worth: Worth;
}

/**
 * Why a task has no place. WAITS: what comes before it is not in the plan. DUE_PASSED: even an empty
 * day has no place for it before its due hour; WINDOW: none in its part of the day. NO_ROOM: the day
 * is full, so many minutes are missing. ENOUGH: the plan has as many tasks as a day gets. NOT_CHOSEN:
 * it would fit, but this is another plan than the best one.
 */
export type LeftOutReason = 'WAITS' | 'DUE_PASSED' | 'WINDOW' | 'NO_ROOM' | 'ENOUGH' | 'NOT_CHOSEN';

export interface LeftOutTask {
  readonly task: number;
  readonly reason: LeftOutReason;
  /** With NO_ROOM alone: whole steps of five minutes. */
  readonly missingMinutes: number | null;
}

/** What the day could look like; `items` by their time, `leftOut` by value. */
export interface DayPlan {
  readonly items: readonly PlannedItem[];
  readonly leftOut: readonly LeftOutTask[];
  readonly freeMinutes: number;
  readonly usedMinutes: number;
}
