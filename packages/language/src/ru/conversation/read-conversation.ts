import {
  COMMANDS_MAX,
  CONFIDENCE,
  type DayPlanAct,
  type InterpretRequest,
  type Operation,
  type Query,
  type QuestionCode,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import type { Ground } from '../../time/place.ts';
import { type ReadText, readText } from '../grammar.ts';
import { orderOfAmiss } from './amiss.ts';
import { asRead } from './as-read.ts';
import { readBelongsTo } from './belongs-to.ts';
import { type Ordered, readBlocking } from './blocking-rules.ts';
import type { Clause } from './clause.ts';
import { contrasted } from './contrasted.ts';
import { eachApart } from './each-apart.ts';
import { type SaidHandle, takeHandles } from './handles.ts';
import { readHistoryWords } from './history-words.ts';
import { inOtherMood } from './in-other-mood.ts';
import { fieldOfNamed } from './field-of-named.ts';
import { guessedOfNamed } from './guessed-of-named.ts';
import { lateFact } from './late-fact.ts';
import { GUESS, LIKELY } from './made.ts';
import { withMoreParts } from './more-parts.ts';
import { readNamedAct } from './named-act.ts';
import { movedApart } from './moved-apart.ts';
import { needlessIn } from './needless.ts';
import { STRIKES_OUT } from './needless-phrases.ts';
import { readNamedSubtask, readNote } from './note.ts';
import { readNumberedAct } from './numbered-act.ts';
import { isWhole, numberedApart } from './numbered-apart.ts';
import { inOneBreath } from './one-breath.ts';
import { readOrderAlone } from './order-alone.ts';
import { readPlanAct } from './plan-act.ts';
import { pointedName } from './pointed-name.ts';
import { putThere } from './put-there.ts';
import { readDayToPlan } from './plan-day-rules.ts';
import { readOperations } from './read-operations.ts';
import { readParts } from './read-parts.ts';
import { readQuery } from './read-query.ts';
import { type BesideReason, ofReason, tellsOfAnother, withoutReason } from './reason-aside.ts';
import { plainCorrection, readSaidOtherwise } from './said-otherwise.ts';
import { saidPlainer } from './said-plainer.ts';
import { shownByNumber, shownInView } from './shown-by-number.ts';
import { splitPhrases } from './split-phrases.ts';
import { isSupposed } from './supposed.ts';
import { orderBehindTold, orderBesideReason } from './told-reason.ts';
import { twoFieldsOf } from './two-fields.ts';

/** What an utterance asks of what exists. */
export type Conversation =
  | {
      readonly kind: 'operations';
      readonly operations: readonly ReadOperation[];
      /** Words that ask for something new in the same breath, as they were said. */
      readonly rest: readonly string[];
      /** The kind or number of some object was said, so no title is meant. */
      readonly isAddressed: boolean;
    }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'day_plan'; readonly day: string }
  | { readonly kind: 'day_plan_act'; readonly act: DayPlanAct }
  | { readonly kind: 'undo' | 'redo' | 'back' };

type ConversationRequest = Pick<
  InterpretRequest,
  'thread' | 'pending' | 'pending_operation' | 'attached'
> &
  Partial<Pick<InterpretRequest, 'source'>>;

/** Reads what is done to existing objects or asked about them; null when the words do neither. */
export function readConversation(
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const plain = saidPlainer(said) ?? (isObjectAsked(request) ? null : shown(said, read, request));
  if (plain !== null) return readConversation(plain, readText(plain), request, ground);
  const history = readHistoryWords(read.words);
  if (history !== null) return { kind: history };
  const breath = inOneBreath(said, read, request.thread ?? null, (part) => {
    const found = readUndivided(part, readText(part), request, ground);
    return found?.kind === 'operations' && found.rest.length === 0 ? found.operations : null;
  });
  return breath === null
    ? readUndivided(said, read, request, ground)
    : { kind: 'operations', ...breath, isAddressed: true };
}

const codeAsked = ({
  pending,
  pending_operation: operation,
}: ConversationRequest): QuestionCode | undefined =>
  pending?.question.code ?? operation?.question.code;

const asksFor =
  (...codes: readonly QuestionCode[]) =>
  (request: ConversationRequest): boolean => {
    const code = codeAsked(request);
    return code !== undefined && codes.includes(code);
  };
/** The order to show what a number alone, or a pointer, names. */
const shown = (said: string, read: ReadText, { thread }: ConversationRequest): string | null =>
  shownByNumber(said, read) ?? shownInView(said, thread);

const isTitleAsked = asksFor('TITLE', 'NEW_TITLE');
const isObjectAsked = asksFor('TARGET', 'PROJECT', 'LINKED_TASK');

export const isAsking = ({ pending, pending_operation: operation }: ConversationRequest): boolean =>
  pending !== undefined || operation !== undefined;

/** The same of words that are one thing, or several that only their reading tells apart. */
function readUndivided(
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const { thread = null } = request;
  const readAlone = (part: string): readonly ReadOperation[] | null => {
    const found = readConversation(part, readText(part), request, ground);
    return found?.kind === 'operations' && found.rest.length === 0 ? found.operations : null;
  };
  const fields = thread === null ? null : twoFieldsOf(said, thread, readAlone);
  if (fields !== null) return operationsOf(fields, true);
  const named =
    readNumberedAct(said, read, request, ground) ?? readNamedAct(said, read, request, ground);
  if (named !== null) return operationsOf([named].flatMap(withMoreParts).map(asRead), true);
  const blocked = readBlocked(said, read, request, ground);
  if (blocked !== null) return blocked;
  const struck = STRIKES_OUT.test(said) ? ofNeedless(said, request, ground) : null;
  if (struck !== null) return struck;
  const order =
    orderBesideReason(said) ?? orderBehindTold(said, thread) ?? orderOfAmiss(said, thread);
  if (order !== null) return readConversation(order, readText(order), request, ground);
  const plain = saidOrdered(said, request, ground);
  if (plain !== null) return plain;
  const otherwise = ofOtherwise(said, request, ground);
  if (otherwise !== null) return otherwise;
  const mood = ofOtherMood(said, request, ground);
  if (mood !== null) return mood;
  const aside = orderWithoutReason(said, request, ground) ?? ofNeedless(said, request, ground);
  if (aside !== null) return aside;
  const alone = readOrderAlone(said, read, thread, readAlone);
  if (alone !== null) return operationsOf(alone, false);
  const apart = movedApart(said, read, thread);
  if (apart !== null) return readConversation(apart, readText(apart), request, ground);
  const sides = readSides(said, read.items, { thread, readAlone });
  return sides === null ? readTogether(said, read, request, ground) : operationsOf(sides, false);
}

/** Another value of what is named, and what was left out of what was just written: the order that says so. */
function saidOrdered(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const { thread = null } = request;
  const plain = putThere(said, thread) ?? fieldOfNamed(said, thread);
  for (const order of [plain, lateFact(said, thread), pointedName(said, thread)]) {
    const found = order === null ? null : readConversation(order, readText(order), request, ground);
    if (found?.kind === 'operations' && found.rest.length === 0) return found;
  }
  const guess = guessedOfNamed(said, thread);
  const meant = guess === null ? null : readConversation(guess, readText(guess), request, ground);
  return meant?.kind === 'operations' && meant.rest.length === 0 ? cappedAt(GUESS, meant) : null;
}

/** The same, no surer than `most`. */
function cappedAt(
  most: number,
  found: Extract<Conversation, { kind: 'operations' }>,
): Conversation {
  const operations = found.operations.map((one) => ({
    ...one,
    confidence: Math.min(one.confidence, most),
  }));
  return { ...found, operations };
}

/** "кеды не сыну, а дочке": what was wrong of something, and what is right. */
function ofOtherwise(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const { thread = null } = request;
  const plain = plainCorrection(said);
  const found = plain === null ? null : readConversation(plain, readText(plain), request, ground);
  if (found !== null) return found;
  const { pending: _asked, pending_operation: _askedOf, ...unasked } = request;
  const of = readSaidOtherwise(said, thread, (words, view) => {
    const alone = readUndivided(words, readText(words), { ...unasked, thread: view }, ground);
    return alone?.kind === 'operations' ? alone.operations : null;
  });
  return of === null ? null : operationsOf(of, true);
}

/** What is asked for or wished rather than ordered; a wish is asked about first. */
function ofOtherMood(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const mood = inOtherMood(said, request.thread ?? null);
  const found =
    mood === null ? null : readConversation(mood.order, readText(mood.order), request, ground);
  if (mood === null || found?.kind !== 'operations' || found.rest.length > 0) return null;
  const most = mood.isWish ? GUESS : LIKELY;
  return cappedAt(most, found);
}

/** "дрожжи дома есть, вычёркивай": what is no longer needed goes. */
function ofNeedless(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const needless = isAsking(request) ? null : needlessIn(said, request.thread ?? null);
  if (needless === null) return null;
  const found = readConversation(needless.order, readText(needless.order), request, ground);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  return needless.isGuess ? cappedAt(GUESS, found) : found;
}

/** What a person has stopped, with what is ordered beside it. */
function readBlocked(
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const { thread = null } = request;
  const found = readBlocking(said, read, { thread, ground }, (words) =>
    orderedBy(words, request, ground),
  );
  if (found === null || found.length > COMMANDS_MAX) return null;
  const isAddressed = found.some((one) => one.isAddressed);
  return operationsOf(found.map(asRead), isAddressed);
}

const operationsOf = (
  operations: readonly ReadOperation[],
  isAddressed: boolean,
): Conversation => ({ kind: 'operations', operations, rest: [], isAddressed });

/** Sides that are set against each other, or parts that each say something whole. */
function readSides(
  said: string,
  items: readonly Item[],
  {
    thread,
    readAlone,
  }: {
    readonly thread: ThreadHints | null;
    readonly readAlone: (part: string) => readonly ReadOperation[] | null;
  },
): readonly ReadOperation[] | null {
  const readOne = (side: string): readonly ReadOperation[] | null => {
    const operations = readAlone(side);
    return operations?.length === 1 ? operations : null;
  };
  return contrasted(said, items, readOne) ?? eachApart(said, items, thread, readOne);
}

/** All of the words in one reading: by their numbers, as a question, or phrase by phrase. */
function readTogether(
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
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
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

/** What words beside the order to stop something do by themselves. */
function orderedBy(said: string, request: ConversationRequest, ground: Ground): Ordered {
  const found = said.trim() === '' ? null : readConversation(said, readText(said), request, ground);
  if (found === null) return 'none';
  if (found.kind !== 'operations' || found.rest.length > 0) return 'other';
  return found.operations.map((one) => ({ ...one, isAddressed: found.isAddressed }));
}

/**
 * What is ordered beside a reason: of a set, which is asked about before anything is done, and another
 * time for one object where the person tells of themselves. Null for everything else.
 */
function orderWithoutReason(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  for (const beside of withoutReason(said)) {
    const found = orderBeside(beside, request, ground);
    if (found !== null) return found;
  }
  return null;
}

function orderBeside(
  { order, reason, isOfOneself }: BesideReason,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  // "молоко купил, остальное перенеси": what is told as done is no reason
  if (readConversation(reason, readText(reason), request, ground) !== null) return null;
  const found = readConversation(order, readText(order), request, ground);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  if (tellsOfAnother(reason, found.operations, request.thread ?? null)) return null;
  const isMeant = found.operations.every(
    ({ set, bulk, operation, did }) =>
      set !== undefined ||
      bulk !== undefined ||
      (isOfOneself && operation.type === 'reschedule') ||
      (did !== undefined && operation.type === 'update_status') ||
      isGivenUp(operation),
  );
  if (!isMeant) return null;
  const operations = found.operations.map((one) => ofReason(one, reason, request.thread ?? null));
  return { ...found, operations: operations.filter((one) => one !== null) };
}

/** What goes is asked about before anything is done, so that a reason beside it does no harm. */
const isGivenUp = (operation: Operation): boolean =>
  operation.type === 'delete' ||
  (operation.type === 'update_status' && operation.status === 'cancelled');

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
