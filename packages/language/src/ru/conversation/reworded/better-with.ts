import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { betterThen } from './better-then.ts';
import { BETTER } from './better-then-phrases.ts';
import { BETTER_WITH } from './let-it-be-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "на дачу лучше в субботу вместе с внуком", where one thing bears the name: another time for it, which is asked about.
 * Null where nothing does.
 */
export function betterWith(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (thread === null || said.length > CHARS_MAX || !said.toLowerCase().includes(BETTER))
    return null;
  const { better, who = '' } = BETTER_WITH.exec(said.trim())?.groups ?? {};
  if (better === undefined || wordsIn(who).some(isInfinitive)) return null;
  const order = betterThen(better, thread);
  return order === null ? null : { order, most: GUESS };
}
