import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { dayAndHourOf, whenOf } from '../acts/when.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { type Conversation, isTitleAsked, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { knownAs } from '../objects/known-as.ts';
import { onlyActs, type Reader, type Words } from '../words.ts';
import { partsOf } from './other-time.ts';
import {
  BINDS_TALES,
  BY_WHOM,
  GOES_BEHIND,
  MAY_POINT_AT,
  NOUN_THAT,
  OF_ANYTHING,
  STANDS_AHEAD,
  STANDS_BEHIND,
} from './that-which-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 140;

/**
 * "встречу, которая в 17, сократи до получаса", "удали урок что с Леной": a clause that tells which one is meant is no
 * part of what is ordered. Its time travels as that of the object, whom it is with is a part of the name. Null where
 * nothing is ordered of what exists, and where the clause says anything else.
 */
export const thatWhich: Reader = (words) => {
  const { said, thread, request, ground } = words;
  if (said.length > CHARS_MAX || !MAY_POINT_AT.test(said) || isTitleAsked(request)) return null;
  const clause = clauseIn(said.trim(), thread);
  if (clause === null) return null;
  const { ahead, noun, behind } = clause;
  const { name, times } = partsOf(clause.which);
  if (name !== '' && !BY_WHOM.test(name)) return null;
  const named = `${ahead}${noun} ${name} ${behind}`.replace(/\s+/gu, ' ').trim();
  if (times === '') return onlyNamed(words, named);
  const then = timeOf(times, ground);
  const found = then === null ? null : onlyActs(words.again(named));
  return found?.every(isOfNoTime) === true
    ? operationsOf(
        found.map((one) => ({ ...one, ...then, confidence: Math.min(one.confidence, LIKELY) })),
        true,
      )
    : null;
};

/** What does something to what is named, and is told by no time of its own. */
const isOfNoTime = ({ mention, on, at }: ReadOperation): boolean =>
  mention !== undefined && on === undefined && at === undefined;

function onlyNamed({ again }: Words, order: string): Conversation | null {
  const found = onlyActs(again(order));
  return found?.every(({ mention }) => mention !== undefined) === true
    ? operationsOf(found, true)
    : null;
}

/** The day and the hour at which it stands; null where the words are no such time. */
function timeOf(times: string, ground: Ground): Pick<ReadOperation, 'on' | 'at'> | null {
  const { fields } = whenOf(readText(times).items, times, ground) ?? {};
  const then = fields === undefined ? {} : dayAndHourOf(fields);
  return Object.keys(then).length === 0 ? null : then;
}

interface Clause {
  readonly ahead: string;
  readonly noun: string;
  readonly which: string;
  readonly behind: string;
}

/** The noun, what tells which one it is, and what stands around both; null where nothing is ordered. */
function clauseIn(said: string, thread: ThreadHints | null): Clause | null {
  const { ahead = '', noun, pronoun, rest } = NOUN_THAT.exec(said)?.groups ?? {};
  if (noun === undefined || rest === undefined || !isMeant(noun, pronoun, thread)) return null;
  const isAhead = ordersIn(ahead);
  const end = endOf(rest.replace(STANDS_AHEAD, ''), isAhead);
  if (end === null || isAhead === ordersIn(end.behind)) return null;
  const isElse = wordsIn(end.which).some((word) => isInfinitive(word) || isVerb(word));
  return isElse ? null : { ahead, noun, ...end, which: end.which.replace(STANDS_BEHIND, '') };
}

const ordersIn = (words: string): boolean => wordsIn(words).some(isVerb);

/** "что" binds as well what is told: it tells which one only of what was spoken of here. */
function isMeant(noun: string, pronoun: string | undefined, thread: ThreadHints | null): boolean {
  const isKnown = knownAs(wordsIn(noun), thread).length > 0;
  return isKnown || (pronoun !== BINDS_TALES && OF_ANYTHING.has(noun.toLowerCase()));
}

/** Where the clause ends: at its comma, before the order, or before where it goes. */
function endOf(rest: string, isAhead: boolean): Pick<Clause, 'which' | 'behind'> | null {
  const comma = rest.indexOf(',');
  if (comma >= 0) return { which: rest.slice(0, comma), behind: rest.slice(comma + 1).trim() };
  const verb = readText(rest).items.find(({ word }) => isVerb(word));
  if (verb !== undefined) {
    return { which: rest.slice(0, verb.from).trim(), behind: rest.slice(verb.from) };
  }
  const goes = isAhead ? GOES_BEHIND.exec(rest) : null;
  if (goes === null) return isAhead ? { which: rest.replace(/[.!]+$/u, ''), behind: '' } : null;
  return { which: rest.slice(0, goes.index), behind: rest.slice(goes.index).trim() };
}
