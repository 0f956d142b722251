const LEAD = '(?:(?:и|а|ну|да|так|но|ещё|еще|только)[\\s,]+)*';
const IT = '(?:(?:её|ее|его|это|эту|этот)\\s+)?';
const END = '(?:[\\s,]+(?:пожалуйста|плиз|плз))?[.!\\s]*$';
const MARK = '(?:пометь|отметь|обозначь|выдели|запиши|поставь|сделай)(?:те)?';
const URGENT = '(?:очень\\s+|особо\\s+|сам[a-zЀ-ӿ]+\\s+)?(?:срочн|важн|приоритетн)';

/** "и пометь как важное", "и с пометкой срочно", "ещё как важное": it comes ahead of others; "ну как срочное" doubts it. */
export const AS_URGENT = new RegExp(
  `^(?:${LEAD}${MARK}\\s+${IT}(?:как|пометкой|с\\s+пометкой)|${LEAD}с\\s+пометкой|(?:(?:и|ещё|еще|также|тоже)[\\s,]+)+как)\\s+[«"]?${URGENT}[a-zЀ-ӿ]+[»"]?${END}`,
  'iu',
);
export const MAKE_URGENT = 'сделай её срочной';

const OPENS =
  '(?:(?:и|а|ну|да|но|нет|хотя|лучше|тогда|давай(?:те)?|можно|надо|нужно|пусть|будет|сделай(?:те)?|его|её|ее|уж)[\\s,]+)*';
const SLIGHTLY = '(?:чуть(?:-чуть)?|чуток|немного|немножко|слегка|капельку)';
const APART = '(?<apart>[\\s,–—-]+)';
const SAY = '(?:(?:уже|где-то|лучше|тогда|давай|например|скажем)\\s+)*';
/** "и пораньше, в 9", "а лучше чуть позже, в 13:30": which way it goes, and when that is. */
export const DIRECTED = new RegExp(
  `^(?:${OPENS}(?:${SLIGHTLY}[\\s,]+)?)(?:(?<earlier>пораньше|раньше)|(?<later>попозже|позже|попозднее|позднее))${APART}${SAY}(?<time>\\S.*?)[.!\\s]*$`,
  'iu',
);
/** "и подольше, часа на два", "покороче, на 40 минут", "чуть короче на 15 минут": how long it is, or by how much. */
export const SIZED = new RegExp(
  `^${OPENS}(?<slightly>${SLIGHTLY}[\\s,]+)?(?:(?<longer>подольше|дольше|длиннее|подлиннее)|(?:покороче|короче))${APART}${SAY}(?<time>\\S.*?)[.!\\s]*$`,
  'iu',
);
/** A mark tells that it is said anew what it comes to. */
export const IS_APART = /[,–—-]/u;
/** "на 10 минут", "минут на 10" */
export const IS_ONTO = /(?:^|\s)на\s/iu;
/** "а лучше вообще в четверг", "не завтра, а вообще в среду": words that only stress. */
export const STRESSED =
  /(?<=[\s,]|^)(?:вообще|ваще|уж|уже|прям|прямо|всё\s+же|все\s+же)\s+(?:(?:тогда|лучше)\s+)?(?=\S)/giu;
/** "лучше", "не завтра, а": only behind them an end is surely none of a talk, and "уже" stresses. */
export const IS_RATHER = /(?:^|\s)(?:лучше[\s,]|не\s+\S+(?:\s+\S+)?\s*,?\s+а\s)/iu;
export const IS_ALREADY = /(?:^|[\s,])уже?(?:\s|$)/iu;
export const IS_UNTIL = /(?:^|\s)до\s/iu;
/** What opens a correction behind which such words stand. */
export const OPENS_RATHER =
  /^(?:(?:и|а|ну|да|но|нет|хотя|тогда)[\s,]+)*(?:лучше|давай(?:те)?|нет|хотя|не\s+\S+(?:\s+\S+)?\s*,?\s+а)[\s,]/iu;
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
/** What is paid or bought "за месяц" is so for a month, and nothing reminds of it a month before. */
export const PAYS =
  /^(?:за|о|до|вы|при|по)?(?:плат|купи|перев[её]?[сд]|перечисл|внес|внест|снят|продл|брон|заброн)[a-zЀ-ӿ]*/iu;
export const FOR_LONG =
  /(?:^|\s)за\s+(?:\S+\s+)?(?:час|день|дн|сут|недел|месяц|квартал|полгода|год|лет)[a-zЀ-ӿ]*(?=\s|$)/iu;
export const IS_PERIOD = /(?:^|\s)(?:\S*недел|месяц|квартал|полгода|год|лет)/iu;
/** The reminder itself is said. */
export const REMINDS = /напомин|напомн|предупред/iu;
export const IS_AND = /(?:^|\s)(?:и|плюс)[\s,]/iu;
export const IS_MORE = new RegExp(`(?:^|\\s)${MORE}(?=\\s|$)`, 'iu');

/** The half of the day is told with the hour. */
export const SAYS_HALF = /утр|вечер|дня|ночи|\d[:.]\d\d|(?<!\d)(?:1[3-9]|2[0-3])(?!\d)/iu;
export const AND = 'и';
