import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import { BESIDE_STRUCK, DONE_STRUCK, MAY_STRIKE } from './done-struck-phrases.ts';
import { isDoingOf } from './is-doing-of.ts';
import { IN_PART } from './near-deed-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';
import type { PlainOrder } from './reworded.ts';

/**
 * "список в аптеку муж уже купил вычёркивай", of the one task whose very deed is told: it is done, whoever did it. Null
 * where any word is of neither its title nor who did it, or where another title bears one of the words.
 */
export function doneStruck(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (thread === null || !MAY_STRIKE.test(said)) return null;
  const told = wordsIn(DONE_STRUCK.exec(said.trim())?.groups?.['told'] ?? '');
  const [past, ...more] = told.filter((word) => isPast(word));
  if (past === undefined || more.length > 0 || told.some((word) => isElse(word))) return null;
  const names = told.filter(
    (word) => word !== past && !BESIDE_STRUCK.has(word) && !BINDING.has(word),
  );
  const bearers = thread.candidates.filter(({ title = '' }) => {
    const words = wordsIn(title).filter((word) => !isInfinitive(word));
    return names.some((name) => words.some((word) => isSameName(word, name)));
  });
  const [only, ...others] = bearers;
  const title = only?.title ?? '';
  if (only?.kind !== 'task' || others.length > 0 || /[«»"]/u.test(title)) return null;
  const words = wordsIn(title);
  const isWhole = names.every((name) => words.some((word) => isSameName(word, name)));
  const isDone = words.some((word) => isInfinitive(word) && isDoingOf(fold(past), word));
  return isWhole && isDone ? { order: doneOrder(title) } : null;
}

/** "молоко купил не то", "надо было купить": something else is told. */
const isElse = (word: string): boolean => IN_PART.test(word) || isInfinitive(word);
