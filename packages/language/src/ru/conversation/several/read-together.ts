import { COMMANDS_MAX, CONFIDENCE, type ReadOperation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Ground } from '../../../time/place.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { readBelongsTo } from '../acts/belongs-to.ts';
import { GUESS } from '../acts/made.ts';
import { withMoreParts } from '../acts/more-parts.ts';
import { readNamedSubtask, readNote } from '../acts/note.ts';
import { readPlanAct } from '../acts/plan-act.ts';
import { readDayToPlan } from '../acts/plan-day-rules.ts';
import { readOperations } from '../acts/read-operations.ts';
import { isSupposed } from '../acts/supposed.ts';
import { asRead } from '../as-read.ts';
import type { Clause } from '../clause.ts';
import {
  type Conversation,
  type ConversationRequest,
  isAsking,
  isTitleAsked,
  operationsOf,
} from '../conversation.ts';
import { type SaidHandle, takeHandles } from '../objects/handles.ts';
import { readQuery } from '../questions/read-query.ts';
import { isWhole, numberedApart } from './numbered-apart.ts';
import { readParts } from './read-parts.ts';
import { splitPhrases } from './split-phrases.ts';

/** All of the words in one reading: by their numbers, as a question, or phrase by phrase. */
export function readTogether(
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const { text, handles, hasTokens } = takeHandles(said, read);
  const each = numberedApart(read.words, handles, said.length, (phrase) =>
    ofOneNumber(said.slice(phrase.from, phrase.to), request, ground),
  );
  if (each !== null && each.flat().length <= COMMANDS_MAX) return operationsOf(each.flat(), true);
  const { items } = text === said ? read : readText(text);
  const thread = request.thread ?? null;
  const isAsked = isAsking(request);
  const clauseOf = (part: readonly Item[]): Clause => ({
    text,
    said,
    items: part,
    handles: handles.filter((handle) => isWithin(handle, part, text)),
    hasTokens,
    thread,
    isAsked,
    isTitleAsked: isTitleAsked(request),
    isAttached: request.attached !== undefined,
    isEdited: request.source?.channel === 'telegram_edit',
    ground,
  });
  const day = readDayToPlan(clauseOf(items));
  if (day !== null) return { kind: 'day_plan', day };
  const planAct = readPlanAct(items);
  if (planAct !== null) return { kind: 'day_plan_act', act: planAct };
  const query = readQuery(clauseOf(items));
  if (query !== null) return { kind: 'query', query };
  const noted =
    readBelongsTo(clauseOf(items), read) ??
    readNamedSubtask(clauseOf(items), read) ??
    readNote(clauseOf(items), read);
  if (noted !== null) return operationsOf(noted.flatMap(withMoreParts).map(asRead), true);
  const parts = splitPhrases(items).map((part) => ({ part, clause: clauseOf(part) }));
  const found = readParts(said, parts, handles);
  if (found === null) return null;
  const operations = found.operations.map((one) =>
    handles.length > 0 && isSupposed(one.operation, items)
      ? { ...one, confidence: Math.min(one.confidence, GUESS) }
      : one,
  );
  return { kind: 'operations', ...found, operations: operations.map(asRead) };
}

/** A phrase with a number that orders something whole by itself. */
function ofOneNumber(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): ReadOperation[] | null {
  const read = readText(said);
  const { text, handles, hasTokens } = takeHandles(said, read);
  // "... 42 и 43 и перенеси": a bare number is of the order ahead of it
  if (handles.length === 0 || handles.some(({ isBare }) => isBare)) return null;
  const { items } = readText(text);
  const thread = request.thread ?? null;
  const clause = { text, said, items, handles, hasTokens, thread, isAsked: false, ground };
  const found = readOperations(clause);
  if (found === null || !found.every((one) => isWhole(one, CONFIDENCE.act))) return null;
  return found.map(asRead);
}

/** A blank number belongs to the phrase whose words surround it. */
function isWithin(handle: SaidHandle, part: readonly Item[], text: string): boolean {
  const from = part[0]?.from ?? 0;
  const last = part.at(-1)?.to ?? 0;
  // "TASK-002 на завтра": nothing stands between the number and the phrase
  if (handle.from < from) return text.slice(handle.from, from).trim() === '';
  return handle.from <= last || text.slice(last, handle.from).trim() === '';
}
