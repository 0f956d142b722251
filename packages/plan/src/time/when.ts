import { type DayOrInstant, LocalDate } from '@planerka/contracts';
import { isPast, type Moment, today } from './moment.ts';
import { type Day, type Instant, toInstant } from './zoned.ts';

/** A planned or due time as rows hold it: at most one of the two is set. */
export interface When {
  readonly on: Day | null;
  readonly at: Instant | null;
}

/** No time. */
export const NEVER: When = { on: null, at: null };

function isDay(value: DayOrInstant): value is Day {
  return LocalDate.safeParse(value).success;
}

/** The wire's day or datetime as rows hold it. */
export function readWhen(value: DayOrInstant | undefined): When {
  if (value === undefined) return NEVER;
  return isDay(value) ? { on: value, at: null } : { on: null, at: toInstant(value) };
}

/** Has the time gone by? A day is over when the next one has begun. */
export function isOver({ on, at }: When, moment: Moment): boolean {
  return (at !== null && isPast(at, moment)) || (on !== null && on < today(moment));
}
