import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { NAME_MIN } from '../objects/bearers.ts';
import { asTitled, knownAs } from '../objects/known-as.ts';
import { CLOSED, INSTEAD, INSTEAD_BEHIND, OPENS_SLIP, SAYS_NO } from './not-then-phrases.ts';
import { partsOf, toNewTime } from './other-time.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
const WORDS_MAX = 10;

/**
 * "а нет у мастера же в понедельник выходной давай во вторник после обеда": whom or what it is about is not to be had
 * then, and what was spoken of is moved. Null where neither the title nor what is in view tells what is meant.
 */
export function notThen(
  said: string,
  thread: ThreadHints | null,
  ground: Ground,
): ReadOperation | null {
  if (thread === null || said.length > CHARS_MAX || said.includes('?')) return null;
  const text = said.trim().replace(/[.!)]+$/u, '');
  const opening = OPENS_SLIP.exec(text)?.[0] ?? '';
  const { told, when: then } = insteadIn(text.slice(opening.length));
  if (told === undefined || then === undefined) return null;
  const { name, times } = partsOf(told);
  const words = wordsIn(name);
  const isClosed = CLOSED.test(told);
  const isSlip = SAYS_NO.test(opening);
  if (words.length > WORDS_MAX || (!isClosed && !(isSlip && times !== ''))) return null;
  const found = words.some(isInfinitive) ? null : toNewTime({ old: times, anew: then }, ground);
  return found && ofWhat(found, { words, isClosed, isTimed: times !== '' }, thread);
}

/** The move, of what the words name or of what is in view. */
function ofWhat(
  found: Pick<ReadOperation, 'operation'>,
  {
    words,
    isClosed,
    isTimed,
  }: { readonly words: readonly string[]; readonly isClosed: boolean; readonly isTimed: boolean },
  thread: ThreadHints,
): ReadOperation | null {
  const known = words.filter(
    (word) => word.length >= NAME_MIN && knownAs([word], thread).length > 0,
  );
  const view = inView(thread);
  const bearers = knownAs(known, thread);
  // what names nothing here is about what is in view only where it says on which day that cannot be
  if (known.length === 0 && !isTimed) return null;
  const meant = known.length === 0 || (view !== null && bearers.includes(view)) ? view : null;
  // without a name the words may be about anything, and of a name without "выходной" it is not sure what they tell
  const confidence = isClosed && known.length > 0 ? LIKELY : GUESS;
  if (meant !== null) return ofView(found, meant, confidence);
  const [first] = bearers;
  return first === undefined ? null : { ...found, mention: asTitled(known, first), confidence };
}

/** What is told, and the time that is said instead. */
function insteadIn(text: string): { readonly told?: string; readonly when?: string } {
  for (const pattern of [INSTEAD, INSTEAD_BEHIND]) {
    const { told, then } = pattern.exec(text)?.groups ?? {};
    if (told !== undefined && then !== undefined && saysOnlyTime(then)) return { told, when: then };
  }
  return {};
}

const ofView = (
  { operation }: Pick<ReadOperation, 'operation'>,
  { kind, number }: ObjectHandle,
  confidence: number,
): ReadOperation | null => {
  const acted = { ...operation, [kind]: number } as ReadOperation['operation'];
  return kind === 'project' ? null : { operation: acted, confidence };
};
