import { isInfinitive } from '../../commands/verb-forms.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { KEPT_ALONE, LIST_VERB, ON_LIST, ORDER_LAST } from './box-list-phrases.ts';

/** "чай в покупки добавь" as "добавь чай в покупки"; what holds another order, or an act, as it was said. */
export function orderFirst(said: string): string {
  const { rest, order } = ORDER_LAST.exec(said)?.groups ?? {};
  if (rest === undefined || order === undefined || /[:\n?]/u.test(rest)) return said;
  const isOfList = KEPT_ALONE.test(rest) || ON_LIST.test(rest);
  if (!isOfList || LIST_VERB.test(rest) || wordsIn(rest).some(isInfinitive)) return said;
  return `${order} ${rest}`;
}
