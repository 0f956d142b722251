const LEAD =
  '(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|да|вот|всё|все|ещё|еще|ладно|в\\s+общем)[\\s,]+)*';
const STILL = '(?:уже|больше|теперь|пока|точно|вообще|совсем|тоже|оказывается|мне|нам)';
const NO_NEED = `(?:${STILL}\\s+)*(?:не\\s+(?:надо|нужно|нужен|нужна|нужны|требуется|прид[её]тся)|незачем|нет\\s+(?:смысла|нужды|необходимости))(?:\\s+${STILL})*`;

/** One of these is said with each of them. */
export const MAY_BE_NEEDED_NO_MORE = /(?:^|\s)(?:не\s+(?:над|нуж|треб|прид)|незачем|нет\s+[снн])/iu;
/** "внука завтра забирать не надо, дочка заберёт": what, and why. */
export const NEEDED_NOT: RegExp = new RegExp(
  `^${LEAD}(?<what>[^:;?!\\n«"]{3,70}?)[\\s,]+${NO_NEED}(?:[\\s,.–—-]+(?<why>[^:;?\\n«"]{3,80}?))?[.!)]*$`,
  'iu',
);
/** "редактору не надо отправлять макет": the act behind what is said of it. */
export const ACT_BEHIND: RegExp = new RegExp(
  `^${LEAD}(?<ahead>(?:[a-zЀ-ӿ\\d:-]+\\s+){0,5}?)${NO_NEED}\\s+(?<between>(?:[a-zЀ-ӿ\\d:-]+\\s+){0,3}?)(?<act>[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?)(?<more>(?:\\s+[a-zЀ-ӿ\\d:-]+){0,6}?)(?<why>\\s*[,.–—].*)?$`,
  'iu',
);
export const ACT_AHEAD = (act: string, ahead: string, why: string): string =>
  `${act} ${ahead}не надо${why}`;
/** "внука заберёт дочка, так что завтра не надо": why, and what therefore. */
export const SO_NOT_NEEDED: RegExp = new RegExp(
  `^${LEAD}(?<why>[^:;?!\\n«"]{5,90}?)[\\s,.–—-]+(?:так\\s+что|поэтому|потому|значит|следовательно|тогда)[\\s,]+(?<what>[^:;?!\\n«"]{0,40}?)\\s*${NO_NEED}[.!)]*$`,
  'iu',
);
/** Behind "не надо" they say when, which one, or what instead: no reason. */
export const NO_WHY =
  /^(?:ли|раньше|позже|дольше|больше|до|после|только|лишь|если|чтобы|чтоб|когда|пока|кроме|а|но|или|и|сразу|сильно|слишком|так|туда|зря|просто)(?=\s|$)/iu;
/** Somebody is told of it, it is asked, or hangs on something. */
export const NO_WHAT =
  /(?:^|\s)(?:надо|нужно|то|чего|чем|кого|что|чтобы|чтоб|если|когда|кто|кому|пока|сказать|напомни[a-zЀ-ӿ]*|запиши[a-zЀ-ӿ]*|лучше|или)(?=\s|$)/iu;
/** "купи молоко": behind the reason something else is ordered. */
export const WANTS_MORE = /(?:^|\s)(?:надо|нужно|но|лучше|зато|вместо)(?=\s|$)/iu;
/** Of food and drugs one is told what not to take. */
export const TAKING =
  /^(?:есть|пить|кушать|принимать|курить|употреблять|опаздывать|бояться|забывать|забыть|волноваться|переживать|спешить|торопиться)$/u;
/** Of a name they tell nothing: "он", "она", "сам". */
export const ABOUT_WHO = /^(?:он|она|они|оно|его|её|ее|их|сам|сама|сами|само|это|мне|нам|нас)$/u;
/** "..., лучше купить кефир": what is to be done instead. */
export const INSTEAD =
  /^(?:(?:а|надо|нужно|лучше|зато|вместо\s+(?:этого|него|не[её]))\s+)*(?<anew>\S.*)$/iu;
/** Infinitives that no ending tells. */
export const TO_GO = /^(?:идти|[a-zЀ-ӿ]{2,3}йти)$/u;
/** What is done by whoever keeps the plan, and is no part of a thing without a verb of its own. */
export const OF_REMINDING = /^(?:напомина|напомн|предупре|уведом|оповещ|оповес)/u;
