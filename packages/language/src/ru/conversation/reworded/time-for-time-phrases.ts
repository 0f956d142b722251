const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Others have moved it: "маше перенесли", where a name ahead is of whose it is. */
export const MOVED_BY_SOME =
  /^(?:(?:перенес|двига|сдвину|передвину|подвину|перезаписа|записа|перестави|постави|назначи|переби)ли|(?:двига|сдвига|передвига)ют|переносят)$/u;
/** "на 5": an hour, or how many; "в 5" is an hour. */
export const MAY_COUNT = /^на\s/iu;
/** "столик на 6": for how many. */
export const FOR_COUNT = /^(?:стол(?:ик)?|брон[ьи]|заказ|банкет)[аую]?$/u;
/** "уроков", "лампочек", "гостей": so many of them. */
export const OF_MANY = /(?:ов|ев|[её]к|ок|ей)$/u;
/** What is bought or counted has numbers that are no hours. */
export const COUNTING =
  /(?:^|\s)(?:(?:до|за|про)?купить|заказать|взять|набрать|принести|привезти|выпить|принять|(?:рас|на)печатать|сделать|шт(?:ук[аи]?)?|подход[а-яё]*|упаков[а-яё]*|пачк[а-яё]*|таблет[а-яё]*)(?=[\s.,]|$)/iu;

/** Only what stands at an hour is moved by these; "сделай" and "давай" may be of how many. */
export const ONLY_MOVES = /^(?:пере(?:н[её]с|нос|двин|двиг|став|кин|запис)|с?двиг|с?двин|подвин)/u;
/** "на 8" alone; "на 8:30" counts nothing. */
export const ONTO_WHOLE = /^на\s+(?!\d+\D\d)\S+$/iu;
/** It is what somebody would like, and not yet so. */
export const WISHES = /^(?:хо(?:чет|тят)|захотел[аи]?|предлага(?:ет|ют)|предложил[аи]?)$/u;
/** "просят": by nobody that is named. */
export const OF_SOME = /(?:[яую]т|ли)$/u;
export const IN_PERSON = setOf('я он она они оно мы');
/** "созвон с мариной": behind this stands who takes part in it, and can move it. */
export const TOGETHER = setOf('с со');

/** One of these is said with each of them. */
export const MAY_BE_TIME_FOR_TIME = /(?:^|[\s,])(?:вмес?т?[оа]|взамен|заместо|не)\s/iu;
/** Behind it is said when it is no more; often misspelt. */
export const CUT = /(?:^|[\s,]+)(?:(?:а\s+)?(?<not>не)|вмес?т?[оа]|взамен|заместо)\s+/iu;
export const BUT = 'а';
/** Ahead of a bare hour: "на 5", "в шесть". */
export const AHEAD_OF_HOUR = setOf('на в во к ко с со');
/** What others say, and how they move it, told behind who they are. */
export const TELLS =
  /^(?:(?:на|от)писал[аи]?(?:с[ья])?|пиш[уе]т|сказал[аи]?|говор(?:ит|ят)|прос(?:ит|ят|ил[аи]?)|попросил[аи]?|хо(?:чет|тят)|захотел[аи]?|предлага(?:ет|ют)|предложил[аи]?|(?:по|пере|от)?звонил[аи]?|звон(?:ит|ят)|передал[аи]?|сообщил[аи]?|двига(?:ет|ют)|сдвига(?:ет|ют)|сдвинул[аи]?|передвинул[аи]?|подвинул[аи]?|передвига(?:ет|ют)|перен[её]с(?:л[аи])?|перенос(?:ит|ят)|перенесли|перезаписал[аи]?|записал[аи]?|переставил[аи]?|передумал[аи]?|поставил[аи]?|назначил[аи]?|перебил[аи]?|жд(?:[её]т|ут))$/u;
/** How one orders it. */
export const MOVES =
  /^(?:перенеси|перенести|перенес[её]м|перенос|сдвинь|сдвинуть|сдвинем|подвинь|подвинуть|передвинь|передвинуть|переставь|переставить|перекинь|поставь|поменяй|перепиши|исправь|поправь|сделай|давай|ставь|пусть|пускай)(?:те)?$/u;
/** It takes place, or one comes or goes there, with its new time. */
export const TAKES_PLACE =
  /^(?:начн[её]тся|начинается|состоится|переехал[аои]?|перенес(?:ся|лась|лось|лись)|сдвинул(?:ся|ась|ось|ись)|передвинул(?:ся|ась|ось|ись)|переносится|сдвигается|пойду|поеду|иду|едем|идем|заеду|зайду|заберу|встреча(?:емся|юсь)|созваниваемся|встретимся|созвонимся)$/u;
/** They say nothing of when or what. */
export const BESIDE_TIMES = setOf(`
  а и ну ой да вот так блин короче слушай кстати теперь сейчас щас таки опять снова
  уже все всё же только лучше что мол типа будто просто у меня нас мы нам мне я там тут тогда значит оказывается чтобы его ее
  её их это этот эта эту она он они в общем итоге пожалуйста плиз пж ок окей раз похоже видимо кажется
`);
/** Then it is told of what was or might be, of always, or of how many. */
export const NOT_MOVED =
  /(?:^|[\s,])(?:бы|если|хотел[аи]?|хотели|был[аои]?|вчера|обычно|всегда|каждый|каждую|почему|зачем|надо|нужно|может|можно|отказал[a-zЀ-ӿ]*|оставь|оставим|пришел|пришёл|пришла|не\s+(?:надо|нужно|может|могу|получится|успе[a-zЀ-ӿ]+|буд[a-zЀ-ӿ]+))(?=[\s,.]|$)/iu;
/** A bare hour as one says it. */
export const atHour = (words: string): string => `в ${words}`;
export const ontoHour = (words: string): string => `на ${words}`;
/** "вместо пяти", "вместо четырёх": the case in which an hour stands behind "с". */
export const fromHour = (words: string): string => `с ${words}`;
/** "понедельника": the day itself. */
export const DAY_IN_GENITIVE: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(понедельник|вторник|четверг)а$/iu, '$1'],
  [/^(воскресень)я$/iu, '$1е'],
];
