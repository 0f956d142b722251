import type { Frame } from './frame.ts';
import type { Fact, Point } from '../meaning.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';

const MORE_CLOCKS_MAX = 8;

/** Lays a fact into the frame; false when its place is taken and nobody corrected it. */
export function takeFact(
  frame: Frame,
  waiting: Waiting,
  taken: Taken,
  previous: Taken | null,
  correcting: boolean,
  options: AssembleOptions,
): boolean {
  const { fact, item } = taken;
  switch (fact.kind) {
    case 'day':
      // "10 часов 3 апреля"
      if (waiting.bare !== null && previous?.item === waiting.bare.item) {
        waiting.bare = { ...waiting.bare, besideDay: true };
      }
      return takeDay(frame, fact, previous, correcting);
    case 'clock':
      return takeClock(frame, waiting, { item, fact }, previous, correcting);
    case 'daypart':
      return takeDaypart(frame, waiting, { item, fact }, previous, correcting);
    case 'clock-range':
      if (frame.clock !== null && !correcting) return false;
      frame.clock = fact.range.start;
      frame.clockEnd = fact.range.end;
      return true;
    case 'range':
      return takeRange(frame, fact.start, fact.end, correcting);
    case 'moment':
      if ((frame.day !== null || frame.daypart !== null) && !correcting) return false;
      frame.day = fact.day;
      frame.daypart = fact.daypart;
      return true;
    case 'length':
      return takeLength(frame, waiting, { item, fact }, previous, correcting, options);
    case 'for-number':
      if (fact.length === null && fact.value >= FOR_MINUTES_FROM) {
        return takeMinutes(frame, fact.value, correcting);
      }
      if (waiting.number !== null && !correcting) return false;
      waiting.number = { item, fact };
      return false;
    case 'offset':
      if (waiting.offset !== null && !correcting) return false;
      waiting.offset = taken;
      frame.offset = fact;
      if (!fact.certain) frame.certain = false;
      return false;
    case 'due':
      waiting.dueTouches = previous !== null;
      return takeDue(frame, fact.point, correcting);
    case 'due-in':
      if (frame.dueIn !== null || (fact.weak && !options.weakDeadlines)) return false;
      frame.dueIn = fact.length;
      if (fact.weak) frame.certain = false;
      return true;
    case 'from':
      if (frame.from !== null && !correcting) return false;
      frame.from = fact.point;
      return true;
    case 'after':
      if (frame.after !== null && !correcting) return false;
      frame.after = fact.point;
      return true;
    case 'window':
      if (waiting.window !== null && !correcting) return false;
      waiting.window = taken;
      frame.window = fact.period;
      return false;
    case 'repeat':
      frame.repeats = [...frame.repeats.slice(0, 4), fact.repeat];
      if (!fact.repeat.certain) frame.certain = false;
      return true;
    case 'times':
      waiting.times = taken;
      return false;
    case 'except':
      waiting.except = taken;
      return false;
    case 'now':
      frame.now = true;
      return true;
    case 'same-time':
      frame.sameTime = true;
      return true;
    case 'no-such-time':
      frame.noSuchTime = item;
      return true;
    case 'no-such-date':
      frame.noSuchDate = item;
      return true;
    case 'correction':
      return false;
  }
}

function takeDay(
  frame: Frame,
  fact: Extract<Fact, { kind: 'day' }>,
  previous: Taken | null,
  correcting: boolean,
): boolean {
  const { day } = fact;
  if (isInstant(frame.offset) && !correcting) return false;
  if (frame.due !== null && frame.due.day === null && previous?.fact.kind === 'due') {
    // "до 18:00 пятницы"
    frame.due = { ...frame.due, day };
    return true;
  }
  if (frame.day === null || correcting) {
    frame.day = day;
    frame.otherDays = fact.others;
    return true;
  }
  if (frame.day.kind === 'weekday' && day.kind !== 'weekday' && previous?.fact.kind === 'day') {
    frame.saidWeekday = frame.day.weekday;
    frame.day = day;
    frame.otherDays = fact.others;
    return true;
  }
  if (day.kind === 'weekday' && frame.day.kind !== 'weekday' && previous !== null) {
    frame.saidWeekday = day.weekday;
    return true;
  }
  return false;
}

/** "через два часа" is a moment of its own: what is said after it belongs to something else. */
function isInstant(offset: Frame['offset']): boolean {
  return offset !== null && offset.length.seconds !== 0;
}

function takeClock(
  frame: Frame,
  waiting: Waiting,
  taken: Waiting['clocks'][number],
  previous: Taken | null,
  correcting: boolean,
): boolean {
  const { fact } = taken;
  const isDeadline = previous?.fact.kind === 'due' && frame.repeats.length === 0;
  if (isDeadline && frame.due !== null && frame.due.clock === null) {
    // "до пятницы 18:00"
    frame.due = { ...frame.due, clock: fact.clock };
    return true;
  }
  if (previous?.fact.kind === 'from' && frame.from !== null && frame.from.clock === null) {
    frame.from = { ...frame.from, clock: fact.clock };
    return true;
  }
  if (frame.clock !== null && !correcting) {
    // "каждый день в 9 и в 21"; the repetition may be said last
    if (waiting.clocks.length < MORE_CLOCKS_MAX) waiting.clocks = [...waiting.clocks, taken];
    return false;
  }
  if (isInstant(frame.offset) && !correcting) return false;
  frame.clock = fact.clock;
  frame.moreClocks = fact.others;
  frame.clockEnd = null;
  return true;
}

function takeDaypart(
  frame: Frame,
  waiting: Waiting,
  taken: Waiting['dayparts'][number],
  previous: Taken | null,
  correcting: boolean,
): boolean {
  const { daypart, others } = taken.fact;
  if (previous?.fact.kind === 'due' && frame.due?.clock === null && frame.due.daypart === null) {
    frame.due = { ...frame.due, daypart };
    return true;
  }
  if (frame.daypart !== null && !correcting) {
    if (frame.daypart === daypart) return true;
    if (waiting.dayparts.length < MORE_CLOCKS_MAX) waiting.dayparts = [...waiting.dayparts, taken];
    return false;
  }
  frame.daypart = daypart;
  frame.moreDayparts = others;
  return true;
}

function takeRange(frame: Frame, start: Point, end: Point, correcting: boolean): boolean {
  if ((frame.dayEnd !== null || frame.clockEnd !== null) && !correcting) return false;
  if (frame.day !== null && start.day !== null && !correcting) return false;
  frame.day = start.day ?? frame.day;
  frame.dayEnd = end.day;
  frame.isDaySpan = start.clock === null && end.clock === null;
  frame.clock = start.clock ?? frame.clock;
  frame.clockEnd = end.clock;
  frame.daypartEnd = end.daypart;
  frame.daypart = start.daypart ?? frame.daypart;
  return true;
}

function takeLength(
  frame: Frame,
  waiting: Waiting,
  taken: Taken & { fact: Extract<Fact, { kind: 'length' }> },
  previous: Taken | null,
  correcting: boolean,
  options: AssembleOptions,
): boolean {
  const { length, said } = taken.fact;
  const isLong = length.months > 0 || length.days > 0 || length.workdays > 0;
  if (isLong) waiting.span ??= taken;
  if (isLong && options.lengths === 'within-day') return false;
  if (said === 'bare') {
    if (waiting.bare !== null || frame.length !== null) return false;
    const besideDay = previous?.fact.kind === 'day' || previous?.fact.kind === 'daypart';
    waiting.bare = { ...taken, besideDay };
    return false;
  }
  if (frame.length !== null && !correcting) return false;
  frame.length = length;
  return true;
}

/** Nobody plans 47 minutes, or more than a working day, without naming the unit. */
const FOR_MINUTES_FROM = 25;
const FOR_MINUTES_TO = 480;
const ROUND_MINUTES = 5;

/** "на 60": minutes; other numbers say something else. */
function takeMinutes(frame: Frame, count: number, correcting: boolean): boolean {
  const isPlausible = count <= FOR_MINUTES_TO && count % ROUND_MINUTES === 0;
  if (!isPlausible || (frame.length !== null && !correcting)) return false;
  frame.length = {
    months: 0,
    days: 0,
    workdays: 0,
    seconds: count * 60,
    unit: 'minute',
    clock: null,
  };
  return true;
}

function takeDue(frame: Frame, point: Point, correcting: boolean): boolean {
  if (frame.due === null || correcting) {
    frame.due = point;
    return true;
  }
  if (frame.due.clock === null && point.day === null && point.clock !== null) {
    frame.due = { ...frame.due, clock: point.clock };
    return true;
  }
  if (frame.due.day === null && point.day !== null && point.clock === null) {
    frame.due = { ...frame.due, day: point.day };
    return true;
  }
  return false;
}
