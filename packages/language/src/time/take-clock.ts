import { type FactsByKind, isInstant, type Taking } from './taking.ts';

const MORE_CLOCKS_MAX = 8;

export function takeClock(
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

export function takeDaypart(
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

export function takeClockRange(
  { range }: FactsByKind['clock-range'],
  { frame, correcting }: Taking,
): boolean {
  if (frame.clock !== null && !correcting) return false;
  frame.clock = range.start;
  frame.clockEnd = range.end;
  return true;
}
