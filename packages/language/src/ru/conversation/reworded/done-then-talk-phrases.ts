/** What is told behind a thing that is done: that it is all, or how whoever did it is. */
const END = '(?![A-Za-zЀ-ӿ\\d])';
export const TALK_BEGINS = new RegExp(
  `^(?:вс[её](?:\\s+(?:уже|же))?|ура|слава\\s+богу|наконец(?:-то)?|(?:я\\s+)?(?:устал[аи]?|вымотал(?:ся|ась)|замотал(?:ся|ась))|можно|хватит|на\\s+сегодня|теперь\\s+свобод[A-Za-zЀ-ӿ]+|свобод(?:ен|на|ны))${END}`,
  'iu',
);
/** Ahead of it they say nothing. */
export const SIGHS = /^(?:(?:уф+|фу+[хф]|[уоэ]х|блин)[\s,!.]+)+/iu;
/** Something of it is not done, is said of another thing, or is still to come. */
export const NOT_ALL = new RegExp(
  `(?<![A-Za-zЀ-ӿ\\d])(?:кроме|остальн[A-Za-zЀ-ӿ]+|остал[A-Za-zЀ-ӿ]+|но|или|только|ещ[её]|надо|нужно|не|нет|кто|если|чтобы|потом|тоже|также|вместо|а|и|перенос[A-Za-zЀ-ӿ]*|осталось|бы|дальше|следующ[A-Za-zЀ-ӿ]+)${END}`,
  'iu',
);
/** A day that is over. */
export const OF_TODAY = new RegExp(
  `(?<![A-Za-zЀ-ӿ])на\\s+сегодня${END}|(?<![A-Za-zЀ-ӿ])сегодня${END}`,
  'giu',
);
