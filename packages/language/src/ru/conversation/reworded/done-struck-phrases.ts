const STRUCK =
  '(?:вычеркни|вычёркивай|вычеркивай|зачеркни|зачёркивай|зачеркивай|отмечай|отметь|закрывай)(?:те)?';
/** One of them stands in all that is said so. */
export const MAY_STRIKE = /(?:черк|ч[её]рк|отме[тч]|закрывай)/iu;
/** "список муж уже купил вычёркивай": what is told as done, and the order to tick it. */
export const DONE_STRUCK = new RegExp(
  `^(?<told>[^,:;?!\\n]{5,70}?)[\\s,.–—-]+(?:(?:так\\s+что|можно|давай|и|его|е[её]|это)[\\s,]+)*${STRUCK}(?:\\s+(?:его|е[её]|их|это|пожалуйста))*[.!]*$`,
  'iu',
);
/** Who may have done it, and words that say no more than that it is done. */
export const BESIDE_STRUCK = new Set(
  `я мы уже все всё ну вот так ой да тоже сегодня сам сама он она они и а список весь всю
  муж жена сын дочь дочка мама папа бабушка дедушка брат сестра свекровь теща тесть сосед соседка друг подруга
  коллега коллеги начальник начальница шеф напарник ребята дети мастер`.split(/\s+/u),
);
/** "список", "всё": all that the title holds. */
export const WHOLE_LIST: ReadonlySet<string> = new Set(['список', 'все', 'всё', 'весь', 'всю']);
/** Between two things that are to be got. */
export const AND_ONE = 'и';
