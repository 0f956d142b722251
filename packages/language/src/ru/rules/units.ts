import type { Item } from '../../grammar/item.ts';
import type { Length, Unit } from '../../meaning.ts';
import { kinds } from '../kinds.ts';
import { GEN, isPlural } from '../morphology.ts';
import { hasTag } from '../tags.ts';
import { clockAt, lengthOf } from './make.ts';

interface UnitWord {
  readonly unit: Unit;
  /** How many of the unit the word means: десятилетие is ten years. */
  readonly factor: number;
}

const UNIT_WORDS: Readonly<Record<string, UnitWord>> = {
  second: { unit: 'second', factor: 1 },
  minute: { unit: 'minute', factor: 1 },
  м: { unit: 'minute', factor: 1 },
  час: { unit: 'hour', factor: 1 },
  часик: { unit: 'hour', factor: 1 },
  hours: { unit: 'hour', factor: 1 },
  ч: { unit: 'hour', factor: 1 },
  'day-word': { unit: 'day', factor: 1 },
  дня: { unit: 'day', factor: 1 },
  week: { unit: 'week', factor: 1 },
  'month-unit': { unit: 'month', factor: 1 },
  quarter: { unit: 'quarter', factor: 1 },
  'half-year': { unit: 'month', factor: 6 },
  year: { unit: 'year', factor: 1 },
  decade: { unit: 'year', factor: 10 },
  century: { unit: 'year', factor: 100 },
  millennium: { unit: 'year', factor: 1000 },
};

/** The names of these classes, for `<unit>` in patterns. */
export const UNIT_KINDS = Object.keys(UNIT_WORDS);

const byKind = new Map(Object.entries(UNIT_WORDS).map(([name, word]) => [kinds.id(name), word]));

/** The length of `count` of the unit that the item names; null when it names none. */
export function lengthIn(count: number, unit: Item): Length | null {
  const word = byKind.get(unit.kind);
  if (word === undefined) return null;
  const length = lengthOf(count * word.factor, word.unit);
  if (word.unit !== 'hour' || !Number.isInteger(count)) return length;
  // "800 часов", as the military says it
  return { ...length, clock: count < 100 ? clockAt(count) : clockAt(count / 100) };
}

/** "час", "в течение недели": one of the unit; a plural names no length by itself. */
export function oneOf(unit: Item): Length | null {
  if (
    isPlural(unit.flags) &&
    !(unit.flags & GEN && hasTag(unit, 'whole-day-of')) &&
    !hasTag(unit, 'whole-day')
  ) {
    return null;
  }
  return lengthIn(1, unit);
}

/** The length that an item states: a length, or a unit standing for one of it. */
export function lasting(item: Item): Length | null {
  return item.meaning?.kind === 'length' ? item.meaning.length : oneOf(item);
}
