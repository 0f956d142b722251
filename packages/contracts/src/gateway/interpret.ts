import { z } from 'zod';
import { Channel, CommandEnvelope, DayWindow, Entities, TraceId } from '../commands/envelope.ts';
import { ObjectHandle } from '../conversation/object-handle.ts';
import { DayHours, Operation, ReadOperation } from '../conversation/operation.ts';
import { Query } from '../conversation/query.ts';
import { SourceKind } from '../conversation/source.ts';
import { ThreadHints } from '../conversation/thread.ts';
import { LocalDate, LocalTime, OffsetDateTime, TimeZone } from '../local-time.ts';
import { Choice, Note, QuestionCode } from '../outcomes/outcome.ts';
import { SUGGESTION_DRAFTS_MAX, SuggestionDraft } from '../suggestions/draft.ts';

/** The longest utterance a gateway reads, in UTF-16 code units. */
export const UTTERANCE_MAX_CHARS = 10_000;

/** One utterance may hold several commands (D-several), at most this many. */
export const COMMANDS_MAX = 10;

/** The id of a choice that takes only one of several things which one question asks about begins so. */
export const ONLY_ONE = 'only:';
/** And in the id of a choice that no button has: all of them but that one, "второе не надо". */
export const ALL_BUT = 'but:';

/** So many older questions an interpreter is told of. */
export const WAITING_MAX = 5;

/** A question whether an operation shall be carried out, set aside for a newer one: what the words of a yes have to fit. */
export const WaitingQuestion = z.strictObject({
  draft_id: z.uuid(),
  /** The type of its operation. */
  act: z.string().min(1).max(40),
  status: z.string().min(1).max(20).optional(),
  /** When it would be planned. */
  planned_at: z.string().min(1).max(40).optional(),
});
export type WaitingQuestion = z.infer<typeof WaitingQuestion>;

/** A choice of an open question with the fields that picking it fills, where it fills any. */
export const PendingChoice = Choice.extend({
  entities: Entities.optional(),
  /** The operation that picking it leads to, where the draft is one. */
  operation: Operation.optional(),
});
export type PendingChoice = z.infer<typeof PendingChoice>;

const Question = z.strictObject({
  code: QuestionCode,
  clarifying_question: z.string(),
  choices: z.array(PendingChoice),
});

/** The open draft of a command and its question: an utterance is read in its light. */
export const PendingQuestion = z.strictObject({
  draft_id: z.uuid(),
  envelope: CommandEnvelope,
  question: Question,
  /** What the one question asks about, this draft first, where it asks about more than this. */
  together: z
    .array(z.strictObject({ draft_id: z.uuid(), title: z.string().min(1) }))
    .max(20)
    .optional(),
});
export type PendingQuestion = z.infer<typeof PendingQuestion>;

/** The open draft of an operation on something that exists, and its question. */
export const PendingOperationQuestion = z.strictObject({
  draft_id: z.uuid(),
  operation: Operation,
  question: Question,
});
export type PendingOperationQuestion = z.infer<typeof PendingOperationQuestion>;

/**
 * A question that the door itself has put below its last message, as buttons with labels; `yes` and `no`
 * are the buttons that such words mean. `loses`: what a yes would lose, a half-hearted one does not.
 */
export const ButtonQuestion = z.strictObject({
  choices: z.array(Choice).min(1).max(100),
  yes: z.string().min(1).max(64).optional(),
  no: z.string().min(1).max(64).optional(),
  loses: z.literal(true).optional(),
});
export type ButtonQuestion = z.infer<typeof ButtonQuestion>;

/** What a daypart means to this person, where it differs from the defaults (B-settings). */
export const DaypartHours = z.strictObject({
  morning: LocalTime.optional(),
  afternoon: LocalTime.optional(),
  lunch: LocalTime.optional(),
  evening: LocalTime.optional(),
  night: LocalTime.optional(),
});
export type DaypartHours = z.infer<typeof DaypartHours>;

/** The projects in work: what may be suggested where a title names one. */
export const ProjectsInWork = z
  .array(z.strictObject({ id: z.string().min(1).max(64), name: z.string().min(1).max(120) }))
  .max(200);

/**
 * The days that the newest answer tells of: "на этот день" is theirs where they are one. `free`: their free hours
 * were listed, so that an hour that is taken is one of these. `hours`: the part of the days that was asked about.
 */
export const DaysShown = z.strictObject({
  days: DayWindow,
  hours: DayHours.optional(),
  free: z.literal(true).optional(),
});
export type DaysShown = z.infer<typeof DaysShown>;

/** Body of `POST /v1/interpret`; the zone travels in `X-Timezone` (C2-zone). */
export const InterpretRequest = z.strictObject({
  trace_id: TraceId,
  source: z.strictObject({ channel: Channel }),
  now_iso: OffsetDateTime,
  text: z.string().min(1).max(UTTERANCE_MAX_CHARS),
  pending: PendingQuestion.optional(),
  /** Instead of `pending`, when the open draft is an operation. */
  pending_operation: PendingOperationQuestion.optional(),
  /** Older questions that were set aside and still wait, the newest first. */
  waiting: z.array(WaitingQuestion).max(WAITING_MAX).optional(),
  /** Newer than the open draft's question, where there is one. */
  buttons: ButtonQuestion.optional(),
  shown: DaysShown.optional(),
  /** The question that the newest message answers: "а в пятницу?" asks it once more. */
  asked: Query.optional(),
  dayparts: DaypartHours.optional(),
  /** The words are the caption of something that was sent, or it waits to be told what it is for. */
  attached: SourceKind.optional(),
  thread: ThreadHints.optional(),
  projects: ProjectsInWork.optional(),
});
export type InterpretRequest = z.infer<typeof InterpretRequest>;

/**
 * `commands`: envelopes in spoken order. `answer`: the draft's envelope with the new fields, and
 * `choice_id` when a listed choice was meant; for an operation's draft, the operation in
 * `operations`. `operations`: acts on what exists, in spoken order; `envelopes` beside them are what
 * the same breath asks to create. `query`: asks about the plan. `day_plan`: asks for a proposal of
 * what to do at which hour of `day`, or decides with `plan_act` about the one that was shown.
 * `undo`, `redo`: "отмени", "верни". `cancel`: words such as "отмена". `none`: chit-chat, foreign
 * wishes, noise.
 */
export const InterpretationKind = z.enum([
  'commands',
  'answer',
  'operations',
  'query',
  'day_plan',
  'undo',
  'redo',
  'back',
  'cancel',
  'none',
]);
export type InterpretationKind = z.infer<typeof InterpretationKind>;

/**
 * What a person does with the plan of a day that they were shown: take it, see another one, decide about
 * its tasks one by one, refuse it.
 */
export const DayPlanAct = z.enum(['accept', 'other', 'each', 'reject']);
export type DayPlanAct = z.infer<typeof DayPlanAct>;

/** In which colours the picture of a day is drawn. */
export const PictureTheme = z.enum(['light', 'dark']);
export type PictureTheme = z.infer<typeof PictureTheme>;

/** A setting as it was read from words; what is absent stays as it is. */
export const ReadSettings = z.strictObject({
  timezone: TimeZone.optional(),
  /** The city that was named. */
  place: z.string().min(1).max(80).optional(),
  /** "до пятницы": until when the person is there. */
  until: LocalDate.optional(),
  working_hours: z.strictObject({ from: LocalTime, to: LocalTime }).optional(),
  /** When parts of the day begin; those that are absent stay. */
  dayparts: DaypartHours.optional(),
  reminders: z
    .strictObject({
      block_minutes: z.int().min(0).max(1440).optional(),
      /** An end that is absent stays as it is. */
      quiet: z.strictObject({ from: LocalTime.optional(), to: LocalTime.optional() }).optional(),
      morning_at: LocalTime.optional(),
      evening_at: LocalTime.optional(),
    })
    .optional(),
  picture_theme: PictureTheme.optional(),
});
export type ReadSettings = z.infer<typeof ReadSettings>;

/**
 * Talk that deserves an answer of its own: thanks, consent to nothing, yes or no to nothing, a greeting, a farewell,
 * "что ты умеешь?", "который час?", a question that no plan answers, a sigh, words that are meant for nobody here, the
 * question whether that is written down which is still asked about.
 */
export const TalkKind = z.enum([
  'thanks',
  'agreed',
  'unasked',
  'greeting',
  'farewell',
  'abilities',
  'clock',
  'question',
  'tired',
  'aside',
  'unwritten',
]);
export type TalkKind = z.infer<typeof TalkKind>;

export const InterpretResponse = z.strictObject({
  kind: InterpretationKind,
  /** Of a cancel while something is asked: the words take back, too, where nothing is asked. */
  takes_back: z.literal(true).optional(),
  /** With one operation that is `again`: what is new where nothing can be done again. */
  envelopes: z.array(CommandEnvelope).max(COMMANDS_MAX),
  /** The other ways to read a single command; the runtime asks which is meant. */
  readings: z.array(CommandEnvelope).max(5).optional(),
  notes: z.array(Note).max(20).optional(),
  operations: z.array(ReadOperation).max(COMMANDS_MAX).optional(),
  /** With `commands`, `operations` or `cancel`: asked in the same breath before them, and answered first. */
  query: Query.optional(),
  /** The query was asked behind the order: it is answered after it, as the order has left the plan. */
  query_follows: z.literal(true).optional(),
  /** With `query`: a second question of the same breath, answered behind the first. */
  query_also: Query.optional(),
  /** With `day_plan`: the day that shall be planned. */
  day: LocalDate.optional(),
  /** With `day_plan`, in place of a day: what is done with the plan that was shown last. */
  plan_act: DayPlanAct.optional(),
  /** As the model made them: each is held against its schema later, and dropped when it does not fit. */
  surfaces: z.array(z.unknown()).max(5).optional(),
  /** Words that name an object for the whole utterance; searched afterwards, without a second call. */
  mention: z.string().min(1).max(500).optional(),
  /** With `answer`, and with `commands` or `operations` that are said behind it: the choice of the open question. */
  choice_id: z.string().min(1).max(64).optional(),
  /** With `commands` or `operations`: the draft's envelope as the answer that was said ahead of them fills it. */
  answer: CommandEnvelope.optional(),
  /** With `answer`: the older question of `waiting` that it answers, in place of the open one. */
  draft_id: z.uuid().optional(),
  /** With `answer` to a question about several drafts: the draft's envelope as it is meant for each that was named. */
  parts: z
    .array(z.strictObject({ draft_id: z.uuid(), envelope: CommandEnvelope }))
    .min(1)
    .max(20)
    .optional(),
  /** With `undo` and `back`: the object whose last change is taken back, where the words name it. */
  undo_of: ObjectHandle.optional(),
  /** With `back`: only a change of when it stands, or of where it belongs as well, is taken back. */
  moved_only: z.enum(['in_time', 'anywhere']).optional(),
  /** With `undo`: what was only made is not taken back, for it stood nowhere before. */
  altered_only: z.literal(true).optional(),
  /** With `answer`: the button of the door's own question that the words mean. */
  button_id: z.string().min(1).max(64).optional(),
  /** The words are what speech models write on silence ("Продолжение следует..."): nothing was said. */
  noise: z.literal(true).optional(),
  /** "не присылай утреннюю сводку": what is wished is a setting; with `talk`, it is only asked about. */
  settings: z.literal(true).optional(),
  /** Beside `settings`, where the words say what it is to be. */
  setting: ReadSettings.optional(),
  /** With `none`: what kind of talk it is, where that is known. */
  talk: TalkKind.optional(),
  /** What the rules over words would suggest about the commands; nothing of it is done. */
  suggestions: z.array(SuggestionDraft).max(SUGGESTION_DRAFTS_MAX).optional(),
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
  /** Told once when a model is being asked: the answer will take a while. */
  readonly onModel?: () => void;
}

/** Words in, envelopes out: the gateway behind one port, in process or over HTTP. */
export interface Interpreter {
  interpret(request: InterpretRequest, options: InterpretOptions): Promise<InterpretResponse>;
}
