import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { bears, tellingWords } from '../objects/bearers.ts';
import { passivesOf } from '../objects/passives-of.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import { PAPER, SENDS, SENT } from './got-phrases.ts';
import { isDoingOf } from './is-doing-of.ts';
import { DONE_OF } from './near-deed-phrases.ts';
import { BINDING } from './probably-done-phrases.ts';

/**
 * Is it told in such words that it has to be asked about, although one title bears all that was named: another verb
 * than that of what repeats, or a paper sent of which more is to be done?
 */
export const isToldOtherwise = (
  past: string,
  names: readonly string[],
  thread: ThreadHints | null,
): boolean => isOfSeries(past, names, thread) || isOneOfPapers(past, names, thread);

/** Does the title say the very verb whose past it is? */
const saysVerb = (title: string, past: string): boolean =>
  wordsIn(title).some(
    (word) =>
      isInfinitive(word) &&
      (pastsOf(word).includes(past) || passivesOf(word).includes(past) || isSameWord(word, past)),
  );

/** Has it no verb, or one that this past may be said of? */
const mayBeDone = (title: string, past: string): boolean => {
  const verbs = wordsIn(title).filter(isInfinitive);
  return verbs.length === 0 || saysVerb(title, past) || verbs.some((verb) => isNear(past, verb));
};
const isNear = (past: string, verb: string): boolean =>
  isDoingOf(past, verb) ||
  DONE_OF.get(verb)?.test(past) === true ||
  (SENDS.test(verb) && SENT.test(past));

/**
 * "машину помыл" of «мыть машину» on Saturdays: the next time of it may be days ahead, and nobody says here when it
 * is. Unless something else that was spoken of says the very verb.
 */
function isOfSeries(past: string, names: readonly string[], thread: ThreadHints | null): boolean {
  const telling = tellingWords(names.join(' ')).filter((name) => !BINDING.has(name));
  const series = (thread?.series ?? []).filter(({ title = '' }) => bears(title, telling));
  if (!series.some(({ title = '' }) => !saysVerb(title, past))) return false;
  return !(thread?.candidates ?? []).some(
    ({ title = '' }) => bears(title, telling) && saysVerb(title, past),
  );
}

/** "кп отправил" where another title has it, too; "макет отправил" of «макет визиток», which says no verb. */
function isOneOfPapers(
  past: string,
  names: readonly string[],
  thread: ThreadHints | null,
): boolean {
  const paper = names.find((name) => PAPER.test(name));
  if (paper === undefined || !SENT.test(past)) return false;
  const bearers = (thread?.candidates ?? []).flatMap(({ kind, title = '' }) =>
    kind !== 'project' && wordsIn(title).some((word) => isSameName(word, paper)) ? [title] : [],
  );
  const isWhole = (title: string): boolean =>
    wordsIn(title).every(
      (word) =>
        isInfinitive(word) || BINDING.has(word) || names.some((name) => isSameName(word, name)),
    );
  if (bearers.some((title) => isWhole(title) && saysVerb(title, past))) return false;
  // «распечатать договор» is not what "договор отправил" may be said of
  const [doable, ...rivals] = bearers.filter((title) => mayBeDone(title, past));
  if (doable !== undefined && rivals.length === 0 && saysVerb(doable, past)) return false;
  const [only = '', ...others] = bearers;
  return others.length > 0 || (only !== '' && !isWhole(only) && !saysVerb(only, past));
}
