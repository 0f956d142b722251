import { type ReadOperation, type ThreadHints, TITLE_MAX_CHARS } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { bearersOf } from '../objects/bearers.ts';
import { EXCHANGES, INSTEAD_TO_DO, NOT_THIS_BUT } from './exchanged-phrases.ts';
import { GUESS } from './made.ts';

/**
 * "вместо английского поставь испанский", "замени груши на сливы", of one thing that was spoken of here: the
 * same object under the new name, once that is confirmed. Null where no one title bears what goes, or a time
 * is exchanged.
 */
export function exchanged(said: string, thread: ThreadHints | null): ReadOperation | null {
  const text = said.trim().replace(/[.!]+$/u, '');
  for (const pattern of EXCHANGES) {
    const { old = '', next = '' } = pattern.exec(text)?.groups ?? {};
    const found = old === '' ? null : renamed(old, next.trim(), thread);
    if (found !== null) return found;
  }
  const { old = '', next = '' } = INSTEAD_TO_DO.exec(text)?.groups ?? {};
  const [first = ''] = wordsIn(next);
  return isInfinitive(first) ? renamed(old, next.trim(), thread) : corrected(text, thread);
}

/** "не груши купить, а сливы", "не забрать ковёр, а сдать": what is said again stands for what was wrong. */
function corrected(text: string, thread: ThreadHints | null): ReadOperation | null {
  const { old = '', next = '' } = NOT_THIS_BUT.exec(text)?.groups ?? {};
  const names = wordsIn(old);
  // without a verb only what is in view is corrected
  if (!names.some(isInfinitive)) return null;
  const [first = '', ...more] = wordsIn(next);
  const isVerbAlone = isInfinitive(first) && more.length === 0;
  return renamed(isVerbAlone ? names.filter(isInfinitive).join(' ') : old, next.trim(), thread);
}

function renamed(old: string, next: string, thread: ThreadHints | null): ReadOperation | null {
  if (readText(next).items.some(isFact)) return null;
  // "не груши купить, а сливы": what is done to them stays
  const [first = ''] = wordsIn(next);
  const { items } = readText(old);
  const untimed = items.filter((item) => !isFact(item)).map(({ from, to }) => old.slice(from, to));
  const names = wordsIn(untimed.join(' ')).filter(
    (word) => isInfinitive(first) || !isInfinitive(word),
  );
  const [only, ...more] = bearersOf(names, thread);
  if (only?.title === undefined || more.length > 0) return null;
  const title = inPlaceOf(names, only.title, next);
  if (title === null || title === only.title) return null;
  const operation = { type: 'rename', title: title.slice(0, TITLE_MAX_CHARS) } as const;
  return { operation, mention: names.join(' '), confidence: GUESS };
}

/** The title with the new words where the old ones stand; what is whole by itself takes all of it. */
function inPlaceOf(names: readonly string[], title: string, next: string): string | null {
  const [first = '', ...more] = wordsIn(next);
  const parts = title.split(/(\s+)/u);
  const isOld = (part: string): boolean => {
    const [word] = wordsIn(part);
    return word !== undefined && names.some((name) => isSameName(name, word));
  };
  const left = parts.filter((part) => part.trim() !== '' && !isOld(part));
  const isVerb = isInfinitive(first);
  // a verb alone stands for a verb alone
  const isVerbAlone = isVerb && more.length === 0 && names.every(isInfinitive);
  if (left.length === 0 || (isVerb && !isVerbAlone)) return next;
  const from = parts.findIndex(isOld);
  const to = parts.findLastIndex(isOld);
  // words that stand apart are no one thing
  const isTogether = parts.slice(from, to + 1).every((part) => part.trim() === '' || isOld(part));
  if (!isTogether) return null;
  return [...withoutSaidAgain(parts.slice(0, from), next), next, ...parts.slice(to + 1)].join('');
}

/** "созвон в мите вместо зума" of «созвон в зуме»: the words ahead of the old one are said again, and stand once. */
function withoutSaidAgain(ahead: readonly string[], next: string): readonly string[] {
  const said = wordsIn(next);
  const from = ahead.findIndex((_, at) => {
    const words = wordsIn(ahead.slice(at).join(''));
    return words.length > 0 && words.every((word, index) => isSameName(word, said[index] ?? ''));
  });
  return from < 0 ? ahead : ahead.slice(0, from);
}
