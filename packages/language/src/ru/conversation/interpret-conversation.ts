import {
  CONFIDENCE,
  type InterpretRequest,
  type InterpretResponse,
  Operation,
  type PendingOperationQuestion,
  type QuestionCode,
} from '@planerka/contracts';
import type { Ground } from '../../time/place.ts';
import { isCancel } from '../commands/is-cancel.ts';
import type { Act } from '../commands/head.ts';
import { readCommand } from '../commands/read-command.ts';
import type { ReadText } from '../grammar.ts';
import { hasPlaceholder, takeHandles } from './handles.ts';
import { type Conversation, readConversation } from './read-conversation.ts';
import { readOperationAnswer } from './read-operation-answer.ts';

/** The words to read and all that they are read against. */
export interface Spoken {
  readonly text: string;
  readonly read: ReadText;
  readonly request: InterpretRequest;
  readonly ground: Ground;
}

/** Reads words that ask for something new; used for what is said beside an operation. */
type ReadNew = (text: string) => InterpretResponse;

/** Questions that any words may answer: there an order has to say plainly that it is one. */
const WORDY: ReadonlySet<QuestionCode> = new Set(['TITLE', 'NEW_TITLE']);
const NAMING: ReadonlySet<QuestionCode> = new Set(['TARGET', 'PROJECT', 'LINKED_TASK']);
const TALK: ReadonlySet<Act> = new Set<Act>(['chat', 'foreign', 'query', 'empty']);

/** "назад" with a Workroom open and nothing asked leaves the room; else it takes back. */
export function leavesRoom({ request, read }: Spoken): boolean {
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const isBack = read.words.some(({ word }) => word === 'назад');
  return !isAsked && isBack && request.thread?.room.kind === 'workroom' && isCancel(read.words);
}

/** What is said while `code` is asked, where it surely is no answer to that; null otherwise. */
export function interpretDigression(
  spoken: Spoken,
  code: QuestionCode,
  readNew: ReadNew,
): InterpretResponse | null {
  if (!WORDY.has(code) && !NAMING.has(code)) return null;
  const found = converse(spoken);
  if (found === null) return null;
  const isPlain = found.kind !== 'operations' || found.isAddressed || NAMING.has(code);
  return isPlain ? respond(found, readNew) : null;
}

/** The answer to the open question about an operation; null when the words are none. */
export function interpretOperationAnswer(
  spoken: Spoken,
  pending: PendingOperationQuestion,
): InterpretResponse | null {
  const { text, read, ground } = spoken;
  const { code } = pending.question;
  if ((WORDY.has(code) || NAMING.has(code)) && !isNumbered(spoken)) {
    const { act } = readCommand(text, read.items);
    const isNumber = read.items.length === 1 && act === 'empty';
    if (act === 'explicit' || act === 'chat') return null;
    if (NAMING.has(code) && (act === 'remind' || (TALK.has(act) && !isNumber))) return null;
  }
  const found = readOperationAnswer(text, read, pending, ground);
  if (found === null) return null;
  const response: InterpretResponse = { kind: 'answer', envelopes: [], interpreter: 'rules' };
  if ('choiceId' in found) response.choice_id = found.choiceId;
  else response.operations = [found.read];
  return response;
}

/** Questions whose answer may as well be said as the whole order. */
const FILLED: ReadonlySet<QuestionCode> = new Set([
  'WHEN',
  'MINUTES',
  'PRIORITY',
  'NEW_TITLE',
  'CONFIRM',
  'PAST',
]);

/**
 * "перенеси на завтра" when that is what is asked: the same operation, which names nothing, is about
 * the object of the question. Null for anything else.
 */
export function interpretRepeatedOrder(
  spoken: Spoken,
  { operation, question }: PendingOperationQuestion,
): InterpretResponse | null {
  const found = FILLED.has(question.code) ? converse(spoken) : null;
  if (found?.kind !== 'operations' || found.isAddressed || found.rest.length > 0) return null;
  const [said, ...more] = found.operations;
  if (said === undefined || more.length > 0 || said.operation.type !== operation.type) return null;
  if (said.mention !== undefined || said.bulk !== undefined) return null;
  const merged = Operation.safeParse({ ...operation, ...said.operation }).data;
  if (merged === undefined || JSON.stringify(merged) === JSON.stringify(operation)) return null;
  const operations = [{ operation: merged, confidence: 1 }];
  return { kind: 'answer', envelopes: [], operations, interpreter: 'rules' };
}

const NUMBERED_WORDS_MAX = 5;

/** Words about an object that a token named: no title of something new, unless that is asked for. */
export function isAboutTokens({ text, read }: Spoken): boolean {
  return hasPlaceholder(text) && readCommand(text, read.items).act === 'nominal';
}

/** "TASK-004", "задача 9": an object's number and hardly anything else. */
function isNumbered({ text, read }: Spoken): boolean {
  return read.words.length <= NUMBERED_WORDS_MAX && takeHandles(text, read).handles.length > 0;
}

/** What is done to existing objects or asked about the plan; null when the words do neither. */
export function interpretConversation(spoken: Spoken, readNew: ReadNew): InterpretResponse | null {
  const found = converse(spoken);
  return found === null ? null : respond(found, readNew);
}

/** Is some part of a reading too unsure to be carried out? */
export function isUnsure({ operations = [] }: InterpretResponse): boolean {
  return operations.some(({ confidence }) => confidence < CONFIDENCE.act);
}

function converse({ text, read, request, ground }: Spoken): Conversation | null {
  return readConversation(text, read, request, ground);
}

function respond(found: Conversation, readNew: ReadNew): InterpretResponse | null {
  const head = { envelopes: [], interpreter: 'rules' } as const;
  switch (found.kind) {
    case 'undo':
    case 'redo':
      return { ...head, envelopes: [], kind: found.kind };
    case 'query':
      return { ...head, envelopes: [], kind: 'query', query: found.query };
    case 'operations': {
      const others = found.rest.map(readNew);
      // what cannot be understood must not be dropped silently: then all of it is read anew
      if (others.some(({ kind }) => kind !== 'commands')) return null;
      const envelopes = others.flatMap((other) => other.envelopes);
      const operations = [...found.operations];
      return { ...head, envelopes, kind: 'operations', operations };
    }
  }
}
