/** What is told behind a thing that is done: that it is all, or how whoever did it is. */
const END = '(?![A-Za-zЀ-ӿ\\d])';
export const TALK_BEGINS = new RegExp(
  `^(?:вс[её](?:\\s+(?:уже|же))?|ура|слава\\s+богу|наконец(?:-то)?|(?:я\\s+)?(?:устал[аи]?|вымотал(?:ся|ась)|замотал(?:ся|ась))|можно|хватит|на\\s+сегодня|теперь\\s+свобод[A-Za-zЀ-ӿ]+|свобод(?:ен|на|ны))${END}`,
  'iu',
);
/** "... заодно и жаропонижающее взяла": another thing that was done by the way, of which nothing was planned. */
export const BY_THE_WAY =
  /^(?:и\s+)?заодно(?:\s+(?:и|ещё|еще))?\s+(?<what>[a-zЀ-ӿ-]+(?:\s+[a-zЀ-ӿ-]+){1,3})$/iu;
/** "... она уже спит": how whoever it was done for is now. */
export const OF_THEM =
  /^(?:уже\s+)?(?:он|она|они|оно)\s+(?:(?:уже|сейчас|теперь|там)\s+)*(?:сп[ия]т|дома|отдыха[ею]т|гуля[ею]т|ед[ия]т|ест|игра[ею]т|довол(?:ен|ьна|ьны)|рад[аы]?|сыт[аы]?|жив[аы]?|готов[аы]?|счастлив[аы]?)[.!]*$/iu;
/** "с плитой закончила, блестит": how it is now, with nothing else in it. */
export const HOW_IT_IS =
  /^(?:(?:уже|теперь|аж|прямо?|вон|и)\s+)*[a-zЀ-ӿ]{2,}(?:[еёи]т|[уюая]т)(?:ся)?(?:\s+[a-zЀ-ӿ-]+){0,3}[.!]*$/iu;
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
