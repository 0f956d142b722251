/** What is said or sent to somebody. */
export const TO_WHOM =
  /^(?:(?:по|пере|до|со)?звонить(?:ся)?|(?:на|от)?писать|ответить|сказать|напомнить|помочь|отказать|сообщить)$/u;
/** Where one goes to somebody: "к врачу". */
export const TO_GO_TO =
  /^(?:(?:с|по|за|при)ходить|(?:за|с|подъ|при)?ездить|(?:за|при|подъ|по|съ)ехать|заезжать|(?:за|при|по|подо)йти|сходить|съездить|записаться|обратиться)$/u;
export const TOWARDS: ReadonlySet<string> = new Set('к ко'.split(' '));
export const toThem = (whom: string): string => `к ${whom}`;
/** Something new, whatever stands that is called so. */
export const needed = (what: string): string => `надо ${what}`;
/** How it is done, and to nothing else. */
export const HOW: ReadonlySet<string> = new Set(
  'дома самой самому самим просто сразу онлайн напрокат почтой письмом потом заранее сама сам лично срочно быстро'.split(
    ' ',
  ),
);
/** "в вотсап", "по почте": by which way it is said or sent. */
export const BY_WAY =
  /(?:^|\s)(?:в|во|по|на|через)\s+(?:вотсап|ватсап|вацап|телег|мессенджер|чат|почт|личк|личн|вк|смс|интернет|сайт|приложени|телефон|видео|скайп|зум)[a-zЀ-ӿ]*/giu;
/** "купить готовый": which of its kind. */
export const WHAT_LIKE =
  /^(?:нов|готов|друг|стар|так|прост|больш|маленьк|дешев)[a-zЀ-ӿ]{0,3}(?:ый|ий|ой|ую|ое|ее|ые|ие)$/u;
/** Any other preposition before what is named: it is no object. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'в во на с со за о об про по из от до для у под над при через насчёт насчет'.split(' '),
);
const LEAD =
  '(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|да|вот|всё|все|ещё|еще|ладно|в\\s+общем)[\\s,]+)*';
const VERB = '[a-zЀ-ӿ]{2,}(?:ть|ти|чь)(?:ся|сь)?';
/** One of these is said with both. */
export const MAY_BE_OTHERWISE = /(?:^|\s)не\s/iu;
/** "врачу не звонить, а написать", "не надо звонить врачу, лучше написать": in the order in which it is read. */
const OTHERWISE: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?<what>[^,:;?!\\n«"]{2,50}?)\\s+не\\s+(?<act>${VERB})(?:[\\s,–—-]+(?:а|лучше|надо|нужно))+\\s+(?<anew>${VERB}(?:\\s[^,:;?!\\n]*)?)$`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}не\\s+(?:надо|нужно)\\s+(?<act>${VERB})\\s+(?<what>[^,:;?!\\n«"]{2,50}?)(?:[\\s,–—-]+(?:а|лучше|надо|нужно))+\\s+(?<anew>${VERB}(?:\\s[^,:;?!\\n]*)?)$`,
    'iu',
  ),
];
/** "не отвезти, а отнести": nothing but "а" stands between the two. */
export const ONLY_BUT: RegExp = new RegExp(
  `\\sне\\s+${VERB}[\\s,–—-]+а\\s+(?!лучше|надо|нужно)`,
  'iu',
);
/** The same as it is said where it is the name that stands first, and what need not be done behind it. */
export function inPlainOrder(said: string): string {
  for (const pattern of OTHERWISE) {
    const { what, act, anew } = pattern.exec(said.replace(/[.!]+$/u, ''))?.groups ?? {};
    if (what !== undefined) return `${what} ${act} не надо, лучше ${anew}`;
  }
  return said;
}
