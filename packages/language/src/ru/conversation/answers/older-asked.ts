import { type InterpretResponse, type Operation, type WaitingQuestion } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { takesAway } from '../acts/takes-away.ts';
import { wordsIn } from './choice-by-words.ts';
import { AROUND_IT, NOT_SO, YES_AHEAD } from './older-asked-phrases.ts';
import { orderOfNothing } from './order-of-nothing.ts';

/** More says more than a yes does. */
const WORDS_MAX = 8;
const DATE_CHARS = '2026-02-26'.length;

/**
 * "да на четверг перенеси" while it is asked last whether something new was understood, and before that whether a
 * meeting shall be moved: the verb fits the older question only. A verb by which something goes is no yes to something new.
 * Null for all that fits the last question, or names what it is about.
 */
export function interpretOlderAsked({ text, request, ground }: Spoken): InterpretResponse | null {
  const { waiting = [], pending, pending_operation: open } = request;
  if (pending === undefined && waiting.length === 0) return null;
  const said = text.trim();
  const behind = said.replace(YES_AHEAD, '');
  // without a yes ahead it may be said of what was spoken of since
  if (behind === said) return null;
  const rest = behind
    .replace(AROUND_IT, '')
    .replace(/[\s,.!]+$/u, '')
    .trim();
  const words = wordsIn(rest);
  if (words.length === 0 || words.length > WORDS_MAX || words.some((word) => NOT_SO.has(word)))
    return null;
  const operation =
    orderOfNothing(rest, ground) ?? orderOfNothing(verbFirst(rest), ground) ?? goneIn(rest);
  if (operation === null || operation.type === open?.operation.type) return null;
  const older = waiting.find((each) => isSameAct(each, operation));
  if (older !== undefined) return answerTo(older, operation);
  return pending !== undefined && takesAway(operation)
    ? { kind: 'cancel', envelopes: [], interpreter: 'rules' }
    : null;
}

/** "убирай": nothing but a verb by which something goes. */
const goneIn = (rest: string): Operation | null =>
  readText(rest).words.every((item) => isMark(item) || hasTag(item, 'taking-away'))
    ? { type: 'delete' }
    : null;

/** "на четверг перенеси" */
const verbFirst = (rest: string): string => rest.replace(/^(.+?)\s+(\S+)$/u, '$2 $1');

const isSameAct = ({ act, status }: WaitingQuestion, said: Operation): boolean =>
  act === said.type && (said.type !== 'update_status' || said.status === status);

/** A yes, or the same with what the words change of it; what would be lost is asked about once more. */
function answerTo(older: WaitingQuestion, said: Operation): InterpretResponse {
  const head: InterpretResponse = {
    kind: 'answer',
    envelopes: [],
    draft_id: older.draft_id,
    interpreter: 'rules',
  };
  return takesAway(said) || !saysNoMore(older, said)
    ? { ...head, operations: [{ operation: said, confidence: 1 }] }
    : { ...head, choice_id: 'yes' };
}

/** "на четверг" of "в четверг в шесть" is no other time. */
function saysNoMore({ planned_at: asked = '' }: WaitingQuestion, said: Operation): boolean {
  const { type: _type, ...fields } = said;
  if (said.type !== 'reschedule') return said.type === 'update_status' || isEmpty(fields);
  const { planned_at: at, ...more } = { ...said, type: undefined };
  return isEmpty(more) && (at == null || (at.length === DATE_CHARS && asked.startsWith(at)));
}

const isEmpty = (fields: object): boolean =>
  Object.values(fields).every((value) => value === undefined);
