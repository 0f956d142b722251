import { dayNumber } from '../time/canonical-instant.ts';
import type { Moment } from '../time/moment.ts';
import { today } from '../time/moment.ts';

/**
 * Is a day before today in the zone, or an instant before now (T1)? The dates have been read before:
 * what is left is to compare them, ten thousand of them at once, too.
 */
export function pastTest(moment: Moment): (due: string) => boolean {
  let day: string | undefined;
  const now = secondsOf(moment.now);
  return (due) => (due.includes('T') ? secondsOf(due) < now : due < (day ??= today(moment)));
}

const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:Z|([+-]\d\d):(\d\d))$/u;

/** Seconds since the epoch; NaN, which is before and after nothing, for anything but an instant. */
function secondsOf(instant: string): number {
  const [, year, month, date, hours, minutes, seconds, offset = '+00', offsetMinutes = '00'] =
    INSTANT.exec(instant) ?? [];
  const sign = offset.startsWith('-') ? -1 : 1;
  const away = Number(offset) * 60 + sign * Number(offsetMinutes);
  const days = dayNumber(Number(year), Number(month), Number(date));
  return ((days * 24 + Number(hours)) * 60 + Number(minutes) - away) * 60 + Number(seconds);
}
