import { z } from 'zod';
import { TITLE_MAX_CHARS } from '../commands/envelope.ts';

/** The number people see, from the workspace's own counter of the kind: `task:42`. */
export const ObjectNumber = z.int().min(1);

/** The kinds of object that operations act on and tokens refer to. */
export const TargetKind = z.enum(['task', 'timeblock', 'project']);
export type TargetKind = z.infer<typeof TargetKind>;

/** An object as tokens and requests name it. `title` is for reading only, never an identity. */
export const ObjectHandle = z.strictObject({
  kind: TargetKind,
  number: ObjectNumber,
  title: z.string().max(TITLE_MAX_CHARS).optional(),
});
export type ObjectHandle = z.infer<typeof ObjectHandle>;
