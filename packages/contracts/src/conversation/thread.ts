import { z } from 'zod';
import { ObjectHandle, ObjectNumber, TargetKind } from './object-handle.ts';
import { Operation } from './operation.ts';

const Room = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hub') }),
  /** The task or project that the person has opened (O2-workroom). */
  z.strictObject({ kind: z.literal('workroom'), object: ObjectHandle }),
]);

/** Something that repeats, with its rule. */
export const RepeatingHandle = ObjectHandle.extend({ rrule: z.string().min(1).max(500) });
export type RepeatingHandle = z.infer<typeof RepeatingHandle>;

/** When something begins that stands at an hour to come, and does not repeat; of a timeblock also when it ends. */
const BeginningOf = z.strictObject({
  kind: TargetKind,
  number: ObjectNumber,
  begins_at: z.string().min(1).max(40),
  ends_at: z.string().min(1).max(40).optional(),
});

/** Whoever has more names the newest ones. */
export const SERIES_MAX = 30;

/** Of a plan of some thirty things all are known, whenever they were spoken of. */
export const CANDIDATES_MAX = 40;

/**
 * What an interpreter may know of the thread (K5-4-only-candidates): the room, the only
 * objects it may name, the defaults, and operations that tokens have settled already.
 */
export const ThreadHints = z.strictObject({
  room: Room,
  candidates: z.array(ObjectHandle).max(CANDIDATES_MAX),
  /** How many of the first candidates are the list in view: it has no more rows. Absent where that is not known. */
  listed_count: z.int().min(0).max(20).optional(),
  default_task_id: z.int().min(1).optional(),
  default_timeblock_id: z.int().min(1).optional(),
  default_project_id: z.int().min(1).optional(),
  /** The project in which the first of the candidates stands, where that is a task in one. */
  first_in_project_id: z.int().min(1).optional(),
  /** The candidates were named by tokens, or by the message that the words reply to. */
  named: z.literal(true).optional(),
  /** What was named in this conversation and is deleted: it may be brought back, and nothing else is done to it. */
  deleted: z.array(ObjectHandle).max(20).optional(),
  /** What repeats, whether it was spoken of here or not: one of its days is named by its name and the day. */
  series: z.array(RepeatingHandle).max(SERIES_MAX).optional(),
  /** When those of the candidates begin of which that is known: an hour may be counted from it. */
  beginnings: z.array(BeginningOf).max(CANDIDATES_MAX).optional(),
  operations: z.array(Operation).max(10),
});
export type ThreadHints = z.infer<typeof ThreadHints>;
