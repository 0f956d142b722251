/** One of these is said with each of them. */
export const MAY_NOT_BE_THEN =
  /(?:^|[\s,])(?:не\s+[a-zЀ-ӿ]+(?:л|ла|ли|у|ю|ам|ем|им|ся|сь|ется|ится|ать)|никак|некогда|занят[аы]?)(?=[\s,.!]|$)/iu;
export const NOT = 'не';
/** Behind "не": there is no time for it. */
export const FAILS =
  /^(?:успе(?:л[аи]?|ю|ем|ваю|ваем|вала|вал|ть)|с?мо(?:гу|жем|г|гла|гли)|получ(?:ится|ается|илось|алось)|вы(?:йдет|шло|ходит)|дошли|осил(?:ю|им|ил|ила|или)|добрал(?:ся|ась|ись))$/u;
/** And so do these by themselves. */
export const NO_TIME = /^(?:никак|некогда|занят[аы]?)$/u;
/** With them another clause begins, which says when instead. */
export const SO_THEN: ReadonlySet<string> = new Set(
  'давай давайте тогда лучше значит поэтому придется'.split(' '),
);
/** Until when: beside them a day is a deadline. */
export const DEADLINE: ReadonlySet<string> = new Set(
  'край крайний крайняк срок сроком дедлайн максимум'.split(' '),
);
/** "край в понедельник": the same in one with its day. */
export const DEADLINE_AHEAD = /^(?:край(?:ний\s+срок)?|срок(?:ом)?|дедлайн|максимум)\s+/iu;
export const UNTIL = /^(?:до|к|ко)\s/iu;
export const ONTO = /^на\s/iu;
/** Beside them a clause says nothing else. */
export const FILLS = new Set(
  'я мы меня нас мне нам он она они оно его ее их уж уже опять снова еще там туда же и а но да так вот ну ой ох эх блин черт эээ эм только вроде все это этот эту ее щас сейчас наверно наверное видимо значит короче кстати ладно ок точно уж совсем вообще пока сам сама думаю скорее всего похоже боюсь к сожалению жаль увы то тоже обязательно давай давайте тогда лучше поэтому придется чтоб чтобы'.split(
    ' ',
  ),
);
export const GOES_OR_DOES =
  /^(?:(?:по|при|за|до|с)?(?:йду|йдем|еду|едем|бегу|скочу)|схожу|сходим|съезжу|съездим|(?:с|до)дела(?:ю|ем)|займ(?:усь|емся)|начн(?:у|ем)|законч(?:у|им)|разберусь|успе(?:ю|ем)|смогу|сможем)$/u;
/** What one does to papers and things, of a title that has no verb. */
export const WILL_DO_IT =
  /^(?:сда(?:м|дим|ю|ем)|отда(?:м|дим)|пришлю|пришлем|вышлю|отправ(?:лю|им)|доделаю|доделаем|закончу|закончим|сделаю|сделаем|подготов(?:лю|им)|посчитаю|посчитаем|проверю|проверим|напишу|допишу|закрою|закроем|привезу|принесу)$/u;
/** Words by which something is moved. */
export const MOVES =
  /^(?:перенес(?:у|ем)|перенос(?:им|ится)?|(?:пере|с|подо?)?двин(?:у|ем)|(?:пере|с|подо?)?двига(?:ю|ем)|отлож(?:у|им)|откладыва(?:ю|ем)|перенеси|отложи|сдвинь|передвинь|поставь|ставь|перекинь|перенос)$/u;
/** Then nothing is moved. */
export const NEVER =
  /(?:^|[\s,])(?:бы|если|кабы|или|чуть\s+не|не\s+(?:двига|перенос|сдвига|перенес|трогай)[a-zЀ-ӿ]*)(?=[\s,.!]|$)/iu;
/** The order that says the same of a deadline. */
export const dueBy = (title: string, when: string): string => `поставь «${title}» срок ${when}`;
/** With them the other time is none, either, or only tells how late it is. */
export const NOR_THEN: ReadonlySet<string> = new Set([
  'тоже',
  'также',
  'уже',
  'последний',
  'последняя',
]);
/** Something more is told beside it. */
export const AS_WELL: ReadonlySet<string> = new Set([
  'тоже',
  'также',
  'еще',
  'напомни',
  'напомните',
]);
/** Somebody, or something, of whom the clause tells. */
export const THEY: ReadonlySet<string> = new Set(['он', 'она', 'оно', 'они']);
/** "не успею, и завтра тоже" */
export const AND = 'и';
