import { z } from 'zod';
import { TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { LocalDate } from '../local-time.ts';
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
  /** The kind of object that was said ("переименуй проект"): no other kind is meant then. */
  kind: TargetKind.optional(),
  bulk: BulkSet.optional(),
  /** So many objects at once: those that bear the words, or those that were shown last. */
  several: z.int().min(2).max(20).optional(),
  /** The day of what is meant: of a set, or of one occurrence. */
  on: LocalDate.optional(),
  /** About the object of the operation before it in the same utterance, which named it for both. */
  same: z.literal(true).optional(),
});
export type ReadOperation = z.infer<typeof ReadOperation>;
