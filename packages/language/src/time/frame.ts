import type { Item } from '../grammar/item.ts';
import type { Clock, Day, Daypart, Fact, Length, Period, Point, Repeat } from './meaning.ts';

type For = Extract<Fact, { kind: 'for-number' }>;
type Except = Extract<Fact, { kind: 'except' }>;

/** All that a phrase says about time, put together but not yet laid on a calendar. */
export interface Frame {
  day: Day | null;
  /** Days named with it: "21 и 31 декабря". */
  otherDays: readonly Day[];
  /** The weekday said beside a day that has its own date. */
  saidWeekday: number | null;
  dayEnd: Day | null;
  clock: Clock | null;
  clockEnd: Clock | null;
  daypart: Daypart | null;
  /** "с утра до вечера" */
  daypartEnd: Daypart | null;
  length: Length | null;
  /** "через два часа": from the reference instant. */
  offset: { readonly length: Length; readonly sign: 1 | -1 } | null;
  due: Point | null;
  dueIn: Length | null;
  from: Point | null;
  after: Point | null;
  window: Period | null;
  repeats: readonly Repeat[];
  times: number | null;
  except: Except | null;
  now: boolean;
  noSuchDate: Item | null;
  /** False when a part of it is a likely guess only. */
  certain: boolean;
  /** The items that it was read from, in order; the rest of the text is title. */
  used: Item[];
}

export interface AssembleOptions {
  /** May "за час" mean "within an hour"? In most titles it does not: "отчёт за месяц". */
  readonly weakDeadlines: boolean;
  /** May "на 5" alone be a clock, and "30 минут" or "5 дней" a length? */
  readonly lengths: 'any' | 'within-day';
}

function emptyFrame(): Frame {
  return {
    day: null,
    otherDays: [],
    saidWeekday: null,
    dayEnd: null,
    clock: null,
    clockEnd: null,
    daypart: null,
    daypartEnd: null,
    length: null,
    offset: null,
    due: null,
    dueIn: null,
    from: null,
    after: null,
    window: null,
    repeats: [],
    times: null,
    except: null,
    now: false,
    noSuchDate: null,
    certain: true,
    used: [],
  };
}

interface Taken {
  readonly item: Item;
  readonly fact: Fact;
}

/** Facts wait here until the whole phrase is known. */
interface Waiting {
  bare: (Taken & { fact: Extract<Fact, { kind: 'length' }>; besideDay: boolean }) | null;
  number: (Taken & { fact: For }) | null;
  times: Taken | null;
  except: Taken | null;
  window: Taken | null;
  offset: Taken | null;
}

const FACT_KINDS: ReadonlySet<string> = new Set<Fact['kind']>([
  'day',
  'clock',
  'daypart',
  'clock-range',
  'range',
  'length',
  'for-number',
  'offset',
  'moment',
  'due',
  'due-in',
  'from',
  'after',
  'window',
  'repeat',
  'times',
  'except',
  'now',
  'no-such-date',
  'correction',
]);

/** The fact that an item states; null for words and for pieces that no relation took up. */
export function factOf(item: Item): Fact | null {
  const { meaning } = item;
  if (meaning === null || !FACT_KINDS.has(meaning.kind)) return null;
  if (meaning.kind === 'period' || meaning.kind === 'nth-list' || meaning.kind === 'dotted') {
    return null;
  }
  return meaning;
}

const PUNCTUATION = new Set([',', '(', ')', '/', '-', 'т']);

/** Puts the facts of `items[from..to)` together; null when they say nothing about time. */
export function assembleFrame(
  items: readonly Item[],
  from: number,
  to: number,
  options: AssembleOptions,
): Frame | null {
  const frame = emptyFrame();
  const waiting: Waiting = {
    bare: null,
    number: null,
    times: null,
    except: null,
    window: null,
    offset: null,
  };
  let correction: Item | null = null;
  let last: Taken | null = null;
  let touches = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    const fact = factOf(item);
    if (fact === null) {
      touches = touches && PUNCTUATION.has(item.word);
      continue;
    }
    if (fact.kind === 'correction') {
      correction = last === null ? null : item;
      continue;
    }
    const taken = { item, fact };
    const previous: Taken | null = touches ? last : null;
    if (take(frame, waiting, taken, previous, correction !== null, options)) {
      if (correction !== null) frame.used.push(correction);
      frame.used.push(item);
    }
    correction = null;
    last = taken;
    touches = true;
  }
  settle(frame, waiting, options);
  frame.used.sort((a, b) => a.from - b.from);
  return frame.used.length === 0 ? null : frame;
}

/** Lays a fact into the frame; false when its place is taken and nobody corrected it. */
function take(
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
      return takeDay(frame, fact, previous, correcting);
    case 'clock':
      return takeClock(frame, fact, previous, correcting);
    case 'daypart':
      return takeDaypart(frame, fact.daypart, previous, correcting);
    case 'clock-range':
      if (frame.clock !== null && !correcting) return false;
      frame.clock = fact.range.start;
      frame.clockEnd = fact.range.end;
      return true;
    case 'range':
      if (!fact.certain) frame.certain = false;
      return takeRange(frame, fact.start, fact.end, correcting);
    case 'moment':
      if ((frame.day !== null || frame.daypart !== null) && !correcting) return false;
      frame.day = fact.day;
      frame.daypart = fact.daypart;
      return true;
    case 'length':
      return takeLength(frame, waiting, { item, fact }, previous, correcting, options);
    case 'for-number':
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
  if (!fact.certain) frame.certain = false;
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
  fact: Extract<Fact, { kind: 'clock' }>,
  previous: Taken | null,
  correcting: boolean,
): boolean {
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
  if ((frame.clock !== null || isInstant(frame.offset)) && !correcting) return false;
  if (!fact.certain) frame.certain = false;
  frame.clock = fact.clock;
  frame.clockEnd = null;
  return true;
}

function takeDaypart(
  frame: Frame,
  daypart: Daypart,
  previous: Taken | null,
  correcting: boolean,
): boolean {
  if (previous?.fact.kind === 'due' && frame.due?.clock === null && frame.due.daypart === null) {
    frame.due = { ...frame.due, daypart };
    return true;
  }
  if (frame.daypart !== null && !correcting) return frame.daypart === daypart;
  frame.daypart = daypart;
  return true;
}

function takeRange(frame: Frame, start: Point, end: Point, correcting: boolean): boolean {
  if ((frame.dayEnd !== null || frame.clockEnd !== null) && !correcting) return false;
  if (frame.day !== null && start.day !== null && !correcting) return false;
  frame.day = start.day ?? frame.day;
  frame.dayEnd = end.day;
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

/** Decides what waited for company, now that all of it is known. */
function settle(frame: Frame, waiting: Waiting, options: AssembleOptions): void {
  settleNumber(frame, waiting.number, options);
  settleBareLength(frame, waiting.bare);
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
  settleDue(frame);
}

const FOR_MINUTES_FROM = 25;
const AFTERNOON_HOUR = 13;
const ROUND_MINUTES = 5;

/** "на 60" are minutes, "на 15 часов" is a clock, "на 9 часов" depends on its company. */
function settleNumber(frame: Frame, waiting: Waiting['number'], options: AssembleOptions): void {
  if (waiting === null) return;
  const { item, fact } = waiting;
  const hasClock = frame.clock !== null;
  const hasDay = frame.day !== null || frame.daypart !== null || frame.window !== null;
  const use = (): void => void frame.used.push(item);
  if (fact.length !== null) {
    const asClock = !hasClock && (fact.value >= AFTERNOON_HOUR || hasDay);
    if (asClock) frame.clock = fact.clock;
    else if (frame.length === null) frame.length = fact.length;
    else return;
    return use();
  }
  if (fact.value >= FOR_MINUTES_FROM) {
    if (frame.length !== null) return;
    frame.length = minutes(fact.value);
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

const MORNING_FROM = 7;

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

const isPlainWeekday = (day: Day): boolean => day.kind === 'weekday' && day.which === 'plain';

function settleWindow(frame: Frame, waiting: Taken | null): void {
  if (waiting === null || frame.window === null) return;
  const { window, day } = frame;
  const narrows =
    (day?.kind === 'weekday' && window.unit === 'week' && window.count === null) ||
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

/** "завтра до 18:00" is due tomorrow; "завтра в 10 до 12" is a span. */
function settleDue(frame: Frame): void {
  const { due } = frame;
  if (due === null || due.day !== null || due.period !== null) return;
  if (frame.clock !== null && frame.clockEnd === null && due.clock !== null) {
    frame.clockEnd = due.clock;
    frame.due = null;
    return;
  }
  if (frame.day !== null && frame.clock === null && frame.repeats.length === 0) {
    frame.due = { ...due, day: frame.day, daypart: due.daypart ?? frame.daypart };
    frame.day = null;
    frame.daypart = null;
  }
}
