import { addMinutes, type Day, dayOf, type Instant } from './zoned.ts';

/** When and where a command is settled. */
export interface Moment {
  readonly now: Instant;
  readonly zone: string;
}

export function today(moment: Moment): Day {
  return dayOf(moment.now, moment.zone);
}

/** Clocks of people show minutes: a time in the running minute is now, not past. */
export function isPast(instant: Instant, moment: Moment): boolean {
  return addMinutes(instant, 1) <= moment.now;
}

/**
 * Words take a while to arrive: a note is transcribed, a model reads, a queue is worked off. A start of so many
 * minutes ago is now, as "прямо сейчас" meant it.
 */
const NOW_MINUTES = 3;

/** Has a start gone by, so that whoever names it for something new is asked about it (D-past)? */
export function isStartPast(instant: Instant, moment: Moment): boolean {
  return addMinutes(instant, NOW_MINUTES) <= moment.now;
}
