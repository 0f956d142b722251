import type { Item } from '../grammar/item.ts';
import type { Vocabulary, Word } from '../grammar/scan.ts';
import { kinds } from './kinds.ts';
import { CALENDAR } from './lexicon/calendar.ts';
import { DAYPARTS } from './lexicon/dayparts.ts';
import { ABBREVIATION, type Entry } from './lexicon/entry.ts';
import { SET_MEMBERS, WORD } from './lexicon/kind-words.ts';
import { NUMERALS } from './lexicon/numerals.ts';
import { PARTICLES } from './lexicon/particles.ts';
import { SAID_WORDS } from './lexicon/said-words.ts';
import { UNITS } from './lexicon/units.ts';
import { isPlural } from './morphology.ts';
import { NUMBER_SETS, NumberReader } from './numbers.ts';
import { UNIT_KINDS } from './rules/units.ts';
import { tagTable } from './tags.ts';
import { Typos } from './typos.ts';

/** Marks that rules name. */
const MARKS = ', . : ; - / ( ) ? ! + # % « » “ ” „ " newline mark amount'.split(' ');

/** Classes whose long words are recognized with a letter or two wrong. */
const FORGIVEN = new Set(['relative', 'weekday', 'weekdays', 'month']);
/** Classes that are recognized so where only a word of time can be. */
const FORGIVEN_IN_PLACE = new Set(
  `cardinal ordinal-word half-hour daypart of-daypart part minute hours week month-unit second next nearest
  every`.split(/\s+/),
);

/** Later lists win where a word is in two. */
const ENTRIES: readonly Entry[] = [...NUMERALS, ...CALENDAR, ...UNITS, ...DAYPARTS, ...PARTICLES];

function buildWords(typos: Typos): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>();
  for (const { kind, value, forms } of ENTRIES) {
    const id = kinds.id(kind);
    for (const { text, flags } of forms) {
      const word = { kind: id, value, flags };
      words.set(text, word);
      if (FORGIVEN.has(kind)) typos.add(text, word, !isPlural(flags));
      if (FORGIVEN_IN_PLACE.has(kind)) pointedTypos.add(text, word);
    }
  }
  return words;
}

for (const mark of MARKS) kinds.id(mark);
const typos = new Typos();
/** The misspelt words that are guessed by their place. */
export const pointedTypos = new Typos();
const words = buildWords(typos);

/** Puts numerals together; its classes are the numbers of the patterns. */
export const numbers = new NumberReader(kinds);

const CARDINALS = new Set(NUMBER_SETS.whole.map((name) => kinds.id(name)));
const ORDINALS = new Set(NUMBER_SETS.ord.map((name) => kinds.id(name)));

/** "60", "двадцать" */
export const isCardinal = (item: Item): boolean => CARDINALS.has(item.kind);
/** "второй", "25-го" */
export const isOrdinal = (item: Item): boolean => ORDINALS.has(item.kind);

const HOUR_NUMBERS = NUMBER_SETS.hour;
const DAY_POINT = ['day', 'dotted'];

kinds.define({
  ...NUMBER_SETS,
  'hour-or-dom': [...HOUR_NUMBERS, 'n25-31'],
  unit: UNIT_KINDS,
  ...SET_MEMBERS,
  'daypart-noun': ['daypart-word', 'night'],
  hourish: ['clock', 'dotted', 'length', WORD.hour, 'n60+', ...HOUR_NUMBERS],
  lasting: ['length', ...UNIT_KINDS],
  'day-point': DAY_POINT,
  point: [
    ...DAY_POINT,
    'clock',
    'part-of-day',
    'moment',
    'period',
    'length',
    WORD.hour,
    'n60+',
    ...HOUR_NUMBERS,
    'daypart-noun',
    'of-daypart',
    'lunch',
    'month',
  ],
});

/** The Russian words of time and how to look them up. */
export const vocabulary: Vocabulary = {
  kinds,
  words,
  said: SAID_WORDS,
  guess: (word) => typos.guess(word),
  tagsOf: (word) => tagTable.idOf(word),
  numberKind: (value) => numbers.cardinalKind(value),
  abbreviation: ABBREVIATION,
};

const TIME_KINDS = new Set([...CALENDAR, ...UNITS, ...DAYPARTS].map(({ kind }) => kinds.id(kind)));

/** "час", "неделя", "утром": a word of time, whatever was made of it. */
export const isTimeWord = (item: Item): boolean => TIME_KINDS.has(item.kind);
