import { type Item, leavesOf } from '../grammar/item.ts';
import { COMPARES, OFFERS, SILENT } from '../grammar/scan.ts';
import type { Clock, Fact } from '../meaning.ts';
import { carryHalf } from './carry-half.ts';
import { type Alternative, emptyFrame, type Frame, factOf } from './frame.ts';
import { settleFrame } from './settle-frame.ts';
import { takeFact } from './take-fact.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';

const PUNCTUATION = new Set([',', '(', ')', '/', '-']);

/** Says nothing between two times. */
const isSilent = (item: Item): boolean => (item.flags & SILENT) !== 0 || PUNCTUATION.has(item.word);

/** "к 9, нет, в 10": a correction may change the role of the time that it corrects. */
function dropLast(frame: Frame, last: Fact, next: Fact): void {
  const pointNext = next.kind === 'clock' || next.kind === 'day' || next.kind === 'daypart';
  if (last.kind === 'due' && pointNext) frame.due = null;
  const isSpanNext = next.kind === 'clock-range' || next.kind === 'range';
  if (last.kind === 'from' && (pointNext || isSpanNext)) frame.from = null;
  if (last.kind === 'due-in' && next.kind === 'length') frame.dueIn = null;
  if ((last.kind === 'clock' || last.kind === 'clock-range') && next.kind === 'due') {
    frame.clock = null;
    frame.clockEnd = null;
  }
  if (last.kind === 'day' && next.kind === 'due' && next.point.day !== null) frame.day = null;
}

/** "через час, нет, в восемь": what waited for its company is taken back with its words. */
function takeBack({ frame, waiting }: Assembly, last: Taken): void {
  if (waiting.offset?.item === last.item) {
    waiting.offset = null;
    frame.offset = null;
  } else if (waiting.window?.item === last.item) {
    waiting.window = null;
    frame.window = null;
  } else return;
  frame.used.push(last.item);
}

/** "с девяти до шести, нет, до семи": the end that is said anew is another one, and the beginning holds. */
function otherEnd(last: Fact | undefined, next: Fact): Fact | null {
  if (next.kind !== 'due' && next.kind !== 'from') return null;
  const { day, clock, period } = next.point;
  if (period !== null) return null;
  const isHour = day === null && clock !== null;
  if (last?.kind === 'clock-range' && isHour) {
    const { start, end } = last.range;
    // "с восьми до восьми вечера, нет, до девяти вечера" began in the morning
    const isRound = start.hour === end.hour && start.half === null && end.half !== null;
    const range =
      next.kind === 'due'
        ? { start: isRound ? { ...start, half: 'am' as const } : start, end: halfOf(end, clock) }
        : { start: halfOf(start, clock), end };
    return { ...last, range };
  }
  if (last?.kind !== 'range') return null;
  const side = next.kind === 'due' ? 'end' : 'start';
  const before = last[side];
  if (isHour && before.clock !== null)
    return { ...last, [side]: { ...before, clock: halfOf(before.clock, clock) } };
  return day !== null && before.day !== null && clock === null
    ? { ...last, [side]: { ...before, day } }
    : null;
}

/** The half of the day that was said holds for the hour that is said anew. */
const halfOf = (said: Clock, anew: Clock): Clock =>
  said.half !== null && isBare(anew) ? { ...anew, half: said.half } : anew;

const isBare = ({ half, literal, hour }: Clock): boolean => half === null && !literal && hour <= 12;

/** "двадцатого мая, ой нет, двадцать первого": the month that was said still holds. */
function asCorrected(last: Taken | null, next: Fact, { clock }: Frame, item: Item): Fact {
  const ended = otherEnd(last?.fact, next);
  if (ended !== null) return ended;
  // "не позже среды, то есть нет, четверга": a day alone is another end of the same kind
  if (last?.fact.kind === 'due' && next.kind === 'day' && leavesOf(item).length === 1) {
    return { ...last.fact, point: { ...last.fact.point, day: next.day } };
  }
  // "в пять утра, а нет, в полпятого": so does the half of the day
  if (next.kind === 'clock' && clock?.half != null && isBare(next.clock)) {
    return { ...next, clock: { ...next.clock, half: clock.half } };
  }
  if (last?.fact.kind !== 'day' || next.kind !== 'day') return next;
  const { day: before } = last.fact;
  if (before.kind !== 'date' || next.day.kind !== 'of-month') return next;
  return { ...next, day: { ...before, day: next.day.day, weekday: null } };
}

const ALTERNATIVES_MAX = 4;

/** Takes "... или завтра" as another reading of the day or clock that was taken; false for the rest. */
function offersInstead(frame: Frame, fact: Fact): boolean {
  if (frame.alternatives.length >= ALTERNATIVES_MAX || frame.repeats.length > 0) return false;
  let other: Alternative;
  if (fact.kind === 'day' && frame.day !== null) other = { day: fact.day };
  else if (fact.kind === 'clock' && frame.clock !== null) {
    // "в 9 или 10 вечера"
    frame.clock = carryHalf(frame.clock, fact.clock);
    other = { clock: fact.clock };
  } else return false;
  frame.alternatives = [...frame.alternatives, other];
  frame.certain = false;
  return true;
}

/** What has been put together so far, and what the next item may belong to. */
interface Assembly {
  readonly frame: Frame;
  readonly waiting: Waiting;
  readonly options: AssembleOptions;
  /** "ой нет": the next fact replaces the last one. */
  correction: Item | null;
  /** "или": the next fact is another reading of the last one. */
  or: Item | null;
  last: Taken | null;
  /** Nothing but silent words since the last fact? */
  touches: boolean;
  /** Is it said behind a fact that took the place of another? "в 7 на полчаса, ой, в 8 на час" corrects both. */
  isAnew: boolean;
  /** What stands behind the item that is taken. */
  next: Item | undefined;
}

function takeItem(item: Item, assembly: Assembly): void {
  const { frame, correction, last } = assembly;
  const said = factOf(item);
  const fact: Fact | null =
    correction === null || said === null ? said : asCorrected(last, said, frame, item);
  if (fact === null) {
    assembly.or = assembly.touches && item.flags & OFFERS ? item : null;
    assembly.touches &&= assembly.or !== null || isSilent(item);
  } else if (fact.kind === 'correction') {
    assembly.correction = last === null ? null : item;
  } else {
    takeNext({ item, fact }, assembly);
  }
}

/** The length behind a time that was corrected: it takes the place of the one that was said with the wrong time. */
function lengthAnew({ frame, isAnew, touches, next }: Assembly, fact: Fact): Fact | null {
  if (!isAnew || !touches || frame.length === null) return null;
  if (next !== undefined && next.flags & COMPARES) return null;
  if (fact.kind === 'for-number' && fact.length !== null) {
    return { kind: 'length', length: fact.length, said: 'for' };
  }
  return fact.kind === 'length' && fact.said === 'for' ? fact : null;
}

function takeNext(taken: Taken, assembly: Assembly): void {
  const { frame, waiting, options, correction, or, last } = assembly;
  const { item } = taken;
  const length = lengthAnew(assembly, taken.fact);
  const fact = length ?? taken.fact;
  assembly.or = null;
  assembly.last = taken;
  if (or !== null && offersInstead(frame, fact)) {
    frame.used.push(or, item);
    return;
  }
  const previous: Taken | null = assembly.touches ? last : null;
  const correcting = correction !== null || length !== null;
  if (correction !== null && last !== null) {
    dropLast(frame, last.fact, fact);
    takeBack(assembly, last);
  }
  if (takeFact(fact, { frame, waiting, item, previous, correcting, options })) {
    if ('certain' in fact && !fact.certain) frame.certain = false;
    if (correction !== null) frame.used.push(correction);
    frame.used.push(item);
  }
  assembly.isAnew = correction !== null || (assembly.isAnew && assembly.touches);
  assembly.correction = null;
  assembly.touches = true;
}

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
    dueTouches: false,
    span: null,
    clocks: [],
    dayparts: [],
  };
  const assembly: Assembly = {
    frame,
    waiting,
    options,
    correction: null,
    or: null,
    last: null,
    touches: false,
    isAnew: false,
    next: undefined,
  };
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    assembly.next = items[at + 1];
    if (item !== undefined) takeItem(item, assembly);
  }
  settleFrame(frame, waiting, options);
  frame.used.sort((a, b) => a.from - b.from);
  return frame.used.length === 0 ? null : frame;
}
