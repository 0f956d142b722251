import {
  Command,
  COMMANDS_MAX,
  type Entities,
  type Intent,
  type InterpretRequest,
  type InterpretResponse,
  type Note,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import type { ReadingNote } from '../reading.ts';
import { readNow } from '../calendar/local-instant.ts';
import { isMeetingTitle } from '../ru/commands/meeting-title.ts';
import { readMarkedFields } from '../ru/commands/marked-fields.ts';
import { readLength } from '../ru/commands/answer-value.ts';
import { resolveAnswerMarks } from '../ru/conversation/resolve-answer-marks.ts';
import {
  resolveOperationMarks,
  resolveQueryMarks,
} from '../ru/conversation/resolve-conversation-marks.ts';
import { readText } from '../ru/grammar.ts';
import { assembleFrame } from '../time/assemble-frame.ts';
import type { Frame } from '../time/frame.ts';
import type { Ground } from '../time/place.ts';
import { findQuote } from './find-quote.ts';
import { mergeTime } from './merge-entities.ts';
import { type Resolved, resolveFinished } from './resolve-finished.ts';
import { saysEachOnce } from './says-each-once.ts';

export interface MarksContext {
  /** IANA zone of the workspace. */
  readonly timezone: string;
}

interface Marked {
  readonly intent: Intent;
  readonly title: string | null;
  readonly times: readonly string[];
  readonly duration: string | null;
  readonly tags: readonly string[];
  readonly priority: string | null;
  readonly project: string | null;
  readonly confidence: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A quote, a blank (null), or `undefined` for what is no quote at all. */
function quoteOf(value: unknown, text: string): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return undefined;
  return value.trim() === '' ? null : (findQuote(text, value) ?? undefined);
}

function quotesOf(value: unknown, text: string): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const quotes = list.map((item) => quoteOf(item, text));
  if (quotes.includes(undefined)) return undefined;
  return quotes.filter((quote): quote is string => typeof quote === 'string');
}

const INTENTS: Readonly<Record<string, Intent>> = {
  task_create: 'task_create',
  timeblock_create: 'timeblock_create',
  create_event: 'timeblock_create',
};
/** A model that does not say how sure it is has its reading confirmed. */
const CONFIDENCE_UNSAID = 0.6;

/** A command whose every quote stands in the text; null when one was invented. */
function markedOf(raw: Fields, text: string): Marked | null {
  const intent = typeof raw.intent === 'string' ? INTENTS[raw.intent] : undefined;
  const title = quoteOf(raw.title, text);
  const times = quotesOf(raw.time, text);
  const duration = quoteOf(raw.duration, text);
  const tags = quotesOf(raw.tags, text);
  const priority = quoteOf(raw.priority, text);
  const project = quoteOf(raw.project, text);
  if (intent === undefined || times === undefined || tags === undefined) return null;
  if (title === undefined || duration === undefined) return null;
  if (priority === undefined || project === undefined) return null;
  const { confidence } = raw;
  const isNumber = typeof confidence === 'number' && Number.isFinite(confidence);
  return {
    intent,
    title,
    times,
    duration,
    tags,
    priority,
    project,
    confidence: isNumber ? Math.min(1, Math.max(0, confidence)) : CONFIDENCE_UNSAID,
  };
}

/** The time that quoted words mean; null when the rules cannot read them. */
function frameOf(marked: Marked): Frame | null | undefined {
  const said = marked.times.join(', ');
  const { items } = readText(said);
  const frame =
    said === ''
      ? undefined
      : assembleFrame(items, 0, items.length, {
          lengths: marked.intent === 'task_create' ? 'within-day' : 'any',
          weakDeadlines: true,
        });
  if (frame === null || marked.duration === null) return frame;
  const length = readLength(marked.duration)?.frame.length ?? null;
  if (length === null) return null;
  if (frame === undefined) return readLength(marked.duration)?.frame ?? null;
  return { ...frame, length };
}

function resolveMarked(
  raw: Fields,
  text: string,
  known: Entities,
  ground: Ground,
): Resolved | null {
  const marked = markedOf(raw, text);
  if (marked === null) return null;
  const isMeeting = marked.title !== null && isMeetingTitle(marked.title);
  const intent: Intent = isMeeting ? 'timeblock_create' : marked.intent;
  const frame = frameOf({ ...marked, intent });
  if (frame === null) return null;
  let entities: Entities = { ...known, ...readMarkedFields(marked) };
  if (marked.title !== null) entities.title = marked.title.slice(0, TITLE_MAX_CHARS);
  let notes: readonly ReadingNote[] = [];
  if (frame !== undefined) {
    const merged = mergeTime(entities, intent, frame, text, ground);
    if (merged === null) return null;
    ({ entities, notes } = merged);
  }
  const command = Command.safeParse({ intent, confidence: marked.confidence, entities });
  return command.success ? { command: command.data, notes } : null;
}

const listOf = (marks: unknown): unknown[] => {
  if (Array.isArray(marks)) return marks;
  if (!isRecord(marks)) return [];
  const { commands, envelopes } = marks;
  if (Array.isArray(commands)) return commands;
  if (marks.kind === 'operations') return [];
  return Array.isArray(envelopes) ? envelopes : [marks];
};

/**
 * What a model marked, resolved: every quote is looked up in the text and every date computed by
 * the rules. Null when nothing usable is left; then the rules' own reading stands. The model's
 * answer is input from a stranger: unknown fields are dropped, and no field reaches an envelope
 * except through a quote or a check.
 */
export function resolveMarks(
  marks: unknown,
  request: InterpretRequest,
  { timezone }: MarksContext,
): InterpretResponse | null {
  const resolved = resolveKind(marks, request, timezone);
  const surfaces = isRecord(marks) && Array.isArray(marks.surfaces) ? marks.surfaces : [];
  if (resolved === null || surfaces.length === 0) return resolved;
  return { ...resolved, surfaces: surfaces.slice(0, SURFACES_MAX) };
}

/** An operation's answer stands among the operations, or among the commands as any answer does. */
function answersIn(marks: unknown): readonly unknown[] {
  const found = isRecord(marks) && Array.isArray(marks.operations) ? marks.operations : [];
  return found.length > 0 ? found : listOf(marks);
}

/** As many as an answer may hold; each is held against its schema at the door. */
const SURFACES_MAX = 5;

/** What a model may make of words that answer nothing. */
const MARKED_KINDS = new Set<unknown>(['commands', 'operations', 'query']);

function resolveKind(
  marks: unknown,
  request: InterpretRequest,
  timezone: string,
): InterpretResponse | null {
  const kind = (isRecord(marks) ? marks.kind : undefined) ?? 'commands';
  if (kind === 'none') return respond('none', [], request);
  // nothing was asked, so nothing can be answered or taken back: "cancel" would undo what is written
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  const needsQuestion = kind === 'answer' || kind === 'cancel';
  if (needsQuestion ? !isAsked : !MARKED_KINDS.has(kind)) return null;
  if (kind === 'cancel') return respond('cancel', [], request);
  const text = request.text.normalize('NFC');
  const ground = { now: readNow(request.now_iso, timezone), dayparts: request.dayparts ?? {} };
  if (isRecord(marks) && kind === 'query') {
    const query = resolveQueryMarks(marks.query, request, ground);
    return query === null ? null : { ...respond('query', [], request), query };
  }
  if (kind === 'answer' && request.pending_operation !== undefined) {
    const [raw, ...more] = answersIn(marks);
    if (!isRecord(raw) || more.length > 0) return null;
    const read = resolveAnswerMarks(raw, request.pending_operation, request, ground);
    return read === null ? null : { ...respond('answer', [], request), operations: [read] };
  }
  const operations =
    isRecord(marks) && kind === 'operations' && Array.isArray(marks.operations)
      ? resolveOperationMarks(marks.operations, request, ground)
      : null;
  if (kind === 'operations' && operations === null) return null;
  const { pending } = request;
  const isAnswer = kind === 'answer' && pending !== undefined;
  const known = isAnswer ? pending.envelope.command.entities : {};
  const list = listOf(marks).slice(0, isAnswer ? 1 : COMMANDS_MAX);
  if (!saysEachOnce(list, text)) return null;
  const resolved = list.map((raw) => {
    if (!isRecord(raw)) return null;
    const isFinished = isRecord(raw.entities) || isRecord(raw.command);
    return isFinished
      ? resolveFinished(raw, {
          text,
          isOnly: list.length === 1,
          now: request.now_iso,
          timezone,
          ground,
        })
      : resolveMarked(raw, text, known, ground);
  });
  const [first] = resolved;
  if (isAnswer) {
    if (first === null || first === undefined) return null;
    const { intent, confidence } = pending.envelope.command;
    const command = { intent, confidence, entities: first.command.entities };
    return respond('answer', [{ ...first, command }], request);
  }
  // one invented quote, and the whole answer is in doubt
  if (resolved.includes(null)) return null;
  const good = resolved.filter((one): one is Resolved => one !== null);
  if (operations !== null) return { ...respond('operations', good, request), operations };
  return good.length === 0 ? null : respond('commands', good, request);
}

function respond(
  kind: InterpretResponse['kind'],
  resolved: readonly Resolved[],
  request: InterpretRequest,
): InterpretResponse {
  const envelopes = resolved.map(({ command }) => ({
    trace_id: request.trace_id,
    source: { channel: request.source.channel },
    command,
  }));
  const notes = resolved.flatMap(({ notes: own }, position): Note[] =>
    own.map((note) => ({ ...note, position })),
  );
  const response: InterpretResponse = { kind, envelopes, interpreter: 'model' };
  if (notes.length > 0) response.notes = notes;
  return response;
}
