/** It has taken place; е stands for ё. */
export const PASSED =
  /^(?:был[аои]?|прош(?:ел|ла|ло|ли)|(?:состоял|закончил|кончил|завершил)(?:ся|ась|ось|ись)|позади)$/u;
/** Of things it says that there are no more of them. */
export const RUNS_OUT = /^(?:за)?кончил/u;
/** It has not, or will not; behind "не" those of `PASSED` say so, too. */
export const FELL_THROUGH =
  /^(?:отмен(?:ил(?:ся|ась|ось|ись|и)|яется|яются|яют|ен[аоы]?)|(?:со|про)рвал(?:ся|ась|ось|ись)|накрыл(?:ся|ась|ось|ись)|отпал[аои]?|отпада(?:ет|ют)|пролет(?:ает|ел|ела|ело|ели)|обломил(?:ся|ась|ось|ись))$/u;
export const NOT = 'не';
/** Behind "не": it has not taken place. */
export const NOT_HELD = /^(?:был[аои]?|состоял(?:ся|ась|ось|ись)|случил(?:ся|ась|ось|ись))$/u;
/** Of things it says that they have not come yet. */
export const NOT_THERE = /^был[аои]?$/u;
/** How one has fared there, told with it. */
export const SAT_THROUGH =
  /^(?:отсидел|отстоял|пережил|вытерпел|отработал|отвел)[аи]?$|^(?:отмучил|отстрелял|отчитал)(?:ся|ась|ись)$/u;
/** Behind "не": it has not, and will not. */
export const NOT_AT_ALL =
  /^(?:был[аои]?|буд(?:ет|ут)|состо(?:ял(?:ся|ась|ось|ись)|ится|ятся)|случил(?:ся|ась|ось|ись))$/u;
/** In the clause that tells it they name nothing. */
export const BESIDE_EVENT: ReadonlySet<string> = new Set(
  'ну вот уже наконец наконец-то так и а же да ой уф ура в на у нас меня мой моя мое наш наша наше этот эта это там тут всё все сам сама само таки опять снова видимо кажется вроде похоже чё что-то чё-то чето то чего почему-то хорошо нормально отлично успешно прекрасно супер быстро спокойно удачно неплохо гладко благополучно классно норм кстати только короче блин слава богу жаль увы сегодня вчера позавчера утром днём днем вечером'.split(
    ' ',
  ),
);
/** Then nothing is told to have happened, or of another one. */
export const NOT_TOLD: ReadonlySet<string> = new Set(
  'бы если когда кто что где почему ли или хотел хотела надо нужно чуть почти жаль чтобы чтоб кроме нет прошлый прошлая прошлое прошлой последний'.split(
    ' ',
  ),
);
/** What falls through by itself is not done by anybody. */
export const FELL_BY_ITSELF =
  /^(?:(?:со|про)рвал|накрыл|обломил)(?:ся|ась|ось|ись)$|^пролетел[аои]?$|^отпал[аои]?$/u;
/** What is to be done leads up to it. */
export const LEADS_TO: ReadonlySet<string> = new Set(['на', 'в', 'во', 'к', 'ко', 'для']);
/** An adjective, of which a name is told by what stands behind it. */
export const ADJECTIVE = /(?:[оы]й|ий|[ая]я|[ое]е|ые|[кгхшжчщ]ие)$/u;
/** "футбол убери, его не было вчера": why it goes, and when it was. */
export const GOES_FOR =
  /^(?<order>[^,;:?!\n]{4,60}?)[\s,.–—-]+(?:так\s+как\s+|потому\s+что\s+|ведь\s+)?(?:его|е[её]|их)(?:\s+(?:уже|же|вообще))?(?:\s+(?<ahead>вчера|позавчера|сегодня|завтра))?\s+не\s+(?:было|будет|состоялось)(?:\s+(?<behind>вчера|позавчера|сегодня|завтра))?[.!)]*$/iu;
/** "созвон с леной был, ...": what is told first, and what is said behind it. */
export const AND_MORE =
  /^(?<first>[^,;:.?!\n]{4,60}?(?<![a-zЀ-ӿ])(?:был[аои]?|прош(?:[её]л|ла|ло|ли)|состоял(?:ся|ась|ось|ись)|закончил(?:ся|ась|ось|ись)))\s*[,.;–—-]+\s+(?<rest>[^?\n]{4,200})$/iu;
/** When it ended, which asks nothing: "только что". */
export const JUST_NOW = /\s(?:только|тока|токо|толька)\s+что(?=[\s,.!]|$)/giu;
/** "следующий в пт": of the next of the same. */
export const OF_NEXT = /^(?:(?:а|и|но|ну)\s+)*следующ/iu;
