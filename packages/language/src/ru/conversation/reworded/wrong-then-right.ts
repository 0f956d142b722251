import type { ThreadHints } from '@planerka/contracts';
import { isOwnVerb, isPast } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { endAlike } from '../acts/span-alike.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { cappedAt, isAsking } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { asContrast, BEFORE_CORRECTION } from './said-otherwise-phrases.ts';
import {
  ENDS_AS_THINGS,
  NAMES_NOTHING,
  OWN_NAME,
  WRONG_THEN_RIGHT,
} from './wrong-then-right-phrases.ts';

/**
 * "не Андрею, Алексею" of «позвонить Андрею»: a word of the title in view, and the one in its place, with a comma
 * for the "а" between them. It is asked about, since what comes after a comma may be anything, and the word that was
 * wrong may be of another order than the one that wrote the title.
 */
export const wrongThenRight: Reader = ({ said, request, thread, again }) => {
  // what is asked about is answered first
  if (thread === null || isAsking(request)) return null;
  const text = said
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(BEFORE_CORRECTION, '');
  const { wrong, right } = WRONG_THEN_RIGHT.exec(text)?.groups ?? {};
  if (wrong === undefined || right === undefined || !mayReplace(wrong, right, thread)) return null;
  const found = again(asContrast(wrong, right));
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  const [only, ...more] = found.operations;
  if (only?.operation.type !== 'rename' || only.corrects !== true || more.length > 0) return null;
  return cappedAt(GUESS, found);
};

/** One word in the place of another of the same kind, that a title bears letter for letter; and no title the new one. */
function mayReplace(wrong: string, right: string, { candidates }: ThreadHints): boolean {
  if (!endAlike(wrong, right) || NAMES_NOTHING.test(right)) return false;
  const areNames = OWN_NAME.test(wrong) && OWN_NAME.test(right);
  if (!areNames && !mayBeThing(right)) return false;
  const borne = new Set(candidates.flatMap(({ title = '' }) => wordsIn(title)));
  const isBorne = (said: string): boolean => wordsIn(said).every((word) => borne.has(word));
  // "не Андрей, Алексей" of «позвонить Андрею»; beside «позвонить Алексею» that one may be meant
  return isBorne(wrong) && !isBorne(right);
}

function mayBeThing(said: string): boolean {
  const word = said.toLowerCase();
  const isVerb = isOwnVerb(word) || isImperative(word) || isInfinitive(word);
  const isTime = readText(word).items.some(isFact);
  return ENDS_AS_THINGS.test(word) && !isVerb && !isTime && !isPast(word);
}
