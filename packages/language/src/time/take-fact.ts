import type { Day, Fact } from '../meaning.ts';
import type { Frame } from './frame.ts';
import { minutesLong } from './length-minutes.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';

const MORE_CLOCKS_MAX = 8;

/** A fact on its way into the frame, and what stood right before it. */
interface Taking {
  readonly frame: Frame;
  readonly waiting: Waiting;
  readonly item: Taken['item'];
  readonly previous: Taken | null;
  /** What it says replaces what was said before. */
  readonly correcting: boolean;
  readonly options: AssembleOptions;
}

type Kind = Fact['kind'];
type FactsByKind = { readonly [K in Kind]: Extract<Fact, { kind: K }> };
type Takers = { readonly [K in Kind]: (fact: FactsByKind[K], taking: Taking) => boolean };

/** How a fact of each kind is taken; false when it waits, or its place is taken already. */
const TAKERS: Takers = {
  day: takeDay,
  clock: takeClock,
  daypart: takeDaypart,
  'clock-range': takeClockRange,
  range: takeRange,
  moment: takeMoment,
  length: takeLength,
  'for-number': takeNumber,
  offset: takeOffset,
  due: takeDue,
  'due-in': takeDueIn,
  from: takeFrom,
  after: takeAfter,
  window: takeWindow,
  repeat: takeRepeat,
  times: (fact, { waiting, item }) => {
    waiting.times = { item, fact };
    return false;
  },
  except: (fact, { waiting, item }) => {
    waiting.except = { item, fact };
    return false;
  },
  now: (_fact, { frame }) => {
    frame.now = true;
    return true;
  },
  'same-time': (_fact, { frame }) => {
    frame.sameTime = true;
    return true;
  },
  'no-such-time': (_fact, { frame, item }) => {
    frame.noSuchTime = item;
    return true;
  },
  'no-such-date': (_fact, { frame, item }) => {
    frame.noSuchDate = item;
    return true;
  },
  correction: () => false,
};

/** Lays a fact into the frame; false when its place is taken and nobody corrected it. */
export function takeFact(fact: Fact, taking: Taking): boolean {
  return takeAs(fact.kind, fact, taking);
}

function takeAs<K extends Kind>(kind: K, fact: FactsByKind[K], taking: Taking): boolean {
  return TAKERS[kind](fact, taking);
}

function takeDay(fact: FactsByKind['day'], taking: Taking): boolean {
  const { waiting, previous } = taking;
  // "10 часов 3 апреля"
  if (waiting.bare !== null && previous?.item === waiting.bare.item) {
    waiting.bare = { ...waiting.bare, besideDay: true };
  }
  return layDay(fact, taking);
}

function layDay(fact: FactsByKind['day'], { frame, previous, correcting }: Taking): boolean {
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
  return besideWeekday(frame, frame.day, fact, previous);
}

/** "в пятницу 6 марта", "6 марта, в пятницу": a date and its weekday are one day. */
function besideWeekday(
  frame: Frame,
  known: Day,
  { day, others }: FactsByKind['day'],
  previous: Taken | null,
): boolean {
  if (known.kind === 'weekday' && day.kind !== 'weekday' && previous?.fact.kind === 'day') {
    frame.saidWeekday = known.weekday;
    frame.day = day;
    frame.otherDays = others;
    return true;
  }
  if (day.kind === 'weekday' && known.kind !== 'weekday' && previous !== null) {
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
  fact: FactsByKind['clock'],
  { frame, waiting, item, previous, correcting }: Taking,
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
  if (frame.clock !== null && !correcting) {
    // "каждый день в 9 и в 21"; the repetition may be said last
    if (waiting.clocks.length < MORE_CLOCKS_MAX) {
      waiting.clocks = [...waiting.clocks, { item, fact }];
    }
    return false;
  }
  if (isInstant(frame.offset) && !correcting) return false;
  frame.clock = fact.clock;
  frame.moreClocks = fact.others;
  frame.clockEnd = null;
  return true;
}

function takeDaypart(
  fact: FactsByKind['daypart'],
  { frame, waiting, item, previous, correcting }: Taking,
): boolean {
  const { daypart, others } = fact;
  if (previous?.fact.kind === 'due' && frame.due?.clock === null && frame.due.daypart === null) {
    frame.due = { ...frame.due, daypart };
    return true;
  }
  if (frame.daypart !== null && !correcting) {
    if (frame.daypart === daypart) return true;
    if (waiting.dayparts.length < MORE_CLOCKS_MAX) {
      waiting.dayparts = [...waiting.dayparts, { item, fact }];
    }
    return false;
  }
  frame.daypart = daypart;
  frame.moreDayparts = others;
  return true;
}

function takeClockRange(
  { range }: FactsByKind['clock-range'],
  { frame, correcting }: Taking,
): boolean {
  if (frame.clock !== null && !correcting) return false;
  frame.clock = range.start;
  frame.clockEnd = range.end;
  return true;
}

function takeRange({ start, end }: FactsByKind['range'], { frame, correcting }: Taking): boolean {
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

function takeMoment(
  { day, daypart }: FactsByKind['moment'],
  { frame, correcting }: Taking,
): boolean {
  if ((frame.day !== null || frame.daypart !== null) && !correcting) return false;
  frame.day = day;
  frame.daypart = daypart;
  return true;
}

function takeLength(
  fact: FactsByKind['length'],
  { frame, waiting, item, previous, correcting, options }: Taking,
): boolean {
  const { length, said } = fact;
  const isLong = length.months > 0 || length.days > 0 || length.workdays > 0;
  if (isLong) waiting.span ??= { item, fact };
  if (isLong && options.lengths === 'within-day') return false;
  if (said === 'bare') {
    if (waiting.bare !== null || frame.length !== null) return false;
    const besideDay = previous?.fact.kind === 'day' || previous?.fact.kind === 'daypart';
    waiting.bare = { item, fact, besideDay };
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

function takeNumber(
  fact: FactsByKind['for-number'],
  { frame, waiting, item, correcting }: Taking,
): boolean {
  if (fact.length === null && fact.value >= FOR_MINUTES_FROM) {
    return takeMinutes(frame, fact.value, correcting);
  }
  if (waiting.number === null || correcting) waiting.number = { item, fact };
  return false;
}

/** "на 60": minutes; other numbers say something else. */
function takeMinutes(frame: Frame, count: number, correcting: boolean): boolean {
  const isPlausible = count <= FOR_MINUTES_TO && count % ROUND_MINUTES === 0;
  if (!isPlausible || (frame.length !== null && !correcting)) return false;
  frame.length = minutesLong(count);
  return true;
}

function takeOffset(
  fact: FactsByKind['offset'],
  { frame, waiting, item, correcting }: Taking,
): boolean {
  if (waiting.offset !== null && !correcting) return false;
  waiting.offset = { item, fact };
  frame.offset = fact;
  if (!fact.certain) frame.certain = false;
  return false;
}

function takeDue(
  { point }: FactsByKind['due'],
  { frame, waiting, previous, correcting }: Taking,
): boolean {
  waiting.dueTouches = previous !== null;
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

function takeDueIn({ length, weak }: FactsByKind['due-in'], { frame, options }: Taking): boolean {
  if (frame.dueIn !== null || (weak && !options.weakDeadlines)) return false;
  frame.dueIn = length;
  if (weak) frame.certain = false;
  return true;
}

function takeFrom({ point }: FactsByKind['from'], { frame, correcting }: Taking): boolean {
  if (frame.from !== null && !correcting) return false;
  frame.from = point;
  return true;
}

function takeAfter({ point }: FactsByKind['after'], { frame, correcting }: Taking): boolean {
  if (frame.after !== null && !correcting) return false;
  frame.after = point;
  return true;
}

function takeWindow(
  fact: FactsByKind['window'],
  { frame, waiting, item, correcting }: Taking,
): boolean {
  if (waiting.window !== null && !correcting) return false;
  waiting.window = { item, fact };
  frame.window = fact.period;
  return false;
}

const REPEATS_MAX = 5;

function takeRepeat({ repeat }: FactsByKind['repeat'], { frame }: Taking): boolean {
  frame.repeats = [...frame.repeats.slice(0, REPEATS_MAX - 1), repeat];
  if (!repeat.certain) frame.certain = false;
  return true;
}
