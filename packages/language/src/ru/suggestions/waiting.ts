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

/** "если не ответят, ...", "пока не пришлют" */
const isLeftUndone = (words: readonly Item[]): boolean =>
  words.some(
    (item, at) =>
      says(item, 'clause-opening') &&
      says(words[at + 1], 'not') &&
      says(words[at + 2], 'left-undone'),
  );

/** What waits for somebody is brought to its end by a step of one's own. */
export const waiting: FindIn = ({ words }) =>
  awaits(words) || isLeftUndone(words)
    ? { type: 'propose_next_action', confidence: CONFIDENCE, payload: { title: REMIND_OF_ONESELF } }
    : null;
