import { CHECKPOINT_NAMES, type CheckpointName } from '@planerka/contracts';
import { editTask } from '../change/edit-rows.ts';
import type { Step } from '../change/step.ts';
import type { Memo } from '../objects/memo.ts';
import type { Task } from '../objects/task.ts';
import {
  definitionOf,
  missingCheckpoints,
  missingProofs,
  proofStates,
  requiring,
} from '../tree/gates.ts';
import { isClosed } from '../tree/step-tree.ts';

/** A step that an agent closes, its descendants, and the evidence that was given for it. */
export interface StepState {
  readonly step: Task;
  readonly below: readonly Task[];
  readonly evidence: readonly Memo[];
}

/** What holds a step, the first of it: agents are refused, whatever a person would be asked. */
export type StepHeld =
  | { readonly code: 'STEP_BLOCKED'; readonly reason: string | null }
  | { readonly code: 'PROOF_REQUIRED'; readonly missing: readonly CheckpointName[] }
  | { readonly code: 'CHECKPOINTS_NOT_CONFIRMED'; readonly missing: readonly CheckpointName[] }
  | { readonly code: 'STEPS_OPEN'; readonly open: readonly Task[] };

export type StepClosing =
  | { readonly kind: 'held'; readonly held: StepHeld }
  | {
      readonly kind: 'closed';
      readonly step: Step | null;
      /** Checkpoints whose proof was only wished for. */
      readonly unproven: readonly CheckpointName[];
      /** What force went past; null where nothing held the step. */
      readonly forced: {
        readonly blocked: boolean;
        readonly reason: string | null;
        readonly missing: readonly CheckpointName[];
      };
    };

/**
 * A step closed by an agent: with the proofs that are required, not blocked, its checkpoints
 * confirmed and nothing open below it. `force` goes past a block and past checkpoints, which then
 * keep the task from being completed.
 */
export function closeStep(state: StepState, { force }: { readonly force: boolean }): StepClosing {
  const { step, evidence } = state;
  const held = heldBy(state, force);
  if (held !== null) return { kind: 'held', held };
  const { blocked, blocked_reason: reason } = definitionOf(step);
  const missing = missingCheckpoints(step);
  const states = proofStates(step, evidence);
  return {
    kind: 'closed',
    // What was closed by force is still to be confirmed, also where nobody had defined the step.
    step: editTask(step, { status: 'done', checkpoints: requiring(step.checkpoints, missing) }),
    unproven: CHECKPOINT_NAMES.filter(
      (name) => states[name].mode === 'warn' && !states[name].present,
    ),
    forced: { blocked, reason, missing },
  };
}

function heldBy({ step, below, evidence }: StepState, force: boolean): StepHeld | null {
  // The block first: whoever brings the proof of what is blocked would be refused once more.
  const { blocked, blocked_reason: reason } = definitionOf(step);
  if (blocked && !force) return { code: 'STEP_BLOCKED', reason };
  const proofs = missingProofs(step, evidence);
  if (proofs.length > 0) return { code: 'PROOF_REQUIRED', missing: proofs };
  const missing = missingCheckpoints(step);
  if (missing.length > 0 && !force) return { code: 'CHECKPOINTS_NOT_CONFIRMED', missing };
  const open = below.filter((row) => !isClosed(row));
  return open.length > 0 ? { code: 'STEPS_OPEN', open } : null;
}
