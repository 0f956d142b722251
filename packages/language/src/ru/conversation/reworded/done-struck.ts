import type { ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import {
  AND_ONE,
  BESIDE_STRUCK,
  DONE_STRUCK,
  MAY_STRIKE,
  WHOLE_LIST,
} from './done-struck-phrases.ts';
import { isDoingOf } from './is-doing-of.ts';
import { IN_PART } from './near-deed-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';
import type { PlainOrder } from './reworded.ts';
import { isSameForm, saidOf } from './said-in-title.ts';

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
  if (!isAllSaid(title, told, past)) return null;
  const isDone = words.some((word) => isInfinitive(word) && isDoingOf(fold(past), word));
  return isWhole && isDone ? { order: doneOrder(title) } : null;
}

/**
 * Is it told of the whole title, and of nothing behind the past, which may be what the order is of ("хлеб купил молоко
 * вычёркивай")? Whoever stands in the title, too, may be the other side of it: "сестра книгу вернула" of «вернуть сестре
 * книгу».
 */
function isAllSaid(title: string, told: readonly string[], past: string): boolean {
  const words = wordsIn(title);
  const isBeside = (word: string): boolean => BESIDE_STRUCK.has(word);
  if (told.slice(told.indexOf(past) + 1).some((word) => !isBeside(word))) return false;
  const isOfTitle = (word: string): boolean => words.some((each) => isSameName(each, word));
  if (told.some((word) => isBeside(word) && word.length > 2 && isOfTitle(word))) return false;
  if (told.some((word) => WHOLE_LIST.has(word))) return true;
  const names = told.filter((word) => word !== past && !isBeside(word));
  const { isAsTitled, unsaid } = saidOf(title, names, isSameForm);
  return isAsTitled && unsaid.every(({ by }) => by !== '' && by !== AND_ONE);
}

/** "молоко купил не то", "надо было купить": something else is told. */
const isElse = (word: string): boolean => IN_PART.test(word) || isInfinitive(word);
