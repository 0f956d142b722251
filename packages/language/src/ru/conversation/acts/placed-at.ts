import type { Item } from '../../../grammar/item.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { isInfinitiveVerb, PLACING_LOOSELY, wordsOf } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import { GUESS, LIKELY, type Made, made } from './made.ts';
import { whenOf } from './when.ts';

/** What is named before its verb is short. */
const WORDS_MAX = 4;
/** Such verbs make something new, unless what they are said of was shown. */
const PLACING = ['set', 'plan'] as const;

/**
 * "велосипед поставь на среду" behind a list that holds it: another time for what was spoken of here.
 * Null for all else, so that it is something new.
 */
export function readPlacedAt(phrase: readonly Item[], clause: Clause): Made | null {
  if (clause.handles.length > 0 || clause.hasTokens || clause.isAsked === true) return null;
  const at = phrase.findIndex((item) => !isQuoted(item) && isPlacing(item.word));
  // "ставь окна на среду" is asked about; "поставь окна на среду" is something new
  const isVerbFirst = at === 0 && PLACING_LOOSELY.has(phrase[0]?.word ?? '');
  const behind = phrase.findIndex((item, index) => index > 0 && isFact(item));
  const object = isVerbFirst
    ? phrase.slice(1, Math.max(behind, 1))
    : phrase.slice(0, Math.max(at, 0));
  const time = isVerbFirst ? phrase.slice(Math.max(behind, 1)) : phrase.slice(at + 1);
  if (object.length === 0 || object.length > WORDS_MAX || !time.every(isFact)) return null;
  // "купить велосипед поставь ..." says something to be done, and another meeting is another one
  if (object.some((item) => isFact(item) || isAction(item) || roleAt(item) === 'meeting'))
    return null;
  const when = whenOf(time, clause.text, clause.ground);
  if (when === null || (when.fields.planned_at ?? when.fields.planned_time) === undefined)
    return null;
  if (!isSpokenOf(object, clause)) return null;
  const operation = { type: 'reschedule', ...when.fields } as const;
  const confidence = isVerbFirst ? GUESS : LIKELY;
  return made(operation, object, { used: when.used, confidence, mayBeBulk: false });
}

const isPlacing = (word: string): boolean =>
  PLACING_LOOSELY.has(word) ||
  (!isInfinitiveVerb(word) && PLACING.some((name) => wordsOf(name)?.has(word) === true));
