import {
  type InterpretRequest,
  Operation,
  type PendingOperationQuestion,
  type ReadOperation,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import type { Ground } from '../../time/place.ts';
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
  const { type } = raw;
  const isOther = type !== undefined && type !== null && type !== operation.type;
  const text = request.text.normalize('NFC');
  const quotes = new QuoteReader(text);
  const marked = markedFrom(raw, operation.type, quotes);
  const mention = quotes.one(raw.mention)?.slice(0, TITLE_MAX_CHARS) ?? null;
  if (quotes.invented || isOther) return null;
  const { project, title } = marked;
  switch (question.code) {
    case 'TARGET': {
      const name = mention ?? title;
      return name === null ? null : { operation, confidence: 1, mention: name };
    }
    case 'PROJECT': {
      const name = (project ?? mention ?? title)?.slice(0, PROJECT_MAX_CHARS);
      return name === undefined ? null : filled(operation, { project_title: name });
    }
    case 'LINKED_TASK': {
      const name = title ?? mention;
      return name === null ? null : filled(operation, { task_title: name });
    }
    case 'WHEN':
    case 'NEW_TITLE':
    case 'MINUTES':
    case 'PRIORITY':
    case 'CONFIRM':
    case 'PAST':
    case 'BULK':
      return withFields(operation, marked, text, ground);
    case 'STEPS':
    case 'SERIES':
    case 'TITLE':
    case 'DURATION':
    case 'START':
    case 'DAY':
    case 'READING':
      return null;
  }
}

/** The operation with the values that the quoted words mean; a status is nothing that is asked for. */
function withFields(
  operation: Operation,
  marked: MarkedOperation,
  text: string,
  ground: Ground,
): ReadOperation | null {
  const said = operationOf(marked, text, ground);
  if (said === null || operation.type === 'update_status') return null;
  return filled(operation, said);
}

function filled(operation: Operation, fields: object): ReadOperation | null {
  const merged = Operation.safeParse({ ...operation, ...fields }).data;
  if (merged === undefined || JSON.stringify(merged) === JSON.stringify(operation)) return null;
  return { operation: merged, confidence: 1 };
}
