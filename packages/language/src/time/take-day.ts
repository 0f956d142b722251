import type { Day } from '../meaning.ts';
import type { Frame } from './frame.ts';
import { type FactsByKind, isInstant, type Taking } from './taking.ts';
import type { Taken } from './waiting.ts';

export function takeDay(fact: FactsByKind['day'], taking: Taking): boolean {
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
