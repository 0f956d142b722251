import { weekdaysBetween } from '../calendar/civil.ts';
import type { Repeat } from '../meaning.ts';
import type { Frame } from './frame.ts';

/** "каждый день", "каждую неделю": a repetition that days may be named for. */
const namesNoDays = ({ interval, frequency, weekdays }: Repeat): boolean =>
  interval === 1 && (frequency === 'DAILY' || frequency === 'WEEKLY') && weekdays.length === 0;

/** "с понедельника по пятницу в 9": a clock on a span of weekdays repeats, most likely weekly. */
export function settleTimetable(frame: Frame): void {
  const { day, dayEnd, clock } = frame;
  const [said, ...more] = frame.repeats;
  // "каждый день с понедельника по пятницу"
  const isEach = said !== undefined && more.length === 0 && namesNoDays(said);
  const isTimetable = frame.isDaySpan && (isEach || (clock !== null && said === undefined));
  if (!isTimetable || day?.kind !== 'weekday' || dayEnd?.kind !== 'weekday') return;
  frame.repeats = [
    {
      frequency: 'WEEKLY',
      interval: 1,
      weekdays: weekdaysBetween(day.weekday, dayEnd.weekday),
      nths: [],
      monthDays: [],
      yearDays: [],
      weeks: [],
      month: null,
      count: said?.count ?? null,
      perPeriod: said?.perPeriod ?? 0,
      daypart: said?.daypart ?? null,
      certain: isEach,
    },
  ];
  frame.day = null;
  frame.dayEnd = null;
  if (!isEach) frame.certain = false;
}
