import { COMMANDS_MAX, type ReadOperation, type ThreadHints } from '@planerka/contracts';
import { isPast } from '../commands/finite-verbs.ts';
import { letBehind } from '../commands/reworded/let-behind.ts';
import { type Ordered, readBlocking } from './acts/blocking-rules.ts';
import { GUESS } from './acts/made.ts';
import { withMoreParts } from './acts/more-parts.ts';
import { readNamedAct } from './acts/named-act.ts';
import { readNumberedAct } from './acts/numbered-act.ts';
import { ownerFirst } from './acts/owner-first.ts';
import { ofSeriesDay } from './acts/series-day.ts';
import { takesAway } from './acts/takes-away.ts';
import { wordsIn } from './answers/choice-by-words.ts';
import { sameOnesMoved } from './answers/the-same-ones.ts';
import { asRead } from './as-read.ts';
import { type Conversation, isAsking, operationsOf } from './conversation.ts';
import { alreadyStands } from './reworded/already-stands.ts';
import { orderOfAmiss } from './reworded/amiss.ts';
import { withoutAsker } from './reworded/asked-by-them.ts';
import { beforeTale } from './reworded/before-tale.ts';
import { betterWith } from './reworded/better-with.ts';
import { booked } from './reworded/booked.ts';
import { calledAnew } from './reworded/called-anew.ts';
import { cameAndDid, doneForBoth } from './reworded/came-and-did.ts';
import { deniedWithTail } from './reworded/denied-with-tail.ts';
import { doneButOne } from './reworded/done-but-one.ts';
import { doneSoGoes } from './reworded/done-so-goes.ts';
import { doneStruck } from './reworded/done-struck.ts';
import { doneThenTalk } from './reworded/done-then-talk.ts';
import { fieldOfNamed } from './reworded/field-of-named.ts';
import { guessedOfNamed } from './reworded/guessed-of-named.ts';
import { inOtherMood } from './reworded/in-other-mood.ts';
import { lateFact } from './reworded/late-fact.ts';
import { leftAsIs } from './reworded/left-as-is.ts';
import { lengthInstead } from './reworded/length-instead.ts';
import { letItBe } from './reworded/let-it-be.ts';
import { movedApart } from './reworded/moved-apart.ts';
import { movedBeside } from './reworded/moved-beside.ts';
import { movedInOwnWords, plainerContrast, withoutSaid } from './reworded/moved-in-own-words.ts';
import { movedShortly } from './reworded/moved-shortly.ts';
import { namedWithTerm } from './reworded/named-with-term.ts';
import { neededNoMore } from './reworded/needed-no-more.ts';
import { needlessIn } from './reworded/needless.ts';
import { STRIKES_OUT } from './reworded/needless-phrases.ts';
import { newsOfKnown } from './reworded/news-of-known.ts';
import { notThatDay } from './reworded/not-that-day.ts';
import { noteOf } from './reworded/note-of.ts';
import { readOrderAlone } from './reworded/order-alone.ts';
import { otherShift } from './reworded/other-shift.ts';
import { calledOff, goesForReason, passedBy } from './reworded/passed-by.ts';
import { pointedAway } from './reworded/pointed-away.ts';
import { pointedName } from './reworded/pointed-name.ts';
import { putThere } from './reworded/put-there.ts';
import {
  type BesideReason,
  ofReason,
  tellsOfAnother,
  withoutReason,
} from './reworded/reason-aside.ts';
import { resting } from './reworded/resting.ts';
import { reworded } from './reworded/reworded.ts';
import { saidFine } from './reworded/said-fine.ts';
import { plainCorrection, readSaidOtherwise } from './reworded/said-otherwise.ts';
import { onlyLeft, settled } from './reworded/settled-or-left.ts';
import { timeForTime } from './reworded/time-for-time.ts';
import { orderBehindTold, orderBesideReason } from './reworded/told-reason.ts';
import { triedInVain } from './reworded/tried-in-vain.ts';
import { twoFieldsOf } from './reworded/two-fields.ts';
import { whichIs } from './reworded/which-is.ts';
import { wrongThenRight } from './reworded/wrong-then-right.ts';
import { contrasted } from './several/contrasted.ts';
import { eachApart } from './several/each-apart.ts';
import { readTogether } from './several/read-together.ts';
import { areSetAgainst } from './several/set-against.ts';
import { isVerbAlone } from './several/verb-alone.ts';
import type { Reader, Words } from './words.ts';

/** "торт до четверга и приоритет средний" */
const ofTwoFields: Reader = ({ said, thread, acts }) => {
  const fields = thread === null ? null : twoFieldsOf(said, thread, acts);
  return fields && operationsOf(fields, true);
};

/** "вторую на завтра", "TASK-2 готово", "отчёт готов": one object, by its number or its name, and what is done to it. */
const ofName: Reader = ({ said, read, request, ground }) => {
  const named =
    readNumberedAct(said, read, request, ground) ?? readNamedAct(said, read, request, ground);
  return named && operationsOf([named].flatMap(withMoreParts).map(asRead), true);
};

/** What a person has stopped, with what is ordered beside it. */
const ofBlocked: Reader = ({ said, read, thread, ground, again }) => {
  const orderedBy = (words: string): Ordered => {
    const found = words.trim() === '' ? null : again(words);
    if (found === null) return 'none';
    if (found.kind !== 'operations' || found.rest.length > 0) return 'other';
    return found.operations.map((one) => ({ ...one, isAddressed: found.isAddressed }));
  };
  const found = readBlocking(said, read, { thread, ground }, orderedBy);
  if (found === null || found.length > COMMANDS_MAX) return null;
  const isAddressed = found.some((one) => one.isAddressed);
  return operationsOf(found.map(asRead), isAddressed);
};

const unneeded = reworded([needlessIn]);
/** "дрожжи дома есть, вычёркивай": what is no longer needed goes. */
const ofNeedless: Reader = (words) => (isAsking(words.request) ? null : unneeded(words));

/** "кеды не сыну, а дочке": what was wrong of something, and what is right. */
const ofOtherwise: Reader = ({ said, request, thread, again, actsAt }) => {
  const plain = plainCorrection(said);
  const found = plain === null ? null : again(plain);
  if (found !== null) return found;
  const { pending: _asked, pending_operation: _askedOf, ...unasked } = request;
  const of = readSaidOtherwise(said, thread, (words, view) =>
    actsAt(words, { ...unasked, thread: view }),
  );
  return of && operationsOf(of, true);
};

/**
 * What is ordered beside a reason: of a set, which is asked about before anything is done, and another
 * time for one object where the person tells of themselves.
 */
const besideReason: Reader = (words) => {
  for (const beside of withoutReason(words.said)) {
    const found = orderBeside(beside, words);
    if (found !== null) return found;
  }
  return null;
};

function orderBeside(
  { order, reason, isSure }: BesideReason,
  { thread, again }: Words,
): Conversation | null {
  // "молоко купил, остальное перенеси": what is told as done is no reason
  if (again(reason) !== null) return null;
  const found = again(order);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  if (tellsOfAnother(reason, found.operations, thread)) return null;
  // "лого доделал, отправил" of what nobody knows: the verb alone is told of that
  if (found.operations.some(isVerbAlone) && wordsIn(reason).some(isPast)) return null;
  const isMeant = found.operations.every(
    ({ set, bulk, operation, did }) =>
      set !== undefined ||
      bulk !== undefined ||
      (isSure && operation.type === 'reschedule') ||
      (did !== undefined && operation.type === 'update_status') ||
      // it is asked about before anything is done, so that a reason beside it does no harm
      takesAway(operation),
  );
  if (!isMeant) return null;
  const operations = found.operations.map((one) => ofReason(one, reason, thread));
  return { ...found, operations: operations.filter((one) => one !== null) };
}

/** An order that is read without something that stands in it. */
const withoutRest: Reader = ({ said, read, thread, acts }) => {
  const alone = readOrderAlone(said, read, thread, acts);
  return alone && operationsOf(alone, false);
};

/** "окна перенеси на пятницу, тюль на субботу" */
const ofEachMoved: Reader = ({ said, read, thread, again }) => {
  const order = movedApart(said, read, thread);
  return order === null ? null : again(order);
};

/** Sides that are set against each other, or parts that each say something whole. */
const ofSides: Reader = ({ said, read, thread, acts }) => {
  const readOne = (side: string): readonly ReadOperation[] | null => {
    const operations = acts(side);
    return operations?.length === 1 ? operations : null;
  };
  const sides =
    contrasted(said, read.items, readOne) ?? eachApart(said, read.items, thread, readOne);
  return sides && operationsOf(sides, false);
};

const guessed = (said: string, thread: ThreadHints | null) => {
  const order = guessedOfNamed(said, thread);
  return order === null ? null : { order, most: GUESS };
};

/** "позвонить завтра пусть": of what is in view it is asked about. */
const letThen = (said: string) => {
  const order = letBehind(said);
  return order === null ? null : { order, most: GUESS };
};

/**
 * **The ways in which one thing is said of what exists, in their order**: the first that reads the words is taken.
 * A new one is a file of its folder and a line here.
 */
export const READERS: readonly Reader[] = [
  reworded([ownerFirst]),
  calledAnew,
  namedWithTerm,
  passedBy,
  reworded([goesForReason]),
  alreadyStands,
  leftAsIs,
  reworded([
    noteOf,
    doneSoGoes,
    doneStruck,
    sameOnesMoved,
    triedInVain,
    settled,
    onlyLeft,
    betterWith,
  ]),
  whichIs,
  neededNoMore,
  booked,
  resting,
  movedBeside,
  letItBe,
  reworded([saidFine, otherShift, movedShortly, cameAndDid]),
  doneForBoth,
  doneButOne,
  lengthInstead,
  notThatDay,
  timeForTime,
  movedInOwnWords,
  reworded([plainerContrast, withoutSaid, withoutAsker]),
  ofSeriesDay,
  newsOfKnown,
  ofTwoFields,
  ofName,
  ofBlocked,
  (words) => (STRIKES_OUT.test(words.said) ? ofNeedless(words) : null),
  reworded([pointedAway, orderBesideReason, orderBehindTold, orderOfAmiss]),
  reworded([putThere, fieldOfNamed, lateFact, pointedName, beforeTale, guessed, letThen]),
  ofOtherwise,
  wrongThenRight,
  reworded([inOtherMood]),
  reworded([deniedWithTail]),
  besideReason,
  ofNeedless,
  withoutRest,
  ofEachMoved,
  ofSides,
  doneThenTalk,
  ({ said, read, request, ground }) =>
    areSetAgainst(said) ? null : readTogether(said, read, request, ground),
  calledOff,
];
