import type { InterpretResponse } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isTitleAsked } from '../conversation.ts';
import {
  ASKING,
  BESIDE_ASKED,
  BOUGHT,
  BUYING,
  NOT,
  OF_PURCHASES,
  PURCHASE_LIST,
  PURCHASES,
  SAYS_LIST,
  SHOWING,
  STILL,
  TO_BUY,
} from './purchases-asked-phrases.ts';

/** More words ask for something else. */
const WORDS_MAX = 9;

/**
 * "что ещё осталось купить", "что в покупках": what is still to be bought, on the list of purchases and in tasks. Null where any
 * word asks for something else: "что купить жене" is no question of a plan.
 */
export function interpretPurchasesAsked({ text, request }: Spoken): InterpretResponse | null {
  if (isTitleAsked(request)) return null;
  const words = wordsIn(text);
  if (SAYS_LIST.test(text) || words.length > WORDS_MAX || !isAsked(words)) return null;
  const spoken = (request.thread?.candidates ?? []).find(
    ({ kind, title = '' }) => kind === 'task' && OF_PURCHASES.test(title),
  );
  const query = { type: 'list', list: spoken?.title ?? PURCHASE_LIST, words: TO_BUY } as const;
  return { kind: 'query', envelopes: [], query, interpreter: 'rules' };
}

function isAsked(words: readonly string[]): boolean {
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  const denied = words.findIndex((word) => word === NOT);
  const isNotBought = denied >= 0 && BOUGHT.has(words[denied + 1] ?? '');
  const isKnown = words.every(
    (word, at) =>
      [ASKING, SHOWING, BUYING, PURCHASES, STILL, BESIDE_ASKED].some((set) => set.has(word)) ||
      (isNotBought && (at === denied || at === denied + 1)),
  );
  if (!isKnown || !(has(ASKING) || has(SHOWING))) return false;
  // "что купить" may ask anybody; "покажи, что купить" asks the plan
  return has(PURCHASES) || isNotBought || (has(BUYING) && (has(STILL) || has(SHOWING)));
}
