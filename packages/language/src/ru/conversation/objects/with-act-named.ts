import type { ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isNounOfAct, isPlainAct } from '../../lexicon/act-nouns.ts';
import { type FoundOperation, GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';

/**
 * "перенеси звонок на пятницу" where "позвонить слесарю" was to be done: the noun of an act stands for its verb, and
 * the verb for its noun. Where several begin so, all of their verbs are looked for, and which one it is gets asked.
 * Else the operation as it is.
 */
export function withActNamed(found: FoundOperation, thread: ThreadHints | null): FoundOperation {
  const { mention, names, set, bulk, shown } = found;
  if (mention === undefined || thread === null || (names ?? set ?? bulk ?? shown) !== undefined) {
    return found;
  }
  const meant = actsMeant(mention, thread);
  if (meant === null) return found;
  // what it is done to was not said, and may be something else
  const [act = '', ...things] = wordsIn(mention);
  const isDoubtful = things.length === 0 && !isMovedByAct(found, act);
  const confidence = isDoubtful ? Math.min(found.confidence, GUESS) : found.confidence;
  return { ...found, mention: meant, confidence };
}

/** "перенеси звонок на среду": the only call that stands is moved, which a tap takes back. */
const isMovedByAct = ({ operation }: Pick<FoundOperation, 'operation'>, act: string): boolean =>
  operation.type === 'reschedule' && isPlainAct(act);

/** What the words are in the titles that were spoken of; null where some title bears them as they are. */
function actsMeant(mention: string, { candidates }: ThreadHints): string | null {
  const [act, ...things] = wordsIn(mention);
  const titles = candidates.map(({ title = '' }) => wordsIn(title));
  const bears = (title: readonly string[], words: readonly string[]): boolean =>
    words.every((word) => title.some((each) => isSameName(each, word)));
  if (act === undefined || titles.some((title) => bears(title, [act, ...things]))) return null;
  const firsts = titles.filter((title) => isOfAct(act, title) && bears(title, things));
  const acts = [...new Set(firsts.map(([first = '']) => first))];
  return acts.length === 0 ? null : [...acts, ...things].join(' ');
}

/** "звонок" of "позвонить слесарю", "постирать" of "стирка пледов". */
const isOfAct = (act: string, [first = '']: readonly string[]): boolean =>
  isInfinitive(act) !== isInfinitive(first) && (isNounOfAct(act, first) || isNounOfAct(first, act));
