const LEAD = '(?:(?:и|а|ну|да|так|но|ещё|еще|только)[\\s,]+)*';
const IT = '(?:(?:её|ее|его|это|эту|этот)\\s+)?';
const END = '(?:[\\s,]+(?:пожалуйста|плиз|плз))?[.!\\s]*$';
const MARK = '(?:пометь|отметь|обозначь|выдели|запиши|поставь|сделай)(?:те)?';
const URGENT = '(?:очень\\s+|особо\\s+|сам[a-zЀ-ӿ]+\\s+)?(?:срочн|важн|приоритетн)';

/** "и пометь как важное", "и с пометкой срочно": it comes ahead of others; "сделай срочной" is plain already. */
export const AS_URGENT = new RegExp(
  `^${LEAD}(?:${MARK}\\s+${IT}(?:(?:как|пометкой|с\\s+пометкой)\\s+[«"]?${URGENT}[a-zЀ-ӿ]+)|(?:как|с\\s+пометкой)\\s+[«"]?${URGENT}[a-zЀ-ӿ]+)[»"]?${END}`,
  'iu',
);
export const MAKE_URGENT = 'сделай её срочной';

/** "и пораньше, в 9", "а лучше чуть позже, в 13:30": which way it goes, and when that is. */
export const DIRECTED =
  /^(?:(?:и|а|ну|да|но|нет|хотя|лучше|тогда|давай(?:те)?|можно|надо|уж|чуть|чуток|немного)[\s,]+)*(?:(?<earlier>пораньше|раньше)|(?<later>попозже|позже|попозднее|позднее))[\s,–—-]+(?:(?:уже|где-то|лучше|тогда|давай|например|скажем)\s+)*(?<time>\S.*?)[.!\s]*$/iu;
/** "и подольше, часа на два", "покороче, на 40 минут": how long it is. */
export const SIZED =
  /^(?:(?:и|а|ну|да|но|нет|хотя|лучше|тогда|давай(?:те)?|можно|надо|уж|чуть|чуток|немного)[\s,]+)*(?:подольше|дольше|длиннее|подлиннее|покороче|короче)[\s,–—-]+(?:(?:уже|где-то|лучше|тогда|давай|например|скажем)\s+)*(?<time>\S.*?)[.!\s]*$/iu;
/** "а лучше вообще в четверг", "не завтра, а вообще в среду": words that only stress. */
export const STRESSED =
  /(?<=[\s,]|^)(?:вообще|ваще|уж|уже|прям|прямо|лучше\s+уж|всё\s+же|все\s+же)\s+(?:(?:тогда|лучше)\s+)?(?=\S)/giu;
/** What opens a correction behind which such words stand. */
export const OPENS_RATHER =
  /^(?:(?:и|а|ну|да|но|нет|хотя|тогда)[\s,]+)*(?:лучше|давай(?:те)?|нет|хотя|не\s+\S+\s*,?\s+а)[\s,]/iu;
export const noThen = (time: string): string => `нет, ${time}`;

const MEANT = '(?:в\\s+смысле|то\\s+есть|имею\\s+в\\s+виду|имел[аи]?\\s+в\\s+виду|подразумеваю)';
/** "в смысле вечера", "я про вечер", "нет, вечера": in which half of the day its hour is. */
export const HALF_MEANT = new RegExp(
  `^(?:(?:ой|ну|а|я|это|нет|да)[\\s,]+)*(?:${MEANT}[\\s,]+(?<said>утра|дня|вечера|ночи|(?<loose>утром|дн[её]м|вечером|ночью))|(?:про|о|об)\\s+(?<about>утро|день|вечер|ночь|утре|дне|вечере|ночи))${END}`,
  'iu',
);
/** "ой, вечера": the half alone, as only an hour has it. */
export const HALF_CORRECTED =
  /^(?:(?:ой|ай|нет|не|ну|упс|блин)[\s,]+)+(?<said>утра|дня|вечера)(?:[\s,]+конечно)?[.!\s]*$/iu;
/** The hours that each half has, the last one included, and how it begins. */
export const HALF_HOURS: readonly (readonly [RegExp, number, number])[] = [
  [/^ут/iu, 4, 11],
  [/^дн|^де/iu, 12, 17],
  [/^ве/iu, 16, 23],
  [/^но/iu, 0, 4],
];
/** Said as when, and not of an hour ("вечером"), it is no later than this. */
export const LATEST_LOOSE = 22;

/** "нет, только по будням", "не каждый, а по рабочим дням", "хотя лишь по вторникам": how often instead. */
export const REPEATS_RATHER =
  /^(?:(?:ой|а|ну|но|и|нет|да|хотя|вернее|точнее|лучше|пусть|давай)[\s,]+)*(?<marked>(?:не\s+(?:каждый(?:\s+день)?|каждую(?:\s+неделю)?|ежедневно|всегда)[\s,]+(?:а\s+|только\s+|лишь\s+)+)|(?:(?:пусть|будет|давай)\s+)*(?:только|лишь|исключительно)\s+)(?:по\s+(?=каж))?(?<often>\S.*?)[.!\s]*$/iu;
/** The same behind a plain "нет": "нет, по будням". */
export const REPEATS_NO = /^(?:(?:ой|ну|а|не|хотя)[\s,]+)*нет[\s,]+(?<often>\S.*?)[.!\s]*$/iu;
export const repeatsThen = (often: string): string => `точнее, ${often}`;

const MORE = '(?:ещё|еще|тоже|также|дополнительно|вдобавок|плюс|заодно)';
/** "и за 10 минут тоже", "напомни ещё за час": a reminder beside those that it has. */
export const ALSO_BEFORE = new RegExp(
  `^(?<led>(?:(?:и|а|ну|да|плюс)[\\s,]+)*)(?<more>(?:${MORE}\\s+)*)(?:(?:напомни|напоминание|напоминай|предупреди)(?:те)?\\s+)?(?:(?:мне|нам|меня)\\s+)?(?<again>(?:${MORE}\\s+)*)(?<before>за\\s+\\S.*?)(?<behind>(?:\\s+(?:${MORE}|напомни(?:те)?))*)${END}`,
  'iu',
);
export const IS_AND = /(?:^|\s)(?:и|плюс)[\s,]/iu;
export const IS_MORE = new RegExp(`(?:^|\\s)${MORE}(?=\\s|$)`, 'iu');

const FIELD =
  '(?<field>дату|даты|дата|срок|срока|день|дня|время|времени|дедлайн|дедлайна|число|числа)';
const UNSET = '(?:по|за|у|на|про)?(?:ставил|задал|казал|значил|писал)[аи]?';
/** "полису я дату не поставил, пусть будет 10 декабря": whose day was forgotten, and which it is. */
export const FORGOTTEN: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:(?:у|для|на)\\s+)?(?<name>[^,.:;?!\\n]{3,40}?)\\s+(?:(?:я|мы|же|ведь|так\\s+и|пока)\\s+)*${FIELD}\\s+(?:я\\s+|мы\\s+)?(?:не\\s+${UNSET}|забыл[аи]?(?:\\s+[a-zЀ-ӿ]+ть)?)[\\s,.–—-]+(?<time>\\S.*?)[.!\\s]*$`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?:я\\s+|мы\\s+)?(?:(?:у|для)\\s+)?(?<name>[^,.:;?!\\n]{3,40}?)\\s+(?:(?:я|мы|же|ведь|так\\s+и|пока)\\s+)*(?:не\\s+${UNSET}|забыл[аи]?(?:\\s+[a-zЀ-ӿ]+ть)?|нет(?!у?\\s+времени)|нету(?!\\s+времени)|без)\\s+${FIELD}(?:\\s+(?:остав|остал|вис|сто|леж|запис)[a-zЀ-ӿ]+)?[\\s,.–—-]+(?<time>\\S.*?)[.!\\s]*$`,
    'iu',
  ),
];
export const LETS_BE =
  /^(?:(?:пусть|давай(?:те)?|поставь(?:те)?|ставь|надо|нужно|запиши|это|так\s+что)\s+)*(?:(?:будет|стоит|станет)\s+)?/iu;
export const IS_TERM = /^(?:срок|дедлайн)/iu;
export const byNumber = (kind: 'task' | 'timeblock', number: number, time: string): string =>
  `поставь ${kind === 'task' ? 'TASK' : 'BLOCK'}-${number} ${time}`;
export const dueByNumber = (number: number, time: string): string =>
  `поставь TASK-${number} срок ${time}`;
/** The half of the day is told with the hour. */
export const SAYS_HALF = /утр|вечер|дня|ночи|\d[:.]\d\d/iu;
export const AND = 'и';
