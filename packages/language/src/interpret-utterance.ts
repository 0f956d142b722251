import {
  type Command,
  type CommandEnvelope,
  CONFIDENCE,
  type InterpretRequest,
  type InterpretResponse,
  type Note,
  type PendingQuestion,
} from '@planerka/contracts';
import { readNow } from './calendar/local-instant.ts';
import { type Act, ELSEWHERE } from './act.ts';
import { impossibleIn } from './commands/understand.ts';
import { understandAll } from './commands/understand-all.ts';
import type { Item } from './grammar/item.ts';
import type { CommandDoubt, Locale, SaidAnswer, Spoken } from './locale.ts';

/** What the rules make of an utterance, and whether a model may be asked about it. */
export interface RulesInterpretation {
  readonly response: InterpretResponse;
  /** Some confidence is under 0.75 and the words are not recognized as somebody else's business. */
  readonly unsure: boolean;
  /** Chit-chat, a question, another program's order: it never goes to a model. */
  readonly foreign: boolean;
}

export interface InterpretZone {
  /** IANA zone of the workspace. */
  readonly timezone: string;
  /** Told the id of a rule over titles that threw; what was said is read all the same. */
  readonly onFault?: (rule: string, fault: unknown) => void;
}

/**
 * What the locale's rules make of an utterance; an open question is answered first. A question about the
 * plan beside an order is answered with it, in the order in which the two were said; another is quoted.
 */
export function interpretUtterance(
  request: InterpretRequest,
  zone: InterpretZone,
  locale: Locale,
): RulesInterpretation {
  const found = interpretWhole(request, zone, locale);
  const isAnswered = ANSWERED.has(found.response.kind) || found.response.query !== undefined;
  const asked = isAnswered ? null : questionBeside(request.text);
  if (asked === null) return found;
  const { trace_id, source, now_iso } = request;
  const alone = { trace_id, source, now_iso, text: asked };
  const { kind: told, query } = interpretWhole(alone, zone, locale).response;
  if (told !== 'query') return found;
  const rest = request.text.replace(asked, ' ').trim();
  const ordered = ORDERED.has(found.response.kind)
    ? found
    : interpretWhole({ ...request, text: rest }, zone, locale);
  if (!ORDERED.has(ordered.response.kind)) return found;
  if (query !== undefined) {
    const isFirst = request.text.trimStart().startsWith(asked);
    const both = {
      ...ordered.response,
      query,
      ...(isFirst ? {} : { query_follows: true as const }),
    };
    return { ...ordered, response: both };
  }
  const apart: Note = { code: 'ASKED_APART', position: 0, text: asked.slice(0, NOTE_MAX_CHARS) };
  const notes = [...(ordered.response.notes ?? []), apart];
  return { ...ordered, response: { ...ordered.response, notes } };
}

const ORDERED: ReadonlySet<InterpretResponse['kind']> = new Set(['commands', 'operations']);
const ANSWERED: ReadonlySet<InterpretResponse['kind']> = new Set(['query', 'answer', 'cancel']);
const NOTE_MAX_CHARS = 100;

/** The sentence of several that asks, where one does. */
function questionBeside(text: string): string | null {
  const sentences = text.split(/(?<=[.!?;\n])\s+/u).filter((each) => each.trim() !== '');
  const [asked, ...more] = sentences.filter((each) => each.trimEnd().endsWith('?'));
  if (asked === undefined || more.length > 0 || sentences.length < 2) return null;
  return asked.trim();
}

function interpretWhole(
  request: InterpretRequest,
  { timezone }: InterpretZone,
  locale: Locale,
): RulesInterpretation {
  const said = request.text.normalize('NFC');
  const text = isForwarded(request) ? locale.withoutAddress(said) : said;
  const ground = { now: readNow(request.now_iso, timezone), dayparts: request.dayparts ?? {} };
  const read = locale.readText(text);
  const { items } = read;
  const spoken = { text, read, request, ground };
  const pressed = pressedBy(spoken, locale) ?? tookHour(spoken, timezone, locale);
  if (pressed !== null) return pressed;
  if (
    !isForwarded(request) &&
    (locale.isCancel(read.words) || (isAsked(request) && locale.leavesAsIs(read.words))) &&
    !locale.conversation.leavesRoom(spoken)
  ) {
    const takesBack = locale.takesBack(read.words);
    if (takesBack && !isAsked(request)) return answer('undo', [], [], false, false);
    const found = answer('cancel', [], [], false, false);
    return takesBack ? { ...found, response: { ...found.response, takes_back: true } } : found;
  }
  const setting = isForwarded(request) ? null : locale.readSettings(text, read, ground);
  if (setting !== null || locale.isAboutSettings(read)) {
    const { response } = answer('none', [], [], false, true);
    const said = setting === null ? {} : { setting };
    return { response: { ...response, settings: true, ...said }, unsure: false, foreign: true };
  }
  if (!isForwarded(request) && locale.asksSettings(read)) {
    const { response } = answer('none', [], [], false, true);
    const asking = { ...response, settings: true, talk: 'question' } as const;
    return { response: asking, unsure: false, foreign: true };
  }
  // whoever forwards a message passes on what somebody else has said: it orders nothing here
  const existing = isForwarded(request) ? null : readExisting(spoken, timezone, locale);
  if (existing !== null) return withImpossible(existing, items, text);
  const talk = isForwarded(request) ? null : locale.talkIn(read.words);
  const answersTalk = (): RulesInterpretation => {
    const found = answer('none', [], [], false, true);
    return talk === null ? found : { ...found, response: { ...found.response, talk } };
  };
  if (talk === 'abilities' || talk === 'clock') return answersTalk();
  const understood = understandAll(text, locale.readCommands(text, items), ground, locale);
  const wanted = understood.filter(
    ({ act, command }) =>
      act !== 'empty' && !ELSEWHERE.has(act) && command.confidence >= CONFIDENCE.hint,
  );
  // words of another alphabet are guessed at by nobody: perhaps a model knows them
  if (isInOtherLetters(text) && wanted.every(({ act }) => !ORDERS.has(act))) {
    return answer('none', [], [], true, false);
  }
  const isSure = wanted.some(({ command }) => command.confidence >= CONFIDENCE.act);
  if (talk !== null && !isSure) return answersTalk();
  if (wanted.length === 0) {
    const foreign = understood.some(({ act }) => ELSEWHERE.has(act) && !OPEN_ACTS.has(act));
    const found = answer('none', [], [], !foreign, foreign);
    return foreign && locale.isQuestion(read.words) && !isForwarded(request)
      ? { ...found, response: { ...found.response, talk: 'question' } }
      : found;
  }
  const envelopeOf = (command: Command): CommandEnvelope => ({
    trace_id: request.trace_id,
    source: { channel: request.source.channel },
    command,
  });
  // readings travel with a single command only; one of several is confirmed instead
  const envelopes = wanted.map(({ command, others, act }) => {
    // "создай задачу удалить TASK-1" says that it is new, "TASK-1 ..." that it is there
    const isOfOld = act === 'explicit' ? NUMBER_FIRST.test(text) : PRINTED_NUMBER.test(text);
    const doubts: CommandDoubt[] = isOfOld ? ['numbered'] : [];
    if (wanted.length > 1 && others.length > 0) doubts.push('readings');
    return envelopeOf(
      doubts.length === 0
        ? command
        : { ...command, confidence: locale.doubted(command.confidence, doubts) },
    );
  });
  const notes = wanted.flatMap(({ notes: own }, position): Note[] =>
    own.map((note) => ({ ...note, position })),
  );
  // beside the question of an operation they may as well be an answer that the rules cannot read
  const isVague =
    request.pending_operation !== undefined && !wanted.some(({ act }) => ORDERS.has(act));
  const unsure = isVague || envelopes.some(({ command }) => command.confidence < CONFIDENCE.act);
  const found = answer(
    'commands',
    locale.conversation.withSharedProject(text, envelopes),
    notes,
    unsure,
    false,
  );
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined && only.others.length > 0) {
    found.response.readings = only.others.map(envelopeOf);
  }
  return found;
}

/** The answer to a question that the door itself has asked with buttons. */
function pressedBy({ text, read, request }: Spoken, locale: Locale): RulesInterpretation | null {
  const { buttons } = request;
  if (buttons === undefined || isForwarded(request)) return null;
  const id = locale.readButtonAnswer(text, read, buttons);
  if (id === null) return null;
  const found = answer('answer', [], [], false, false);
  return { ...found, response: { ...found.response, button_id: id } };
}

/** "давай в 15:00" behind a list of free hours: something new that stands there. */
function tookHour(
  { text, request, ground }: Spoken,
  timezone: string,
  locale: Locale,
): RulesInterpretation | null {
  const { free, ...rest } = request;
  if (free === undefined || isForwarded(request) || isAsked(request)) return null;
  const placed = locale.inFreeHours(text, free, ground);
  if (placed === null) return null;
  const found = interpretUtterance({ ...rest, text: placed }, { timezone }, locale);
  return found.response.kind === 'commands' ? found : null;
}

/** "TASK-002": what the bot prints of an object that exists. */
const PRINTED_NUMBER = /(?<![\p{L}\d])(?:TASK|BLOCK)-\d/iu;
const NUMBER_FIRST = /^[\s«"]*(?:TASK|BLOCK)-\d/iu;

/** Several words, and none of them in Cyrillic letters. */
function isInOtherLetters(text: string): boolean {
  return !/\p{Script=Cyrillic}/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

function isForwarded({ source }: InterpretRequest): boolean {
  return source.channel === 'telegram_forward';
}

function isAsked({ pending, pending_operation: operation }: InterpretRequest): boolean {
  return pending !== undefined || operation !== undefined;
}

/** Said in so many words, they ask for something new whatever is being asked. */
const ORDERS: ReadonlySet<Act> = new Set(['explicit', 'remind', 'need'] as const);

/** Not read by the rules, but perhaps meant for us: a model may look at it. */
const OPEN_ACTS: ReadonlySet<Act> = new Set(['statement', 'edit'] as const);

/** What is said in one breath behind a question: "что у меня завтра? и добавь ...". */
const QUESTION_AHEAD = /^([^?]{3,200}\?)\s*([^?]{3,})$/su;

/** A question about the plan with an order behind it: the order, and what is answered before it. */
function askedAhead(
  { text, request, ground }: Spoken,
  timezone: string,
  locale: Locale,
): RulesInterpretation | null {
  const [, question, order] = QUESTION_AHEAD.exec(text) ?? [];
  if (question === undefined || order === undefined) return null;
  const asking = { text: question, read: locale.readText(question), request, ground };
  const query = locale.conversation.said(
    asking,
    () => answer('none', [], [], false, false).response,
  );
  if (query?.kind !== 'query' || query.query === undefined) return null;
  const rest = locale.withoutJoint(order);
  if (rest === '') return null;
  const found = interpretUtterance({ ...request, text: rest }, { timezone }, locale);
  const { kind } = found.response;
  return kind === 'commands' || kind === 'operations'
    ? { ...found, response: { ...found.response, query: query.query } }
    : null;
}

/** Questions about the plan as a whole; one about a name may as well be the end of a title. */
const WHOLE: ReadonlySet<string> = new Set([
  'agenda',
  'free',
  'load',
  'next',
  'urgent',
  'overdue',
  'inbox',
  'tasks',
  'reminders',
  'list',
  'week_review',
]);

/** An order with a question about the plan behind it: both, and the answer comes after the order. */
function askedBehind(
  { text, request, ground }: Spoken,
  timezone: string,
  locale: Locale,
): RulesInterpretation | null {
  const nothing = () => answer('none', [], [], false, false).response;
  for (const { order, question } of locale.questionsBehind(text)) {
    const asking = { text: question, read: locale.readText(question), request, ground };
    const query = locale.conversation.said(asking, nothing);
    if (query?.kind !== 'query' || !query.query || !WHOLE.has(query.query.type)) continue;
    const found = interpretUtterance({ ...request, text: order }, { timezone }, locale);
    if (!ORDERED.has(found.response.kind) || found.unsure) continue;
    const both = { ...found.response, query: query.query, query_follows: true as const };
    return { ...found, response: both };
  }
  return null;
}

/** An answer to the open question, or what is done to or asked about things that exist. */
function readExisting(
  spoken: Spoken,
  timezone: string,
  locale: Locale,
): RulesInterpretation | null {
  const asked = askedAhead(spoken, timezone, locale);
  if (asked !== null) return asked;
  const behind = askedBehind(spoken, timezone, locale);
  if (behind !== null) return behind;
  const { text, read, request, ground } = spoken;
  const { conversation } = locale;
  const { pending, pending_operation: pendingOperation } = request;
  const { trace_id, source, now_iso, dayparts } = request;
  const readNew = (words: string): InterpretResponse => {
    const plain = { trace_id, source, now_iso, text: words };
    const anew = dayparts ? { ...plain, dayparts } : plain;
    return interpretUtterance(anew, { timezone }, locale).response;
  };
  const production = conversation.production(spoken);
  if (production !== null) return settled(production);
  const { thread, projects } = request;
  const there = conversation.intoShown(
    { text, ...(thread ? { thread } : {}), ...(projects ? { projects } : {}) },
    readNew,
  );
  if (there !== null) return settled(there);
  const repeated =
    pendingOperation === undefined ? null : conversation.repeatedOrder(spoken, pendingOperation);
  if (repeated !== null) return settled(repeated);
  const code = pending?.question.code ?? pendingOperation?.question.code;
  const digression = code === undefined ? null : conversation.digression(spoken, code, readNew);
  if (digression !== null) return settled(digression);
  const found = pending === undefined ? null : locale.readAnswer(text, read, pending, ground);
  if (pending !== undefined && found !== null) return answered(request, pending, found);
  const chosen =
    pendingOperation === undefined ? null : conversation.answer(spoken, pendingOperation);
  const response = chosen ?? conversation.said(spoken, readNew);
  if (response !== null) return settled(response);
  const isOpen = conversation.isAboutTokens(spoken);
  return isOpen ? answer('none', [], [], code === undefined, false) : null;
}

/** "перенеси созвон на 25:00": what is no time is named beside operations and answers, too. */
function withImpossible(
  found: RulesInterpretation,
  items: readonly Item[],
  text: string,
): RulesInterpretation {
  const { response } = found;
  if (response.kind === 'none' || response.kind === 'cancel') return found;
  const known = response.notes ?? [];
  const added = impossibleIn(items, text).filter((note) =>
    known.every((other) => !('text' in other) || !('text' in note) || other.text !== note.text),
  );
  if (added.length === 0) return found;
  const notes = [...known, ...added.map((note): Note => ({ ...note, position: 0 }))];
  return { ...found, response: { ...response, notes } };
}

/** Unsure where some operation of it is: a model may look at that. */
function settled(response: InterpretResponse): RulesInterpretation {
  const { operations = [] } = response;
  const unsure = operations.some(({ confidence }) => confidence < CONFIDENCE.act);
  return { response, unsure, foreign: false };
}

/** The draft's envelope with what the answer adds. */
function answered(
  request: InterpretRequest,
  pending: PendingQuestion,
  { choiceId, entities, notes }: SaidAnswer,
): RulesInterpretation {
  const { command } = pending.envelope;
  const envelope = {
    trace_id: request.trace_id,
    source: { channel: request.source.channel },
    command: { ...command, entities },
  };
  const placed = notes.map((note): Note => ({ ...note, position: 0 }));
  const found = answer('answer', [envelope], placed, false, false);
  if (choiceId !== null) found.response.choice_id = choiceId;
  return found;
}

function answer(
  kind: InterpretResponse['kind'],
  envelopes: CommandEnvelope[],
  notes: Note[],
  unsure: boolean,
  foreign: boolean,
): RulesInterpretation {
  const response: InterpretResponse = { kind, envelopes, interpreter: 'rules' };
  if (notes.length > 0) response.notes = notes;
  return { response, unsure, foreign };
}
