import type { Frame } from './frame.ts';
import type { Day, Length, Repeat } from '../meaning.ts';
import { settleSeveral } from './settle-several.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';

/** Decides what waited for company, now that all of it is known. */
export function settleFrame(frame: Frame, waiting: Waiting, options: AssembleOptions): void {
  settleSeveral(frame, waiting);
  settleNumber(frame, waiting.number, options);
  settleBareLength(frame, waiting.bare);
  settleStart(frame);
  settleOffset(frame, waiting.offset);
  settleWindow(frame, waiting.window);
  const repeats = frame.repeats.length > 0;
  const isRepeated = repeats || frame.day?.kind === 'nth';
  if (isRepeated && waiting.times?.fact.kind === 'times') {
    frame.times = waiting.times.fact.count;
    frame.used.push(waiting.times.item);
  }
  if (isRepeated && waiting.except?.fact.kind === 'except') {
    frame.except = waiting.except.fact;
    frame.used.push(waiting.except.item);
  }
  if (frame.clock !== null && frame.dueIn !== null && frame.length === null) {
    frame.length = frame.dueIn;
    frame.dueIn = null;
  }
  settleRepeatedDue(frame);
  settleDue(frame, waiting);
  settleTimetable(frame);
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

/**
 * "каждую пятницу до 18:00", "до 25 числа каждого месяца": the deadline of each time, not the end of
 * the repetition.
 */
function settleRepeatedDue(frame: Frame): void {
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

/** "с понедельника по пятницу в 9": a clock on a span of weekdays repeats, most likely weekly. */
function settleTimetable(frame: Frame): void {
  const { day, dayEnd, clock } = frame;
  const [said, ...more] = frame.repeats;
  // "каждый день с понедельника по пятницу"
  const isEach =
    said !== undefined &&
    more.length === 0 &&
    said.interval === 1 &&
    (said.frequency === 'DAILY' || said.frequency === 'WEEKLY') &&
    said.weekdays.length === 0;
  const isTimetable = frame.isDaySpan && (isEach || (clock !== null && said === undefined));
  if (!isTimetable || day?.kind !== 'weekday' || dayEnd?.kind !== 'weekday') return;
  const weekdays: number[] = [];
  for (let weekday = day.weekday; ; weekday = (weekday % 7) + 1) {
    weekdays.push(weekday);
    if (weekday === dayEnd.weekday) break;
  }
  frame.repeats = [
    {
      frequency: 'WEEKLY',
      interval: 1,
      weekdays,
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

const AFTERNOON_HOUR = 13;
const ROUND_MINUTES = 5;
const MORNING_FROM = 7;

/** "на 60" are minutes, "на 15 часов" is a clock, "на 9 часов" depends on its company. */
function settleNumber(frame: Frame, waiting: Waiting['number'], options: AssembleOptions): void {
  if (waiting === null) return;
  const { item, fact } = waiting;
  const hasClock = frame.clock !== null || frame.from?.clock != null;
  const hasDay = frame.day !== null || frame.daypart !== null || frame.window !== null;
  const use = (): void => void frame.used.push(item);
  if (fact.length !== null) {
    const asClock = !hasClock && (fact.value >= AFTERNOON_HOUR || hasDay);
    if (asClock) {
      frame.clock = fact.clock;
      // "на завтра на 2 часа": at two, or for two hours
      const mayLast = fact.value < MORNING_FROM && frame.daypart === null && frame.length === null;
      if (mayLast) {
        frame.alternatives = [{ clock: null, length: fact.length }];
        frame.certain = false;
      }
    } else if (frame.length === null) frame.length = fact.length;
    else return;
    return use();
  }
  if (!hasClock && (hasDay || options.lengths === 'any')) {
    frame.clock = fact.clock;
    if (!hasDay) frame.certain = false;
    return use();
  }
  if (
    hasClock &&
    frame.length === null &&
    fact.value % ROUND_MINUTES === 0 &&
    fact.value > ROUND_MINUTES
  ) {
    frame.length = minutes(fact.value);
    frame.certain = false;
    use();
  }
}

function minutes(count: number): Length {
  return { months: 0, days: 0, workdays: 0, seconds: count * 60, unit: 'minute', clock: null };
}

/** "завтра 10 ч 30 мин" is a clock, "завтра в 9 2 часа" and "2 часа" are lengths. */
function settleBareLength(frame: Frame, waiting: Waiting['bare']): void {
  if (waiting === null) return;
  const { length } = waiting.fact;
  const isClock =
    length.clock !== null &&
    frame.clock === null &&
    frame.length === null &&
    length.clock.hour >= MORNING_FROM &&
    (waiting.besideDay || (frame.day !== null && length.clock.hour >= AFTERNOON_HOUR));
  if (isClock) frame.clock = length.clock;
  else if (frame.length === null) frame.length = length;
  else return;
  frame.used.push(waiting.item);
}

function settleOffset(frame: Frame, waiting: Taken | null): void {
  if (waiting === null || frame.offset === null) return;
  const { length, sign } = frame.offset;
  const isLong = length.seconds === 0;
  if (frame.repeats.some((repeat) => repeat.frequency === 'WEEKLY') && length.unit === 'week') {
    // "по средам через неделю": every other week
    frame.repeats = frame.repeats.map((repeat) => ({ ...repeat, interval: length.days / 7 + 1 }));
    frame.offset = null;
    frame.used.push(waiting.item);
    return;
  }
  if (isEveryDay(frame.repeats) && length.unit === 'day' && length.days > 0 && sign > 0) {
    // "через день по утрам": every other day
    frame.repeats = frame.repeats.map((repeat) => ({ ...repeat, interval: length.days + 1 }));
    frame.offset = null;
    frame.used.push(waiting.item);
    return;
  }
  if (isLong && (frame.day === null || isPlainWeekday(frame.day))) {
    const weekday = frame.day?.kind === 'weekday' ? frame.day.weekday : null;
    frame.day = { kind: 'shift', length, sign, base: null, weekday };
    frame.offset = null;
    frame.used.push(waiting.item);
    return;
  }
  if (isLong && frame.day?.kind === 'date' && frame.day.year === null && length.months >= 12) {
    // "через год 28 апреля"
    const years = { kind: 'shift', length, sign, base: null, weekday: null } as const;
    frame.day = { kind: 'in-year-of', day: frame.day, of: years };
    frame.offset = null;
    frame.used.push(waiting.item);
    return;
  }
  if (isLong || frame.day !== null || frame.clock !== null) {
    frame.offset = null;
    return;
  }
  frame.used.push(waiting.item);
}

const isEveryDay = (repeats: readonly Repeat[]): boolean =>
  repeats.length > 0 && repeats.every((one) => one.frequency === 'DAILY' && one.interval === 1);

const isPlainWeekday = (day: Day): boolean => day.kind === 'weekday' && day.which === 'plain';

function settleWindow(frame: Frame, waiting: Taken | null): void {
  if (waiting === null || frame.window === null) return;
  const { window, day } = frame;
  const narrows =
    (day?.kind === 'weekday' &&
      (window.unit === 'week' || window.unit === 'month') &&
      window.count === null) ||
    (day?.kind === 'date' && day.year === null && window.unit === 'year') ||
    (day?.kind === 'of-month' && window.unit === 'month') ||
    (day?.kind === 'nth' && window.unit === 'month' && day.month === null);
  if (day !== null && narrows) {
    frame.day = { kind: 'in-period', day, period: window };
    frame.window = null;
    frame.used.push(waiting.item);
    return;
  }
  if (day !== null || frame.offset !== null) {
    frame.window = null;
    return;
  }
  frame.used.push(waiting.item);
}

const isToday = (day: Day | null): boolean => day?.kind === 'relative' && day.days === 0;
const isPlainDay = (frame: Frame): boolean =>
  frame.repeats.length === 0 && frame.dayEnd === null && frame.daypart === null;

/** "завтра до 18:00" is due tomorrow; "завтра в 10 до 12" is a span. */
function settleDue(frame: Frame, waiting: Waiting): void {
  const { due } = frame;
  const endsDay = due?.period?.unit === 'day' || isToday(due?.day ?? null);
  if (due !== null && frame.day !== null && endsDay && frame.clock === null && isPlainDay(frame)) {
    // "завтра до конца дня"
    frame.due = { ...due, day: frame.day, period: null };
    frame.day = null;
    return;
  }
  if (due === null || due.day !== null || due.period !== null) return;
  if (frame.clock !== null && frame.clockEnd === null && due.clock !== null) {
    // "выпускной в четыре, рубашку погладить до двух" ends nothing
    if (waiting.dueTouches || due.clock.hour > frame.clock.hour) {
      frame.clockEnd = due.clock;
      frame.due = null;
    } else if (frame.day !== null) {
      frame.due = { ...due, day: frame.day };
    }
    return;
  }
  if (frame.day !== null && frame.clock === null && frame.repeats.length === 0) {
    frame.due = { ...due, day: frame.day, daypart: due.daypart ?? frame.daypart };
    frame.day = null;
    frame.daypart = null;
  }
}
