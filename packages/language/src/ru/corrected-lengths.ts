import { Item } from '../grammar/item.ts';
import type { Fact, Length } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { spread } from './denied-times.ts';

const isCorrection = (item: Item | undefined): boolean => item?.meaning?.kind === 'correction';

/**
 * "на два часа, нет, на три часа", "на 15 минут, ладно, на 20": of two lengths the one behind the correction is meant, in the
 * unit of the other where it has none. "На два часа" may be a clock as well, so that nothing else may decide before. Linear.
 */
export function readCorrectedLengths(items: readonly Item[]): readonly Item[] {
  if (!items.some(isCorrection)) return items;
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    let end = at;
    while (isCorrection(items[end])) end += 1;
    const [wrong, right] = [kept.at(-1), items[end]];
    const meant = end > at && wrong && right ? meantOf(wrong, right) : null;
    if (meant === null || wrong === undefined) {
      kept.push(item);
      continue;
    }
    kept.splice(-1, 1, ...spread([meant], [wrong, ...items.slice(at, end + 1)]));
    at = end;
  }
  return kept;
}

/** The second of two lengths, with the unit of the first; null where one of them is none. */
function meantOf(wrong: Item, right: Item): Item | null {
  const [before, after] = [factOf(wrong), factOf(right)];
  const old = before === null ? null : lengthOf(before);
  if (after?.kind === 'length') return old === null ? null : right;
  if (after?.kind !== 'for-number') return null;
  if (after.length !== null) return old === null ? null : right;
  // "на девять, нет, на десять": two hours of a clock
  if (old === null) return before?.kind === 'for-number' ? right : null;
  const seconds = secondsOf(after.value, old.unit);
  const length: Length = { ...NOTHING, seconds, unit: seconds % HOUR === 0 ? 'hour' : 'minute' };
  return seconds === 0 ? null : withMeaning(right, { kind: 'length', length, said: 'for' });
}

const lengthOf = (fact: Fact): Length | null =>
  fact.kind === 'length' || fact.kind === 'for-number' ? fact.length : null;

/** "на час, нет, на два", "на час, нет, на сорок": so many hours, or minutes where that is too many; 0 where it is neither. */
function secondsOf(value: number, unit: Length['unit']): number {
  if (value >= MINUTES_FROM) return value * MINUTE;
  if (unit === 'hour') return value * HOUR;
  return unit === 'minute' && value >= MINUTES_LEAST ? value * MINUTE : 0;
}
const MINUTE = 60;
const HOUR = 3600;
const MINUTES_FROM = 15;
const MINUTES_LEAST = 5;
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
