import {
  type Command,
  type CommandEnvelope,
  CONFIDENCE,
  DESCRIPTION_MAX_CHARS,
  type Entities,
  type InterpretRequest,
  type InterpretResponse,
  type Note,
  type PendingQuestion,
} from '@planerka/contracts';
import { readNow } from './calendar/local-instant.ts';
import type { Item } from './grammar/item.ts';
import { timeEntities } from './commands/entities-of.ts';
import type { ReadingNote, TimeReading } from './reading.ts';
import { isCancel } from './ru/commands/is-cancel.ts';
import { ELSEWHERE } from './ru/commands/head.ts';
import { type Answer, readAnswer } from './ru/commands/read-answer.ts';
import { doubted } from './ru/commands/confidence.ts';
import type { CommandReading } from './ru/commands/read-command.ts';
import { readCommands } from './ru/commands/read-commands.ts';
import { isAboutSettings } from './ru/commands/is-about-settings.ts';
import {
  interpretConversation,
  interpretDigression,
  interpretOperationAnswer,
  interpretRepeatedOrder,
  isAboutTokens,
  isUnsure,
  leavesRoom,
  type Spoken,
} from './ru/conversation/interpret-conversation.ts';
import { readText } from './ru/grammar.ts';
import type { Frame } from './time/frame.ts';
import type { Clock } from './time/meaning.ts';
import type { Ground } from './time/place.ts';
import { resolveFrame } from './time/resolve-frame.ts';

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
}

/** One command with all that was understood of it. */
interface Understood {
  readonly command: Command;
  readonly notes: readonly ReadingNote[];
  readonly act: CommandReading['act'];
  /** The other ways to read it. */
  readonly others: readonly Command[];
}

const IMPOSSIBLE = { 'no-such-date': 'NO_SUCH_DATE', 'no-such-time': 'NO_SUCH_TIME' } as const;

/** What was said like a time and is none: "31 сентября", "в 25:00" without its preposition. */
function impossibleIn(items: readonly (Item | null)[], text: string): ReadingNote[] {
  return items.flatMap((item) => {
    const kind = item?.meaning?.kind;
    if (item === null || (kind !== 'no-such-date' && kind !== 'no-such-time')) return [];
    const inner = item.parts.find(({ meaning }) => meaning?.kind === kind) ?? item;
    return [{ code: IMPOSSIBLE[kind], text: text.slice(inner.from, inner.to).slice(0, 100) }];
  });
}

function entitiesOf(reading: CommandReading, time: TimeReading | null): Entities {
  const { title, description, fields } = reading;
  const entities: Entities = {};
  if (title !== null) entities.title = title;
  if (description !== null) entities.description = description.slice(0, DESCRIPTION_MAX_CHARS);
  Object.assign(entities, timeEntities(time, reading.intent));
  if (fields.tags.length > 0) entities.tags = fields.tags;
  if (fields.priority !== null) entities.priority = fields.priority;
  if (fields.project !== null) entities.project = fields.project;
  if (fields.remindBefore.length > 0) entities.remind_before_minutes = fields.remindBefore;
  return entities;
}

/** Doubts about the time lower the command's confidence only where a wrong day would be written. */
function confidenceWith(reading: CommandReading, time: TimeReading | null): number {
  // what an envelope cannot say is confirmed, not promised
  const isOpen = time?.notes.some(({ code }) => code === 'TIMES_MISSING') ?? false;
  const isImpossible = reading.frame?.noSuchTime != null;
  const isLacking = isImpossible || (time !== null && (time.exceptions.length > 0 || isOpen));
  return isLacking ? doubted(reading.confidence, ['exceptions']) : reading.confidence;
}

/** The first second of a day: the other reading of "завтра в полночь". */
const DAY_BEGINS: Clock = {
  hour: 0,
  minute: 0,
  second: 0,
  literal: true,
  half: null,
  midnight: false,
};

/** The frame with what was offered instead, and with what people differ about. */
function otherFrames(frame: Frame | null): Frame[] {
  if (frame === null) return [];
  const offered = frame.alternatives.map((other) => ({ ...frame, ...other }));
  const isMidnight = frame.clock?.midnight === true && frame.day !== null;
  return isMidnight ? [...offered, { ...frame, clock: DAY_BEGINS }] : offered;
}

function understand(text: string, reading: CommandReading, ground: Ground): Understood {
  // before the frame is resolved, which takes it apart
  const others = otherFrames(reading.frame).map((frame) => ({ ...reading, frame }));
  return {
    ...understandOne(text, reading, ground),
    others: others.map((other) => understandOne(text, other, ground).command),
  };
}

function understandOne(
  text: string,
  reading: CommandReading,
  ground: Ground,
): Omit<Understood, 'others'> {
  const time =
    reading.frame === null
      ? null
      : resolveFrame(reading.frame, text, ground, {
          // of "30 февраля в 15" only the clock is known
          dayIsAsked: reading.intent === 'task_create' || reading.frame.noSuchDate !== null,
        });
  return {
    command: {
      intent: reading.intent,
      confidence: confidenceWith(reading, time),
      entities: entitiesOf(reading, time),
    },
    notes: [
      ...(time?.notes ?? []),
      ...impossibleIn([reading.frame?.noSuchDate ?? null, reading.frame?.noSuchTime ?? null], text),
    ],
    act: reading.act,
  };
}

/**
 * Reads an utterance by rules alone: instantly, without a network, the same for the same request.
 * With `pending`, the words are read as an answer first.
 */
export function interpretUtterance(
  request: InterpretRequest,
  { timezone }: InterpretZone,
): RulesInterpretation {
  const text = request.text.normalize('NFC');
  const ground = { now: readNow(request.now_iso, timezone), dayparts: request.dayparts ?? {} };
  const read = readText(text);
  const { items } = read;
  const spoken = { text, read, request, ground };
  if (isCancel(read.words) && !leavesRoom(spoken)) return answer('cancel', [], [], false, false);
  if (isAboutSettings(read.words)) {
    const { response } = answer('none', [], [], false, true);
    return { response: { ...response, settings: true }, unsure: false, foreign: true };
  }
  const existing = readExisting(spoken, timezone);
  if (existing !== null) return withImpossible(existing, items, text);
  const understood = readCommands(text, items).map((reading) => understand(text, reading, ground));
  // while a question is open, only what is surely a command of its own interrupts it
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const enough = isAsked ? CONFIDENCE.act : CONFIDENCE.hint;
  const wanted = understood.filter(
    ({ act, command }) => act !== 'empty' && !ELSEWHERE.has(act) && command.confidence >= enough,
  );
  if (wanted.length === 0) {
    const foreign = understood.some(({ act }) => ELSEWHERE.has(act) && !OPEN_ACTS.has(act));
    return answer('none', [], [], !foreign, foreign);
  }
  const envelopeOf = (command: Command): CommandEnvelope => ({
    trace_id: request.trace_id,
    source: { channel: request.source.channel },
    command,
  });
  // readings travel with a single command only; one of several is confirmed instead
  const envelopes = wanted.map(({ command, others }) =>
    envelopeOf(
      wanted.length > 1 && others.length > 0
        ? { ...command, confidence: doubted(command.confidence, ['readings']) }
        : command,
    ),
  );
  const notes = wanted.flatMap(({ notes: own }, position): Note[] =>
    own.map((note) => ({ ...note, position })),
  );
  // beside the question of an operation they may as well be an answer that the rules cannot read
  const isVague =
    request.pending_operation !== undefined && !wanted.some(({ act }) => ORDERS.has(act));
  const unsure = isVague || envelopes.some(({ command }) => command.confidence < CONFIDENCE.act);
  const found = answer('commands', envelopes, notes, unsure, false);
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined && only.others.length > 0) {
    found.response.readings = only.others.map(envelopeOf);
  }
  return found;
}

/** Said in so many words, they ask for something new whatever is being asked. */
const ORDERS: ReadonlySet<CommandReading['act']> = new Set(['explicit', 'remind', 'need'] as const);

/** Not read by the rules, but perhaps meant for us: a model may look at it. */
const OPEN_ACTS: ReadonlySet<CommandReading['act']> = new Set(['statement', 'edit'] as const);

/** An answer to the open question, or what is done to or asked about things that exist. */
function readExisting(spoken: Spoken, timezone: string): RulesInterpretation | null {
  const { text, read, request, ground } = spoken;
  const { pending, pending_operation: pendingOperation } = request;
  const { trace_id, source, now_iso, dayparts } = request;
  const readNew = (words: string): InterpretResponse => {
    const head = { trace_id, source, now_iso, text: words };
    return interpretUtterance(dayparts ? { ...head, dayparts } : head, { timezone }).response;
  };
  const repeated =
    pendingOperation === undefined ? null : interpretRepeatedOrder(spoken, pendingOperation);
  if (repeated !== null) return settled(repeated);
  const code = pending?.question.code ?? pendingOperation?.question.code;
  const digression = code === undefined ? null : interpretDigression(spoken, code, readNew);
  if (digression !== null) return settled(digression);
  const found = pending === undefined ? null : readAnswer(text, read, pending, ground);
  if (pending !== undefined && found !== null) return answered(request, pending, found);
  const chosen =
    pendingOperation === undefined ? null : interpretOperationAnswer(spoken, pendingOperation);
  const response = chosen ?? interpretConversation(spoken, readNew);
  if (response !== null) return settled(response);
  return isAboutTokens(spoken) ? answer('none', [], [], code === undefined, false) : null;
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

function settled(response: InterpretResponse): RulesInterpretation {
  return { response, unsure: isUnsure(response), foreign: false };
}

/** The draft's envelope with what the answer adds. */
function answered(
  request: InterpretRequest,
  pending: PendingQuestion,
  { choiceId, entities, notes }: Answer,
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
