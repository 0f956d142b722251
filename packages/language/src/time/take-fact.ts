import type { Fact } from '../meaning.ts';
import { takeClock, takeClockRange, takeDaypart } from './take-clock.ts';
import { takeDay } from './take-day.ts';
import { takeDue, takeDueIn } from './take-due.ts';
import { takeLength, takeNumber, takeOffset } from './take-length.ts';
import type { FactsByKind, Kind, Taking } from './taking.ts';

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
