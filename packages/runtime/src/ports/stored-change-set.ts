import { OpName, Phase, ShownSet } from '@planerka/contracts';
import { StoredInstant } from '@planerka/plan';
import { z } from 'zod';

/** `applied`: whether it still holds is read from the journal, by its change. */
export const ChangeSetState = z.enum([
  'proposed',
  'applied',
  'rejected',
  'withdrawn',
  'superseded',
]);
export type ChangeSetState = z.infer<typeof ChangeSetState>;

/** A change set as it is kept beside the plan, with who decided what about it, and when. */
export const StoredChangeSet = z.strictObject({
  set_id: z.uuid(),
  project_id: z.uuid(),
  /** The agent's own names: under both of them a set is proposed once. */
  run_id: z.string(),
  given_id: z.string(),
  /** Of the envelope as it came: another text under the same names is told so. */
  fingerprint: z.string(),
  phase: Phase,
  actor: z.string(),
  agent_name: z.string().nullable(),
  /** The journal's seq that the agent has read. */
  base_seq: z.int().min(0),
  /** As it came, with the answers that people have given to its questions. */
  envelope: z.record(z.string(), z.unknown()),
  /** As its people were told of it when it came. */
  shown: ShownSet,
  told_at: StoredInstant.nullable(),
  state: ChangeSetState,
  decided_by: z.string().nullable(),
  decided_at: StoredInstant.nullable(),
  /** Why it was refused, in the person's words. */
  reason: z.string().nullable(),
  change_id: z.uuid().nullable(),
  created_at: StoredInstant,
});
export type StoredChangeSet = z.infer<typeof StoredChangeSet>;

/** What became of one op of a set. */
export const StoredChangeSetOp = z.strictObject({
  set_id: z.uuid(),
  position: z.int().min(0),
  project_id: z.uuid(),
  run_id: z.string(),
  op: OpName,
  kind: z.enum(['item', 'task', 'line', 'quote', 'dependency', 'projection']),
  client_ref: z.string().nullable(),
  status: z.enum(['proposed', 'applied', 'skipped', 'left']),
  code: z.string().nullable(),
  /** What it has made or changed: `ITEM-012`. */
  object_name: z.string().nullable(),
});
export type StoredChangeSetOp = z.infer<typeof StoredChangeSetOp>;
