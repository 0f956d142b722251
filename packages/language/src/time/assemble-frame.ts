import type { Item } from '../grammar/item.ts';
import { carryHalf } from './carry-half.ts';
import { type Alternative, emptyFrame, factOf, type Frame } from './frame.ts';
import type { Clock, Fact } from '../meaning.ts';
import { settleFrame } from './settle-frame.ts';
import { takeFact } from './take-fact.ts';
import type { AssembleOptions, Taken, Waiting } from './waiting.ts';
import { OFFERS, SILENT } from '../grammar/scan.ts';

const PUNCTUATION = new Set([',', '(', ')', '/', '-']);

/** Says nothing between two times. */
const isSilent = (item: Item): boolean => (item.flags & SILENT) !== 0 || PUNCTUATION.has(item.word);

/** "к 9, нет, в 10": a correction may change the role of the time that it corrects. */
function dropLast(frame: Frame, last: Fact, next: Fact): void {
  const pointNext = next.kind === 'clock' || next.kind === 'day' || next.kind === 'daypart';
  if (last.kind === 'due' && pointNext) frame.due = null;
  if (last.kind === 'from' && pointNext) frame.from = null;
  if (last.kind === 'due-in' && next.kind === 'length') frame.dueIn = null;
  if ((last.kind === 'clock' || last.kind === 'clock-range') && next.kind === 'due') {
    frame.clock = null;
    frame.clockEnd = null;
  }
  if (last.kind === 'day' && next.kind === 'due' && next.point.day !== null) frame.day = null;
}

const isBare = ({ half, literal, hour }: Clock): boolean => half === null && !literal && hour <= 12;

/** "двадцатого мая, ой нет, двадцать первого": the month that was said still holds. */
function asCorrected(last: Taken | null, next: Fact, { clock }: Frame): Fact {
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

/** Takes "... или завтра" as another reading of the day or clock that stands; false for the rest. */
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
  let correction: Item | null = null;
  let or: Item | null = null;
  let last: Taken | null = null;
  let touches = false;
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    const said = factOf(item);
    const fact: Fact | null =
      correction === null || said === null ? said : asCorrected(last, said, frame);
    if (fact === null) {
      or = touches && item.flags & OFFERS ? item : null;
      touches = touches && (or !== null || isSilent(item));
      continue;
    }
    if (fact.kind === 'correction') {
      correction = last === null ? null : item;
      continue;
    }
    const taken: Taken = { item, fact };
    const previous: Taken | null = touches ? last : null;
    if (or !== null && offersInstead(frame, fact)) {
      frame.used.push(or, item);
      or = null;
      last = taken;
      continue;
    }
    or = null;
    if (correction !== null && last !== null) dropLast(frame, last.fact, fact);
    const correcting = correction !== null;
    if (takeFact(fact, { frame, waiting, item, previous, correcting, options })) {
      if ('certain' in fact && !fact.certain) frame.certain = false;
      if (correction !== null) frame.used.push(correction);
      frame.used.push(item);
    }
    correction = null;
    last = taken;
    touches = true;
  }
  settleFrame(frame, waiting, options);
  frame.used.sort((a, b) => a.from - b.from);
  return frame.used.length === 0 ? null : frame;
}
