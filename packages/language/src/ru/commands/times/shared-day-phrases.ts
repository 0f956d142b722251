/** A day told by the day of what was asked for before, and how far it is from it. */
export const SHARED_DAYS: readonly {
  readonly days: number;
  readonly phrases: readonly string[];
}[] = [
  {
    days: 0,
    phrases: ['в тот|этот же самый? день', 'тем же днем', 'в этот день тоже?', 'тогда же'],
  },
  {
    days: -1,
    phrases: [
      'накануне',
      'днем раньше',
      'на день раньше',
      'за день|сутки до этого|того|него|нее|них|той',
      'за день перед этим|тем|ним|ней',
    ],
  },
  {
    days: 1,
    phrases: [
      'на следующий|другой день',
      'на следующие сутки',
      'днем|сутками позже',
      'через день|сутки после этого|того|него|нее|них',
      'на следующий день после этого|того|него|нее|них',
    ],
  },
  {
    days: -7,
    phrases: ['неделей раньше', 'за неделю до этого|того|него|нее|них'],
  },
  {
    days: 7,
    phrases: ['неделей позже', 'через неделю после этого|того|него|нее|них'],
  },
];

/** What is done earlier than what was asked for before, though it is said behind it. */
export const EARLIER_PHRASES: readonly string[] = [
  'перед этим|тем|ним|ней|ними',
  'до этого|того|него|нее|них',
  'а до|перед',
  'но сначала',
];

/** All that was said before it: "..., всё это в субботу". */
export const ALL_OF_IT_PHRASES: readonly string[] = [
  'и? все это|эти',
  'это|и все',
  'и? это все у нас',
  'и? это у нас все?',
  'все это все?',
  'и то и другое',
  'то и другое',
  'и там и там',
  'обоим|обеим|обоих|оба|обе|обеих',
  'и? всем троим|трем|четверым',
  'все вместе',
  'все три|четыре|пять',
  // behind a comma or a dash only: "..., всё на субботу"
  'и? все',
];

/** The same of two things: "полить кактус и вынести мусор, ну это вечером". */
export const BOTH_OF_IT_PHRASES: readonly string[] = ['это уже|тогда?', 'ну|а|но это уже|тогда?'];

/** The same in one word, where hours without a day were said: "Лена в девять, Оля в два, это завтра". */
export const ALL_THESE_HOURS_PHRASES: readonly string[] = ['это', 'все'];

/** What they begin is another thing, done when or where the first one is. */
export const BEHIND_IT_PHRASES: readonly string[] = [
  'сразу? после него|нее|них сразу?',
  'а|и сразу? после этого',
];

/** Behind a comma they say that the thing before them goes where the other one does. */
export const SAME_PLACE_PHRASES: readonly string[] = ['туда же', 'там же', 'тогда же'];

/** At their beginning they lay a command on the day of the one before it, behind or ahead of that. */
export const ANCHOR_PHRASES: readonly string[] = [
  'сразу? после него|нее|них|этого|того|чего сразу?',
  'до этого|того|него|нее|них',
  'перед этим|тем|ним|ней|ними',
];

/** By the beginning of what was asked for before. */
export const BY_THEN_PHRASES: readonly string[] = [
  'к этому|тому времени|часу|моменту',
  'до этого|того времени|часа|момента',
];
