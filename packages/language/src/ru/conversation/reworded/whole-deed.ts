import type { Item } from '../../../grammar/item.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { isNounOfAct, verbsOfNoun } from '../../lexicon/act-nouns.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import type { Clause } from '../clause.ts';
import { PAPER, SENT } from './got-phrases.ts';
import { isHandedIn } from './near-deed.ts';
import { BROUGHT_TO_END, FINISHED } from './probably-done-phrases.ts';

export const namesOf = (object: readonly Item[]): string[] =>
  object.filter((item) => !isMark(item)).map(({ word }) => word);

/** Is what was told all that was to be done, so that no verb of the title has to agree? */
export const isWholeDeed = (verb: Item, known: readonly Item[], clause: Clause): boolean =>
  isPaperSent(verb, known, clause) ||
  isNounDone(verb, known, clause) ||
  isWholeFinished(verb, known, clause) ||
  isHandedIn(verb.word, namesOf(known), clause.thread ?? null);

/** "счёт отправил" of the one «счёт фонду»: no verb of its title has to agree. */
function isPaperSent({ word }: Item, object: readonly Item[], { thread }: Clause): boolean {
  const [paper, ...more] = object.filter((item) => !isFact(item) && !isMark(item));
  if (paper === undefined || more.length > 1 || !SENT.test(word) || !PAPER.test(paper.word))
    return false;
  const bearers = (thread?.candidates ?? []).filter(({ title = '' }) =>
    [paper, ...more].every(({ word: name }) =>
      wordsIn(title).some((each) => isSameName(each, name)),
    ),
  );
  const [only, ...others] = bearers;
  if (only === undefined || others.length > 0) return false;
  const titled = wordsIn(only.title ?? '');
  return isSameName(titled[0] ?? '', paper.word) && !titled.some(isInfinitive);
}

/**
 * "рексу сделали прививку" of the one «прививка рексу»: the noun that heads its title says what was done, and the verb
 * nothing more. "ремонт закончили" is not said of "купить обои для ремонта".
 */
function isNounDone({ word }: Item, object: readonly Item[], { thread }: Clause): boolean {
  if (!FINISHED.test(word)) return false;
  const bearers = (thread?.candidates ?? []).filter(({ title = '' }) =>
    object.some((item) => isActOfTitle(item.word, title)),
  );
  const others = (thread?.candidates ?? []).filter(({ title = '' }) =>
    wordsIn(title).some((each) => object.some((item) => isSameName(item.word, each))),
  );
  return bearers.length === 1 && others.every((each) => bearers.includes(each));
}

/** "лого доделал" of the one «лого»: of a thing without a verb, said whole, there is nothing else to finish. */
function isWholeFinished({ word }: Item, object: readonly Item[], { thread }: Clause): boolean {
  if (!BROUGHT_TO_END.test(word)) return false;
  const names = object.map((item) => item.word);
  const bearers = (thread?.candidates ?? []).filter(({ title = '' }) => {
    const words = wordsIn(title);
    return names.some((name) => words.some((each) => isSameName(each, name)));
  });
  const [only, ...others] = bearers.map(({ title = '' }) => wordsIn(title));
  if (only === undefined || others.length > 0 || only.some(isInfinitive)) return false;
  return (
    only.length === names.length && only.every((each, at) => isSameName(each, names[at] ?? ''))
  );
}

/** Does the noun name the deed of the title: "прививка щенку", "обзвонить должников" of "обзвон"? */
function isActOfTitle(noun: string, title: string): boolean {
  if (verbsOfNoun(noun).length === 0) return false;
  const [first = ''] = wordsIn(title);
  return isInfinitive(first) ? isNounOfAct(noun, first) : isSameName(noun, first);
}
