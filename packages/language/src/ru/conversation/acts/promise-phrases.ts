/** "жду от подрядчика смету": what is due from somebody is kept as it was said. */
export const AWAITED =
  /^(?:я\s+|мы\s+)?(?:все\s+|всё\s+)?(?:ещё\s+|еще\s+)?((?:жду|ждём|ждем)\s+от\s+\S+\s+\S.*)$/isu;
/**
 * "я обещал Кириллу вернуть дрель", "обещала Полине завтра отдать выкройки": to whom, when, what. Without
 * "я" it is one's own promise only where somebody is named.
 */
export const PROMISED =
  /^(?:(?:я|мы)\s+(?:уже\s+)?(?:по)?обещал[аи]?\s+(?:(\p{Lu}[A-Za-zЀ-ӿ]+|[A-Za-zЀ-ӿ]+[уюе])\s+)?|(?:уже\s+)?(?:[Пп]о)?[Оо]бещал[аи]?\s+(\p{Lu}[A-Za-zЀ-ӿ]+[уюеи])\s+)((?:\S+\s+){0,4}?)([A-Za-zЀ-ӿ]+(?:ть|ти|чь|ться|тись|чься))(\s+.+)?$/su;
