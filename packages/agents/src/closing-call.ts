import { type CheckpointName, GATE, type NextCall } from '@planerka/contracts';
import { missingCheckpoints, type TreeNode } from '@planerka/plan';
import { EMPTY_PROOF, suggestedCall } from './suggested-call.ts';

export const CLOSE_STEP = 'tasks_macro_close_step';

/** Every one of these checkpoints, confirmed. */
export function confirming(names: readonly CheckpointName[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** What a call has brought of a proof: receipts, where they are linked, and what else there is of it. */
export interface GivenProof {
  readonly checks?: readonly string[];
  readonly linked?: readonly CheckpointName[];
  readonly more?: Readonly<Record<string, unknown>>;
}

/** What confirms all of these, the gate among them. */
export function confirmingGate(names: readonly CheckpointName[]): 'gate' | Record<string, true> {
  return names.every((name) => GATE.includes(name)) ? 'gate' : confirming([...GATE, ...names]);
}

/**
 * A proof to be filled in, which goes to the checkpoints that lack one; without more said it would go
 * to tests. What was brought already is kept.
 */
export function proofFor(missing: readonly CheckpointName[], given: GivenProof = {}): unknown {
  const { checks = [], linked = [], more = {} } = given;
  const isForTests = missing.every((name) => name === 'tests');
  if (isForTests && checks.length === 0 && Object.keys(more).length === 0) return [...EMPTY_PROOF];
  return {
    ...more,
    checks: [...checks, ...EMPTY_PROOF],
    checkpoint: [...new Set([...linked, ...missing])],
  };
}

interface ClosedPart {
  readonly workspace: string;
  readonly task: string;
  /** Of the task's tree: the call is refused where somebody has written to it since. */
  readonly revision: number;
  /** The checkpoints that ask for a proof and have none. */
  readonly unproven: readonly CheckpointName[];
}

/** The call that closes exactly this step or task node, as it was seen; a node's checkpoints are confirmed before. */
export function closingCall(
  { workspace, task, revision: expected_revision, unproven }: ClosedPart,
  node: TreeNode,
): NextCall {
  const missing = missingCheckpoints(node.row);
  if (node.kind === 'node' && missing.length > 0) {
    const checkpoints = confirming(missing);
    const args = { workspace, task, step_id: node.id, checkpoints, expected_revision };
    return suggestedCall('tasks_verify', args);
  }
  if (node.kind === 'node') {
    const args = { workspace, task, task_node_id: node.id, status: 'DONE', expected_revision };
    return suggestedCall('tasks_task_define', args);
  }
  return suggestedCall(CLOSE_STEP, {
    workspace,
    task,
    step_id: node.id,
    // A proof makes the checkpoints that it is linked to required.
    checkpoints: confirmingGate([...missing, ...unproven]),
    proof: unproven.length === 0 ? undefined : proofFor(unproven),
    expected_revision,
  });
}
