import { Item } from '../grammar/item.ts';
import type { KindTable } from '../grammar/kind-table.ts';
import { DIGITS, GUESSED } from '../grammar/scan.ts';
import { WORD } from './lexicon/kind-words.ts';
import { CARDINAL_SUFFIXES, ORDINAL_SUFFIXES } from './lexicon/numerals.ts';
import { SPACED_SUFFIXES } from './lexicon/word-endings.ts';
import { GEN } from './morphology.ts';

/** Classes of whole numbers by what they can be: an hour, a minute, a day of a month. */
const CARDINAL_KINDS = ['n0', 'n1-12', 'n13-23', 'n24', 'n25-31', 'n32-59', 'n60+'];
const CARDINAL_LIMITS = [0, 12, 23, 24, 31, 59];
const ORDINAL_KINDS = ['ord1-12', 'ord13-31', 'ord32+'];
const FRACTION = 'fraction';
/** Numerals that no multiplier follows are below it. */
const GROUP_LIMIT = 1000;

export const NUMBER_SETS = {
  hour: ['n0', 'n1-12', 'n13-23', 'n24'],
  minutes: ['n0', 'n1-12', 'n13-23', 'n24', 'n25-31', 'n32-59'],
  dom: ['n1-12', 'n13-23', 'n24', 'n25-31'],
  whole: CARDINAL_KINDS,
  n: [...CARDINAL_KINDS, FRACTION],
  'ord-dom': ['ord1-12', 'ord13-31'],
  ord: ORDINAL_KINDS,
} as const;

const YEARS_FROM = 2000;

/** Words that have been added up, and where they and their thousands end. */
interface SummedWords {
  readonly sum: NumeralSum;
  readonly at: number;
  readonly end: number;
  readonly thousandsEnd: number;
}

/** The numerals of one number, added up as they come: "две тысячи | двадцать | шесть". */
class NumeralSum {
  /** Whether the numerals are oblique ones, all or none; -1 before the first. */
  oblique = -1;
  private total = 0;
  private group = 0;
  /** The next numeral has to be smaller: "двадцать пять", not "пять двадцать". */
  private limit = GROUP_LIMIT;
  private multiplierLimit = Number.POSITIVE_INFINITY;

  /** What was multiplied so far. */
  get thousands(): number {
    return this.total;
  }

  get value(): number {
    return this.total + this.group;
  }

  /** "тысяча": false when a number as great was said before. */
  multiply({ value }: Item): boolean {
    if (value >= this.multiplierLimit) return false;
    this.total += (this.group === 0 ? 1 : this.group) * value;
    this.multiplierLimit = value;
    this.group = 0;
    this.limit = GROUP_LIMIT;
    this.oblique = -1;
    return true;
  }

  /** May the numeral are behind those before it? */
  fits({ value }: Item, isFirst: boolean): boolean {
    return value < this.limit && (isFirst || value > 0);
  }

  /** False for a numeral in another case than those before it: it begins another number. */
  add({ value, flags }: Item): boolean {
    const oblique = flags & GEN;
    if (this.oblique !== -1 && oblique !== this.oblique) return false;
    this.oblique = oblique;
    this.group += value;
    this.limit = limitBehind(value);
    return true;
  }
}

/** Behind hundreds are tens, behind tens units, behind units nothing. */
function limitBehind(value: number): number {
  if (value >= 100) return 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}

/** Reads neighbouring numerals as numbers: "двадцать пять", "2,5", "25-го", "три с половиной". */
export class NumberReader {
  private readonly cardinalIds: readonly number[];
  private readonly ordinalIds: readonly number[];
  private readonly fractionId: number;
  private readonly word: number;
  private readonly ordinalWord: number;
  private readonly multiplier: number;
  private readonly with: number;
  private readonly half: number;
  private readonly point: number;
  private readonly comma: number;
  private readonly dash: number;
  private readonly month: number;

  constructor(kinds: KindTable) {
    this.cardinalIds = CARDINAL_KINDS.map((name) => kinds.id(name));
    this.ordinalIds = ORDINAL_KINDS.map((name) => kinds.id(name));
    this.fractionId = kinds.id(FRACTION);
    this.word = kinds.id('cardinal');
    this.ordinalWord = kinds.id('ordinal-word');
    this.multiplier = kinds.id('multiplier');
    this.with = kinds.id(WORD.with);
    this.half = kinds.id('half');
    this.point = kinds.id('.');
    this.comma = kinds.id(',');
    this.dash = kinds.id('-');
    this.month = kinds.id('month');
  }

  cardinalKind(value: number): number {
    let bucket = 0;
    while (bucket < CARDINAL_LIMITS.length && value > (CARDINAL_LIMITS[bucket] ?? 0)) bucket += 1;
    return this.cardinalIds[bucket] ?? 0;
  }

  private ordinalKind(value: number): number {
    return this.ordinalIds[value <= 12 ? 0 : value <= 31 ? 1 : 2] ?? 0;
  }

  /** The items with each run of numerals put together; linear in their number. */
  compose(items: readonly Item[]): Item[] {
    const output: Item[] = [];
    let at = 0;
    while (at < items.length) {
      const item = items[at];
      if (item === undefined) break;
      let end = at + 1;
      let made: Item = item;
      if (item.flags & DIGITS) {
        [made, end] = this.readDigits(items, at, item);
      } else if (this.isNumeral(item)) {
        [made, end] = this.readWords(items, at);
      }
      [made, end] = this.addHalf(items, made, end);
      output.push(made);
      at = end;
    }
    return output;
  }

  private isNumeral(item: Item): boolean {
    return (
      item.kind === this.word || item.kind === this.ordinalWord || item.kind === this.multiplier
    );
  }

  private readDigits(items: readonly Item[], at: number, item: Item): [Item, number] {
    const next = items[at + 1];
    if (next === undefined) return [item, at + 1];
    if (!next.glued && SPACED_SUFFIXES.has(next.word)) {
      // "16 го числа"
      const flags = ORDINAL_SUFFIXES.get(next.word) ?? 0;
      return [this.ordinal(item.value, flags, items.slice(at, at + 2)), at + 2];
    }
    if (!next.glued) return [item, at + 1];
    return (
      this.readDecimal(items, at, item, next) ??
      this.readSuffix(items, at, item, next) ?? [item, at + 1]
    );
  }

  /** "2,5" */
  private readDecimal(
    items: readonly Item[],
    at: number,
    item: Item,
    next: Item,
  ): [Item, number] | null {
    const isComma = next.kind === this.comma;
    const after = items[at + 2];
    if (!isComma && next.kind !== this.point) return null;
    if (after?.glued !== true || (after.flags & DIGITS) === 0) return null;
    if (!this.standsAsDecimal(items, at, after, isComma)) return null;
    const value = item.value + after.value / 10 ** (after.to - after.from);
    return [join(this.fractionId, value, 0, items.slice(at, at + 3)), at + 3];
  }

  /** "25-го", "18-ти", "18ти"; "5м" and "2и" are something else. */
  private readSuffix(
    items: readonly Item[],
    at: number,
    item: Item,
    next: Item,
  ): [Item, number] | null {
    const after = items[at + 2];
    const isDashed = next.kind === this.dash && after?.glued === true;
    const suffix = isDashed ? after : next;
    const end = isDashed ? at + 3 : at + 2;
    if (suffix.word === '') return null;
    const flags = ORDINAL_SUFFIXES.get(suffix.word);
    if (flags !== undefined) return [this.ordinal(item.value, flags, items.slice(at, end)), end];
    const isCardinal = isDashed || suffix.word.length > 1;
    if (!isCardinal || !CARDINAL_SUFFIXES.has(suffix.word)) return null;
    return [join(item.kind, item.value, GEN, items.slice(at, end)), end];
  }

  private ordinal(value: number, flags: number, parts: Item[]): Item {
    return join(this.ordinalKind(value), value, flags, parts);
  }

  /** "2,5" and "2.5" are numbers; "12.05" is a date or a clock, "10,12,15" a list. */
  private standsAsDecimal(items: readonly Item[], at: number, tail: Item, comma: boolean): boolean {
    const before = items[at - 1];
    if (before?.glued === true && (before.kind === this.point || before.kind === this.comma)) {
      return false;
    }
    const next = items[at + 3];
    const goesOn = next?.glued === true && (next.kind === this.point || next.kind === this.comma);
    const further = items[at + 4];
    if (goesOn && further?.glued === true && further.flags & DIGITS) return false;
    return tail.to - tail.from === 1 || (comma && tail.to - tail.from === 3);
  }

  private readWords(items: readonly Item[], at: number): [Item, number] {
    const sum = new NumeralSum();
    let end = at;
    let isMultiplied = false;
    let thousandsEnd = at;
    for (let item = items[end]; item !== undefined; item = items[end]) {
      if (item.kind === this.multiplier && sum.multiply(item)) {
        end += 1;
        isMultiplied = true;
        thousandsEnd = end;
        continue;
      }
      const isOrdinal = item.kind === this.ordinalWord;
      // "тридцать тысяч первого числа": only a year goes on so
      const isDay = items[end + 1]?.kind === this.month;
      if (isOrdinal && isMultiplied && (isDay || sum.value !== YEARS_FROM)) break;
      isMultiplied = false;
      if ((item.kind !== this.word && !isOrdinal) || !sum.fits(item, end === at)) break;
      if (isOrdinal) {
        // "двадцать пятого"; after an oblique numeral the ordinal is its own: "без двадцати пятый"
        if (sum.oblique === GEN) break;
        return this.endingIn(item, items, { sum, at, end, thousandsEnd });
      }
      if (!sum.add(item)) break;
      end += 1;
      if (item.value === 0) break;
    }
    if (end === at) end = at + 1;
    const flags = sum.oblique === GEN ? GEN : 0;
    return [this.cardinal(sum.value, items.slice(at, end), flags), end];
  }

  /** The numeral that ends in this ordinal, or the thousands alone where the ordinal is a day of its own. */
  private endingIn(
    ordinal: Item,
    items: readonly Item[],
    { sum, at, end, thousandsEnd }: SummedWords,
  ): [Item, number] {
    const isDay = items[end + 1]?.kind === this.month;
    // "двадцать пять тысяч двадцать пятого": a sum and its day; years have one or two thousands
    const isSum = sum.thousands > YEARS_FROM || (isDay && sum.thousands > 0);
    if (isSum && end > thousandsEnd) {
      return [this.cardinal(sum.thousands, items.slice(at, thousandsEnd)), thousandsEnd];
    }
    const parts = items.slice(at, end + 1);
    return [this.ordinal(sum.value + ordinal.value, ordinal.flags, parts), end + 1];
  }

  private cardinal(value: number, parts: Item[], flags = 0): Item {
    return join(this.cardinalKind(value), value, flags, parts);
  }

  /** "три с половиной" */
  private addHalf(items: readonly Item[], made: Item, end: number): [Item, number] {
    if (!this.cardinalIds.includes(made.kind)) return [made, end];
    const preposition = items[end];
    const half = items[end + 1];
    if (preposition?.kind !== this.with || half?.kind !== this.half) return [made, end];
    const parts = [made, preposition, half];
    return [join(this.fractionId, made.value + 0.5, 0, parts), end + 2];
  }
}

function join(kind: number, value: number, flags: number, parts: Item[]): Item {
  const first = parts[0];
  const last = parts[parts.length - 1];
  const from = first?.from ?? 0;
  const to = last?.to ?? 0;
  let guessed = 0;
  for (const part of parts) guessed |= part.flags & GUESSED;
  // a lone numeral stays a leaf, so that traces show words, not wrappers
  const isLeaf = parts.length === 1;
  return new Item(
    kind,
    value,
    flags | guessed,
    from,
    to,
    first?.glued ?? false,
    isLeaf ? (first?.word ?? '') : '',
    null,
    isLeaf ? '' : 'number',
    isLeaf ? [] : parts,
    isLeaf ? first?.tags : undefined,
  );
}
