import { addMinutes, type Day, dayOf, type Instant } from './zoned.ts';

/** When and where a command is settled. */
export interface Moment {
  readonly now: Instant;
  readonly zone: string;
}

export function today(moment: Moment): Day {
  return dayOf(moment.now, moment.zone);
}

/**
 * Clocks of people show minutes, and words take a while to arrive: a note is transcribed, a model reads, a queue is
 * worked off. What began so many minutes ago begins now, as "прямо сейчас" meant it.
 */
const NOW_MINUTES = 3;

/** Has the instant gone by, so that whoever names it is asked about it (D-past)? */
export function isPast(instant: Instant, moment: Moment): boolean {
  return addMinutes(instant, NOW_MINUTES) <= moment.now;
}
