import type { ThreadHints } from '@planerka/contracts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import type { PlainOrder } from './reworded.ts';
import { FINE } from './said-fine-phrases.ts';

/**
 * "лоток ок" of the one task of that name: whether it is done is asked, for what is fine may be so without that. Null where
 * nothing, or more than one thing, bears the name: an event that is fine only takes place.
 */
export function saidFine(said: string, thread: ThreadHints | null): PlainOrder | null {
  const { name } = FINE.exec(said.trim())?.groups ?? {};
  if (name === undefined || readText(name).items.some(isFact)) return null;
  const words = namingWords(name);
  const [only, ...more] = knownAs(words, thread);
  if (only?.kind !== 'task' || more.length > 0) return null;
  return { order: doneOrder(asTitled(words, only)), most: GUESS };
}
