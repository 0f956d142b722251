import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { dayAndHourOf } from '../acts/when.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { mentionIn } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import { MAY_SAY_WHICH, moveOrder, WHICH_IS } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "автобус который к маме в субботу в восемь десять", of what was spoken of here: a clause that tells which one points
 * at what stands, which gets another time and is not written anew. Where it stands on another day, it is asked about.
 * Null where nothing bears all the words.
 */
export const whichIs: Reader = ({ said, thread, acts }) => {
  if (thread === null || said.length > CHARS_MAX || !MAY_SAY_WHICH.test(said)) return null;
  const meant = whichIn(said.trim(), thread);
  const found = meant && acts(moveOrder(meant.mention, meant.when));
  const isMove = found?.every(({ operation }) => MOVES.has(operation.type)) === true;
  return found === null || !isMove ? null : operationsOf(found.map(ofThatDay), true);
};
const MOVES: ReadonlySet<string> = new Set(['reschedule', 'set_duration']);

/** The day that is said is that on which it stands. */
function ofThatDay(read: ReadOperation): ReadOperation {
  if (read.operation.type !== 'reschedule') return read;
  const { on } = dayAndHourOf(read.operation);
  const confidence = Math.min(read.confidence, LIKELY);
  return on === undefined ? { ...read, confidence } : { ...read, confidence, on };
}

function whichIn(
  text: string,
  thread: ThreadHints,
): { readonly mention: string; readonly when: string } | null {
  for (const pattern of WHICH_IS) {
    const { what, which } = pattern.exec(text)?.groups ?? {};
    if (what === undefined || which === undefined) continue;
    const items = readText(which).items.filter((item) => !isMark(item));
    const first = items.findIndex(isFact);
    const from = items[first]?.from;
    if (first <= 0 || from === undefined || !items.slice(first).every(isFact)) return null;
    const told = [...readText(what).items, ...items.slice(0, first)];
    if (told.some(({ word }) => isInfinitive(word) || isVerb(word) || isFinite(word))) return null;
    const mention = mentionIn(`${what} ${which.slice(0, from)}`, thread);
    return mention === null ? null : { mention, when: which.slice(from) };
  }
  return null;
}
