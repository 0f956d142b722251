import type { Operation } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { type Conversation, isAsking, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import type { Reader } from '../words.ts';
import { CLAUSE, MOVED_BESIDE, SAYS_MORE } from './moved-beside-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "перенеси шкаф на завтра после уроков": at which hour that is nobody here knows, so that it is asked about, and what was
 * said stays with it as a note. Null where the words behind the day are a time ("после обеда"), or nothing that stands is moved.
 */
export const movedBeside: Reader = ({ said, request, again }): Conversation | null => {
  if (isAsking(request) || said.length > CHARS_MAX) return null;
  const { order, tail } = MOVED_BESIDE.exec(said.trim())?.groups ?? {};
  if (order === undefined || tail === undefined || !tellsNoTime(tail)) return null;
  const found = again(order);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  const [only, ...more] = found.operations;
  if (only?.operation.type !== 'reschedule' || more.length > 0) return null;
  if (only.set !== undefined || only.bulk !== undefined || only.operation.planned_at == null) {
    return null;
  }
  const { mention } = only;
  const confidence = isLeftOpen(only.operation, tail)
    ? Math.min(only.confidence, GUESS)
    : only.confidence;
  const note = {
    operation: { type: 'add_note', text: tail },
    // it waits for the one question
    confidence: LIKELY,
    ...(mention === undefined ? {} : { mention }),
    same: true,
  } as const;
  return operationsOf([{ ...only, confidence }, note], found.isAddressed);
};

/**
 * "на пятницу в 10 перед планёркой": with its hour nothing is left open, but what it hangs on may not come about, and what
 * it is done together with may move as well.
 */
function isLeftOpen({ planned_at: at, planned_time: time }: Reschedule, tail: string): boolean {
  const isTimed = at?.includes('T') === true || time != null;
  return !isTimed || CLAUSE.test(tail);
}
type Reschedule = Extract<Operation, { type: 'reschedule' }>;

/** Nothing in it is a time, an order or something else to be done. */
function tellsNoTime(tail: string): boolean {
  if (SAYS_MORE.test(tail)) return false;
  const { items } = readText(tail);
  if (items.some((item) => isFact(item))) return false;
  const isOrder = items.some((item) => isAction(item) || isInfinitive(item.word));
  return !isOrder && (CLAUSE.test(tail) || !items.some((item) => isVerb(item.word)));
}
