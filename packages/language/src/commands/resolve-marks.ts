import {
  COMMANDS_MAX,
  type Entities,
  type InterpretRequest,
  type InterpretResponse,
  type Note,
} from '@planerka/contracts';
import { readNow } from '../calendar/local-instant.ts';
import type { Locale } from '../locale.ts';
import type { Ground } from '../time/place.ts';
import { type Resolved, resolveFinished } from './resolve-finished.ts';
import { resolveMarked } from './resolve-marked.ts';
import { saysEachOnce } from './says-each-once.ts';

export interface MarksContext {
  /** IANA zone of the workspace. */
  readonly timezone: string;
  /** Told the id of a rule over titles that threw; the marks are resolved all the same. */
  readonly onFault?: (rule: string, fault: unknown) => void;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As many as an answer may hold; each is held against its schema at the door. */
const SURFACES_MAX = 5;

/** What a model marked in the words of a request, held against the rules of the locale. */
export function resolveMarks(
  marks: unknown,
  request: InterpretRequest,
  { timezone }: MarksContext,
  locale: Locale,
): InterpretResponse | null {
  const kind = (isRecord(marks) ? marks.kind : undefined) ?? 'commands';
  const resolve = typeof kind === 'string' ? KINDS.get(kind) : undefined;
  const text = request.text.normalize('NFC');
  const ground = { now: readNow(request.now_iso, timezone), dayparts: request.dayparts ?? {} };
  const resolved = resolve?.({ marks, request, text, ground, timezone, locale }) ?? null;
  const surfaces = isRecord(marks) && Array.isArray(marks.surfaces) ? marks.surfaces : [];
  if (resolved === null || surfaces.length === 0) return resolved;
  return { ...resolved, surfaces: surfaces.slice(0, SURFACES_MAX) };
}

/** A model's answer and all that it is held against. */
interface Marks {
  readonly marks: unknown;
  readonly request: InterpretRequest;
  readonly text: string;
  readonly ground: Ground;
  readonly timezone: string;
  readonly locale: Locale;
}

/** What becomes of an answer of each kind; one of any other kind is nothing usable. */
const KINDS: ReadonlyMap<string, (marks: Marks) => InterpretResponse | null> = new Map([
  ['none', ({ request }: Marks) => respond('none', [], request)],
  ['cancel', cancelled],
  ['answer', answered],
  ['commands', commanded],
  ['operations', operated],
  ['query', queried],
]);

/** Nothing was asked, so nothing can be taken back: "cancel" would undo what is written. */
function cancelled({ request }: Marks): InterpretResponse | null {
  const isAsked = request.pending !== undefined || request.pending_operation !== undefined;
  return isAsked ? respond('cancel', [], request) : null;
}

function queried({ marks, request, ground, locale }: Marks): InterpretResponse | null {
  if (!isRecord(marks)) return null;
  const query = locale.quotes.query(marks.query, request, ground);
  return query === null ? null : { ...respond('query', [], request), query };
}

/** An operation's answer is among the operations, or among the commands as any answer does. */
function answersIn(marks: unknown): readonly unknown[] {
  const found = isRecord(marks) && Array.isArray(marks.operations) ? marks.operations : [];
  return found.length > 0 ? found : listOf(marks);
}

/** The answer to the open question; nothing was asked, so nothing can be answered. */
function answered(all: Marks): InterpretResponse | null {
  const { marks, request, ground, locale } = all;
  const { pending, pending_operation: operation } = request;
  if (operation !== undefined) {
    const [raw, ...more] = answersIn(marks);
    if (!isRecord(raw) || more.length > 0) return null;
    const read = locale.quotes.answer(raw, operation, request, ground);
    return read === null ? null : { ...respond('answer', [], request), operations: [read] };
  }
  if (pending === undefined) return null;
  const { intent, confidence, entities: known } = pending.envelope.command;
  const [first] = resolveList(listOf(marks).slice(0, 1), known, all) ?? [];
  if (first === undefined || first === null) return null;
  const command = { intent, confidence, entities: first.command.entities };
  return respond('answer', [{ ...first, command }], request);
}

function commanded(all: Marks): InterpretResponse | null {
  const good = created(all);
  return good === null || good.length === 0 ? null : respond('commands', good, all.request);
}

/** Acts on what exists, and beside them what the same breath asks to create. */
function operated(all: Marks): InterpretResponse | null {
  const { marks, request, ground, locale } = all;
  if (!isRecord(marks) || !Array.isArray(marks.operations)) return null;
  const operations = locale.quotes.operations(marks.operations, request, ground);
  const good = operations === null ? null : created(all);
  if (operations === null || good === null) return null;
  return { ...respond('operations', good, request), operations };
}

/** The commands of an answer; null when one quote was invented: then the whole answer is in doubt. */
function created(all: Marks): readonly Resolved[] | null {
  const resolved = resolveList(listOf(all.marks).slice(0, COMMANDS_MAX), {}, all);
  const good = resolved?.filter((one) => one !== null) ?? null;
  return good?.length === resolved?.length ? good : null;
}

const listOf = (marks: unknown): unknown[] => {
  if (Array.isArray(marks)) return marks;
  if (!isRecord(marks)) return [];
  const { commands, envelopes } = marks;
  if (Array.isArray(commands)) return commands;
  if (marks.kind === 'operations') return [];
  return Array.isArray(envelopes) ? envelopes : [marks];
};

/** Each command with its times computed, null where it is none; null when words serve twice. */
function resolveList(
  list: readonly unknown[],
  known: Entities,
  { request, text, ground, timezone, locale }: Marks,
): ReadonlyArray<Resolved | null> | null {
  if (!saysEachOnce(list, text)) return null;
  const isOnly = list.length === 1;
  const now = request.now_iso;
  return list.map((raw) => {
    if (!isRecord(raw)) return null;
    return isRecord(raw.entities) || isRecord(raw.command)
      ? resolveFinished(raw, { text, isOnly, now, timezone, ground, locale })
      : resolveMarked(raw, text, known, ground, locale);
  });
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
