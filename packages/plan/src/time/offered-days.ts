import { type Moment, today } from './moment.ts';
import { addDays, atLocal, type Day } from './zoned.ts';

const OFFERED_DAYS = 4;

/** The next days, today only while the hour that was said is still to come. */
export function offeredDays(time: string | undefined, moment: Moment): Day[] {
  const first = today(moment);
  const days = Array.from({ length: OFFERED_DAYS + 1 }, (_, index) => addDays(first, index));
  return days.filter((day) => isAhead(day, time, moment)).slice(0, OFFERED_DAYS);
}

/** Is the hour that was said still to come on this day? Without an hour, the day is. */
export function isAhead(day: Day, time: string | undefined, moment: Moment): boolean {
  return time === undefined || atLocal(day, time, moment.zone) > moment.now;
}
