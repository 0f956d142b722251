import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { actsIn, isSameAct } from '../objects/same-act.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import type { PlainOrder } from './reworded.ts';
import {
  BESIDE_WHO,
  DENIED,
  MAY_BE_SETTLED,
  ONLY_LEFT,
  REACHED,
  SETTLED,
  TO_REACH,
} from './settled-or-left-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;
/** "розы муж уже": who has done it stands beside what. */
const BESIDE_MAX = 2;

/**
 * "бабушке дозвонилась, всё обсудили", of what was spoken of here: what was to be done in order to reach somebody is
 * done. Null where nothing of the kind stands.
 */
export function settled(said: string, thread: ThreadHints | null): PlainOrder | null {
  const found = toldIn(said, SETTLED, thread);
  if (found === null || !REACHED.test(found.past)) return null;
  const nouns = namingWords(found.name).filter((word) => word !== found.past);
  const [known, ...others] = knownAs(nouns, found.thread).filter(({ title = '' }) =>
    actsIn(title).some((verb) => TO_REACH.test(verb)),
  );
  if (known === undefined || others.length > 0) return null;
  // "написала маме" of a call that was to be made: it may yet be made
  const isThis = actsIn(known.title ?? '').some((verb) => isSameAct(found.past, verb));
  return { order: doneOrder(titleOf(known)), most: isThis ? LIKELY : GUESS };
}

/**
 * "розы муж уже укрыл, осталась только вода": the one is done, whoever did it, and the other one is left as it is. Where
 * what is left does not stand, it is asked about.
 */
export function onlyLeft(said: string, thread: ThreadHints | null): PlainOrder | null {
  const found = toldIn(said, ONLY_LEFT, thread);
  if (found === null) return null;
  const words = namingWords(found.name).filter(
    (word) => word !== found.past && !BESIDE_WHO.test(word),
  );
  const known = found.thread.candidates.filter(
    (one) =>
      one.kind !== 'project' &&
      actsIn(one.title ?? '').some((verb) => isSameAct(found.past, verb)) &&
      words.some((word) => isBorne(word, one, found.thread)) &&
      words.filter((word) => !isBorne(word, one, found.thread)).length <= BESIDE_MAX,
  );
  const [only, ...others] = known;
  if (only === undefined || others.length > 0) return null;
  const left = namingWords(found.left);
  const stands = knownAs(
    left.filter((word) => !isInfinitive(word)),
    found.thread,
  ).some((one) => one !== only);
  return { order: doneOrder(titleOf(only)), most: stands ? LIKELY : GUESS };
}

const titleOf = ({ title = '' }: ObjectHandle): string => wordsIn(title).join(' ');
const isBorne = (word: string, one: ObjectHandle, thread: ThreadHints): boolean =>
  knownAs([word], { ...thread, candidates: [one] }).length > 0;

/** What is told with one verb of the past, and nothing that is still to come. */
function toldIn(said: string, pattern: RegExp, thread: ThreadHints | null) {
  if (thread === null || said.length > CHARS_MAX || !MAY_BE_SETTLED.test(said)) return null;
  const { what, done = what, left = '' } = pattern.exec(said.trim())?.groups ?? {};
  if (done === undefined) return null;
  const words = wordsIn(done);
  const [past, ...others] = words.filter(isPast);
  const isMore = words.some((word) => isInfinitive(word) || isVerb(word) || DENIED.test(word));
  if (past === undefined || others.length > 0 || isMore) return null;
  const name = readText(done)
    .items.filter((item) => !isFact(item))
    .map(({ word }) => word)
    .join(' ');
  return { thread, past, name, left };
}
