import { CommandEnvelope, Note, PendingChoice, QuestionCode } from '@planerka/contracts';
import { z } from 'zod';
import { StoredInstant } from './fields.ts';

/** `open` is being asked now, `queued` waits for its turn; the rest are over. */
export const DraftState = z.enum(['open', 'queued', 'done', 'dropped', 'cancelled', 'expired']);
export type DraftState = z.infer<typeof DraftState>;

/**
 * A command that still misses something, with the question about it. It belongs to one person in
 * one thread; only that person's answers reach it (DESIGN.md, "Commands").
 */
export const Draft = z.strictObject({
  draft_id: z.uuid(),
  thread: z.string().min(1),
  actor: z.string().min(1),
  state: DraftState,
  envelope: CommandEnvelope,
  notes: z.array(Note),
  /** The other ways to read the command, while the person has not chosen. */
  readings: z.array(CommandEnvelope),
  /** Questions that were answered with a yes and must not be asked again. */
  accepted: z.array(QuestionCode),
  question_code: QuestionCode,
  choices: z.array(PendingChoice),
  /** The person's own words, in order: quoted back when the draft is dropped. */
  said: z.array(z.string()),
  unfit_count: z.int().min(0),
  created_at: StoredInstant,
  /** Null while queued: the 15 minutes run from the asking. */
  expires_at: StoredInstant.nullable(),
});
export type Draft = z.infer<typeof Draft>;

export const DRAFT_TTL_MINUTES = 15;
/** The answer that fits nothing for the third time drops the draft. */
export const UNFIT_LIMIT = 3;
