import { z } from 'zod';

/** What a step may have to have confirmed before it counts as done. */
export const CheckpointName = z.enum(['criteria', 'tests', 'security', 'perf', 'docs']);
export type CheckpointName = z.infer<typeof CheckpointName>;

/** In the order in which they are told. */
export const CHECKPOINT_NAMES: readonly CheckpointName[] = CheckpointName.options;

/** The gate: required of every step; the others once evidence is linked to them. */
export const GATE: readonly CheckpointName[] = ['criteria', 'tests'];

const Confirmation = z.union([z.boolean(), z.strictObject({ confirmed: z.boolean() })]);

/** `"gate"` (criteria and tests), `"all"`, or one by one: `{"criteria": true, "tests": {"confirmed": true}}`. */
export const Checkpoints = z
  .union([
    z.enum(['gate', 'all']),
    z.strictObject({
      criteria: Confirmation.optional(),
      tests: Confirmation.optional(),
      security: Confirmation.optional(),
      perf: Confirmation.optional(),
      docs: Confirmation.optional(),
    }),
  ])
  .describe('gate = criteria+tests');
export type Checkpoints = z.infer<typeof Checkpoints>;

/** How hard a proof is asked for at a checkpoint. */
export const ProofMode = z.enum(['off', 'warn', 'require']);
export type ProofMode = z.infer<typeof ProofMode>;

/** The checkpoints that a payload confirms, and those it takes back. */
export function readCheckpoints(given: Checkpoints): {
  readonly confirm: readonly CheckpointName[];
  readonly revoke: readonly CheckpointName[];
} {
  if (given === 'gate') return { confirm: GATE, revoke: [] };
  if (given === 'all') return { confirm: CHECKPOINT_NAMES, revoke: [] };
  const value = (name: CheckpointName): boolean | undefined => {
    const one = given[name];
    return typeof one === 'object' ? one.confirmed : one;
  };
  return {
    confirm: CHECKPOINT_NAMES.filter((name) => value(name) === true),
    revoke: CHECKPOINT_NAMES.filter((name) => value(name) === false),
  };
}
