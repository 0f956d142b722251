import { z } from 'zod';
import { ObjectHandle, ObjectNumber } from '../conversation/object-handle.ts';
import { LocalDate, LocalTime, OffsetDateTime } from '../local-time.ts';
import { SuggestionSurface } from '../suggestions/vocabulary.ts';
import { DEFAULT_LOCALE, Frame, Message, verbatim } from './message.ts';
import { Offers } from './offer.ts';
import { SetQuestion, ShownSet } from './review.ts';
import { ShownPlan } from './shown-plan.ts';

/** One possible answer of a question: `id` is what a tap sends, `label` what a person reads. */
export const Choice = z.strictObject({ id: z.string().min(1).max(64), label: z.string().min(1) });
export type Choice = z.infer<typeof Choice>;

/** A possible answer before its words are made. */
export const OutcomeChoice = z.strictObject({ id: z.string().min(1).max(64), label: Message });
export type OutcomeChoice = z.infer<typeof OutcomeChoice>;

/** What an open question asks for. */
export const QuestionCode = z.enum([
  'TITLE',
  'DURATION',
  'START',
  'DAY',
  'READING',
  'PAST',
  'CONFIRM',
  /** Is what stands already meant, and what was said is new of it? */
  'TWIN',
  /** Which object is meant (K5-5-asks). */
  'TARGET',
  /** What an operation lacks: a time, a title, a duration, a priority, another object. */
  'WHEN',
  'NEW_TITLE',
  'MINUTES',
  'PRIORITY',
  'PROJECT',
  'LINKED_TASK',
  'LIST',
  /** May all of these be changed? */
  'BULK',
  /** May the open steps be closed with their task? */
  'STEPS',
  /** May what a person has blocked be taken up or closed all the same? */
  'BLOCKED',
  /** One of a series, this and the following, or all. */
  'SERIES',
  /** What a suggestion asks about a task before it can suggest anything better. */
  'SUGGESTION',
]);
export type QuestionCode = z.infer<typeof QuestionCode>;

/** The runtime's answer on the wire: done, a question or a refusal (C9-output). */
export const RuntimeOutput = z.union([
  z.strictObject({ ok: z.literal(true), user_message: z.string() }),
  z.strictObject({
    ok: z.literal(false),
    clarifying_question: z.string(),
    choices: z.array(Choice),
  }),
  z.strictObject({
    ok: z.literal(false),
    code: z.string(),
    user_message: z.string(),
    recovery: z.string(),
  }),
]);
export type RuntimeOutput = z.infer<typeof RuntimeOutput>;

/** What was understood besides the fields, which the reply must say. */
export const Note = z.discriminatedUnion('code', [
  /** "в пятницу 5 марта" when that is a Thursday: the date holds. `weekday` 1 = Monday to 7. */
  z.strictObject({
    code: z.literal('WEEKDAY_MISMATCH'),
    position: z.int().min(0),
    date: LocalDate,
    weekday: z.int().min(1).max(7),
  }),
  /** The clocks skip the time that was said; `moved_to` is the time that was taken. */
  z.strictObject({
    code: z.literal('SKIPPED_BY_DST'),
    position: z.int().min(0),
    said: LocalTime,
    moved_to: OffsetDateTime,
  }),
  /** "31 сентября": no such day, so the day is still missing. `text` is what was said. */
  z.strictObject({
    code: z.literal('NO_SUCH_DATE'),
    position: z.int().min(0),
    text: z.string().min(1).max(100),
  }),
  /** "25:00": no such hour, so the time is still missing. `text` is what was said. */
  z.strictObject({
    code: z.literal('NO_SUCH_TIME'),
    position: z.int().min(0),
    text: z.string().min(1).max(100),
  }),
  /** "3 раза в день": hours that were not said, or that the rule cannot hold, are not written. */
  z.strictObject({
    code: z.literal('TIMES_MISSING'),
    position: z.int().min(0),
    text: z.string().min(1).max(100),
  }),
  /** "запиши хлеб. А что у меня в пятницу?": only what was ordered is done, and the question is quoted. */
  z.strictObject({
    code: z.literal('ASKED_APART'),
    position: z.int().min(0),
    text: z.string().min(1).max(100),
  }),
  /** "кран течёт как сказал, купить хлеб": words that are in nothing which was written are told of. */
  z.strictObject({
    code: z.literal('NOT_READ'),
    position: z.int().min(0),
    text: z.string().min(1).max(100),
  }),
  /** "напомни ...": a reminder was asked for, so that is what is answered. */
  z.strictObject({ code: z.literal('REMINDER_ASKED'), position: z.int().min(0) }),
  /** "и шпатель", "и ещё одну: ...": one more of what was written just now; the plan tells whether something was. */
  z.strictObject({ code: z.literal('ONE_MORE'), position: z.int().min(0) }),
  /**
   * "добавь туда ...": put where it was only pointed, and "и ещё ...": goes on from what was written just now. The
   * plan tells whether that is a new project being filled, where the task in view is in it.
   */
  z.strictObject({
    code: z.literal('FILLING'),
    position: z.int().min(0),
    by: z.enum(['pointed', 'more']),
    in_view: ObjectNumber.optional(),
  }),
  /** "полить цветы" beside a task of that name, and no order to add one: whether it is the same is asked. */
  z.strictObject({
    code: z.literal('SAID_AGAIN'),
    position: z.int().min(0),
    known: z
      .array(z.strictObject({ kind: z.enum(['task', 'timeblock']), number: ObjectNumber }))
      .min(1)
      .max(5),
  }),
]);
export type Note = z.infer<typeof Note>;

/** The kinds of object a change can touch. */
export const ObjectKind = z.enum([
  'task',
  'timeblock',
  'project',
  'item',
  'dependency',
  'accounting_line',
  'quote',
  'quote_line',
  'memo',
  'thread_pin',
  'workroom',
  'workspace',
  'person',
]);
export type ObjectKind = z.infer<typeof ObjectKind>;

/** An object as a receipt names it; `number` is what people see (`TASK-042`), null where none is shown. */
export const ObjectRef = z.strictObject({
  kind: ObjectKind,
  id: z.uuid(),
  number: z.int().min(1).nullable(),
  revision: z.int().min(1),
});
export type ObjectRef = z.infer<typeof ObjectRef>;

/** Proof of a committed change: no success text exists without one. */
export const Receipt = z.strictObject({
  change_id: z.uuid(),
  /** An original change, or the undo or redo of the changes in `reverted`. */
  action: z.enum(['do', 'undo', 'redo']),
  reverted: z.array(z.uuid()),
  objects: z.array(ObjectRef).min(1),
});
export type Receipt = z.infer<typeof Receipt>;

/** Every "no" a person can hear. Codes are public; a test pins them. */
export const RefusalCode = z.enum([
  'NOT_UNDERSTOOD',
  'INTENT_NOT_ALLOWED',
  'INVALID_COMMAND',
  'DURATION_OUT_OF_RANGE',
  'END_BEFORE_START',
  'CANCELLED',
  'DRAFT_DROPPED',
  'DRAFT_EXPIRED',
  'STALE_BUTTON',
  'NOT_YOURS',
  'NOTHING_TO_CANCEL',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  'REVISION_MISMATCH',
  'UNKNOWN_TARGET',
  'WRONG_TARGET_KIND',
  'NOTHING_FOUND',
  'NO_CHANGE',
  /** A suggestion that is over, or whose task has changed since it was made. */
  'STALE_SUGGESTION',
  /** A change set that was decided about already. */
  'CHANGE_SET_OVER',
  /** A change set that its project does not take any more as it is. */
  'CHANGE_SET_REFUSED',
]);
export type RefusalCode = z.infer<typeof RefusalCode>;

/**
 * What an operation was applied to (K2-5-action-summary): shown after each action, with a
 * way to change it.
 */
export const ActionSummary = z.strictObject({
  objects: z.array(ObjectHandle).min(1).max(200),
  /** Where the target came from when nobody named it; null when it was named or tapped. */
  assumed: z.enum(['workroom', 'pinned', 'last', 'suggested', 'context']).nullable(),
  /** Can the same operation be applied to another object instead? */
  can_change_target: z.boolean(),
  /** Can the object be opened now? One that is gone or open already cannot. */
  can_open: z.boolean(),
  /** The number of the list with boxes that it was done to, or to something on it. */
  list: ObjectNumber.optional(),
});
export type ActionSummary = z.infer<typeof ActionSummary>;

export const DoneOutcome = z.strictObject({
  status: z.literal('done'),
  frame: Frame,
  /** What was done, a line or more each. */
  said: z.array(Message).min(1),
  receipt: Receipt,
  summary: ActionSummary.optional(),
  /** What may be done about it besides, best first; at most one is shown at once. */
  offers: Offers.optional(),
});
export const QuestionOutcome = z.strictObject({
  status: z.literal('question'),
  frame: Frame,
  code: QuestionCode,
  /** The question itself. */
  question: Message,
  choices: z.array(OutcomeChoice),
  /** What the person reads before the question ("Даты «31 сентября» не бывает."); not part of it. */
  lead: z.array(Message),
  draft_id: z.uuid(),
  /** Another question is open: this one waits, is stored, and is asked when its turn comes. */
  queued: z.boolean(),
  /** It is about the object that another question asks for: nothing of its own may be asked. */
  follows: z.literal(true).optional(),
  /** The open question asks about it as well. */
  together: z.literal(true).optional(),
  /** Not an answer to a proposal of this call: the question that was open stays open. */
  follow_up: z.boolean(),
});
export const RefusedOutcome = z.strictObject({
  status: z.literal('refused'),
  frame: Frame,
  code: RefusalCode,
  said: z.array(Message).min(1),
  /** What mends it; null where nothing has to be mended. */
  recovery: Message.nullable(),
  /** The questions that it ends, the one that was asked first: they can be asked anew. */
  ended: z.array(z.uuid()).min(1).max(100).optional(),
});

/** Suggestions, and nothing done: what a person has asked for, or asked once more about. */
export const OfferedOutcome = z.strictObject({
  status: z.literal('offered'),
  frame: Frame,
  surface: SuggestionSurface,
  /** Is it asked whether the only one of them is really wanted? */
  confirms: z.boolean(),
  offers: Offers,
});
/** The plan of a day, and nothing done: it may be taken as a whole, or task by task. */
export const DayPlanOutcome = z.strictObject({
  status: z.literal('day_plan'),
  frame: Frame,
  /** What comes before it, such as why an earlier one could not be taken. */
  lead: z.array(Message),
  plan: ShownPlan,
  /** Is each of its tasks asked about by itself? */
  one_by_one: z.boolean(),
  /** What comes behind it, such as the order that an agent suggests. */
  after: z.array(Message).optional(),
});
/** A change set waits for its person: nothing of it is done. */
export const ReviewOutcome = z.strictObject({
  status: z.literal('review'),
  frame: Frame,
  /** What comes before it, such as that an answer was kept. */
  lead: z.array(Message),
  set: ShownSet,
  question: SetQuestion,
});
/** Nothing is worth suggesting, or a suggestion was refused: nothing is written to the plan. */
export const AbstainedOutcome = z.strictObject({
  status: z.literal('abstained'),
  frame: Frame,
  said: z.array(Message).min(1),
});

/** What the one door answers: codes and data, frozen with the moment they were decided in. */
export const Outcome = z.discriminatedUnion('status', [
  DoneOutcome,
  QuestionOutcome,
  RefusedOutcome,
  OfferedOutcome,
  DayPlanOutcome,
  ReviewOutcome,
  AbstainedOutcome,
]);
export type Outcome = z.infer<typeof Outcome>;
export type DoneOutcome = z.infer<typeof DoneOutcome>;
export type QuestionOutcome = z.infer<typeof QuestionOutcome>;
export type RefusedOutcome = z.infer<typeof RefusedOutcome>;
export type OfferedOutcome = z.infer<typeof OfferedOutcome>;
export type DayPlanOutcome = z.infer<typeof DayPlanOutcome>;
export type ReviewOutcome = z.infer<typeof ReviewOutcome>;
export type AbstainedOutcome = z.infer<typeof AbstainedOutcome>;

/** An outcome as storage may hold it, those from before it was codes and data included. */
export const StoredOutcome = z.preprocess(upcastOutcome, Outcome);

/** Outcomes as they were stored while they held their words. */
const WordedOutcome = z.discriminatedUnion('status', [
  z.looseObject({ status: z.literal('done'), user_message: z.string() }),
  z.looseObject({
    status: z.literal('question'),
    clarifying_question: z.string(),
    choices: z.array(Choice),
    lead: z.string().nullable(),
  }),
  z.looseObject({ status: z.literal('refused'), user_message: z.string(), recovery: z.string() }),
]);

/** Nothing of an outcome that kept its words depends on these. */
const UNFRAMED: Frame = { now: '1970-01-01T00:00:00.000Z', zone: 'UTC', locale: DEFAULT_LOCALE };

/**
 * One of today's as it is, one that was kept as words with these words as its message.
 */
function upcastOutcome(stored: unknown): unknown {
  const old = WordedOutcome.safeParse(stored);
  if (!old.success) return stored;
  const { data } = old;
  if (data.status === 'question') {
    const { clarifying_question, choices, lead, ...rest } = data;
    return {
      ...rest,
      frame: UNFRAMED,
      question: verbatim(clarifying_question),
      choices: choices.map(({ id, label }) => ({ id, label: verbatim(label) })),
      lead: lead === null ? [] : [verbatim(lead)],
    };
  }
  const { user_message, ...rest } = data;
  const kept = { ...rest, frame: UNFRAMED, said: [verbatim(user_message)] };
  if (data.status === 'done') return kept;
  return { ...kept, recovery: data.recovery === '' ? null : verbatim(data.recovery) };
}
