/** What leads up to it. */
export const LEAD =
  /^(?:(?:так|ну|вот|значит|короче|доброе\s+утро|добрый\s+(?:день|вечер)|привет|смотри|слушай|итак|а|и)[\s,.!]+)*/iu;
/** What parts one day's shift from the next one's. */
export const BETWEEN = /\s*[,;]\s*(?:(?:а|и|ну\s+и)\s+)?|\s+(?:ну\s+и|а|и)\s+/iu;
/** Whose it is goes without saying. */
export const MINE = /(?<![a-zЀ-ӿ])(?:у\s+меня|я|мне|опять|снова)(?![a-zЀ-ӿ])\s*/giu;
/** One of these is said of every rota. */
export const OF_SHIFTS =
  /(?<![a-zЀ-ӿ])(?:сутки|суточн[а-яё]+|смен[аыу]|ночь|ночн(?:ая|ую)|дневн(?:ая|ую)|дежурство|дежурю|отсыпной|отсыпаюсь|выходной|вахта)(?![a-zЀ-ӿ])/iu;
/** "в четверг ночь": the shift, and no part of that day. */
export const NIGHT_BEHIND = /^(?<day>(?:(?:в|во)\s+)?[a-zЀ-ӿ]+)\s+ночь(?<rest>\s.*)?$/iu;
export const nightOn = (day: string, rest: string): string => `ночь ${day}${rest}`;
export const NEW_TASK = 'добавь задачу';
