/** "жду от подрядчика смету": what is due from somebody is kept as it was said. */
export const AWAITED =
  /^(?:я\s+|мы\s+)?(?:все\s+|всё\s+)?(?:ещё\s+|еще\s+)?((?:жду|ждём|ждем)\s+от\s+\S+\s+\S.*)$/isu;
/** "я обещал Кириллу вернуть дрель": what was promised, and to whom. */
export const PROMISED =
  /^(?:я\s+|мы\s+)(?:уже\s+)?(?:по)?обещал[аи]?\s+(?:(\p{Lu}\p{L}+|\p{L}+[уюе])\s+)?(\p{L}+(?:ть|ти|чь|ться|тись|чься))(\s+.+)?$/su;
