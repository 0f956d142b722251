import { z } from 'zod';
import { ObjectHandle } from './object-handle.ts';
import { Operation } from './operation.ts';

const Room = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hub') }),
  /** The task or project that the person has opened (O2-workroom). */
  z.strictObject({ kind: z.literal('workroom'), object: ObjectHandle }),
]);

/**
 * What an interpreter may know of the thread (K5-4-only-candidates): the room, the only
 * objects it may name, the defaults, and operations that tokens have settled already.
 */
export const ThreadHints = z.strictObject({
  room: Room,
  candidates: z.array(ObjectHandle).max(20),
  /** How many of the first candidates are the list in view: it has no more rows. Absent where that is not known. */
  listed_count: z.int().min(0).max(20).optional(),
  default_task_id: z.int().min(1).optional(),
  default_timeblock_id: z.int().min(1).optional(),
  default_project_id: z.int().min(1).optional(),
  /** The candidates were named by tokens, or by the message that the words reply to. */
  named: z.literal(true).optional(),
  /** What was named in this conversation and is deleted: it may be brought back, and nothing else is done to it. */
  deleted: z.array(ObjectHandle).max(20).optional(),
  operations: z.array(Operation).max(10),
});
export type ThreadHints = z.infer<typeof ThreadHints>;
