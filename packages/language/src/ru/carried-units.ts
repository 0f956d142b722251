import { Item } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { QUOTED } from '../grammar/scan.ts';
import type { Unit } from '../meaning.ts';
import { kinds } from './kinds.ts';
import { isCountedNoun } from './lexicon/counted-nouns.ts';
import { lengthOf, offset } from './rules/make.ts';
import { isCardinal } from './vocabulary.ts';

const IN = kinds.id('через');

/** Does the number at `at` count what is behind it: "через два дома"? */
function isCounted(items: readonly Item[], at: number): boolean {
  const [number, after] = [items[at], items[at + 1]];
  if (number === undefined || after === undefined || after.kind !== UNKNOWN) return false;
  return isCountedNoun(after.word, number.value);
}

function carried(preposition: Item, number: Item, unit: Unit): Item {
  const { kind, meaning } = offset({
    kind: 'offset',
    length: lengthOf(number.value, unit),
    sign: 1,
    certain: true,
  });
  const { from, glued } = preposition;
  const parts = [preposition, number];
  return new Item(kind, 0, 0, from, number.to, glued, '', meaning, 'через <n>', parts);
}

/**
 * "через час выключить плиту, а через два снять пирог": the unit that was said first holds for the
 * numbers behind it. Linear in the number of items.
 */
export function carryUnits(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ meaning }) => meaning?.kind === 'offset')) return items;
  const output: Item[] = [];
  let unit: Unit | null = null;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const { meaning } = item;
    if (meaning?.kind === 'offset' && meaning.sign === 1) unit = meaning.length.unit;
    const number = items[at + 1];
    const isShort = item.kind === IN && meaning === null && !(item.flags & QUOTED);
    const counts =
      isShort && number !== undefined && isCardinal(number) && !isCounted(items, at + 1);
    if (!counts || unit === null || number.meaning !== null) {
      output.push(item);
      continue;
    }
    output.push(carried(item, number, unit));
    at += 1;
  }
  return output;
}
