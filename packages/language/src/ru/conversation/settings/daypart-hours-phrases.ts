/** "пусть утро у меня начинается в 7": a part of the day, and what says that it begins then. */
export const DAYPART_BEGINS = new RegExp(
  [
    '^(?:(?:ну|а|и|пусть|теперь|считай,?|запомни,?|хочу,?|чтобы|что|давай)\\s+)*',
    '(?:(?:для|у)\\s+меня\\s+|мо[её]\\s+|мой\\s+)?',
    '(утро|утром|день|дн[её]м|вечер|вечером)\\s*',
    '((?:(?:для|у)\\s+меня\\s*|мне\\s+|пусть\\s+|теперь\\s+|всегда\\s+|это\\s+|значит\\s+|будет\\s+|начинается\\s+|начн[её]тся\\s+|наступает\\s+|считается\\s+|[-–—=:]\\s*)+)',
    '(?:в\\s+|во\\s+|с\\s+|со\\s+|после\\s+)?(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*(?:час(?:ов|а)?|утра|вечера|дня))*[\\s.!]*$',
  ].join(''),
  'iu',
);
/** Without these "утром", "днём", "вечером" only say when something is. */
export const DAYPART_IS = /(?:это|значит|считается|[-–—=:])/iu;
/** The part that each word names, with the hours at which it may begin. */
export const DAYPARTS_SAID = [
  { part: 'morning', words: /^утр/iu, from: 3, to: 12 },
  { part: 'afternoon', words: /^д/iu, from: 10, to: 18 },
  { part: 'evening', words: /^вечер/iu, from: 16, to: 23 },
] as const;
/** "вечером": when, and not what. */
export const DAYPART_ADVERB = /ом$|[её]м$/iu;
