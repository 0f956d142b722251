import type { Query } from '@planerka/contracts';
import type { Ground } from '../../time/place.ts';
import { type ReadText, readText } from '../grammar.ts';
import {
  type Conversation,
  type ConversationRequest,
  cappedAt,
  isAsking,
  isObjectAsked,
  isTitleAsked,
} from './conversation.ts';
import { readHistoryWords } from './history-words.ts';
import { namesOneWhole } from './objects/names-one-whole.ts';
import { askedAmidTalk } from './questions/amid-talk.ts';
import { HALTS } from './questions/amid-talk-phrases.ts';
import { askedOfDays } from './questions/asked-of-days.ts';
import { askedOfThings, daysToPlan } from './questions/asked-of-things.ts';
import { namedOn, ofAll } from './questions/of-days-named.ts';
import { askedOrNot } from './questions/or-not.ts';
import { READERS } from './readers.ts';
import { calledAndBooked } from './reworded/called-and-booked.ts';
import { cannotThen } from './reworded/cannot-then.ts';
import { contrastTurned } from './reworded/contrast-turned.ts';
import { lengthAndTime, reminderAnew } from './reworded/corrected-fields.ts';
import { deniedThere } from './reworded/denied-there.ts';
import { hourBehindName } from './reworded/hour-behind-name.ts';
import { lengthOfPlace, movedAndLasts } from './reworded/length-of-place.ts';
import { neededInstead } from './reworded/needed-no-more.ts';
import { neededThen } from './reworded/needed-then.ts';
import { orderInstead } from './reworded/order-instead.ts';
import { withoutRemark } from './reworded/remark-behind.ts';
import { remindsOfWork } from './reworded/reminded-of.ts';
import { reworded } from './reworded/reworded.ts';
import { saidPlainer } from './reworded/said-plainer.ts';
import { setApart } from './reworded/set-apart.ts';
import { shortOfShown } from './reworded/short-of-shown.ts';
import { shownByNumber, shownInView } from './reworded/shown-by-number.ts';
import { thatWhich } from './reworded/that-which.ts';
import { thisTimeNot } from './reworded/this-time-not.ts';
import { timeOfShown } from './reworded/time-of-shown.ts';
import { twoOfIt } from './reworded/two-of-it.ts';
import { verbLast } from './reworded/verb-last.ts';
import { verbNotNeeded } from './reworded/verb-not-needed.ts';
import { whoCannot } from './reworded/who-cannot.ts';
import { countedWritten } from './several/counted-written.ts';
import { eachPointed } from './several/each-pointed.ts';
import { newAndOff } from './several/new-and-off.ts';
import { inOneBreath } from './several/one-breath.ts';
import { needAhead, WHOM_AHEAD_OF_NEED } from './several/one-breath-phrases.ts';
import { seriesApart } from './several/series-apart.ts';
import { movedBesideNew } from './several/set-against.ts';
import { thereToo } from './several/there-too.ts';
import { onlyActs, type Reader, type Words } from './words.ts';

/** Reads what is done to existing objects or asked about them; null when the words do neither. */
export const readConversation = (
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null => {
  const orNot = isTitleAsked(request) ? null : askedOrNot(said);
  if (orNot !== null) return readAskedAlone(orNot, request, ground);
  return readPlain(said, read, request, ground) ?? readAskedOfDays(said, request, ground);
};

/** A question that must not be read as anything else. */
function readAskedAlone(
  asked: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const found = readConversation(asked, readText(asked), request, ground);
  return found?.kind === 'query' ? found : null;
}

/** Questions about days that hold more words than those that they are read in. */
function readAskedOfDays(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  if (isTitleAsked(request)) return null;
  const agendaOf = (asked: string): Agenda | null => {
    const found = readPlain(asked, readText(asked), request, ground);
    return found?.kind === 'query' && found.query.type === 'agenda' ? found.query : null;
  };
  const asked = daysToPlan(said) ?? askedOfDays(said);
  const agenda = asked === null ? null : agendaOf(asked);
  if (agenda !== null) return { kind: 'query', query: agenda };
  const things = isAsking(request) ? null : askedOfThings(said);
  if (things === null) return null;
  const then = things.days === null ? null : agendaOf(things.days);
  if (then !== null) return { kind: 'query', query: namedOn(then, things.name) };
  return things.days === null ? { kind: 'query', query: ofAll(things.name) } : null;
}
type Agenda = Extract<Query, { type: 'agenda' }>;

function readPlain(
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  const asked = isTitleAsked(request) && !HALTS.test(said) ? null : askedAmidTalk(said);
  const query = asked === null ? null : readConversation(asked, readText(asked), request, ground);
  if (query?.kind === 'query') return query;
  const plain = saidPlainer(said) ?? (isObjectAsked(request) ? null : shown(said, read, request));
  if (plain !== null) return readConversation(plain, readText(plain), request, ground);
  const history = readHistoryWords(read.words, isAsking(request));
  if (history !== null) return { kind: history };
  const around = aroundOrder(said, request, ground);
  if (around !== null) return around;
  const words = wordsOf(said, read, request, ground);
  return firstRead(WHOLE_READERS, words) ?? inParts(words) ?? readUndivided(words);
}

const remindedAnew: Reader = (words) => (isAsking(words.request) ? null : readRemindedAnew(words));
/** It corrects: of what has no reminder the plan asks. */
function readRemindedAnew(words: Words): Conversation | null {
  const found = readAnew(words);
  if (found?.kind !== 'operations') return found;
  return { ...found, operations: found.operations.map((one) => ({ ...one, corrects: true })) };
}
const readAnew = reworded([reminderAnew]);

/** Fields of what is counted, in view or just corrected, before anything is divided or turned. */
const FIELD_READERS: readonly Reader[] = [
  countedWritten,
  eachPointed,
  movedBesideNew,
  movedAndLasts,
  lengthAndTime,
  remindedAnew,
  reworded([lengthOfPlace]),
];

/** What is said of one thing in words that would be divided, or turned, amiss. */
const WHOLE_READERS: readonly Reader[] = [
  thatWhich,
  thisTimeNot,
  whoCannot,
  shortOfShown,
  reworded([orderInstead]),
  deniedThere,
  verbNotNeeded,
  neededInstead,
  cannotThen,
  ...FIELD_READERS,
  hourBehindName,
  verbLast,
  contrastTurned,
  neededThen,
  timeOfShown,
  twoOfIt,
];

function firstRead(readers: readonly Reader[], words: Words): Conversation | null {
  for (const reader of readers) {
    const found = reader(words);
    if (found !== null) return found;
  }
  return null;
}

/** What is said around an order that is plain without it. */
function aroundOrder(
  said: string,
  request: ConversationRequest,
  ground: Ground,
): Conversation | null {
  for (const plainer of [thereToo(said, request.thread ?? null), withoutRemark(said)]) {
    if (plainer === null) continue;
    const found = readConversation(plainer.order, readText(plainer.order), request, ground);
    if (found?.kind === 'operations') return cappedAt(plainer.most ?? 1, found);
  }
  return null;
}

/** Several things in one breath; null where it is one, or where only its reading tells them apart. */
function inParts(words: Words): Conversation | null {
  const { said, read, request, thread, again } = words;
  const needed = WHOM_AHEAD_OF_NEED.test(said) ? again(needAhead(said)) : null;
  if (needed?.kind === 'operations' && needed.rest.length > 0) return needed;
  const series =
    seriesApart(words) ??
    newAndOff(words) ??
    calledAndBooked(words) ??
    setApart(words) ??
    remindsOfWork(words);
  if (series !== null) return series;
  // "дочку завтра в 13:10 забрать": the words of one title are one thing, wherever its time stands
  if (namesOneWhole(said, thread)) return null;
  const breath = inOneBreath(said, read, thread, (part) => words.actsAt(part, request));
  return breath === null ? null : { kind: 'operations', ...breath, isAddressed: true };
}

/** The order to show what a number alone, or a pointer, names. */
const shown = (said: string, read: ReadText, { thread }: ConversationRequest): string | null =>
  shownByNumber(said, read) ?? shownInView(said, thread);

/** The same of words that are one thing, or several that only their reading tells apart. */
function readUndivided(words: Words): Conversation | null {
  for (const reader of READERS) {
    const found = reader(words);
    if (found !== null) return found;
  }
  return null;
}

function wordsOf(
  said: string,
  read: ReadText,
  request: ConversationRequest,
  ground: Ground,
): Words {
  // the same words again would be turned for ever
  const again = (other: string) =>
    other === said ? null : readConversation(other, readText(other), request, ground);
  return {
    said,
    read,
    request,
    thread: request.thread ?? null,
    ground,
    again,
    acts: (other) => onlyActs(again(other)),
    actsAt: (other, at) => onlyActs(readUndivided(wordsOf(other, readText(other), at, ground))),
  };
}
