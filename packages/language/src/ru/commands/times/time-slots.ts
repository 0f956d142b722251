import type { Item } from '../../../grammar/item.ts';
import type { Day, Fact, Point } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';

/** The places of a command's time: a second fact for a place that is taken belongs to another command. */
export type Slot = 'day' | 'clock' | 'daypart' | 'due' | 'repeat' | 'offset';

const NONE: readonly Slot[] = [];
const DAY: readonly Slot[] = ['day'];
const CLOCK: readonly Slot[] = ['clock'];

/** The places that a point of time takes. */
function slotsOfPoint({ day, clock, period }: Point): readonly Slot[] {
  const slots: Slot[] = [];
  if (day !== null || period !== null) slots.push('day');
  if (clock !== null) slots.push('clock');
  return slots;
}

/** What each kind of fact takes; the others go beside any time. */
const SLOTS: Readonly<Partial<Record<Fact['kind'], readonly Slot[]>>> = {
  day: DAY,
  clock: CLOCK,
  'clock-range': CLOCK,
  daypart: ['daypart'],
  moment: ['day', 'daypart'],
  due: ['due'],
  repeat: ['repeat'],
  offset: ['offset'],
};

function slotsOfFact(fact: Fact): readonly Slot[] {
  if (fact.kind === 'range') return slotsOfPoint(fact.start);
  if (fact.kind !== 'window') return SLOTS[fact.kind] ?? NONE;
  // "график на март": whole months are oftener a noun's
  return fact.period.unit === 'week' || fact.period.unit === 'weekend' ? DAY : NONE;
}

/** The places that the item's time takes; none for words. */
export function slotsOf(item: Item): readonly Slot[] {
  const fact = factOf(item);
  return fact === null ? NONE : slotsOfFact(fact);
}

const dayOf = (item: Item): Day | null => {
  const fact = factOf(item);
  return fact?.kind === 'day' ? fact.day : null;
};

/** A day that hardly belongs to a noun: "в субботу", "завтра"; dates and ordinals may. */
export function isPlainTime(item: Item): boolean {
  const day = dayOf(item);
  if (day !== null) return day.kind === 'weekday' || day.kind === 'relative';
  return item.meaning?.kind === 'clock' || item.meaning?.kind === 'daypart';
}

/** "в понедельник двадцать первого": two names of one day, when nothing is between them. */
export function nameOneDay(a: Item, b: Item): boolean {
  const [one, other] = [dayOf(a), dayOf(b)];
  return one !== null && other !== null && one.kind !== other.kind;
}

/** "до пятницы", "к концу месяца": a deadline that names a day or days, not only an hour. */
export function isDueDay(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'due' && slotsOfPoint(fact.point).includes('day');
}

/** "к трём": a deadline within a day. */
export function isDueHour(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'due' && (fact.point.clock !== null || fact.point.daypart !== null);
}

/** "после трёх": from an hour on. */
export function isAfterHour(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'after' && fact.point.clock !== null;
}

/** A time at which something is to be done, and no deadline or repetition. */
export const isPlanned = (item: Item): boolean =>
  slotsOf(item).some((slot) => slot !== 'due' && slot !== 'repeat');

/** A deadline takes the place of the day or the hour that it names. */
export function pointsOf(item: Item): readonly Slot[] {
  const fact = factOf(item);
  return fact?.kind === 'due' ? slotsOfPoint(fact.point) : slotsOf(item);
}
