import { addMinutes, type Day, dayOf, type Instant } from './zoned.ts';

/** When and where a command is settled. */
export interface Moment {
  readonly now: Instant;
  readonly zone: string;
}

export function today(moment: Moment): Day {
  return dayOf(moment.now, moment.zone);
}

/** Clocks of people show minutes: a start in the running minute is now, not past. */
export function isPast(instant: Instant, moment: Moment): boolean {
  return addMinutes(instant, 1) <= moment.now;
}
