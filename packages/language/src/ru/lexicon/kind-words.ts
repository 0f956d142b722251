/**
 * Classes of the grammar that are words: a pattern that names a word makes a class of it, and code that looks
 * for the same class names it from here.
 */

/** Prepositions, and words that stand by themselves in patterns. */
export const WORD = {
  onto: 'на',
  in: 'в',
  through: 'через',
  with: 'с',
  hour: 'час',
} as const;

/** The rules that made an item, as traces tell them. */
export const RULE_NAMES = { through: 'через <n>', onto: '<unit> на <n>' } as const;

/** Behind one of these a misspelt word may be a numeral, a part of something, a unit. */
export const BEFORE_MISSPELT = {
  numeral: 'в к до с после через без пол half about на',
  part: 'в к до на',
  unit: 'next nearest this every last через',
} as const;

/** Before a number they point at an hour, and count nothing. */
export const POINTING_AT_HOUR: readonly string[] = 'в к до с после около about : .'.split(' ');
/** Behind a number they make something else of it. */
export const NUMBER_GOES_ON: readonly string[] = ': . - month numbered-day of-daypart дня'.split(
  ' ',
);

/** Letters of classes that are words when they are small. */
export const CLASS_LETTERS: ReadonlySet<string> = new Set(['а', 'в']);
/** Letters that are words by themselves. */
export const LONE_LETTERS: ReadonlySet<string> = new Set(['в', 'с', 'к', 'о', 'у', 'а', 'и']);

/** Words among the members of named sets of classes. */
export const SET_MEMBERS = {
  'one-hour': ['час', 'часик'],
  'hour-plural': ['hours', 'ч'],
  'day-unit': ['day-word', 'дня'],
  'year-word': ['year', 'г'],
} as const;
