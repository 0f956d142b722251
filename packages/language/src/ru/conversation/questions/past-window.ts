import type { DayWindow } from '@planerka/contracts';
import { mondayOf, toCivil, toDayNumber } from '../../../calendar/civil.ts';
import { formatDay, parseDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import type { Period } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact } from '../../commands/view.ts';
import { lengthOf, minutesIn } from '../acts/when.ts';
import { windowOf } from './day-window.ts';

/** "за последние три дня" is a time as well. */
export const isTime = (item: Item): boolean => isFact(item) || item.meaning?.kind === 'period';

const DAY_MINUTES = 1440;
const WEEK = 7;
const DAYS_IN: Readonly<Partial<Record<Period['unit'], number>>> = {
  day: 1,
  week: WEEK,
  month: 30,
};

/**
 * The days behind us that the times among `items` mean, today the last of them: "за неделю", "на этой
 * неделе", "в понедельник". Null where none are said, or none that have been.
 */
export function pastWindowOf(
  items: readonly Item[],
  text: string,
  ground: Ground,
): DayWindow | null {
  const facts = items.filter(isTime);
  const [only, ...more] = facts;
  if (only === undefined) return null;
  const today = ground.now.day;
  const ending = (days: number): DayWindow => ({
    from: formatDay(today - days + 1),
    to: formatDay(today),
  });
  const fact = more.length === 0 ? factOf(only) : null;
  const length = lengthOf(fact);
  if (length !== null) return ending(Math.max(1, Math.round(minutesIn(length) / DAY_MINUTES)));
  const meaning = more.length === 0 ? only.meaning : null;
  if (meaning?.kind === 'period' || meaning?.kind === 'window') {
    const begun = begunBefore(meaning.kind, meaning.period, today);
    if (begun !== null) return { from: formatDay(begun), to: formatDay(today) };
  }
  const said = windowOf(facts, text, ground, 1);
  if (said === null) return null;
  const isWeekday = fact?.kind === 'day' && fact.day.kind === 'weekday';
  return upTo(today, said.from > formatDay(today) ? backwards(said, isWeekday) : said);
}

/** The first day of a period that today is in, or that ends with it. */
function begunBefore(kind: 'period' | 'window', period: Period, today: number): number | null {
  const { unit, which, count, month } = period;
  if (month !== null || (kind === 'window' && which === 'last')) return null;
  const days = DAYS_IN[unit];
  if (which === 'last' && days !== undefined) return today - days * (count ?? 1) + 1;
  if (unit === 'week') return mondayOf(today);
  if (unit !== 'month') return null;
  const { year, month: present } = toCivil(today);
  return toDayNumber(year, present, 1);
}

/** Dates that are read as those to come, as the last that have been. */
function backwards({ from, to }: DayWindow, isWeekday: boolean): DayWindow {
  if (isWeekday) {
    return { from: formatDay(parseDay(from) - WEEK), to: formatDay(parseDay(to) - WEEK) };
  }
  const before = (day: string): string => {
    const { year, month, day: date } = toCivil(parseDay(day));
    return formatDay(toDayNumber(year - 1, month, date));
  };
  return { from: before(from), to: before(to) };
}

function upTo(day: number, { from, to }: DayWindow): DayWindow | null {
  const last = formatDay(day);
  if (from > last) return null;
  return { from, to: to < last ? to : last };
}
