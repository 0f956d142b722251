import { Item } from '../grammar/item.ts';
import { kinds } from './kinds.ts';
import { isCountedNoun } from './lexicon/counted-nouns.ts';
import { NUMBER_GOES_ON, POINTING_AT_HOUR, RULE_NAMES, WORD } from './lexicon/kind-words.ts';
import { GEN, isPlural } from './morphology.ts';
import { fact, length } from './rules/make.ts';
import { lengthIn } from './rules/units.ts';
import { hasTag } from './tags.ts';
import { isCardinal } from './vocabulary.ts';

const FOR = kinds.id(WORD.onto);
const FRACTION = kinds.id('fraction');
const UNITS = new Set(kinds.members('unit'));
const POINTING = new Set(POINTING_AT_HOUR.map((name) => kinds.id(name)));
/** Behind these the number is something else: "минут на 14:00", "на 5 марта", "на 3 дня". */
const GOING_ON = new Set(NUMBER_GOES_ON.map((name) => kinds.id(name)));

const isNumber = (item: Item | undefined): item is Item =>
  item !== undefined && (isCardinal(item) || item.kind === FRACTION);

/** "запланируй 30 минут на 15" counts the minutes before it, "в четыре минут на двадцать" does not. */
function isFree(items: readonly Item[], at: number): boolean {
  if (!isNumber(items[at - 1])) return true;
  const before = items[at - 2];
  const first = isNumber(before) ? items[at - 3] : before;
  return first !== undefined && POINTING.has(first.kind);
}

function goesOn(after: Item | undefined, value: number): boolean {
  if (after === undefined) return false;
  if (GOING_ON.has(after.kind) || UNITS.has(after.kind))
    return after.kind !== kinds.id('.') || after.glued;
  return after.kind === 0 && isCountedNoun(after.word, value);
}

/** "минут на пятнадцать-двадцать": the longer one, so that the time suffices. */
function longerBehind(items: readonly Item[], at: number, than: number): number | null {
  const isDashed = items[at]?.word === '-';
  const next = items[isDashed ? at + 1 : at];
  if (!isNumber(next) || next.value <= than || next.value > than * 2) return null;
  const end = isDashed ? at + 2 : at + 1;
  return goesOn(items[end], next.value) ? null : end;
}

/** "с двух часа полтора": nothing but a length has such a half. */
function withHalf(items: readonly Item[], at: number): { made: Item; end: number } | null {
  const [unit, fraction] = [items[at], items[at + 1]];
  if (unit === undefined || fraction?.kind !== FRACTION || !UNITS.has(unit.kind)) return null;
  if (!(unit.flags & GEN) || isPlural(unit.flags) || !isFree(items, at)) return null;
  const value = lengthIn(fraction.value, unit);
  if (value === null) return null;
  const { kind, meaning } = length({ ...value, clock: null }, 'for');
  const { from, glued } = unit;
  const parts = [unit, fraction];
  const made = new Item(kind, 0, 0, from, fraction.to, glued, '', meaning, '<unit> <n>', parts);
  return { made, end: at + 2 };
}

/** "в десять минут сорок": behind an hour the minutes are those that follow, and they say how long. */
function minutesBehindHour(items: readonly Item[], at: number): { made: Item; end: number } | null {
  const [hour, unit, number] = [items[at - 1], items[at], items[at + 1]];
  if (unit === undefined || number === undefined || !hasTag(unit, 'many-minutes')) return null;
  if (!isCardinal(number) || number.value % MINUTES_STEP !== 0) return null;
  // "в течение десяти минут" has no hour in it, and "30 минут" no other minutes behind them
  if (hour === undefined || !isCardinal(hour) || !isFree(items, at)) return null;
  if (goesOn(items[at + 2], number.value)) return null;
  const value = lengthIn(number.value, unit);
  if (value === null) return null;
  const { kind, meaning } = length({ ...value, clock: null }, 'for');
  const { from, glued } = unit;
  const parts = [unit, number];
  const made = new Item(kind, 0, 0, from, number.to, glued, '', meaning, '<unit> <n>', parts);
  return { made, end: at + 2 };
}
/** Whoever says roughly how long says it in fives. */
const MINUTES_STEP = 5;

function inverted(items: readonly Item[], at: number): { made: Item; end: number } | null {
  const unit = items[at];
  const number = items[at + 2];
  if (unit === undefined || !UNITS.has(unit.kind) || !(unit.flags & GEN)) return null;
  if (items[at + 1]?.kind !== FOR || !isNumber(number) || !isFree(items, at)) return null;
  const longer = longerBehind(items, at + 3, number.value);
  if (longer === null && goesOn(items[at + 3], number.value)) return null;
  const end = longer ?? at + 3;
  const last = items[end - 1] ?? number;
  const value = lengthIn(last.value, unit);
  if (value === null) return null;
  // "часов на восемь" is a clock beside a day, "часа на три" is not
  const found =
    isPlural(unit.flags) && value.clock !== null
      ? fact({ kind: 'for-number', value: last.value, length: value, clock: value.clock })
      : length({ ...value, clock: null }, 'for');
  const parts = items.slice(at, end);
  const made = new Item(
    found.kind,
    0,
    0,
    unit.from,
    last.to,
    unit.glued,
    '',
    found.meaning,
    RULE_NAMES.onto,
    parts,
  );
  return { made, end };
}

/**
 * Puts "минут на двадцать" together before a number in front of it can take the unit: "в четыре
 * минут на двадцать". Linear in the number of items.
 */
export function joinInvertedLengths(items: readonly Item[]): Item[] {
  const output: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const found = withHalf(items, at) ?? minutesBehindHour(items, at) ?? inverted(items, at);
    const item = found?.made ?? items[at];
    if (item !== undefined) output.push(item);
    at = found?.end ?? at + 1;
  }
  return output;
}
