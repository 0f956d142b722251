import { Item } from '../grammar/item.ts';
import type { Fact, Length } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { spread } from './denied-times.ts';

const isCorrection = (item: Item | undefined): boolean => item?.meaning?.kind === 'correction';

/**
 * "на два часа, нет, на три часа", "на 15 минут, ладно, на 20": of two lengths the one behind the correction is meant, in the
 * unit of the other where it has none. "На два часа" may be a clock as well, so that nothing else may decide before. A number
 * that may be an hour is read as one where it goes on from the hour that was said, and else left to be asked about. Linear.
 */
export function readCorrectedLengths(items: readonly Item[]): readonly Item[] {
  if (!items.some(isCorrection)) return items;
  const hours = items.flatMap((item, at) => (isCorrection(items[at - 1]) ? [] : hourOf(item)));
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    let end = at;
    while (isCorrection(items[end])) end += 1;
    const [wrong, right] = [kept.at(-1), items[end]];
    const meant = end > at && wrong && right ? meantOf(kept, wrong, right, hours) : [];
    if (meant.length === 0) {
      kept.push(item);
      continue;
    }
    const said = kept.splice(-meant.length);
    kept.push(...spread(meant, [...said, ...items.slice(at, end + 1)]));
    at = end;
  }
  return kept;
}

/** "на 10 дней, нет, на 20", "завтра на полчаса, ой, на 7": a number behind a length, of which nobody knows what it counts. */
export const isCountedAnew = (wrong: Item | undefined, right: Item | undefined): boolean => {
  const [before, after] = [wrong && factOf(wrong), right && factOf(right)];
  const isBare = after?.kind === 'for-number' && after.length === null;
  return isBare && before != null && lengthOf(before) !== null;
};

/** What is meant in the place of as many items before the correction; nothing where one of the two is no length. */
function meantOf(
  kept: readonly Item[],
  wrong: Item,
  right: Item,
  hours: readonly number[],
): readonly Item[] {
  const [before, after] = [factOf(wrong), factOf(right)];
  const old = before === null ? null : lengthOf(before);
  if (after?.kind === 'length') return old === null ? [] : [right];
  if (after?.kind !== 'for-number') return [];
  if (after.length !== null) return old === null ? [] : [right];
  // "на девять, нет, на десять": two hours of a clock
  if (old === null) return before?.kind === 'for-number' ? [right] : [];
  const hour = hourInstead(kept.at(-2), old, after);
  // the length first: behind it the hour stands where it was said
  if (hour !== null) return [wrong, withMeaning(right, hour)];
  const length = lengthInstead(old, after.value, hours);
  return length === null ? [] : [withMeaning(right, { kind: 'length', length, said: 'for' })];
}

const lengthOf = (fact: Fact): Length | null =>
  fact.kind === 'length' || fact.kind === 'for-number' ? fact.length : null;

type ForNumber = Extract<Fact, { kind: 'for-number' }>;

/** The hours of a clock that are said, "в 10" or "на 19". */
function hourOf(item: Item): readonly number[] {
  const fact = factOf(item);
  if (fact?.kind === 'clock') return [fact.clock.hour];
  const isHour = fact?.kind === 'for-number' && fact.length === null && fact.clock !== null;
  return isHour ? [fact.value] : [];
}

/** "в 10 на час, нет, на 11": the hour that stands ahead of the length is the one that is taken back. */
function hourInstead(ahead: Item | undefined, { unit }: Length, after: ForNumber): Fact | null {
  const [hour] = ahead === undefined ? [] : hourOf(ahead);
  if (hour === undefined || after.clock === null || !IN_HOURS.has(unit)) return null;
  const later = after.value - hour;
  const isHour = after.value > HOURS_MOST && later > 0 && later <= HOURS_NEAR;
  if (!isHour) return null;
  // "в 6 вечера на час, ой, на 7": in the same half of the day, which ends with 12
  const fact = ahead === undefined ? null : factOf(ahead);
  const half = fact?.kind === 'clock' ? fact.clock.half : null;
  if (half !== null && after.value >= HALF_DAY) return null;
  return { kind: 'clock', clock: { ...after.clock, half }, others: [], certain: true };
}

/** "на час, нет, на два", "на час, нет, на сорок": so many hours, or minutes where no hour has that number; else null. */
function lengthInstead(old: Length, value: number, hours: readonly number[]): Length | null {
  const { unit, seconds } = old;
  if (!IN_HOURS.has(unit)) return null;
  if (value > HOUR_LAST) return value <= MINUTES_MOST ? lasting(value * MINUTE) : null;
  // without an hour beside it the number may be that hour, and near it another one
  const isNear = hours.some((hour) => {
    const later = (value - hour + HOUR_LAST) % HALF_DAY;
    return later > 0 && later <= HOURS_NEAR;
  });
  if (hours.length === 0 || isNear) return null;
  if (unit === 'hour') return value <= HOURS_MOST ? lasting(value * HOUR) : null;
  const minutes = value * MINUTE;
  const isAlike = minutes * 2 >= seconds && minutes <= seconds * 2;
  return isAlike && value % ROUND_MINUTES === 0 ? lasting(minutes) : null;
}

const lasting = (seconds: number): Length => ({
  ...NOTHING,
  seconds,
  unit: seconds % HOUR === 0 ? 'hour' : 'minute',
});
const IN_HOURS: ReadonlySet<Length['unit']> = new Set(['hour', 'minute'] as const);
const MINUTE = 60;
const HOUR = 3600;
const HOUR_LAST = 24;
const HALF_DAY = 12;
const MINUTES_MOST = 90;
const ROUND_MINUTES = 5;
/** Longer than so many hours is hardly a length that is corrected by its bare number. */
const HOURS_MOST = 4;
/** An hour that is corrected is not far from the right one. */
const HOURS_NEAR = 3;
const NOTHING = { months: 0, days: 0, workdays: 0, clock: null } as const;

const withMeaning = (item: Item, meaning: Fact): Item =>
  new Item(
    item.kind,
    item.value,
    item.flags,
    item.from,
    item.to,
    item.glued,
    item.word,
    meaning,
    item.rule,
    item.parts,
    item.tags,
  );
