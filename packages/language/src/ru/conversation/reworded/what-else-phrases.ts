/** One of these is said with all that asks what else there is. */
export const MAY_ASK_MORE = /(?:что|ч[её]|чего)(?:\s|$|[?.!])/iu;
const WHAT = '(?:что|ч[её]|чего)';
const MORE = '(?:ещё|еще|потом|дальше)';
const WEEKDAY = '(?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)';
const DAY = `(?:во?\\s+${WEEKDAY}|на\\s+(?:${WEEKDAY}|завтра|сегодня)|завтра|послезавтра|сегодня)`;
const SOFT = '(?:(?:ну|а|и|так|слушай|значит|у\\s+меня|у\\s+нас|получается|выходит)[\\s,]+)*';
const ON_IT =
  '(?:\\s+(?:там|у\\s+меня|у\\s+нас|[вн]а?\\s+этот(?:\\s+день)?|было|стоит|есть|записано|запланировано))*';

/** "в четверг значит электрик и ламинат (а) что ещё": the day, what is named of it, and what is asked. */
export const WHAT_ELSE = new RegExp(
  `^${SOFT}(?<when>${DAY})\\s+(?<named>(?:[A-Za-zЀ-ӿ\\d:-]+,?\\s+){1,8}?)(?<joint>(?:и|а|но)\\s+)?(?:${WHAT}\\s+(?:там\\s+)?${MORE}|${MORE}\\s+${WHAT})${ON_IT}[?.!]*$`,
  'iu',
);
export const WHAT_IS = (when: string): string => `что у меня ${when}?`;
