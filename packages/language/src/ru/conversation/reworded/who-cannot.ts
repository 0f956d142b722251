import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { knownAs } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { dayIn, goesOf, isSeries } from './needed-no-more.ts';
import { partsOf } from './other-time.ts';
import { ANY_MEETING, HELD_NOT, NOBODY, WHO_CANNOT } from './who-cannot-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "Роман заболел, встречи с ним не будет", where one thing with him was spoken of: whether that goes is asked. Null
 * where nothing with that person is known, or several are, and of what repeats without a day.
 */
export const whoCannot: Reader = ({ said, thread, ground }) => {
  if (thread === null || thread.named === true || said.length > CHARS_MAX) return null;
  const { who, why, off } = WHO_CANNOT.exec(said.trim())?.groups ?? {};
  if (who === undefined || why === undefined || off === undefined) return null;
  if (NOBODY.test(who) || ordersMore(why)) return null;
  const held = heldNot(off);
  if (held === null || (held.times !== '' && dayIn(held.times, ground) === null)) return null;
  const [one, ...others] = meetingsWith(who, held.noun, thread);
  const on = dayIn(held.times, ground);
  if (one === undefined || others.length > 0) return null;
  const isOfSeries = isSeries(one, thread);
  if (on === null ? isOfSeries : !isOfSeries && standsOnOther(one, on, thread)) return null;
  const goes = {
    operation: goesOf([one], isOfSeries),
    confidence: GUESS,
    mention: one.title ?? who,
    ...onThatDay(on),
  };
  return operationsOf([goes], true);
};

const onThatDay = (on: string | null) => (on === null ? {} : { on });

/** Is it known to stand on another day than the one that is said? */
const standsOnOther = ({ kind, number }: ObjectHandle, on: string, thread: ThreadHints): boolean =>
  (thread.beginnings ?? []).some(
    (each) => each.kind === kind && each.number === number && !each.begins_at.startsWith(on),
  );

/** A time or an order in it says more than why. */
const ordersMore = (why: string): boolean =>
  readText(why).items.some((item) => isFact(item) || isVerb(item.word));

function heldNot(off: string): { readonly noun: string; readonly times: string } | null {
  const { name, times } = partsOf(off);
  const found = HELD_NOT.map((form) => form.exec(name)).find((each) => each !== null);
  return found === undefined ? null : { noun: found.groups?.['noun'] ?? '', times };
}

/**
 * What takes place with that person: nothing that is to be done, such as «купить подарок Роману». "Встреча" may be said
 * of anything, and first of what is called so.
 */
function meetingsWith(who: string, noun: string, thread: ThreadHints): readonly ObjectHandle[] {
  const takesPlace = ({ title = '' }: ObjectHandle): boolean =>
    !wordsIn(title).some((word) => isInfinitive(word));
  const called = knownAs(wordsIn(`${who} ${noun}`), thread).filter(takesPlace);
  const isAny = noun === '' || ANY_MEETING.test(noun);
  return called.length > 0 || !isAny ? called : knownAs(wordsIn(who), thread).filter(takesPlace);
}
