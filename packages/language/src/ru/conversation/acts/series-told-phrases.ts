/** A time that it has not. */
const SIDE = '(?:[^,;?!\\n]){1,40}?';
/** "не в 17:30, а в 18": behind it stands the time that it has. */
export const NOT_THEN_BUT = new RegExp(
  `(?:^|(?<=[\\s,]))не\\s+(?<old>${SIDE})(?:\\s*,\\s*|\\s+)а\\s+(?:уже\\s+)?`,
  'iu',
);
/** Days of the week that a rule names: one of them may go and others stay. */
export const ON_ITS_DAYS = /^по\s/iu;
/** Words of a time, at most. */
export const TIME_WORDS_MAX = 4;
/** "в 18, а не в 17:30" */
export const BUT_NOT_THEN = new RegExp(
  `(?:\\s*,\\s*|\\s+)(?:а\\s+)?не\\s+(?<old>${SIDE})[\\s!.]*$`,
  'iu',
);
/** All of them from now on, in several words. */
export const ALL_FROM_NOW =
  /(?:^|[\s,]+)(?:и\s+)?(?:(?:этот|эту|это)\s+и\s+)?(?:все\s+(?:последующие|следующие|дальнейшие|остальные|будущие)(?:\s+тоже)?|этот\s+и\s+следующие|каждый\s+раз|и?\s*дальше\s+так(?:\s+же)?|и\s+дальше|на\s+постоянк[a-zЀ-ӿ]+|на\s+постоянной\s+основе|раз\s+и\s+навсегда|с\s+этого\s+раза|все\s+разы|последующие)(?=$|[\s,.!])/giu;
export const ALWAYS = ' всегда ';
/** "с завтрашней недели" is said of the next one. */
export const FROM_TOMORROWS_WEEK = /(?<=^|\s)(?:с|со)\s+завтрашней\s+недели(?=$|[\s,.!])/iu;
export const FROM_NEXT_WEEK = 'со следующей недели';
/** "..., и этот вторник тоже": the running week's as well. */
export const AND_THIS_ONE =
  /[\s,]+и\s+(?:в\s+|во\s+)?эт(?:от|у|о)\s+(?:раз|понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)\s+тоже[\s.!]*$/iu;
export const FROM_WHEN = /(?<=^|\s)(?:с|со)\s+следующ[a-zЀ-ӿ]+\s+(?:недели|раза)(?=$|[\s,.!])/iu;
/** Who asked for it, behind it. */
export const ASKED_BY =
  /[\s,]+(?:(?!утра|вечера|дня|ночи|час|недел|раз|теперь|всегда)[a-zЀ-ӿ]{2,}\s+(?:же\s+)?)?(?:просил[аи]?|попросил[аи]?|прос[ия]т|сказал[аи]?|договорились|решили)(?:\s+(?:передвинуть|перенести|сдвинуть|так|же|меня|нас|мне|нам))*[\s.!]*$/iu;
/** "лену в среду отмени да, и поставь её на пятницу в 12": what is left out then stands at another time. */
export const OUT_AND_PUT =
  /^(?<out>[^?\n]+?)(?:[\s,]+да)?[\s,]+(?:и|а|но)\s+(?:тогда\s+|вместо\s+(?:этого|нее|него)\s+)*(?:поставь|запиши|перенеси|переставь|давай|сделай|назначь|перекинь)(?:те)?\s+(?:(?:её|ее|его|их|это|урок|занятие|тренировку)\s+)*(?<instead>[^?,\n]+?)(?:\s+(?:тогда|вместо\s+(?:этого|нее|него)))?[\s.!]*$/iu;
/** It is so from now on. */
export const SAID_FOR_GOOD =
  /(?:^|\s)(?:теперь|всегда|навсегда|насовсем|отныне|впредь|постоянно)(?=$|[\s,.!])/iu;
/** Ahead of news they say nothing. */
export const SIGHS =
  /^(?:(?:ой|ай|ах|ох|блин|черт|чёрт|упс|слушай|короче|кстати|так|а|и|ну|да)[\s,]+)+/iu;
