import { Entities, Intent, ObjectHandle, Operation, ReadOperation } from '@planerka/contracts';
import { z } from 'zod';

/*
 * What is done in a recorded history, in words of its own: no ids, no names of the runtime's types.
 * So a history outlives every change of how doors put their proposals.
 */

/** Two people in one chat; the second may undo what others did. */
export const Speaker = z.enum(['first', 'second']);
export type Speaker = z.infer<typeof Speaker>;

const CommandSaid = z.strictObject({
  command: Intent,
  entities: Entities,
  confidence: z.number(),
  /** Another reading of the same words. */
  reading: Entities.optional(),
});

const OperationSaid = z.strictObject({
  ...ReadOperation.shape,
  /** Named by tokens or a reply. */
  refs: z.array(ObjectHandle).optional(),
  /** Shown by the newest answer. */
  suggested: z.array(ObjectHandle).optional(),
  /** What a model was allowed to name. */
  offered: z.array(ObjectHandle).optional(),
  /** A button, not words. */
  pressed: z.literal(true).optional(),
});

/** One of the things said in one breath. */
export const Said = z.union([CommandSaid, OperationSaid]);
export type Said = z.infer<typeof Said>;

/** `back`: which change is meant, counted from the newest original one of the whole workspace. */
const back = z.int().min(0);

export const Act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('wait'), minutes: z.int().min(1) }),
  z.strictObject({ do: z.literal('say'), by: Speaker, words: z.array(Said).min(1) }),
  /** A tap on a choice of the question that this person was asked last, still open or not. */
  z.strictObject({ do: z.literal('pick'), by: Speaker, position: z.int().min(0) }),
  /** Words that answer it: the fields that its kind of draft takes. */
  z.strictObject({
    do: z.literal('answer'),
    by: Speaker,
    entities: Entities,
    fields: z.record(z.string(), z.unknown()),
    mention: z.string().optional(),
    refs: z.array(ObjectHandle).optional(),
  }),
  z.strictObject({ do: z.literal('retarget'), by: Speaker, back }),
  /** Without `back`, the person's own last change. */
  z.strictObject({ do: z.literal('undo'), by: Speaker, back: back.optional() }),
  z.strictObject({ do: z.literal('redo'), by: Speaker, back: back.optional() }),
  z.strictObject({ do: z.literal('cancel'), by: Speaker }),
  z.strictObject({ do: z.literal('mumble'), by: Speaker }),
  z.strictObject({
    do: z.literal('settings'),
    by: Speaker,
    values: z.record(z.string(), z.unknown()),
  }),
  /** The question's 15 minutes may be over. */
  z.strictObject({ do: z.literal('expire'), by: Speaker }),
  /** The person's last act once more, under the keys it had. */
  z.strictObject({ do: z.literal('repeat'), by: Speaker }),
  z.strictObject({
    do: z.literal('call'),
    by: z.enum(['one', 'two']),
    tool: z.string(),
    args: z.record(z.string(), z.unknown()),
  }),
]);
export type Act = z.infer<typeof Act>;

/** An operation with those of `fields` that it takes, each tried alone. */
export function withFields(
  operation: Operation,
  fields: Readonly<Record<string, unknown>>,
): Operation {
  return Object.entries(fields).reduce<Operation>((known, [key, value]) => {
    const tried = Operation.safeParse({ ...known, [key]: value });
    return tried.success ? tried.data : known;
  }, operation);
}
