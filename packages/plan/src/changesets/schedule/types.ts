import type { Day, Instant } from '../../time/zoned.ts';

/** The hours of one working day on the wall clock, `HH:MM`; `to` may be `24:00`. */
export interface WorkingSpan {
  readonly from: string;
  readonly to: string;
}

/** When a project is worked on. A day of both lists is a working one: it was added on purpose. */
export interface WorkingCalendar {
  /** 1 = Monday to 7 = Sunday. */
  readonly workdays: readonly number[];
  /** In any order; those that touch or overlap count as one, an empty one as none. */
  readonly hours: readonly WorkingSpan[];
  readonly holidays: readonly Day[];
  readonly extraWorkdays: readonly Day[];
}

/** Finish or start of the first task to start or finish of the second. */
export type LinkType = 'FS' | 'SS' | 'FF' | 'SF';

export interface LinkedPair {
  readonly from: string;
  readonly to: string;
}

/** A link between two tasks; a lag is working time, a lead is a lag below 0. */
export interface TaskLink extends LinkedPair {
  readonly type: LinkType;
  readonly lagMinutes: number;
}

/** What the schedule reads of a task. */
export interface TaskToSchedule {
  readonly id: string;
  /** Whole minutes of working time; 0 where nobody has said how long it takes. */
  readonly durationMinutes: number;
  /** "Not before"; null where the links alone decide. */
  readonly plannedStartAt: Instant | null;
  /** Done and cancelled tasks are not: they hold nobody up and are given no dates. */
  readonly isOpen: boolean;
}

export interface ProjectToSchedule {
  /** In the order of their numbers: where two are alike, the first is named. */
  readonly tasks: readonly TaskToSchedule[];
  /** Links of tasks that are not there, or not open, bind nobody. */
  readonly links: readonly TaskLink[];
  /** Null: nobody has said when work is done, so there are minutes but no dates. */
  readonly calendar: WorkingCalendar | null;
  readonly zone: string;
  /** Null as for the calendar. */
  readonly startAt: Instant | null;
}

/** The place of a task in the schedule; minutes are working time since the start of the project. */
export interface TaskTimes {
  /** Null without a calendar or a start, and for what is beyond the calendar's hundred years. */
  readonly startAt: Instant | null;
  readonly endAt: Instant | null;
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** The earliest start that the links allow, whatever start is planned. */
  readonly allowedMinutes: number;
  /** By how much it may be late before the project ends later; 0 is critical. */
  readonly slackMinutes: number;
}
