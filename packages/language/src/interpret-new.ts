import {
  CONFIDENCE,
  type Command,
  type CommandEnvelope,
  type Note,
  type TalkKind,
} from '@planerka/contracts';
import { type Act, ELSEWHERE } from './act.ts';
import { onEitherDay } from './commands/either-day.ts';
import type { Understood } from './commands/understand.ts';
import { understandAll } from './commands/understand-all.ts';
import type { CommandDoubt, Locale } from './locale.ts';
import { answer, isAsked, isForwarded, type RulesInterpretation } from './rules-interpretation.ts';
import type { Spoken } from './spoken.ts';

/** "TASK-002": what the bot prints of an object that exists. */
const PRINTED_NUMBER = /(?<![\p{L}\d])(?:TASK|BLOCK)-\d/iu;
const NUMBER_FIRST = /^[\s«"]*(?:TASK|BLOCK)-\d/iu;

/** Several words, and none of them in Cyrillic letters. */
function isInOtherLetters(text: string): boolean {
  return !/\p{Script=Cyrillic}/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

/** Said in so many words, they ask for something new whatever is being asked. */
const ORDERS: ReadonlySet<Act> = new Set(['explicit', 'remind', 'need'] as const);

/** Told so, it is made, whatever it is called. */
const TOLD_TO_MAKE: ReadonlySet<Act> = new Set(['explicit', 'remind'] as const);

/** Not read by the rules, but perhaps meant for us: a model may look at it. */
const OPEN_ACTS: ReadonlySet<Act> = new Set(['statement', 'edit'] as const);

/** Something new, or talk, or nothing that is meant for us. */
export function interpretNew(spoken: Spoken, locale: Locale): RulesInterpretation {
  const { text, read, request, ground } = spoken;
  const talk = isForwarded(request) ? null : locale.talkIn(read.words);
  if (talk === 'abilities' || talk === 'clock') return talking(talk);
  const plain = isForwarded(request) ? null : locale.plainTalkIn(read.words);
  if (plain !== null) return talking(plain);
  const mistyped = isForwarded(request) || isAsked(request) ? null : locale.talkInOtherLayout(text);
  if (mistyped !== null) return talking(mistyped);
  const understood = understandAll(text, locale.readCommands(text, read.items), ground, locale);
  const wanted = wantedOf(understood, locale);
  // words of another alphabet are guessed at by nobody: perhaps a model knows them
  if (isInOtherLetters(text) && wanted.every(({ act }) => !ORDERS.has(act))) {
    return answer('none', [], [], true, false);
  }
  const isSure = wanted.some(({ command }) => command.confidence >= CONFIDENCE.act);
  if (talk !== null && !isSure) return talking(talk);
  return wanted.length === 0
    ? ofNothing(understood, spoken, locale)
    : ofCommands(wanted, spoken, locale);
}

/**
 * What asks for something new. Alone, "эту шапку" names nothing; beside something new its words may belong
 * to that, so that it is asked about and no word is lost.
 */
function wantedOf(understood: readonly Understood[], locale: Locale): readonly Understood[] {
  const worth = understood.filter(
    ({ act, command }) =>
      act !== 'empty' && !ELSEWHERE.has(act) && command.confidence >= CONFIDENCE.hint,
  );
  const titleOf = ({ command }: Understood): string => command.entities.title ?? '';
  // "..., перенести на вторник": all of it is said of what stands, and nobody knows of what
  const isOfOld = worth.some(
    (each) => !TOLD_TO_MAKE.has(each.act) && locale.isEditAlone(titleOf(each)),
  );
  if (isOfOld) return [];
  const named = worth.filter(
    (each) => !locale.namesNothing(titleOf(each), each.act === 'explicit'),
  );
  if (named.length === 0) return [];
  return worth.flatMap((each) => {
    if (named.includes(each)) return [each];
    const { confidence, entities } = each.command;
    const isEmpty = Object.keys(entities).length <= 1 && locale.onlyPoints(titleOf(each));
    if (isEmpty) return [];
    const doubted = Math.min(confidence, locale.doubted(confidence, ['pointing']));
    return [{ ...each, command: { ...each.command, confidence: doubted } }];
  });
}

function talking(talk: TalkKind): RulesInterpretation {
  const found = answer('none', [], [], false, true);
  return { ...found, response: { ...found.response, talk } };
}

/** Nothing to make; what is plainly another's business goes to no model. */
function ofNothing(
  understood: readonly Understood[],
  { read, request }: Spoken,
  locale: Locale,
): RulesInterpretation {
  const foreign = understood.some(({ act }) => ELSEWHERE.has(act) && !OPEN_ACTS.has(act));
  const found = answer('none', [], [], !foreign, foreign);
  return foreign && locale.isQuestion(read.words) && !isForwarded(request)
    ? { ...found, response: { ...found.response, talk: 'question' } }
    : found;
}

const isTimed = ({ planned_at, start_at, due_date }: Command['entities']): boolean =>
  (planned_at ?? start_at ?? due_date) !== undefined;

function ofCommands(
  wanted: readonly Understood[],
  { text, read, request }: Spoken,
  locale: Locale,
): RulesInterpretation {
  const number = locale.numberNamed(text, read);
  // "задача 1 купить хлеб, задача 2 помыть пол" counts what is new: no title keeps the number
  const isKept =
    number !== null &&
    wanted.some(({ command }) => command.entities.title?.includes(number) === true);
  const isTaleOfOld =
    !isForwarded(request) && locale.conversation.isTaleOfStanding(text, request.thread);
  const isLed = !isForwarded(request) && locale.isLedByAnswer(text, isAsked(request));
  // "нет, сына забрать завтра в двенадцать" answers the question, and says all that is to be written
  const { title: asked } = request.pending?.envelope.command.entities ?? {};
  const isOverAgain = ({ entities }: Command): boolean =>
    asked !== undefined &&
    wanted.length === 1 &&
    isTimed(entities) &&
    locale.isSaidOverAgain(text, entities.title ?? '', asked);
  // "оля завтра в 11": whose lesson it is that comes on Mondays may have come to another day
  const isOfOthers = (act: Act, { entities }: Command): boolean => {
    const { title = '', recurrence } = entities;
    const isOnce = act === 'nominal' && recurrence === undefined && isTimed(entities);
    if (isOnce && locale.conversation.isPersonOfSeries(title, request.thread)) return true;
    return isTaleOfOld && !ORDERS.has(act);
  };
  const envelopeOf = (command: Command): CommandEnvelope => ({
    trace_id: request.trace_id,
    source: { channel: request.source.channel },
    command,
  });
  // readings travel with a single command only; one of several is confirmed instead
  const isShared = wanted.filter(({ others }) => others.length > 0).length > 1;
  const envelopes = wanted.map(({ command: first, others, act }) => {
    const open = isShared ? onEitherDay(first, others) : null;
    const command = open ?? first;
    // "создай задачу удалить TASK-1" says that it is new, "TASK-1 ..." that it is there
    const isPrinted = act === 'explicit' ? NUMBER_FIRST.test(text) : PRINTED_NUMBER.test(text);
    const isOfOld = isPrinted || isKept;
    const doubts: CommandDoubt[] = isOfOld ? ['numbered'] : [];
    if (wanted.length > 1 && others.length > 0 && open === null) doubts.push('readings');
    // "ой нет, завтра сделать отчёт" says what is to be done; while something is asked it may be an answer
    const isTold = ORDERS.has(act) || (act === 'action' && !isAsked(request));
    if (isOfOthers(act, command)) doubts.push('speaking');
    if (isLed && !isTold && !isOverAgain(command)) doubts.push('speaking');
    return envelopeOf(
      doubts.length === 0
        ? command
        : { ...command, confidence: locale.doubted(command.confidence, doubts) },
    );
  });
  const notes = wanted.flatMap(({ notes: own, act }, position): Note[] => {
    const envelope = envelopes[position];
    const isOrdered = act === 'explicit';
    const again =
      envelope === undefined || isForwarded(request)
        ? []
        : locale.conversation.saidAgain(text, request, { ...envelope, isOrdered });
    return [...own, ...again].map((note) => ({ ...note, position }));
  });
  // beside the question of an operation they may as well be an answer that the rules cannot read
  const isVague =
    request.pending_operation !== undefined && !wanted.some(({ act }) => ORDERS.has(act));
  const unsure = isVague || envelopes.some(({ command }) => command.confidence < CONFIDENCE.act);
  const shared = locale.conversation.withSharedProject(text, envelopes);
  const found = answer('commands', shared, notes, unsure, false);
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined && only.others.length > 0) {
    found.response.readings = only.others.map(envelopeOf);
  }
  return found;
}
