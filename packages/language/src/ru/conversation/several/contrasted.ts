import type { ReadOperation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { LIKELY } from '../acts/made.ts';
import { isVerbOfOrder } from '../acts/order-word.ts';
import { isQuoted } from '../clause.ts';
import { CONTRASTING, ONTO } from '../lexicon.ts';

/** What is named on each side is short. */
const WORDS_MAX = 8;

const isContrast = (item: Item): boolean =>
  !isQuoted(item) && item.meaning === null && CONTRASTING.has(item.word);

/**
 * "краску удали, а половик на завтра": one has a verb and the other only a time, so each is read by itself,
 * and the verb is of its own side alone. Null where a side does something else than change one known object,
 * or where the verb stands first and may be meant for both ("отмени созвон в среду, а в четверг планёрку").
 */
export function contrasted(
  said: string,
  items: readonly Item[],
  readSide: (side: string) => readonly ReadOperation[] | null,
): readonly ReadOperation[] | null {
  const at = items.findIndex(isContrast);
  const before = items.slice(0, at).filter((item) => !isMark(item));
  const behind = items.slice(at + 1).filter((item) => !isMark(item));
  if (at < 1 || behind.some(isContrast) || items.some(({ word }) => word === '?')) return null;
  const sides = [before, behind];
  if (!sides.every((side) => side.length > 1 && side.length <= WORDS_MAX)) return null;
  const ordered = sides.filter((side) => side.some(isVerbOfOrder));
  const timed = sides.filter((side) => !side.some(isVerbOfOrder) && side.some(isFact));
  if (ordered.length !== 1 || timed.length !== 1 || mayBeOfBoth(said, before, behind)) return null;
  const read = sides.map((side) => readSide(said.slice(side[0]?.from, side.at(-1)?.to)));
  const [first, second] = read;
  if (first == null || second == null) return null;
  const both = [...first, ...second];
  // beside an order about what stands, a time alone makes nothing new
  return both.every(isOfOne)
    ? both.map((one) =>
        isMove(one) ? { ...one, confidence: Math.max(one.confidence, LIKELY) } : one,
      )
    : null;
}

const isMove = ({ operation: { type } }: ReadOperation): boolean => type === 'reschedule';

/** "удали краску, а половик на завтра": nothing is deleted onto a day. */
function mayBeOfBoth(said: string, before: readonly Item[], behind: readonly Item[]): boolean {
  const last = behind.at(-1);
  const isOnto = last !== undefined && isFact(last) && ONTO.test(said.slice(last.from, last.to));
  return isVerbOfOrder(before[0]) && !isOnto;
}

const isOfOne = ({ mention, set, bulk, names }: ReadOperation): boolean =>
  mention !== undefined && set === undefined && bulk === undefined && names === undefined;
