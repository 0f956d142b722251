import {
  CONFIDENCE,
  type InterpretResponse,
  type Note,
  Operation,
  type PendingOperationQuestion,
  type QuestionCode,
  type ReadOperation,
} from '@planerka/contracts';
import { envelopeAtMost } from '../../at-most.ts';
import type { ReadNew, Spoken } from '../../spoken.ts';
import { leavesUndecided } from '../commands/answers/consent.ts';
import { isCancel } from '../commands/answers/is-cancel.ts';
import { isFinite } from '../commands/finite-verbs.ts';
import type { Act } from '../commands/head/head.ts';
import { readCommand } from '../commands/read-command.ts';
import { asBlock } from '../commands/reworded/tail-behind.ts';
import { isInfinitive } from '../commands/verb-forms.ts';
import { readText } from '../grammar.ts';
import { BACK } from '../lexicon/acting-words.ts';
import { GUESS } from './acts/made.ts';
import { isUnreadEdit } from './acts/named-act.ts';
import { rowsOrdered } from './acts/rows-ordered.ts';
import { isVerbRather } from './acts/verb-instead.ts';
import { withLength } from './acts/with-length.ts';
import { ofAskedGivenUp } from './answers/asked-given-up.ts';
import { wordsIn } from './answers/choice-by-words.ts';
import { insteadOfAsked } from './answers/instead-of-asked.ts';
import { readOperationAnswer } from './answers/read-operation-answer.ts';
import { timeOfWhich } from './answers/time-of-which.ts';
import { type Conversation, cappedAt, isAsking } from './conversation.ts';
import { readHistoryWords } from './history-words.ts';
import { isVerb, POINTING } from './lexicon.ts';
import { byTitleWords } from './objects/by-title-words.ts';
import { hasPlaceholder, takeHandles } from './objects/handles.ts';
import { headed } from './objects/headed.ts';
import { withLeftUnread } from './objects/left-unread.ts';
import { oneOfTitle } from './objects/one-of-title.ts';
import { saysWhich } from './objects/says-which.ts';
import { whichOfSame } from './objects/which-of-same.ts';
import { withWholeNames } from './objects/with-whole-names.ts';
import { ofHoursAhead } from './objects/worked-on.ts';
import { whatIsLeft } from './questions/what-is-left.ts';
import { readConversation } from './read-conversation.ts';
import { allOfIt } from './reworded/all-of-it.ts';
import { orderOfAmiss } from './reworded/amiss.ts';
import { broughtBack } from './reworded/brought-back.ts';
import { orderOfDoubled } from './reworded/doubled.ts';
import { fieldOfIt, ofJustShown } from './reworded/field-of-it.ts';
import { hourOfDue, isHourOfDue } from './reworded/hour-of-due.ts';
import { orderOfMistold } from './reworded/mistold.ts';
import { nameAndMore } from './reworded/name-and-more.ts';
import { isNeededNot } from './reworded/needed-is-not.ts';
import { isNotToBeDone } from './reworded/needless.ts';
import { notYet } from './reworded/not-yet.ts';
import { orderOfPointed } from './reworded/pointed-first.ts';
import { putToIt } from './reworded/put-to-it.ts';
import { reminderSaid } from './reworded/reminder-said.ts';
import { firstOrder, type Rewording } from './reworded/reworded.ts';
import { withoutNoteOnly } from './reworded/said-of-field.ts';
import { isDirected } from './reworded/short-of-shown.ts';
import { lengthOfShown } from './reworded/time-of-shown.ts';
import { titleMended, titleSaidRight } from './reworded/title-mended.ts';
import { orderBesideReason } from './reworded/told-reason.ts';
import { isOnlyCounted } from './several/counted-written.ts';
import { readBesideDone } from './several/object-of-done.ts';
import { anotherMarked, readOneMore } from './several/one-more.ts';
import { areSetAgainst } from './several/set-against.ts';
import { toldOfSame } from './several/told-of-same.ts';
import { withoutVerbAlone } from './several/verb-alone.ts';
import { onlyActs } from './words.ts';

/** Questions that any words may answer but those that order something. */
const WORDY: ReadonlySet<QuestionCode> = new Set(['TITLE', 'NEW_TITLE']);
const NAMING: ReadonlySet<QuestionCode> = new Set(['TARGET', 'PROJECT', 'LINKED_TASK']);
const TALK: ReadonlySet<Act> = new Set<Act>(['chat', 'foreign', 'query', 'empty']);

/** "назад" with a Workroom open and nothing asked leaves the room; else it takes back. */
export function leavesRoom({ request, read }: Spoken): boolean {
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const isBack = read.words.some(({ word }) => word === BACK);
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
  if (found === null || (WORDY.has(code) && isNaming(found))) return null;
  return respond(found, readNew);
}

/** "назови её молоко" gives the name that was asked for. */
function isNaming(found: Conversation): boolean {
  if (found.kind !== 'operations' || found.isAddressed) return false;
  return found.operations.every(
    ({ operation, mention }) => operation.type === 'rename' && mention === undefined,
  );
}

/** The answer to the open question about an operation; null when the words are none. */
export function interpretOperationAnswer(
  spoken: Spoken,
  pending: PendingOperationQuestion,
): InterpretResponse | null {
  const { text, read, ground } = spoken;
  const { code } = pending.question;
  const isTime = code === 'TARGET' && timeOfWhich(text, pending, ground) !== null;
  const isOpen = (WORDY.has(code) || NAMING.has(code)) && !isNumbered(spoken) && !isTime;
  // "название не то. должно быть смета": what is asked for is said behind it
  const title = code === 'NEW_TITLE' ? titleSaidRight(text) : null;
  const found =
    title === null
      ? readOperationAnswer(text, read, pending, ground)
      : readOperationAnswer(title, readText(title), pending, ground);
  const isChoice = found !== null && 'choiceId' in found;
  if (isOpen && !isChoice && (isOfItsOwn(spoken, code) || isOrderOfItsOwn(spoken))) return null;
  if (found === null || (!isChoice && isOpen && NAMING.has(code) && !namesOnly(spoken)))
    return null;
  const response: InterpretResponse = { kind: 'answer', envelopes: [], interpreter: 'rules' };
  if ('choiceId' in found) response.choice_id = found.choiceId;
  else response.operations = [found.read];
  return response;
}

/** Are the words hardly more than a name? What tells a story names none of those that are offered. */
function namesOnly({ text, read: { words } }: Spoken): boolean {
  if (words.length > NAME_WORDS_MAX || STORY.test(text.trim())) return false;
  return !words.some(({ word }) => isFinite(word));
}
const NAME_WORDS_MAX = 8;
/** Behind a mark something more is said. */
const STORY = /[.!?;:]\s+\S/u;

/** Would they order something else of what exists: "машину заберёт жена, вычёркивай"? */
function isOrderOfItsOwn({ request, ...said }: Spoken): boolean {
  const { pending_operation: _asked, ...plain } = request;
  const found = converse({ ...said, request: plain });
  return found?.kind === 'operations' && !isNaming(found) && found.operations.every(isNamed);
}
const isNamed = ({ mention, operation }: ReadOperation): boolean =>
  mention !== undefined && operation.type !== 'rename';

/** Would the words be written down, or ask for something, if nothing were asked? */
function isOfItsOwn({ text, read }: Spoken, code: QuestionCode): boolean {
  const { act, intent, frame, confidence } = readCommand(text, read.items);
  if (act === 'explicit' || act === 'need' || act === 'chat' || act === 'remind') return true;
  if (WORDY.has(code)) return intent === 'timeblock_create' && frame !== null;
  const isNumber = read.items.length === 1 && act === 'empty';
  if (isNumber) return false;
  return TALK.has(act) || frame !== null || confidence >= CONFIDENCE.act;
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

/** Something else for what the question is about, or the same for something else; null for anything else. */
export function interpretInsteadOfAsked(
  spoken: Spoken,
  pending: PendingOperationQuestion,
): InterpretResponse | null {
  const found = insteadOfAsked(spoken, pending);
  return found === null
    ? null
    : { kind: 'answer', envelopes: [], operations: [found], interpreter: 'rules' };
}

const NUMBERED_WORDS_MAX = 5;

/** Words about an object that a token named: no title of something new, unless that is asked for. */
export function isAboutTokens({ text, read }: Spoken): boolean {
  return hasPlaceholder(text) && readCommand(text, read.items).act === 'nominal';
}

/** What is plainly said of something that was spoken of here, in words that say nothing more to us: never a title. */
export function isUnread({ text, read, request }: Spoken): boolean {
  if (isHourOfDue(text) || areSetAgainst(text) || isOnlyCounted(text)) return true;
  if (isNeededNot(text, request.thread ?? null)) return true;
  if (isAsking(request) && leavesUndecided(text, read.words)) return true;
  if ((request.thread?.candidates.length ?? 0) > 0 && isVerbRather(text)) return true;
  const { act } = readCommand(text, read.items);
  if (TOLD_TO_MAKE.has(act)) return act === 'need' && isNotToBeDone(text, read.words);
  return isUnreadEdit(read, request.thread) || isNotToBeDone(text, read.words) || isHourOfDue(text);
}

const TOLD_TO_MAKE: ReadonlySet<Act> = new Set<Act>(['explicit', 'need', 'remind']);

/** "TASK-004", "задача 9": an object's number and hardly anything else. */
function isNumbered({ text, read }: Spoken): boolean {
  return read.words.length <= NUMBERED_WORDS_MAX && takeHandles(text, read).handles.length > 0;
}

/** What is done to existing objects or asked about the plan; null when the words do neither. */
export function interpretConversation(spoken: Spoken, readNew: ReadNew): InterpretResponse | null {
  const found = converse(spoken);
  const { text, request } = spoken;
  if (found !== null && isTimeOfAsked(found, spoken)) return null;
  if (found !== null) return ofAskedGivenUp(found, spoken) ?? respond(found, readNew);
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  return isAsked ? anotherMarked(text.trim(), readNew) : readOneMore(text, request.thread, readNew);
}

/** "на час позже" while something new is asked about: a time alone is said of that, and not of what stands in view. */
function isTimeOfAsked(found: Conversation, { read, request }: Spoken): boolean {
  if (request.pending === undefined || found.kind !== 'operations') return false;
  const isOrdered = read.words.some(({ word }) => isVerb(word) || isInfinitive(word));
  const isPointed = read.words.some(({ word }) => POINTING.has(word));
  return (
    !isOrdered && !isPointed && found.operations.every((one) => isTimed(one) && !saysWhich(one))
  );
}
const isTimed = ({ operation: { type } }: ReadOperation): boolean =>
  type === 'reschedule' || type === 'set_duration' || type === 'set_due';

/**
 * Rows of the list in view with what is ordered of them: nothing new, whatever else the words might say. Null for
 * everything else, and for one row while something is asked, of which it may be the answer.
 */
export function interpretRows(spoken: Spoken): InterpretResponse | null {
  const { text, request, ground } = spoken;
  const rows = rowsOrdered(text, request.thread ?? null, request.projects ?? []);
  if (rows === null || (rows.places.length < 2 && mayAnswer(request, rows.isAct))) return null;
  const { order, places } = rows;
  const none: InterpretResponse = { kind: 'none', envelopes: [], interpreter: 'rules' };
  if (order === null) return none;
  const found = converse({ text: order, read: readText(order), request, ground });
  const isOfRows =
    found?.kind === 'operations' &&
    found.rest.length === 0 &&
    found.operations.every(({ shown, ordinal }) => (shown ?? ordinal) !== undefined);
  if (!isOfRows) return rows.isAct ? none : null;
  const operations = found.operations.map(
    ({ mention: _counted, ordinal: _place, ...one }): ReadOperation => ({
      ...one,
      shown: { places: [...places] },
    }),
  );
  return { ...none, kind: 'operations', operations };
}

/** "второе" may answer what is asked; "второе давай на вторник" is no yes, no no, and no day of what would be new. */
function mayAnswer(request: Spoken['request'], isAct: boolean): boolean {
  const { pending, pending_operation: operation } = request;
  const code = pending?.question.code ?? operation?.question.code;
  return code !== undefined && !(isAct && YES_OR_NO.has(code));
}
const YES_OR_NO: ReadonlySet<QuestionCode> = new Set(['CONFIRM', 'PAST', 'BULK', 'STEPS']);

/**
 * Ways to say an order that tell of a slip or only point at what is meant, in the order in which they are asked;
 * while something is asked, only doubled words are no answer to it.
 */
const AROUND_ORDER: readonly Rewording[] = [
  reminderSaid,
  broughtBack,
  notYet,
  orderOfAmiss,
  isDirected,
  orderOfMistold,
  orderBesideReason,
  hourOfDue,
  orderOfDoubled,
  allOfIt,
  lengthOfShown,
  orderOfPointed,
  putToIt,
  asBlock,
];
const WHILE_ASKED: readonly Rewording[] = [orderOfDoubled];

/** What is read of the words as they were said, or with the words of titles in the place of their beginnings. */
function converse(spoken: Spoken): Conversation | null {
  const found = inWholeNames(spoken);
  return found?.kind === 'query'
    ? { ...found, query: whatIsLeft(found.query, spoken.text) }
    : found;
}

function inWholeNames(spoken: Spoken): Conversation | null {
  const whole = withWholeNames(spoken.text, spoken.request.thread ?? null);
  const read = whole && plainly({ ...spoken, text: whole.said, read: readText(whole.said) });
  if (whole === null || read?.kind !== 'operations' || read.rest.length > 0) return plainly(spoken);
  const isOfIt = read.operations.some(({ mention = '' }) =>
    whole.names.some((name) => wordsIn(mention).includes(name)),
  );
  if (!isOfIt) return plainly(spoken);
  return whole.isSure ? read : cappedAt(GUESS, read);
}

/** Words that tell of a slip, or that only point at what is meant, are read as the plain order behind them. */
function plainly({ text, read, request, ground }: Spoken): Conversation | null {
  const { thread = null } = request;
  const again = (said: string) => readConversation(said, readText(said), request, ground);
  const mended = titleMended({ said: text, thread, request, again });
  if (mended !== null) return mended;
  const isPlain = isAsking(request) || readHistoryWords(read.words) !== null;
  const field = isPlain ? null : fieldOfIt(text, thread);
  const ofIt = field === null ? null : again(field);
  // nothing else is looked for in what is kept with it, whatever its words are
  if (ofIt?.kind === 'operations' && ofIt.rest.length === 0) return ofJustShown(ofIt, thread, text);
  const order = firstOrder(isPlain ? WHILE_ASKED : AROUND_ORDER, text, thread);
  const found = order === null ? null : again(order);
  const whole = found ?? readConversation(text, read, request, ground);
  if (whole?.kind !== 'operations') return whole;
  const once = toldOfSame(withoutVerbAlone(whole.operations, thread), thread);
  const noted = withoutNoteOnly(text, once, thread);
  const isWhole = whole.rest.length === 0 && !isAsking(request);
  const acts = (said: string) => onlyActs(again(said));
  const apart = nameAndMore(noted, text, { thread, acts });
  const operations = isWhole ? ofHoursAhead(withLength(text, read, apart, ground), thread) : apart;
  const meant = headed(text, whichOfSame(text, operations, thread), thread);
  const titled = oneOfTitle(text, byTitleWords(meant, thread), thread);
  return { ...whole, operations: withLeftUnread(read.items, titled, thread) };
}

/** "удали этот список и сделай список для дачи: ...": a list is something new as well. */
const makesList = ({ kind, operations = [] }: InterpretResponse): boolean =>
  kind === 'operations' && operations.every(({ operation }) => operation.type === 'list_add');

function respond(found: Conversation, readNew: ReadNew): InterpretResponse | null {
  const head = { envelopes: [], interpreter: 'rules' } as const;
  switch (found.kind) {
    case 'restored':
      return { ...head, envelopes: [], kind: 'undo', altered_only: true };
    case 'undo':
    case 'redo':
    case 'back':
      return { ...head, envelopes: [], kind: found.kind };
    case 'query':
      return { ...head, envelopes: [], kind: 'query', query: found.query };
    case 'day_plan':
      return { ...head, envelopes: [], kind: 'day_plan', day: found.day };
    case 'day_plan_act':
      return { ...head, envelopes: [], kind: 'day_plan', plan_act: found.act };
    case 'operations': {
      const others = found.rest.map((rest) => readBesideDone(rest, found.operations, readNew));
      // what cannot be understood must not be dropped silently: then all of it is read anew
      if (!others.every((other) => other.kind === 'commands' || makesList(other))) return null;
      const made = others.flatMap((other) => other.envelopes);
      const envelopes = found.isRestTold === true ? made.map(envelopeAtMost(GUESS)) : made;
      const lists = others.flatMap((other) => other.operations ?? []);
      const operations = [...found.operations, ...lists];
      const notes = notesOf(others);
      const noted = notes.length === 0 ? {} : { notes };
      return { ...head, envelopes, kind: 'operations', operations, ...noted };
    }
  }
}

/** What was noticed of each, by where it stands among all that is to be written. */
function notesOf(others: readonly InterpretResponse[]): Note[] {
  let before = 0;
  return others.flatMap(({ envelopes, notes = [] }) => {
    const moved = notes.map((note) => ({ ...note, position: note.position + before }));
    before += envelopes.length;
    return moved;
  });
}
