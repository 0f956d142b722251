import {
  COMMANDS_MAX,
  type InterpretRequest,
  isOperationType,
  type ObjectHandle,
  Operation,
  type OperationType,
  Query,
  type ReadOperation,
  TITLE_MAX_CHARS,
  targetsOf,
} from '@planerka/contracts';
import { idOf, offeredObjects } from '../../../commands/offered-objects.ts';
import type { Ground } from '../../../time/place.ts';
import { readLength } from '../../commands/answers/answer-value.ts';
import { readText } from '../../grammar.ts';
import { minutesIn } from '../acts/when.ts';
import { ALL_WORDS } from '../lexicon.ts';
import { isClearlyMeant } from '../objects/is-clearly-meant.ts';
import { windowOf } from '../questions/day-window.ts';
import { type MarkedOperation, operationOf } from './marked-operation.ts';
import { QuoteReader } from './quote-reader.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A model that does not say how sure it is has its reading confirmed. */
const CONFIDENCE_UNSAID = 0.6;
const WEEK = 7;
const DAY_MINUTES = 1440;

/**
 * The operations that a model marked, held against the words and the offered objects. Null when an
 * id was not offered or is of another kind than the operation's, a quote was invented, or a value
 * cannot be read: nothing of such an answer counts.
 */
export function resolveOperationMarks(
  list: readonly unknown[],
  request: InterpretRequest,
  ground: Ground,
): ReadOperation[] | null {
  const found: ReadOperation[] = [];
  const seen = new Set<string>();
  for (const raw of list.slice(0, COMMANDS_MAX)) {
    const read = isRecord(raw) ? resolveOne(raw, request, ground) : null;
    if (read === null) return null;
    // the same thing twice is nothing that a person says
    const key = JSON.stringify([read.operation, read.mention]);
    if (seen.has(key)) return null;
    seen.add(key);
    found.push(isAboutSame(read, found.at(-1)) ? { ...read, same: true } : read);
  }
  return found.length === 0 ? null : found;
}

/** It names nothing, or once more what the operation before it named. */
function isAboutSame(
  { operation, mention }: ReadOperation,
  before: ReadOperation | undefined,
): boolean {
  const kinds = targetsOf(operation.type);
  if (before === undefined || kinds.length === 0) return false;
  if (targetsOf(before.operation.type).length === 0) return false;
  if (kinds.some((kind) => kind in operation)) return false;
  return mention === undefined || mention === before.mention;
}

/** The marks of one entry, each text as it is in the utterance. */
export function markedFrom(raw: Fields, type: OperationType, quotes: QuoteReader): MarkedOperation {
  return {
    type,
    status: typeof raw.status === 'string' ? raw.status : null,
    title: quotes.one(raw.title),
    time: quotes.many(raw.time),
    duration: quotes.one(raw.duration),
    tags: quotes.many(raw.tags),
    removedTags: quotes.many(raw.removed_tags),
    priority: quotes.one(raw.priority),
    project: quotes.one(raw.project),
    clears: raw.clears === true,
  };
}

function resolveOne(raw: Fields, request: InterpretRequest, ground: Ground): ReadOperation | null {
  const { type } = raw;
  if (!isOperationType(type)) return null;
  const text = request.text.normalize('NFC');
  const quotes = new QuoteReader(text);
  const marked = markedFrom(raw, type, quotes);
  const mention = quotes.one(raw.mention)?.slice(0, TITLE_MAX_CHARS) ?? null;
  if (quotes.invented) return null;
  const plain = operationOf(marked, text, ground);
  if (plain === null) return null;
  const operation = withObjects(plain, raw, mention, request);
  if (operation === null) return null;
  const { confidence: said } = raw;
  if (mention === null && saysAll(text)) return null;
  const isNumber = typeof said === 'number' && Number.isFinite(said);
  const sure = isNumber ? Math.min(1, Math.max(0, said)) : CONFIDENCE_UNSAID;
  const confidence = isLoss(operation) ? Math.min(sure, CONFIDENCE_UNSAID) : sure;
  const isNamed = targetsOf(type).some((kind) => kind in operation && !(kind in plain));
  return mention === null || isNamed
    ? { operation, confidence }
    : { operation, confidence, mention };
}

/** "удали все": a set that the rules know nothing of must not become the one object at hand. */
const saysAll = (text: string): boolean =>
  readText(text).words.some(({ word }) => ALL_WORDS.has(word));

/** What only a model understood takes nothing away before the person has said yes. */
function isLoss(operation: Operation): boolean {
  const { type } = operation;
  if (type === 'update_status') return operation.status === 'cancelled';
  return type === 'delete' || type === 'project_archive';
}

/** An offered object by its id; undefined when the id was never offered, null for a blank. */
function objectOf(id: unknown, offered: readonly ObjectHandle[]): ObjectHandle | null | undefined {
  if (id === null || id === undefined || id === '') return null;
  return offered.find((handle) => idOf(handle) === id);
}

/** The operation with the objects that the model chose, as far as it may choose. */
function withObjects(
  operation: Operation,
  raw: Fields,
  mention: string | null,
  request: InterpretRequest,
): Operation | null {
  const offered = offeredObjects(request.thread);
  const target = objectOf(raw.target_id, offered);
  const other = objectOf(raw.other_id, offered);
  if (target === undefined || other === undefined) return null;
  const kinds = targetsOf(operation.type);
  if (target !== null && !kinds.includes(target.kind)) return null;
  const second =
    operation.type === 'move_to_project'
      ? 'project'
      : operation.type === 'link_task'
        ? 'task'
        : null;
  if (other !== null && other.kind !== second) return null;
  // placeholders stand for the objects that tokens named: those hold, whatever the model thinks
  if (/⟨\d+⟩/.test(request.text)) return operation;
  const chosen: Fields = {
    ...(target !== null && isClearlyMeant(target, mention, offered)
      ? { [target.kind]: target.number }
      : {}),
    ...(other !== null && isClearlyMeant(other, wordsOfOther(operation, raw), offered)
      ? { [other.kind]: other.number }
      : {}),
  };
  return Operation.safeParse({ ...operation, ...chosen }).data ?? null;
}

/** The quoted words that name the second object. */
function wordsOfOther({ type }: Operation, raw: Fields): string | null {
  const words = type === 'move_to_project' ? raw.project : raw.title;
  return typeof words === 'string' ? words : null;
}

/** Questions that words narrow. */
const MENTIONING: ReadonlySet<string> = new Set(['find', 'projects', 'done', 'tasks']);

/** The question that a model marked; null when a quote was invented or a value cannot be read. */
export function resolveQueryMarks(
  raw: unknown,
  request: InterpretRequest,
  ground: Ground,
): Query | null {
  if (!isRecord(raw)) return null;
  const quotes = new QuoteReader(request.text.normalize('NFC'));
  const time = quotes.many(raw.time).join(', ');
  const duration = quotes.one(raw.duration);
  const mention = quotes.one(raw.mention);
  if (quotes.invented) return null;
  const { type } = raw;
  const window = (fallback: number) => windowOf(readText(time).items, time, ground, fallback);
  const length = duration === null ? null : (readLength(duration)?.frame.length ?? null);
  const minutes = length === null ? null : minutesIn(length);
  const isFitting = minutes !== null && minutes >= 1 && minutes <= DAY_MINUTES;
  const query = {
    type,
    ...(type === 'agenda' || type === 'load' ? { window: window(1) } : {}),
    ...(type === 'free' ? { window: window(WEEK) } : {}),
    ...(type === 'tasks' && time !== '' ? { window: window(1) } : {}),
    ...(type === 'free' && isFitting ? { duration_minutes: minutes } : {}),
    ...(MENTIONING.has(String(type)) && mention !== null ? { mention } : {}),
  };
  return Query.safeParse(query).data ?? null;
}
