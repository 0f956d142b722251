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
/** "завтра в 18 футбол, напомни за час до него взять форму": counted from what was said ahead of it. */
export const COUNTED_BEHIND = new RegExp(
  `^(?<first>\\S.*?)(?:\\s*[,.;–—-]\\s*(?:и\\s+)?|\\s+и\\s+)(?:ты\\s+|там\\s+)?напомни(?:те|ть)?(?:\\s+(?:мне|нам|пожалуйста|плиз))*[\\s,]+${LENGTH}(?:\\s+до\\s+(?<event>[a-zЀ-ӿ-]+))?[\\s,]+(?<deed>[a-zЀ-ӿ]\\S*\\s.*)$`,
  'iu',
);
const JOINED = '(?:\\s*[,.;–—-]\\s*(?:(?:и|а)\\s+)?|\\s+(?:и|а)\\s+)';
const ASKED = 'напомни(?:те|ть)?(?:\\s+(?:мне|нам|пожалуйста|плиз))*';
/** "завтра в 18 футбол, за час до него напомни взять форму" */
export const COUNTED_THEN_ASKED = new RegExp(
  `^(?<first>\\S.*?)${JOINED}${LENGTH}\\s+до\\s+(?<event>[a-zЀ-ӿ-]+)[\\s,]+${ASKED}[\\s,]+(?<deed>[a-zЀ-ӿ]\\S*\\s.*)$`,
  'iu',
);
/** "завтра в 18 футбол, напомни взять форму за час до него" */
export const ASKED_THEN_COUNTED = new RegExp(
  `^(?<first>\\S.*?)${JOINED}${ASKED}[\\s,]+(?<deed>[a-zЀ-ӿ]\\S*\\s.*?)[\\s,]+${LENGTH}\\s+до\\s+(?<event>[a-zЀ-ӿ-]+)[.!]*$`,
  'iu',
);
/** The event that was said ahead, whatever it was called. */
const OF_IT = /^(?:него|неё|нее|них|этого|того|начала)$/iu;
export const isOfFirst = (event: string, first: string): boolean =>
  OF_IT.test(event) || first.toLowerCase().includes(event.toLowerCase().slice(0, STEM));
/** So many letters tell a word in whatever case. */
const STEM = 5;
export const countedBehind = (first: string, length: string, deed: string): string =>
  `${first}, ${length} до него ${deed}`;
/** Most utterances count nothing so, and need not be read twice. */
export const MAY_COUNT = /(?:^|\s)(?:за\s+\S+(?:\s+\S+)?\s+до|напомни\S*\s+(?:\S+\s+)?за)\s/iu;
/** "до него": of what was spoken of, and no name of anything. */
export const POINTING = /^(?:него|неё|нее|них|этого|того(?!,?\s+как))(?![a-zЀ-ӿ])/iu;
/** "до того как выезжать" */
export const BEFORE_DOING = /^того,?\s+как\s/iu;
/** "до дня рождения": the name goes on in the same case. */
export const GOES_ON = /^(?:дня|начала|конца)$/iu;
/** "закрытия магазина", "сдачи отчета", "окончания страховки": what is done with something, whose name follows. */
export const OF_SOMETHING =
  /(?:[нтд]ия|^(?:при|от|у|вы|под|за|пере|про)(?:езда|хода|лета)|^(?:начала|конца|сдачи|выдачи|покупки|продажи|звонка|отправки|доставки|оплаты|проверки|защиты|замены|подачи|выписки|визита|старта|финала|премьеры|продления|срока))$/iu;
/** "магазина", "мамы", "старшего": of whom or of what the event is. */
export const LOOKS_GENITIVE = /(?:[аяыи]|[оеё]в|ей|[оеё]го|ой|[ыи]х)$/iu;
/** A deed counted by hours stands at an hour; one that is counted by days has none of its own. */
export const IS_BY_HOURS = /час|мин/iu;
/** "до вечернего созвона": the noun is still to come. */
export const BEFORE_NOUN = /(?:ого|его|ой|ей|их|ых)$/iu;
export const reminderOf = (deed: string, counted: string): string =>
  `напомни ${deed}, заметка: ${counted}`;
export const untilThen = (event: string): string => `до ${event}`;
export const countedFrom = (length: string, event: string): string => `${length} до ${event}`;
