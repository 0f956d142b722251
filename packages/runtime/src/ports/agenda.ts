import type { Day, DayFacts, Instant, Task, Timeblock, WorkedSpan } from '@planerka/plan';

/** A person's day or span as the read commands show it. */
export interface Agenda {
  readonly timezone: string;
  readonly tasks: readonly Task[];
  /**
   * Repetitions still to come of tasks that repeat, by time: the open row with the times it will have then.
   * Nothing can be done to one yet.
   */
  readonly repeats: readonly Task[];
  readonly timeblocks: readonly Timeblock[];
  /** When tasks of more than a day of working time are worked on; they may have begun on an earlier day. */
  readonly worked: readonly WorkedSpan[];
}

/** The day for which a plan is asked. */
export interface FactsOfDay {
  readonly day: Day;
  readonly now: Instant;
}

/** What the plan of a day is made from; the Inbox is looked at from its oldest task on. */
export interface AgendaFacts extends DayFacts {
  readonly agenda: Agenda;
}
