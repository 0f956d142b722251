import type { Clock, Day, Point, Repeat } from '../meaning.ts';
import type { Frame } from './frame.ts';
import { clockOnDay } from './settle-clock.ts';
import type { Waiting } from './waiting.ts';

/**
 * "каждую пятницу до 18:00", "до 25 числа каждого месяца": the deadline of each time, not the end of
 * the repetition.
 */
export function settleRepeatedDue(frame: Frame): void {
  const { due, repeats } = frame;
  if (due === null || repeats.length === 0 || due.period !== null) return;
  if (due.day === null) {
    if (frame.clock !== null || frame.daypart !== null) return;
    frame.clock = due.clock;
    frame.daypart = due.daypart;
    frame.due = null;
    return;
  }
  const names = (frequency: Repeat['frequency']): boolean =>
    repeats.some((one) => one.frequency === frequency && one.weekdays.length === 0);
  const isOfEach =
    (due.day.kind === 'of-month' && names('MONTHLY')) ||
    (due.day.kind === 'weekday' && names('WEEKLY'));
  if (!isOfEach || frame.day !== null) return;
  frame.day = due.day;
  frame.clock ??= due.clock;
  frame.due = null;
}

const isToday = (day: Day | null): boolean => day?.kind === 'relative' && day.days === 0;
const isPlainDay = (frame: Frame): boolean =>
  frame.repeats.length === 0 && frame.dayEnd === null && frame.daypart === null;
const endsDay = ({ period, day }: Point): boolean => period?.unit === 'day' || isToday(day);

/** "завтра до 18:00" is due tomorrow; "завтра в 10 до 12" is a span. */
export function settleDue(frame: Frame, waiting: Waiting): void {
  const { due, day, clock } = frame;
  if (due === null) return;
  if (day !== null && clock === null && endsDay(due) && isPlainDay(frame)) {
    // "завтра до конца дня"
    frame.due = { ...due, day, period: null };
    frame.day = null;
    return;
  }
  if (due.day !== null || due.period !== null) return;
  if (clock !== null && due.clock !== null && frame.clockEnd === null) {
    settleDueClock(frame, due, clock, due.clock, waiting);
    return;
  }
  if (day !== null && clock === null && frame.repeats.length === 0) {
    frame.due = { ...due, day, daypart: due.daypart ?? frame.daypart };
    frame.day = null;
    frame.daypart = null;
  }
}

/** Two clocks: the second ends the first, or is a deadline of the same day. */
function settleDueClock(
  frame: Frame,
  due: Point,
  start: Clock,
  end: Clock,
  { dueTouches }: Waiting,
): void {
  // "выпускной в четыре, рубашку погладить до двух" ends nothing, "в девять субботник до часу" does
  const isLater = clockOnDay(end, null) > clockOnDay(start, frame.daypart);
  if (dueTouches || end.hour > start.hour || isLater) {
    frame.clockEnd = end;
    frame.due = null;
  } else if (frame.day !== null) {
    frame.due = { ...due, day: frame.day };
  }
}
