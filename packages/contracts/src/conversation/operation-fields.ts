import { z } from 'zod';
import { TITLE_MAX_CHARS } from '../commands/envelope.ts';
import { ObjectNumber, type TargetKind } from './object-handle.ts';

export const onTask = { task: ObjectNumber.optional() };
/** Several tasks at once, in place of `task`: listed and asked about before anything changes. */
export const onTasks = { ...onTask, tasks: z.array(ObjectNumber).min(1).max(50).optional() };
export const onTaskOrBlock = { ...onTask, timeblock: ObjectNumber.optional() };
export const onProject = { project: ObjectNumber.optional() };

/**
 * Of something that repeats: the wall-clock time that names one occurrence, and whether it alone is
 * meant, it and those that follow, or all. The runtime asks where it matters and is not said.
 */
export const onSeries = {
  occurrence: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .optional(),
  scope: z.enum(['this', 'following', 'all']).optional(),
};

/** What a project's title may hold when it is made by words. */
export const PROJECT_TITLE_MAX_CHARS = 120;

/** Why something is blocked is a line, and no story. */
export const BLOCK_REASON_MAX_CHARS = 300;

/** A note is a remark, and no document. */
export const NOTE_MAX_CHARS = 2000;

export const Title = z.string().min(1).max(TITLE_MAX_CHARS);
/** So many things at once: nobody reads out more, and a card has room for them. */
export const LIST_ITEMS_MAX = 50;
export const onList = { ...onTask, list: Title.optional() };
export const Tags = z.array(z.string().min(1).max(64)).min(1).max(20);
/** An RFC 5545 RRULE value without its prefix. */
export const Recurrence = z
  .string()
  .max(500)
  .regex(/^FREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[A-Z0-9,+-]+)*$/);
export const Minutes = z.int().min(-1_000_000).max(1_000_000);

/** What is known of an operation before anything is decided about it. */
export interface OperationEntry {
  readonly schema: z.ZodObject;
  /** What it can be done to; empty when it needs no target. */
  readonly targets: readonly TargetKind[];
  /** May it be done to a set at once ("закрой все просроченные")? */
  readonly bulk: boolean;
  /** Does it make sense on what is done, taken off or archived, so that such may be offered? */
  readonly onClosed: boolean;
  /** The journal's word for what happened. */
  readonly event: string;
  /** The field that plain words fill, at most so long, and whether it can be taken away. */
  readonly text?: { readonly field: string; readonly max: number; readonly nullable: boolean };
}
