import { Item } from '../grammar/item.ts';
import type { KindTable } from '../grammar/kind-table.ts';
import { DIGITS, GUESSED } from '../grammar/scan.ts';
import { CARDINAL_SUFFIXES, ORDINAL_SUFFIXES } from './lexicon/numerals.ts';
import { GEN } from './morphology.ts';

/** Classes of whole numbers by what they can be: an hour, a minute, a day of a month. */
const CARDINAL_KINDS = ['n0', 'n1-12', 'n13-23', 'n24', 'n25-31', 'n32-59', 'n60+'];
const CARDINAL_LIMITS = [0, 12, 23, 24, 31, 59];
const ORDINAL_KINDS = ['ord1-12', 'ord13-31', 'ord32+'];
/** Dictation leaves a space before these; they are no words of their own. */
const SPACED_SUFFIXES = new Set(['го', 'ого', 'му', 'ому']);
const FRACTION = 'fraction';

export const NUMBER_SETS = {
  hour: ['n0', 'n1-12', 'n13-23', 'n24'],
  minutes: ['n0', 'n1-12', 'n13-23', 'n24', 'n25-31', 'n32-59'],
  dom: ['n1-12', 'n13-23', 'n24', 'n25-31'],
  whole: CARDINAL_KINDS,
  n: [...CARDINAL_KINDS, FRACTION],
  'ord-dom': ['ord1-12', 'ord13-31'],
  ord: ORDINAL_KINDS,
} as const;

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

  constructor(kinds: KindTable) {
    this.cardinalIds = CARDINAL_KINDS.map((name) => kinds.id(name));
    this.ordinalIds = ORDINAL_KINDS.map((name) => kinds.id(name));
    this.fractionId = kinds.id(FRACTION);
    this.word = kinds.id('cardinal');
    this.ordinalWord = kinds.id('ordinal-word');
    this.multiplier = kinds.id('multiplier');
    this.with = kinds.id('с');
    this.half = kinds.id('half');
    this.point = kinds.id('.');
    this.comma = kinds.id(',');
    this.dash = kinds.id('-');
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
    const after = items[at + 2];
    if (next !== undefined && !next.glued && SPACED_SUFFIXES.has(next.word)) {
      // "16 го числа"
      const flags = ORDINAL_SUFFIXES.get(next.word) ?? 0;
      return [
        join(this.ordinalKind(item.value), item.value, flags, items.slice(at, at + 2)),
        at + 2,
      ];
    }
    if (next === undefined || !next.glued) return [item, at + 1];
    const isDecimal =
      (next.kind === this.comma || next.kind === this.point) &&
      after !== undefined &&
      after.glued &&
      (after.flags & DIGITS) !== 0 &&
      this.standsAsDecimal(items, at, after, next.kind === this.comma);
    if (isDecimal) {
      const digits = after.to - after.from;
      const value = item.value + after.value / 10 ** digits;
      return [join(this.fractionId, value, 0, items.slice(at, at + 3)), at + 3];
    }
    const dashed = next.kind === this.dash && after?.glued === true;
    const suffix = dashed ? after : next;
    const end = dashed ? at + 3 : at + 2;
    if (suffix.word === '') return [item, at + 1];
    const flags = ORDINAL_SUFFIXES.get(suffix.word);
    if (flags !== undefined) {
      return [join(this.ordinalKind(item.value), item.value, flags, items.slice(at, end)), end];
    }
    // "18-ти", "18ти"; "5м" and "2и" are something else
    if (CARDINAL_SUFFIXES.has(suffix.word) && (dashed || suffix.word.length > 1)) {
      return [join(item.kind, item.value, GEN, items.slice(at, end)), end];
    }
    return [item, at + 1];
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
    let total = 0;
    let group = 0;
    let limit = 1000;
    let multiplierLimit = Number.POSITIVE_INFINITY;
    let end = at;
    let oblique = -1;
    while (end < items.length) {
      const item = items[end];
      if (item === undefined) break;
      if (item.kind === this.multiplier && item.value < multiplierLimit) {
        total += (group === 0 ? 1 : group) * item.value;
        multiplierLimit = item.value;
        group = 0;
        limit = 1000;
        oblique = -1;
        end += 1;
        continue;
      }
      if (item.kind !== this.word && item.kind !== this.ordinalWord) break;
      const fits = item.value < limit && (end === at || item.value > 0);
      if (!fits) break;
      if (item.kind === this.ordinalWord) {
        // "двадцать пятого"; after an oblique numeral the ordinal is its own: "без двадцати пятый"
        if (oblique === GEN) break;
        const value = total + group + item.value;
        return [
          join(this.ordinalKind(value), value, item.flags, items.slice(at, end + 1)),
          end + 1,
        ];
      }
      const isOblique = item.flags & GEN;
      if (oblique !== -1 && isOblique !== oblique) break;
      oblique = isOblique;
      group += item.value;
      limit = item.value >= 100 ? 100 : item.value >= 20 && item.value % 10 === 0 ? 10 : 0;
      end += 1;
      if (item.value === 0) break;
    }
    if (end === at) end = at + 1;
    const value = total + group;
    const flags = oblique === GEN ? GEN : 0;
    return [join(this.cardinalKind(value), value, flags, items.slice(at, end)), end];
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
