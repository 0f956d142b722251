import type { Item } from '../../grammar/item.ts';
import { says } from '../commands/view.ts';
import { REMIND_OF_ONESELF } from '../lexicon/suggestion-words.ts';
import type { FindIn } from './seen-title.ts';

const CONFIDENCE = 0.55;
/** So far behind "ждать" is what is waited for. */
const REACH = 4;

/** "дождаться ответа от юриста": somebody else's turn, whom one can remind. */
const awaits = (words: readonly Item[]): boolean =>
  says(words[0], 'waiting') &&
  words.slice(1, 1 + REACH).some((item) => says(item, 'awaited') || says(item, 'from-somebody'));

/** "если Аня не ответит, ...", "пока не пришлют" */
function isLeftUndone(words: readonly Item[]): boolean {
  const at = words.findIndex((item, i) => says(item, 'not') && says(words[i + 1], 'left-undone'));
  return words
    .slice(Math.max(0, at - REACH), Math.max(0, at))
    .some((item) => says(item, 'clause-opening'));
}

/** What waits for somebody is brought to its end by a step of one's own. */
export const waiting: FindIn = ({ words }) =>
  awaits(words) || isLeftUndone(words)
    ? { type: 'propose_next_action', confidence: CONFIDENCE, payload: { title: REMIND_OF_ONESELF } }
    : null;
