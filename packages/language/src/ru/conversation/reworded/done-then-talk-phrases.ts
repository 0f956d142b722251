/** What is told behind a thing that is done: that it is all, or how whoever did it is. */
const END = '(?![\\p{L}\\d])';
export const TALK_BEGINS = new RegExp(
  `^(?:вс[её](?:\\s+(?:уже|же))?|ура|слава\\s+богу|наконец(?:-то)?|(?:я\\s+)?(?:устал[аи]?|вымотал(?:ся|ась)|замотал(?:ся|ась))|можно|хватит|на\\s+сегодня|теперь\\s+свобод\\p{L}+|свобод(?:ен|на|ны))${END}`,
  'iu',
);
/** Something of it is not done, is said of another thing, or is still to come. */
export const NOT_ALL = new RegExp(
  `(?<![\\p{L}\\d])(?:кроме|остальн\\p{L}+|остал\\p{L}+|но|или|только|ещ[её]|надо|нужно|не|нет|кто|если|чтобы|потом|тоже|также|вместо|а|и|перенос\\p{L}*|осталось|бы|дальше|следующ\\p{L}+)${END}`,
  'iu',
);
/** A day that is over. */
export const OF_TODAY = new RegExp(
  `(?<!\\p{L})на\\s+сегодня${END}|(?<!\\p{L})сегодня${END}`,
  'giu',
);
