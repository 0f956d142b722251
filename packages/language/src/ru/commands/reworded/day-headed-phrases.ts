/** What leads up to a heading, and is none: "доброе утро", "так", "план такой". */
const SOFT =
  '(?:доброе\\s+утро|добрый\\s+(?:день|вечер)|всем\\s+привет|привет(?:ик)?|здравствуй(?:те)?|итак|так|ну|вот|короче|значит|смотри|слушай|а|и)';
/** Up to the colon, and what is listed behind it; a colon of the list stands in an hour. */
export const HEADED = new RegExp(
  `^(?<lead>(?:${SOFT}[\\s,.!]+)*(?:[^:,.!?\\n]{2,24}[.!]\\s+)?(?:${SOFT}[\\s,.!]+)*)(?<day>[^:,.!?\\n]{2,40}?)\\s*:\\s+(?<list>[^:\\n]+(?::\\d\\d[^:\\n]*)*)$`,
  'iu',
);
export const ONLY_SOFT = new RegExp(`^(?:${SOFT}[\\s,.!]*)*$`, 'iu');
export const SOFT_WORD = new RegExp(`(?:^|\\s)${SOFT}(?=[\\s,.!]|$)`, 'giu');
/** What parts those that a heading holds for; a comma between digits is of a number. */
export const BETWEEN = /\s*(?:,(?!\d)|;)\s*(?:(?:и|а)\s+(?:ещё\s+|еще\s+)?)?/u;
/** "..., сыр и позвонить маме": an action behind "и" is one more. */
export const LAST_ACTION =
  /^(?<before>.+?)\s+и\s+(?<last>[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?(?![a-zЀ-ӿ]).*)$/iu;
/** What says of the list that it is told, or that it belongs together. */
export const BOUND =
  /(?<![a-zЀ-ӿ])(?:чтобы?|потому|если|котор[а-яё]+|когда|где|пока|хотя|зато|но|либо|или|не|я|мы|он|она|они|мне|меня|кроме)(?![a-zЀ-ӿ])/iu;
export const NEW_TASK = 'добавь задачу';
/** "15-16 бухгалтер": hours only under a day. */
export const HOURS_AHEAD = /^\d{1,2}(?::\d\d)?\s*[-–—]\s*\d{1,2}(?::\d\d)?\s/u;
