import { CheckpointName } from '@planerka/contracts';
import { z } from 'zod';
import { StoredInstant } from './fields.ts';

export const MemoKind = z.enum(['note', 'decision', 'risk', 'evidence', 'card']);
export type MemoKind = z.infer<typeof MemoKind>;

export const CardKind = z.enum(['frame', 'hypothesis', 'test', 'evidence', 'decision']);
export type CardKind = z.infer<typeof CardKind>;

/** Something remembered of work: a note, a decision, a risk, evidence, or what was thought (a card). */
export const Memo = z.strictObject({
  memo_id: z.uuid(),
  /** The task or project it belongs to. */
  root_id: z.uuid(),
  /** The step of the task, where it is about one. */
  step_id: z.uuid().nullable(),
  kind: MemoKind,
  card: CardKind.nullable(),
  title: z.string().nullable(),
  body: z.string().nullable(),
  data: z.record(z.string(), z.unknown()).nullable(),
  /** What evidence is linked to. */
  checkpoints: z.array(CheckpointName),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Memo = z.infer<typeof Memo>;
