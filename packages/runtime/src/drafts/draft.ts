import {
  BesideReminders,
  Entities,
  LocalTime,
  Message,
  Operation,
  OutcomeChoice,
  QuestionCode,
  TargetKind,
} from '@planerka/contracts';
import { CreateOperation, StoredInstant } from '@planerka/plan';
import { z } from 'zod';

/**
 * `open` is being asked now, `queued` waits for its turn, `waiting` was asked and waits until it is
 * answered by itself; the rest are over.
 */
const DraftState = z.enum(['open', 'queued', 'waiting', 'done', 'dropped', 'cancelled', 'expired']);
export type DraftState = z.infer<typeof DraftState>;

/** Where a target came from when nobody named it (K4-workroom, K4-hub). */
export const Assumption = z.enum(['workroom', 'pinned', 'last', 'suggested', 'context']);
export type Assumption = z.infer<typeof Assumption>;

/** An object as a draft keeps it: the revision tells whether it is still what the person was shown. */
export const TargetRef = z.strictObject({
  kind: TargetKind,
  id: z.uuid(),
  revision: z.int().min(1),
});
export type TargetRef = z.infer<typeof TargetRef>;

/** An operation on its way, on what exists or one that creates: what is settled of it so far. */
export const PendingOperation = z.strictObject({
  operation: z.union([Operation, CreateOperation]),
  /** Empty until it is settled which object is meant; several only for a bulk operation. */
  targets: z.array(TargetRef).max(200),
  assumed: Assumption.nullable(),
  /** The object is only likely: it is asked about before anything is written. */
  is_doubtful: z.literal(true).optional(),
  /** A set or a list at once, its tasks in `targets`: they are listed and asked about together. */
  bulk: z.boolean(),
  /** How many of the set are left for another time: so many at once are too many. */
  left_out: z.int().min(1).optional(),
  /** How sure the reading was: a doubtful one is confirmed before anything is written. */
  confidence: z.number().min(0).max(1),
  /** The question as it was put; what it listed is in `touched`. */
  question: Message,
  /** What a yes would change, as the person was shown it; nothing else may be changed then. */
  touched: z.array(TargetRef),
  /** Words that propose candidates, while no target is settled. */
  mention: z.string().nullable(),
  /** The verb by which it was told as done. */
  did: z.string().optional(),
  /** It was told to have taken place. */
  passed: z.literal(true).optional(),
  /** Only a place in a list was said: nothing is called so. */
  counted: z.literal(true).optional(),
  /** The day that tells which one is meant. */
  on: z.iso.date().optional(),
  /** The hour of the object, by which it is recognized as well. */
  at: LocalTime.optional(),
  /** It is the one that has no hour. */
  untimed: z.literal(true).optional(),
  /** It corrects what was written just now. */
  corrects: z.literal(true).optional(),
  /** The half of the day of its new hour was not said: it is settled with the target. */
  half_open: z.literal(true).optional(),
  /** Its day is today's weekday, said by its name: it is settled with the target. */
  week_open: z.literal(true).optional(),
  /** On which day its new hour, or that of its deadline, is was not said: it is settled with the target. */
  day_open: z.literal(true).optional(),
  /** Its reminders are beside those that the target has. */
  also: BesideReminders.optional(),
  /** The kind of object that the words named, where they did. */
  kind: TargetKind.optional(),
  /** The objects that the question about the target offers. */
  offered: z.array(z.uuid()).max(20),
  /** Objects that the person has said no to. */
  rejected: z.array(z.uuid()),
  /** The draft of the operation before it in the utterance: it is about the same object. */
  follows: z.uuid().optional(),
  /** The person was told once that this question still waits. */
  reminded: z.literal(true).optional(),
  /** Something else was said after that: a bare "да" is no sure answer to it any more. */
  out_of_view: z.literal(true).optional(),
  /** Something was changed since the question was put: that is what a bare "отмена" means. */
  overtaken: z.literal(true).optional(),
  /** The suggestion that it carries out. */
  suggestion: z.uuid().optional(),
  /** The drafts whose confirmation its question asks for as well: one message told of them all. */
  together: z.array(z.uuid()).max(20).optional(),
  /** It is a question of a change set, and belongs to no operation: its answer is kept in the set. */
  change_set: z.strictObject({ set_id: z.uuid(), question: z.string() }).optional(),
  /** The changes that this one takes the place of, newest first: the target is being changed. */
  replaces: z.array(z.uuid()),
});
export type PendingOperation = z.infer<typeof PendingOperation>;

/** A choice of an open question with the fields that picking it fills, where it fills any. */
export const DraftChoice = OutcomeChoice.extend({
  entities: Entities.optional(),
  /** The operation that picking it leads to, where the draft is one. */
  operation: Operation.optional(),
});
export type DraftChoice = z.infer<typeof DraftChoice>;

/**
 * What still misses something, with the one question about it. It belongs to one person in one
 * thread; only that person's answers reach it.
 */
export const Draft = z.strictObject({
  draft_id: z.uuid(),
  thread: z.string().min(1),
  actor: z.string().min(1),
  state: DraftState,
  operation: PendingOperation,
  /** Questions that were answered with a yes and must not be asked again. */
  accepted: z.array(QuestionCode),
  question_code: QuestionCode,
  choices: z.array(DraftChoice),
  /** The person's own words, in order: quoted back when the draft is dropped. */
  said: z.array(z.string()),
  unfit_count: z.int().min(0),
  created_at: StoredInstant,
  /** Null while queued: the 15 minutes run from the asking. */
  expires_at: StoredInstant.nullable(),
});
export type Draft = z.infer<typeof Draft>;

/** What an operation is before anything of it is settled. */
export const UNSETTLED = {
  targets: [],
  assumed: null,
  bulk: false,
  mention: null,
  rejected: [],
  replaces: [],
} as const satisfies Partial<PendingOperation>;

export const DRAFT_TTL_MINUTES = 15;
/** The answer that fits nothing for the third time drops the draft. */
export const UNFIT_LIMIT = 3;
