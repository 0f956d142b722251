import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { GUESS } from '../acts/made.ts';
import { type Conversation, cappedAt } from '../conversation.ts';
import type { Words } from '../words.ts';
import { findOrder } from './already-stands-phrases.ts';
import { moveOrder } from './which-is-phrases.ts';

/**
 * What is said to stand, by the words that name it: shown without a time, so that the next words mean it. With one it
 * is asked about, unless it stands so already. Null where something else than a time is said.
 */
export function standsOrMoves(
  mention: string,
  when: string | undefined,
  again: Words['again'],
): Conversation | null {
  const time = when?.trim() ?? '';
  if (time !== '' && !saysOnlyTime(time)) return null;
  const found = again(time === '' ? findOrder(mention) : moveOrder(mention, time));
  if (found?.kind === 'operations') return cappedAt(GUESS, found);
  return found?.kind === 'query' ? found : null;
}
