import { z } from 'zod';
import { DayWindow, TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { LocalDate, LocalTime } from '../local-time.ts';
import { TargetKind } from './object-handle.ts';
import { OPERATIONS } from './operations.ts';

const { update_status: first, ...others } = OPERATIONS;

/**
 * What may be done to something that exists (K3-typed-operations), as data: the same
 * fields are in an op token, in a gateway's answer and behind a button.
 */
export const Operation = z.discriminatedUnion('type', [
  first.schema,
  ...Object.values(others).map(({ schema }) => schema),
]);
export type Operation = z.infer<typeof Operation>;

/** Which objects at once: a set that the runtime looks up, lists and asks about. */
export const BulkSet = z.enum(['overdue', 'today', 'inbox', 'done', 'open']);
export type BulkSet = z.infer<typeof BulkSet>;

const Name = z.string().min(1).max(TITLE_MAX_CHARS);

/** A part of each day, its end not included; without an end, the rest of the day. */
export const DayHours = z.strictObject({ from: LocalTime, to: LocalTime.optional() });
export type DayHours = z.infer<typeof DayHours>;

/**
 * "и за 10 минут тоже", "и ещё каждое воскресенье": reminders, or days, beside those that the object has; `reminder` where they are called so ("и напомни
 * за час"), so that they may be its first.
 */
export const BesideReminders = z.union([z.literal(true), z.literal('reminder')]);

/** Several objects by what they have in common; what is absent does not narrow them. */
export const ObjectSet = z.strictObject({
  of: z.enum(['tasks', 'timeblocks', 'both']),
  state: z.enum(['open', 'overdue', 'inbox', 'done']),
  window: DayWindow.optional(),
  hours: DayHours.optional(),
  /** The name of a project, as it was said. */
  project: z.string().min(1).max(120).optional(),
  /** "по ремонту": a project of that name, else words that each of them bears. */
  about: Name.optional(),
  tag: z.string().min(1).max(64).optional(),
  /** Words that each of them bears. */
  words: Name.optional(),
  /** "кроме ...": names of those that are left alone. */
  except: z.array(Name).max(10).optional(),
  /** "кроме первого": places among what was shown last, counted from 1, or from -1 at its end. */
  except_places: z.array(z.int().min(-50).max(50)).max(10).optional(),
});
export type ObjectSet = z.infer<typeof ObjectSet>;

/**
 * Which of those that were shown last: by their places, counted from 1, or from -1 at the end of the list;
 * or by the hours at which they begin.
 */
export const ShownOnes = z.strictObject({
  places: z.array(z.int().min(-20).max(20)).min(1).max(10).optional(),
  hours: DayHours.optional(),
  /** "их": all of them. */
  all: z.literal(true).optional(),
  /** "остальные": those of which nothing was said since. */
  rest: z.literal(true).optional(),
});
export type ShownOnes = z.infer<typeof ShownOnes>;

/**
 * An operation as it was read from words: what to do, and the words that name an object where some
 * do. They only propose candidates: a name is never an identity (H4).
 */
export const ReadOperation = z.strictObject({
  operation: Operation,
  confidence: z.number().min(0).max(1),
  mention: z.string().min(1).max(TITLE_MAX_CHARS).optional(),
  /** The verb by which it was told as done ("полила"): a title that bears it too is surely meant. */
  did: z.string().min(1).max(TITLE_MAX_CHARS).optional(),
  /** It was told to have taken place ("педсовет прошёл"): what is not over by then is asked about. */
  passed: z.literal(true).optional(),
  /** The kind of object that was said ("переименуй проект"): no other kind is meant then. */
  kind: TargetKind.optional(),
  bulk: BulkSet.optional(),
  /** Instead of `bulk`, a set that has no name of its own. */
  set: ObjectSet.optional(),
  /** "окна, книги и пальто": where `mention` as a whole names nothing, each of these names one. */
  names: z.array(Name).min(2).max(10).optional(),
  /** So many objects at once: those that bear the words, or those that were shown last. */
  several: z.int().min(2).max(20).optional(),
  /** "только дрова": of the set that is asked about, those that bear the words and no others. */
  only: z.literal(true).optional(),
  /** "вторую": which one of those that were shown last, counted from 1. */
  ordinal: z.int().min(1).max(20).optional(),
  /** "первую и третью", "последнюю", "то, что утром": those of the list that was shown last. */
  shown: ShownOnes.optional(),
  /** The list of which it is a part: what it is called, or null for the only one there is. */
  list: Name.nullable().optional(),
  /** The day of what is meant: of a set, or of one occurrence. */
  on: LocalDate.optional(),
  /** The hour at which what is meant begins: "созвон в 16 перенеси на 17". */
  at: LocalTime.optional(),
  /** "которая без времени": of several of that name the one that has no hour. */
  untimed: z.literal(true).optional(),
  /** It corrects what was written just now ("нет, в пять"), and nothing that is older. */
  corrects: z.literal(true).optional(),
  /** "и напомни за 15 минут", where a move is asked about: of the same object, and the question still waits. */
  beside: z.literal(true).optional(),
  /** "на восемь": of its new hour the half of the day was not said, and the object's own hour tells it. */
  half_open: z.literal(true).optional(),
  /**
   * "в среду", said on a Wednesday of a day that is read as today: the object's own is perhaps a week ahead.
   */
  week_open: z.literal(true).optional(),
  /**
   * "не к 12, а к 11", "утром, в десять": of the hour of a deadline, or of an hour said alone, no day was said, and the
   * object's own tells it. Beside a day: nothing but when was said, and the object may have none yet.
   */
  day_open: z.literal(true).optional(),
  also: BesideReminders.optional(),
  /** "резюме тоже": what was done last, to this as well; the operation that stands here only keeps its place. */
  again: z.literal(true).optional(),
  /** About the object of the operation before it in the same utterance, which named it for both. */
  same: z.literal(true).optional(),
});
export type ReadOperation = z.infer<typeof ReadOperation>;
