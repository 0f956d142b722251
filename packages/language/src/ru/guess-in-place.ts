import { Item, NO_PARTS } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { GUESSED, QUOTED, type Word } from '../grammar/scan.ts';
import { kinds } from './kinds.ts';
import { BEFORE_MISSPELT } from './lexicon/kind-words.ts';
import { CYRILLIC_WORD } from './lexicon/word-endings.ts';
import { pointedTypos } from './vocabulary.ts';

const idsOf = (names: string): ReadonlySet<number> =>
  new Set(names.split(' ').flatMap((name) => kinds.members(name)));

const NUMERALS = idsOf('cardinal ordinal-word half-hour');
const DAYPARTS = idsOf('daypart of-daypart');
const PARTS = idsOf('part');
const UNITS = idsOf('unit');

const TIME_PREPOSITIONS = idsOf(BEFORE_MISSPELT.numeral);
const BEFORE_NUMERAL = idsOf('unit month of-daypart numbered-day');
const NUMBERS = idsOf('n ord cardinal ordinal-word');
const DAYS = idsOf('relative weekday month n ord cardinal this every numbered-day unit');
const BEFORE_PART = idsOf(BEFORE_MISSPELT.part);
const WHICH = idsOf('next nearest every');
const BEHIND_WHICH = idsOf('unit weekday weekend month');
const BEFORE_UNIT = idsOf(BEFORE_MISSPELT.unit);
const LONG = idsOf('unit month week month-unit day-unit weekend');

/** Is a word of such a class where one would: "в питнадцать", "до канца недели"? */
function fits({ kind }: Word, before: number, after: number): boolean {
  if (NUMERALS.has(kind)) {
    return TIME_PREPOSITIONS.has(before) || NUMBERS.has(before) || BEFORE_NUMERAL.has(after);
  }
  if (DAYPARTS.has(kind)) return DAYS.has(before);
  if (PARTS.has(kind)) return BEFORE_PART.has(before) && LONG.has(after);
  if (WHICH.has(kind)) return BEHIND_WHICH.has(after);
  return UNITS.has(kind) && (NUMBERS.has(before) || BEFORE_UNIT.has(before));
}

/**
 * Reads misspelt numerals, parts of the day and units where only such a word can be; elsewhere
 * an unknown word is taken for what it is. Linear in the number of items.
 */
export function guessInPlace(items: readonly Item[]): readonly Item[] {
  let output: Item[] | null = null;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || item.kind !== UNKNOWN || item.flags & QUOTED) continue;
    if (item.glued || !CYRILLIC_WORD.test(item.word)) continue;
    const before = (output ?? items)[at - 1]?.kind ?? -1;
    const after = items[at + 1]?.kind ?? -1;
    if (!MAY_STAND_BY.has(before) && !MAY_STAND_BY.has(after)) continue;
    const word = pointedTypos.guess(item.word);
    if (word === null || !fits(word, before, after)) continue;
    output ??= items.slice();
    output[at] = new Item(
      word.kind,
      word.value,
      word.flags | GUESSED,
      item.from,
      item.to,
      item.glued,
      item.word,
      null,
      '',
      NO_PARTS,
      item.tags,
    );
  }
  return output ?? items;
}

/** Beside nothing of these no guess is worth its time. */
const MAY_STAND_BY: ReadonlySet<number> = new Set([
  ...TIME_PREPOSITIONS,
  ...BEFORE_NUMERAL,
  ...NUMBERS,
  ...DAYS,
  ...LONG,
]);
