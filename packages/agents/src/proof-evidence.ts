import { CHECKPOINT_NAMES, type CheckpointName } from '@planerka/contracts';
import { definitionOf, grouped, type Memo, proofStates, type Task } from '@planerka/plan';
import type { ToolCall } from './tool-call.ts';

/** Evidence may be large: so much of it is read at a time. */
const PAGE = 200;

/** Does the step ask for a proof anywhere, wanted or required? */
function asksProof(row: Pick<Task, 'definition'>): boolean {
  return Object.values(definitionOf(row).proof).some((mode) => mode !== 'off');
}

/**
 * The evidence that says which proofs these steps have, the newest first: read on until each of them has
 * all that it asks for, or there is no more. However much was captured, a proof that is there counts.
 */
export async function proofEvidence(call: ToolCall, steps: readonly Task[]): Promise<Memo[]> {
  const asking = steps.filter(asksProof);
  if (asking.length === 0) return [];
  const found: Memo[] = [];
  const query = {
    roots: [...new Set(asking.map((row) => row.root_id ?? row.task_id))],
    kinds: ['evidence'] as const,
    steps: asking.map(({ task_id: id }) => id),
    limit: PAGE,
  };
  for (;;) {
    const before = found.at(-1)?.memo_id;
    const page = await call.tx.memos({ ...query, ...(before === undefined ? {} : { before }) });
    found.push(...page);
    if (page.length < PAGE || isAllProven(asking, found)) return found;
  }
}

function isAllProven(steps: readonly Task[], evidence: readonly Memo[]): boolean {
  const byStep = grouped(evidence, ({ step_id: id }) => id);
  return steps.every((row) => {
    const states = proofStates(row, byStep.get(row.task_id) ?? []);
    const isProven = (name: CheckpointName) => states[name].mode === 'off' || states[name].present;
    return CHECKPOINT_NAMES.every(isProven);
  });
}
