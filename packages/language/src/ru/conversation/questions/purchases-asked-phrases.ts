const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** "что осталось купить", "чего ещё не взяли": every word of the question is one of these. */
export const ASKING = setOf('что чего какие сколько');
export const SHOWING = setOf('покажи напомни скажи выведи перечисли прочитай подскажи глянь');
export const BUYING = setOf('купить взять докупить закупить прикупить покупать докупать');
/** Behind "не": "не куплено". */
export const BOUGHT = setOf(
  'куплено куплены купили купил купила взяли взял взяла закупили докупили закупил закупила взято',
);
export const NOT = 'не';
export const PURCHASES = setOf('покупки покупках покупок покупкам');
/** One of these says that what is still to be bought is asked for. */
export const STILL = setOf(
  'осталось остались осталася надо нужно еще должен должна должны оставалось',
);
export const BESIDE_ASKED = setOf(
  'ну а и так же там мне нам я мы у меня нас в во из по на мои наши все есть пожалуйста вообще то сегодня теперь',
);
/** What a list of purchases may be called: one that was spoken of is told by its own name. */
export const OF_PURCHASES = /^список\s+(?:покупок|продуктов|хозтоваров)$/iu;
export const PURCHASE_LIST = 'Список покупок';
/** Open tasks that bear this word are purchases, and are told beside the list. */
export const TO_BUY = 'купить';
/** "что в списке покупок" asks for that list alone, which others read; tasks are not told beside it. */
export const SAYS_LIST = /(?:^|\s)спис/iu;
