import type { Day, Period } from '../meaning.ts';
import type { Frame } from './frame.ts';
import { settleDue, settleRepeatedDue } from './settle-due.ts';
import { settleBareLength, settleNumber } from './settle-number.ts';
import { settleOffset } from './settle-offset.ts';
import { settleSeveral } from './settle-several.ts';
import { settleTimetable } from './settle-timetable.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';

/** Decides what waited for company, now that all of it is known. */
export function settleFrame(frame: Frame, waiting: Waiting, options: AssembleOptions): void {
  settleEve(frame);
  settleSeveral(frame, waiting);
  settleNumber(frame, waiting.number, options);
  settleBareLength(frame, waiting.bare);
  settleStart(frame);
  settleOffset(frame, waiting.offset);
  settleWindow(frame, waiting.window);
  settleLimits(frame, waiting);
  if (frame.clock !== null && frame.dueIn !== null && frame.length === null) {
    frame.length = frame.dueIn;
    frame.dueIn = null;
  }
  settleRepeatedDue(frame);
  settleDue(frame, waiting);
  settleTimetable(frame);
}

const MORNING_FROM = 7;
const NOON = 12;

/** "в ночь на субботу в два": the small hours are Saturday's, "в одиннадцать" is Friday's. */
function settleEve(frame: Frame): void {
  const { day, clock } = frame;
  if (day?.kind !== 'eve' || clock === null || clock.midnight || clock.hour > NOON) return;
  if (clock.half !== null && clock.half !== 'night' && clock.half !== 'am') return;
  if (clock.hour === NOON) {
    frame.clock = { ...clock, midnight: true };
  } else if (clock.hour < MORNING_FROM) {
    frame.day = day.base;
    frame.clock = { ...clock, half: clock.half ?? 'am' };
  } else if (!clock.literal) {
    frame.clock = { ...clock, half: 'night' };
  }
}

/** "5 раз", "кроме среды": they belong to a repetition, and say nothing without one. */
function settleLimits(frame: Frame, { times, except }: Waiting): void {
  if (frame.repeats.length === 0 && frame.day?.kind !== 'nth') return;
  if (times?.fact.kind === 'times') {
    frame.times = times.fact.count;
    frame.used.push(times.item);
  }
  if (except?.fact.kind === 'except') {
    frame.except = except.fact;
    frame.used.push(except.item);
  }
}

/** "с двух часа на четыре": a start with a length is a clock. */
function settleStart(frame: Frame): void {
  const { from, length } = frame;
  if (from === null || from.clock === null || length === null || frame.clock !== null) return;
  if (from.period !== null || (from.day !== null && frame.day !== null)) return;
  frame.clock = from.clock;
  frame.day ??= from.day;
  frame.from = null;
}

/** Is the day one of the window's, and does the window say which: "в среду на следующей неделе"? */
function isOneOf(day: Day, { unit, count }: Pick<Period, 'unit' | 'count'>): boolean {
  switch (day.kind) {
    case 'weekday':
      return (unit === 'week' || unit === 'month') && count === null;
    case 'date':
      return day.year === null && unit === 'year';
    case 'of-month':
      return unit === 'month';
    case 'nth':
      return unit === 'month' && day.month === null;
    case 'relative':
    case 'shift':
    case 'eve':
    case 'in-period':
    case 'in-year-of':
    case 'next-behind':
    case 'edge':
      return false;
  }
}

/** "разослать расписание на март до воскресенья": the month is what the noun is for. */
function isOfNoun({ due }: Frame, { unit }: Period): boolean {
  const isLong = unit === 'month' || unit === 'quarter' || unit === 'year';
  return isLong && due?.day != null && !isOneOf(due.day, { unit, count: 1 });
}

function settleWindow(frame: Frame, waiting: Taken | null): void {
  const { window, day } = frame;
  if (waiting === null || window === null) return;
  if (day !== null && isOneOf(day, window)) {
    frame.day = { kind: 'in-period', day, period: window };
    frame.window = null;
    frame.used.push(waiting.item);
    return;
  }
  if (day !== null || frame.offset !== null || isOfNoun(frame, window)) {
    frame.window = null;
    return;
  }
  frame.used.push(waiting.item);
}
