import { z } from 'zod';
import { LocalTime, OffsetDateTime } from '../local-time.ts';
import { Channel, CommandEnvelope, Entities, TraceId } from './envelope.ts';
import { Choice, Note, QuestionCode } from './outcome.ts';

/** The longest utterance a gateway reads, in UTF-16 code units. */
export const UTTERANCE_MAX_CHARS = 10_000;

/** Several commands in one breath: at most this many (DESIGN.md, "Commands"). */
export const COMMANDS_MAX = 10;

/** A choice of an open question with the fields that picking it fills, where it fills any. */
export const PendingChoice = Choice.extend({ entities: Entities.optional() });
export type PendingChoice = z.infer<typeof PendingChoice>;

/** The open draft and its question: an utterance is read in its light. */
export const PendingQuestion = z.strictObject({
  draft_id: z.uuid(),
  envelope: CommandEnvelope,
  question: z.strictObject({
    code: QuestionCode,
    clarifying_question: z.string(),
    choices: z.array(PendingChoice),
  }),
});
export type PendingQuestion = z.infer<typeof PendingQuestion>;

/** What a daypart means to this person, where it differs from the defaults of DESIGN.md. */
export const DaypartHours = z.strictObject({
  morning: LocalTime.optional(),
  afternoon: LocalTime.optional(),
  lunch: LocalTime.optional(),
  evening: LocalTime.optional(),
  night: LocalTime.optional(),
});
export type DaypartHours = z.infer<typeof DaypartHours>;

/** Body of `POST /v1/interpret`; the zone travels in `X-Timezone` (contract 2.1). */
export const InterpretRequest = z.strictObject({
  trace_id: TraceId,
  source: z.strictObject({ channel: Channel }),
  now_iso: OffsetDateTime,
  text: z.string().min(1).max(UTTERANCE_MAX_CHARS),
  pending: PendingQuestion.optional(),
  dayparts: DaypartHours.optional(),
});
export type InterpretRequest = z.infer<typeof InterpretRequest>;

/**
 * `commands`: envelopes in spoken order. `answer`: the draft's envelope with the new fields, and
 * `choice_id` when a listed choice was meant. `cancel`: words such as "отмена". `none`: chit-chat,
 * foreign wishes, noise.
 */
export const InterpretationKind = z.enum(['commands', 'answer', 'cancel', 'none']);
export type InterpretationKind = z.infer<typeof InterpretationKind>;

export const InterpretResponse = z.strictObject({
  kind: InterpretationKind,
  envelopes: z.array(CommandEnvelope).max(COMMANDS_MAX),
  /** The other ways to read a single command; the runtime asks which is meant. */
  readings: z.array(CommandEnvelope).max(5).optional(),
  notes: z.array(Note).max(20).optional(),
  choice_id: z.string().min(1).max(64).optional(),
  /** The words are what speech models write on silence ("Продолжение следует..."): nothing was said. */
  noise: z.literal(true).optional(),
  interpreter: z.enum(['rules', 'model']),
  /** A model was asked, whatever came of it: this counts against the person's daily share. */
  model_asked: z.literal(true).optional(),
});
export type InterpretResponse = z.infer<typeof InterpretResponse>;

export interface InterpretOptions {
  /** IANA zone of the workspace. */
  readonly timezone: string;
  readonly signal?: AbortSignal;
  /** May a model be asked? False when the person's daily share is used up. */
  readonly allowModel?: boolean;
}

/** Words in, envelopes out: the gateway behind one port, in process or over HTTP. */
export interface Interpreter {
  interpret(request: InterpretRequest, options: InterpretOptions): Promise<InterpretResponse>;
}
