import { Item } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { QUOTED } from '../grammar/scan.ts';
import type { Period, Unit } from '../meaning.ts';
import { factOf } from '../time/frame.ts';
import { kinds } from './kinds.ts';
import { isCountedNoun } from './lexicon/counted-nouns.ts';
import { RULE_NAMES, WORD } from './lexicon/kind-words.ts';
import { FEMININE_ADJECTIVE, LOCATIVE_NOUN } from './lexicon/word-endings.ts';
import { lengthOf, offset, plainPeriod, window } from './rules/make.ts';
import { isCardinal } from './vocabulary.ts';

const IN = kinds.id(WORD.through);
const AT = new Set([kinds.id(WORD.onto), kinds.id(WORD.in)]);
const NEXT = kinds.id('next');

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
  return new Item(kind, 0, 0, from, number.to, glued, '', meaning, RULE_NAMES.through, parts);
}

const isWeekOrMonth = (unit: Period['unit']): boolean => unit === 'week' || unit === 'month';

/** "... на этой неделе": which kind of period was said; null where none that can be left out next time. */
function periodUnitOf(item: Item): Period['unit'] | null {
  const fact = factOf(item);
  return fact?.kind === 'window' && isWeekOrMonth(fact.period.unit) ? fact.period.unit : null;
}

/** Is the adjective at `at` of nothing that follows it: "на следующей помыть", but "на следующей встрече"? */
function isAlone(items: readonly Item[], at: number): boolean {
  const after = items[at + 1];
  return after === undefined || after.meaning !== null || !LOCATIVE_NOUN.test(after.word);
}

/** "на следующей": of the unit that was said before; null where it is of something else. */
function nextPeriod(items: readonly Item[], at: number, unit: Period['unit']): Item | null {
  const [preposition, next] = [items[at], items[at + 1]];
  if (preposition === undefined || next === undefined || !AT.has(preposition.kind)) return null;
  const isPlain = next.kind === NEXT && next.meaning === null && preposition.meaning === null;
  if (!isPlain || next.flags & QUOTED || !isAlone(items, at + 1)) return null;
  if (FEMININE_ADJECTIVE.test(next.word) !== (unit === 'week')) return null;
  const { kind, meaning } = window(plainPeriod(unit, 'next'));
  const { from, glued } = preposition;
  const parts = [preposition, next];
  return new Item(kind, 0, 0, from, next.to, glued, '', meaning, '<at> <next>', parts);
}

/** "на этой неделе сдать, на следующей забрать": the kind of period holds for what leaves it out. */
export function carryPeriods(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => periodUnitOf(item) !== null)) return items;
  const output: Item[] = [];
  let unit: Period['unit'] | null = null;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    unit = periodUnitOf(item) ?? unit;
    const next = unit === null ? null : nextPeriod(items, at, unit);
    output.push(next ?? item);
    if (next !== null) at += 1;
  }
  return output;
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
