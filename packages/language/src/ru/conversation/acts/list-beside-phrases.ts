/** "кто сдал деньги: Иванов": the name of something else, and the first that stands there. */
export const NAMED_ITEM = /^(?<name>[^:«»"\d]+?)\s*:\s*(?<item>\S.*)$/u;
/** "отдельно список продуктов", "ещё список гостей" */
export const LIST_AGAIN =
  /^(?:(?:а|и|ещё|еще|также|отдельно|отдельный|другой|новый|второй|потом|сделай|заведи|создай)\s+)*список\s+(?<name>\S.*)$/iu;
/** Who did what, what is taken where: what is noted so is no thing of a list. */
export const ASKING_NAME =
  /^(?:(?:а|и|ещё|еще|также|отдельно)\s+)*(?<name>(?:кто|кому|кого|кем|что|чем|чего|сколько|где|куда|когда|как|какие|какой|чей|чьи|за\s+кем|с\s+кем|у\s+кого|на\s+кого)\s+\S.*)$/iu;
