import {
  COMMANDS_MAX,
  type Operation,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import type { Ground } from '../../time/place.ts';
import { type ReadText, readText } from '../grammar.ts';
import { orderOfAmiss } from './reworded/amiss.ts';
import { asRead } from './as-read.ts';
import { type Ordered, readBlocking } from './acts/blocking-rules.ts';
import { contrasted } from './several/contrasted.ts';
import { eachApart } from './several/each-apart.ts';
import { readHistoryWords } from './history-words.ts';
import { inOtherMood } from './reworded/in-other-mood.ts';
import { fieldOfNamed } from './reworded/field-of-named.ts';
import { guessedOfNamed } from './reworded/guessed-of-named.ts';
import { lateFact } from './reworded/late-fact.ts';
import { GUESS, LIKELY } from './acts/made.ts';
import { withMoreParts } from './acts/more-parts.ts';
import { readNamedAct } from './acts/named-act.ts';
import { movedApart } from './reworded/moved-apart.ts';
import { needlessIn } from './reworded/needless.ts';
import { STRIKES_OUT } from './reworded/needless-phrases.ts';
import { readNumberedAct } from './acts/numbered-act.ts';
import { inOneBreath } from './several/one-breath.ts';
import { readOrderAlone } from './reworded/order-alone.ts';
import { pointedName } from './reworded/pointed-name.ts';
import { putThere } from './reworded/put-there.ts';
import {
  type BesideReason,
  ofReason,
  tellsOfAnother,
  withoutReason,
} from './reworded/reason-aside.ts';
import { plainCorrection, readSaidOtherwise } from './reworded/said-otherwise.ts';
import { saidPlainer } from './reworded/said-plainer.ts';
import { shownByNumber, shownInView } from './reworded/shown-by-number.ts';
import { orderBehindTold, orderBesideReason } from './reworded/told-reason.ts';
import { twoFieldsOf } from './reworded/two-fields.ts';
import {
  cappedAt,
  type Conversation,
  type ConversationRequest,
  isAsking,
  isObjectAsked,
  operationsOf,
} from './conversation.ts';
import { readTogether } from './several/read-together.ts';

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

/** The order to show what a number alone, or a pointer, names. */
const shown = (said: string, read: ReadText, { thread }: ConversationRequest): string | null =>
  shownByNumber(said, read) ?? shownInView(said, thread);

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
