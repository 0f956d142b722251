import type { Item } from '../grammar/item.ts';
import { isOneSort, isTime, kindOf, spread, timesFrom, withHalf } from './denied-times.ts';
import { hasTag } from './tags.ts';

const isCorrection = (item: Item | undefined): boolean => item?.meaning?.kind === 'correction';

/** Where the times begin that end before `to`. */
function timesBefore(items: readonly Item[], to: number): number {
  let from = to;
  while (from > 0 && isTimed(items[from - 1])) from -= 1;
  return from;
}
const isTimed = (item: Item | undefined): boolean => item !== undefined && isTime(item);

/** Which of a day and an hour a time says: the later of one sort is in the place of the earlier. */
const sortOf = (item: Item): string => (kindOf(item) === 'day' ? 'day' : 'hour');

/**
 * "во вторник в шесть и в субботу в 11, ой нет, в субботу в 12": of several times of one thing only the last said
 * before the correction is taken back, and what it leaves out of that still holds. So is a day with its hour by
 * another one. Any other correction of the only time is read where times are put together. Linear in the items.
 */
export function readCorrectedTimes(items: readonly Item[]): readonly Item[] {
  if (!items.some(isCorrection)) return items;
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    const end = isCorrection(item) ? correctionEnd(items, at) : at;
    const from = end > at ? timesBefore(kept, kept.length) : kept.length;
    const wrong = kept.slice(from);
    const right = end > at ? timesFrom(items, end) : [];
    const isWhole = wrong.length > 1 && right.length > 1;
    if (!(isWhole || isSecond(kept, from)) || !isPair(wrong) || !isMeant(wrong, right)) {
      kept.push(item);
      continue;
    }
    const said = new Set(right.map(sortOf));
    const holds = wrong.filter((time) => !said.has(sortOf(time)));
    const times = [...holds, ...withHalf(wrong, right)].toSorted((a, b) =>
      sortOf(a) < sortOf(b) ? -1 : 1,
    );
    const all = [...wrong, ...items.slice(at, end + right.length)];
    kept.splice(from, wrong.length, ...spread(times, all));
    at = end + right.length - 1;
  }
  return kept;
}

function correctionEnd(items: readonly Item[], at: number): number {
  let end = at;
  while (isCorrection(items[end])) end += 1;
  return end;
}

/** Another time and a conjunction are before it. */
const isSecond = (kept: readonly Item[], from: number): boolean =>
  from > 1 && hasTag(kept[from - 1], 'and') && isTimed(kept[from - 2]);

/** No two days and no two hours. */
const isPair = (times: readonly Item[]): boolean =>
  times.length > 0 && new Set(times.map(sortOf)).size === times.length;

const isMeant = (wrong: readonly Item[], right: readonly Item[]): boolean =>
  isPair(right) && isOneSort(wrong, right);
