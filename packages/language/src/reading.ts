import type { DaypartHours, Note } from '@planerka/contracts';

/** What a phrase is read against. */
export interface ReadingContext {
  /** The reference instant: ISO 8601 with an offset. */
  readonly now: string;
  /** IANA zone; without one the offset of `now` holds for all dates. */
  readonly timezone?: string | undefined;
  /** What a person means by "утром" and the like, where it differs from the defaults. */
  readonly dayparts?: DaypartHours | undefined;
  /**
   * What the time belongs to. A clock without a day is the nearest future one in a phrase or a
   * timeblock; of a task its day is left open, to be asked. Default: phrase.
   */
  readonly mode?: 'phrase' | 'task' | 'timeblock' | undefined;
}

/** at: then; from: starting then; due: by then; window: on one of these days; duration: so long. */
export type TimeRole = 'at' | 'from' | 'due' | 'window' | 'duration';

export type Grain =
  | 'second'
  | 'minute'
  | 'hour'
  | 'daypart'
  | 'day'
  | 'weekend'
  | 'week'
  | 'month'
  | 'quarter'
  | 'season'
  | 'year';

/** A part of a date or a clock that was said, or that a convention filled in. */
export type TimePart =
  | 'year'
  | 'month'
  | 'day'
  | 'weekday'
  | 'daypart'
  | 'half_of_day'
  | 'hour'
  | 'minute'
  | 'duration'
  | 'end'
  | 'recurrence';

/** Offsets in the text, in UTF-16 code units, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A rule that fired, the words it took, and the rules that made its pieces. */
export interface TraceNode extends Span {
  /** The rule's pattern; empty for a word. */
  readonly rule: string;
  readonly parts: readonly TraceNode[];
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A note about a reading, before it is known which command of the utterance it belongs to. */
export type ReadingNote = DistributiveOmit<Note, 'position'>;

/** The time that a phrase means. */
export interface TimeReading {
  readonly role: TimeRole;
  /** Day `YYYY-MM-DD` when `date_only`, else local ISO with offset; of a deadline, the deadline. */
  readonly start: string | null;
  /** The last day when `date_only`, else the instant at which it ends. */
  readonly end: string | null;
  readonly date_only: boolean;
  readonly duration_minutes: number | null;
  /** RFC 5545 RRULE value; `start` is the first time. */
  readonly recurrence: string | null;
  /** Days that the rule names but an RRULE cannot leave out: "кроме 6 марта". */
  readonly exceptions: readonly string[];
  /** `HH:MM` when a clock was said whose day was not (mode `task` only). */
  readonly time: string | null;
  /** The deadline said beside another time: "завтра, срок до пятницы". */
  readonly due: string | null;
  readonly grain: Grain;
  /** 0 to 1: how likely people mean this; below 0.75 they differ. */
  readonly confidence: number;
  readonly known: readonly TimePart[];
  readonly implied: readonly TimePart[];
  /** The words that were read, in the order of the text. */
  readonly spans: readonly Span[];
  /** The rules that fired, outermost only; `trace` has them all. */
  readonly rules: readonly string[];
  readonly trace: readonly TraceNode[];
  readonly text: string;
  readonly notes: readonly ReadingNote[];
}
