const SOFT =
  '(?:(?:и|а|ну|ой|да|так|вот|еще|ещё|слушай|слышь|короче|кстати|давай|пожалуйста)[\\s,]+)*';
const REMIND =
  '(?:напомни(?:те|ть)?|поставь(?:те)?\\s+(?:мне\\s+)?(?:напоминание|напоминалку)|сделай(?:те)?\\s+(?:мне\\s+)?(?:напоминание|напоминалку)|напоминание|напоминалку?)';
const LENGTH =
  '(?<length>за\\s+(?:сутки|неделю|полчаса|день|час|полтора\\s+часа|(?:[a-zЀ-ӿ]+|\\d+)\\s+(?:час(?:а|ов)?|дн(?:я|ей)|минут[уы]?|мин|недел[иью])))';
/** "напомни мне за полчаса до футбола форму забрать" */
export const COUNTED_FIRST = new RegExp(
  `^${SOFT}${REMIND}(?:\\s+(?:мне|нам|пожалуйста|плиз))*[\\s,]+${LENGTH}\\s+до\\s+(?<event>\\S.*)$`,
  'iu',
);
/** "за час до поезда напомни проверить паспорт" */
export const COUNTED_AHEAD = new RegExp(
  `^${SOFT}${LENGTH}\\s+до\\s+(?<event>[^,.;:?!\\n]+?)[\\s,]+${REMIND}(?:\\s+(?:мне|нам|пожалуйста|плиз))*[\\s,]+(?<deed>\\S.*)$`,
  'iu',
);
/** "напомни сына забрать за час до собрания" */
export const COUNTED_LAST = new RegExp(
  `^${SOFT}${REMIND}(?:\\s+(?:мне|нам|пожалуйста|плиз))*[\\s,]+(?<deed>\\S.*?)[\\s,]+${LENGTH}\\s+до\\s+(?<event>[^,.;:?!\\n]+?)[.!]*$`,
  'iu',
);
/** Most utterances count nothing so, and need not be read twice. */
export const MAY_COUNT = /(?:^|\s)за\s+\S+(?:\s+\S+)?\s+до\s/iu;
/** "до него": of what was spoken of, and no name of anything. */
export const POINTING = /^(?:него|неё|нее|них|этого|того)(?![a-zЀ-ӿ])/iu;
/** "до дня рождения", "до начала урока": the name goes on in the same case. */
export const GOES_ON = /^(?:дня|начала|конца|приезда|прихода|отъезда|вылета|выезда|отправления)$/iu;
/** "до вечернего созвона": the noun is still to come. */
export const BEFORE_NOUN = /(?:ого|его|ой|ей|их|ых)$/iu;
export const reminderOf = (deed: string, counted: string): string =>
  `напомни ${deed}, заметка: ${counted}`;
export const countedFrom = (length: string, event: string): string => `${length} до ${event}`;
