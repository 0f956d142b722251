import {
  type InterpretRequest,
  Operation,
  type PendingOperationQuestion,
  type QuestionCode,
  type ReadOperation,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { type MarkedOperation, operationOf } from './marked-operation.ts';
import { QuoteReader } from './quote-reader.ts';
import { markedFrom } from './resolve-conversation-marks.ts';

type Fields = Readonly<Record<string, unknown>>;

const PROJECT_MAX_CHARS = 120;

/**
 * What a model marked as the answer to an operation's question, held against the words. Null when a
 * quote was invented, another operation is meant, or nothing that was asked for is there. A choice
 * between offered things, and a yes, only the person's own words or a tap can be.
 */
export function resolveAnswerMarks(
  raw: Fields,
  { operation, question }: PendingOperationQuestion,
  request: Pick<InterpretRequest, 'text'>,
  ground: Ground,
): ReadOperation | null {
  if (raw.type !== undefined && raw.type !== null && raw.type !== operation.type) return null;
  const text = request.text.normalize('NFC');
  const quotes = new QuoteReader(text);
  const marked = markedFrom(raw, operation.type, quotes);
  const mention = quotes.one(raw.mention)?.slice(0, TITLE_MAX_CHARS) ?? null;
  if (quotes.invented) return null;
  return ANSWERS[question.code]({ operation, marked, mention, text, ground });
}

/** An answer whose every quote is in the text. */
interface Quoted {
  readonly operation: Operation;
  readonly marked: MarkedOperation;
  readonly mention: string | null;
  readonly text: string;
  readonly ground: Ground;
}

type AnswerReader = (quoted: Quoted) => ReadOperation | null;

/** Asked of commands alone, or answered by a tap or the person's own words alone. */
const nothing: AnswerReader = () => null;

/** What the quotes answer to each question. */
const ANSWERS: Readonly<Record<QuestionCode, AnswerReader>> = {
  TARGET: target,
  PROJECT: project,
  LINKED_TASK: linkedTask,
  WHEN: withFields,
  NEW_TITLE: withFields,
  MINUTES: withFields,
  PRIORITY: withFields,
  CONFIRM: withFields,
  PAST: withFields,
  BULK: withFields,
  STEPS: nothing,
  BLOCKED: nothing,
  LIST: nothing,
  SERIES: nothing,
  SUGGESTION: nothing,
  TITLE: nothing,
  DURATION: nothing,
  START: nothing,
  DAY: nothing,
  READING: nothing,
  TWIN: nothing,
};

function target({ operation, marked, mention }: Quoted): ReadOperation | null {
  const name = mention ?? marked.title;
  return name === null ? null : { operation, confidence: 1, mention: name };
}

function project({ operation, marked, mention }: Quoted): ReadOperation | null {
  const name = (marked.project ?? mention ?? marked.title)?.slice(0, PROJECT_MAX_CHARS);
  return name === undefined ? null : filled(operation, { project_title: name });
}

function linkedTask({ operation, marked, mention }: Quoted): ReadOperation | null {
  const name = marked.title ?? mention;
  return name === null ? null : filled(operation, { task_title: name });
}

/** The operation with the values that the quoted words mean; a status is nothing that is asked for. */
function withFields({ operation, marked, text, ground }: Quoted): ReadOperation | null {
  const said = operationOf(marked, text, ground);
  if (said === null || operation.type === 'update_status') return null;
  return filled(operation, said);
}

function filled(operation: Operation, fields: object): ReadOperation | null {
  const merged = Operation.safeParse({ ...operation, ...fields }).data;
  if (merged === undefined || JSON.stringify(merged) === JSON.stringify(operation)) return null;
  return { operation: merged, confidence: 1 };
}
