import type { Item } from '../../../grammar/item.ts';
import { remembering } from '../../../grammar/remembering.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { BESIDE_DONE } from '../../lexicon/acting-words.ts';
import { isOneEditApart } from '../../typos.ts';
import { type FoundOperation, GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { pastsOf } from '../objects/pasts-of.ts';

/** What is told so names little beside its verb. */
const WORDS_MIN = 2;
const WORDS_MAX = 5;
/** Shorter words have too many neighbours. */
const NAME_MIN = 4;
const VERB_MIN = 5;

/**
 * "пакормила хамяка", "оплатили интренет": what one task of the thread says, told as done with a slip of the finger
 * or by ear in a word; asked about. Null where another word stands beside it, and where several tasks are as near.
 */
export function readToldSlip(items: readonly Item[], clause: Clause): FoundOperation[] | null {
  const { thread, handles } = clause;
  const words = items.filter((item) => !isMark(item) && !BESIDE_DONE.has(item.word));
  if (thread === null || handles.length > 0 || words.some((item) => isQuoted(item) || isFact(item)))
    return null;
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return null;
  const said = words.map(({ word }) => word);
  const titles = thread.candidates.flatMap(({ kind, title = '' }) =>
    kind === 'task' && tells(said, wordsIn(title)) ? [title] : [],
  );
  const [mention, ...others] = titles;
  if (mention === undefined || others.length > 0) return null;
  const operation = { type: 'update_status', status: 'done' } as const;
  return [{ operation, mention, confidence: GUESS, isAddressed: false }];
}

/** Is one of the words the past of the title's verb, and every other one a word of the title? */
function tells(said: readonly string[], [verb = '', ...names]: readonly string[]): boolean {
  if (!isInfinitive(verb)) return false;
  const pasts = pastsOf(verb);
  // "сдача ключей" is no slip in "сдала ключи"
  const isOfVerb = (word: string): boolean =>
    !isNounOfAct(word, verb) &&
    ((isPast(word) && isSameName(verb, word)) ||
      pasts.some((past) => isNear(word, past, VERB_MIN)));
  const at = said.findIndex(isOfVerb);
  if (at < 0) return false;
  return said.every(
    (word, index) =>
      index === at || names.some((name) => isSameName(name, word) || isNear(word, name, NAME_MIN)),
  );
}

/** Is it the word, with a letter wrong or its letters jumbled? */
export const isNear = (word: string, meant: string, least: number): boolean =>
  word === meant ||
  (word.length >= least && (isOneEditApart(word, meant) || isJumbled(word, meant)));

/** "фитльры": the same letters behind the first, in another order. */
function isJumbled(word: string, meant: string): boolean {
  const mayBe = word.length >= VERB_MIN && word.length === meant.length && word[0] === meant[0];
  return mayBe && inOrder(word) === inOrder(meant);
}

const inOrder = remembering((letters) => letters.split('').toSorted().join(''));
