import type { SuggestionReason, SuggestionSurface, SuggestionType } from '@planerka/contracts';
import type { Task } from '../../objects/task.ts';
import type { Moment } from '../../time/moment.ts';
import type { Day, Instant } from '../../time/zoned.ts';

/** A task of which something may be suggested, and what its row does not say. */
export interface ViewedTask {
  readonly task: Task;
  /** How often people have moved it in the last 30 days. */
  readonly movedTimes: number;
  /** When somebody changed it last, or made it. */
  readonly touchedAt: Instant;
}

/** How full a day is; whole minutes. */
export interface DayRoom {
  readonly day: Day;
  /** What the tasks of the day take. */
  readonly plannedMinutes: number;
  /** Working time that no timeblock takes; tasks lie inside it. */
  readonly freeMinutes: number;
}

/**
 * All that the rules over the plan may look at. How much is loaded is for the storage to say; what is
 * missing here only makes a rule keep still.
 */
export interface SuggestionView {
  readonly surface: SuggestionSurface;
  readonly moment: Moment;
  /** Weekdays on which the person works, 1 (Monday) to 7. */
  readonly workdays: readonly number[];
  /** What a suggestion may be about: new tasks, the opened one, those of the day. */
  readonly tasks: readonly ViewedTask[];
  /** Projects in work. */
  readonly projects: readonly { readonly project_id: string; readonly number: number }[];
  /** Numbers of all open tasks of high priority. */
  readonly high: readonly number[];
  /** Open tasks that a search by the titles of `tasks` has found. */
  readonly alike: readonly Pick<Task, 'number' | 'title' | 'parent_id'>[];
  /** What the person added last in this thread, the newest first, with the tasks at hand or without. */
  readonly added: readonly Pick<Task, 'number' | 'project_id' | 'created_at'>[];
  /** Tasks of the person that have a category, the newest first. */
  readonly categorized: readonly Pick<Task, 'title' | 'category'>[];
  /** The day that is looked at first, then those after it. */
  readonly days: readonly DayRoom[];
}

/** What a rule over the plan suggests; its id and its reason's code are in the table of rules. */
export interface PlanOffer {
  readonly type: SuggestionType;
  /** The task's number. */
  readonly task: number;
  readonly confidence: number;
  readonly requires_confirmation?: true;
  /** What the rationale is made of besides the code. */
  readonly data?: Readonly<Record<string, string | number>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Looks at the plan, and nothing else. */
export type FindInPlan = (view: SuggestionView) => readonly PlanOffer[];

export interface PlanRule {
  readonly reason: SuggestionReason;
  readonly find: FindInPlan;
}
