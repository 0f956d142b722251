import type { Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { kinds } from '../kinds.ts';
import { isCountedNoun } from '../lexicon/counted-nouns.ts';
import { LOOKS_LIKE_INFINITIVE } from '../lexicon/word-endings.ts';
import { INS, isPlural } from '../morphology.ts';
import { hasTag } from '../tags.ts';

/** Prepositions after which a bare number, weekday or ordinal is a point of time. */
const POINTING = new Set(
  [
    'в',
    'на',
    'к',
    'до',
    'с',
    'после',
    'перед',
    'позже',
    'позднее',
    'раньше',
    'накануне',
    'между',
    'и',
    '-',
    'по',
    'deadline',
    'за',
    'ближе',
  ].map((name) => kinds.id(name)),
);
const DAY_LIKE = new Set(
  ['day', 'fact', 'moment', 'part-of-day', 'clock', 'dotted', 'repeat'].map((name) =>
    kinds.id(name),
  ),
);
const TITLE_PREPOSITIONS = new Set(
  ['за', 'о', 'об', 'про', 'из', 'от'].map((name) => kinds.id(name)),
);

const follows = (before: Item | null, kindsOf: ReadonlySet<number>): boolean =>
  before !== null && kindsOf.has(before.kind);

/** After a preposition of time. */
export const isPointedAt = (before: Item | null): boolean => follows(before, POINTING);

/** Beside a day, so that a bare number may be its hour. */
export const standsAfterTime = (before: Item | null): boolean => follows(before, DAY_LIKE);

/** "отчёт за пятницу", "рассказ о среде": what the title is about, not when. */
export const isTopic = (before: Item | null): boolean => follows(before, TITLE_PREPOSITIONS);

/** "в 5 магазинах", "на 60 человек": the number counts what follows, so it is no time. */
export function isCounting(value: number, after: Item | null): boolean {
  if (after === null) return false;
  if (after.flags & QUOTED) return false;
  if (after.kind === UNKNOWN) return isCountedNoun(after.word, value);
  return hasTag(after, 'counted-thing');
}

/** Nothing is behind it that it could count: "десятого ему восемь". */
export const opensClause = (after: Item | null): boolean =>
  after === null ||
  after.kind !== UNKNOWN ||
  hasTag(after, 'personal') ||
  hasTag(after, 'subordinating');

/** "субботами", "вечерами" */
export const isInstrumentalPlural = ({ flags }: Item): boolean =>
  (flags & INS) !== 0 && isPlural(flags);

/** "каждый месяц пятого": its day. */
export const isMonthly = (before: Item | null): boolean =>
  before?.meaning?.kind === 'repeat' && before.meaning.repeat.frequency === 'MONTHLY';

/** "часов до шести" is an hour said roughly; "рабочие часы с 9 до 18" are hours of their own. */
export const isRough = (hours: Item): boolean => hasTag(hours, 'many-hours');

/** Something to be done, by its ending. */
export const isInfinitive = (item: Item | null): boolean =>
  item !== null && item.kind === UNKNOWN && LOOKS_LIKE_INFINITIVE.test(item.word);

/** Nothing is behind it that it could belong to. */
export const endsThere = (item: Item | null): boolean =>
  item === null || item.meaning !== null || hasTag(item, 'ends-clause');
