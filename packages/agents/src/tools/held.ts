import type { CheckpointName } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  missingAtRoot,
  requiredCheckpoints,
  type StepHeld,
  type Task,
  type TreeNode,
  type Unfinished,
  openNodes,
} from '@planerka/plan';
import { stepRef, taskId } from '../names.ts';
import { type Refused, refused } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';

/** Steps that an answer names one by one. */
const NAMED_MAX = 10;

const CLOSE_STEP = 'tasks_macro_close_step';

/** A proof with its receipts still to be filled in. */
export const EMPTY_PROOF = ['CMD: <fill: command>', 'LINK: <fill: url>'];

/** Every one of these checkpoints, confirmed. */
export function confirming(names: readonly CheckpointName[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

function named(nodes: readonly TreeNode[]): Array<ReturnType<typeof stepRef>> {
  return nodes.slice(0, NAMED_MAX).map(stepRef);
}

interface HeldStep {
  readonly task: Task;
  readonly node: TreeNode;
  readonly row: Task;
  readonly below: readonly TreeNode[];
}

/** What keeps a step open, as an agent is told: the code, the words, and the call that mends it. */
export function stepHeld(
  call: ToolCall,
  { task, node, row, below }: HeldStep,
  held: StepHeld,
): Refused {
  const args = { task: taskId(task), step_id: node.id };
  switch (held.code) {
    case 'PROOF_REQUIRED':
      return refused(
        held.code,
        `${node.id} needs a proof for ${held.missing.join(', ')} before it is closed.`,
        'Call tasks_macro_close_step with proof: what was run ("CMD: ...") and where its result is ("LINK: ..."); put them in the place of <fill: ...>, which proves nothing.',
        {
          next: call.next(CLOSE_STEP, { ...args, proof: EMPTY_PROOF }),
          details: { missing: held.missing },
        },
      );
    case 'STEP_BLOCKED':
      return refused(
        held.code,
        `${node.id} is blocked${held.reason === null ? '' : `: ${held.reason}`}.`,
        'When what blocked it is gone, unblock it and close it again.',
        { next: call.next('tasks_block', { ...args, blocked: false }) },
      );
    case 'CHECKPOINTS_NOT_CONFIRMED':
      return refused(
        held.code,
        `${node.id} has unconfirmed checkpoints: ${held.missing.join(', ')}.`,
        'Check what the step is held to, then confirm these and close it in one call.',
        {
          // All that are required: what this call has confirmed is taken back with it.
          next: call.next(CLOSE_STEP, {
            ...args,
            checkpoints: confirming(requiredCheckpoints(row)),
          }),
          details: { missing: held.missing, ...definitionOf(row) },
        },
      );
    case 'STEPS_OPEN': {
      const open = openNodes(below);
      const first = firstOpen(below) ?? open[0] ?? node;
      return refused(
        held.code,
        `${node.id} has ${held.open.length} open below it.`,
        'Close those first.',
        {
          next: call.next(CLOSE_STEP, { ...args, step_id: first.id }),
          details: { open: named(open) },
        },
      );
    }
  }
}

/** What keeps a task from being completed, as an agent is told; `all` are its descendants in order. */
export function taskHeld(
  call: ToolCall,
  task: Task,
  { nodes, all }: { readonly nodes: readonly TreeNode[]; readonly all: readonly TreeNode[] },
  { open: rows, own, unconfirmed }: Unfinished,
): Refused {
  const id = taskId(task);
  if (rows.length > 0) {
    const open = openNodes(all);
    const first = firstOpen(nodes) ?? open[0];
    return refused(
      'STEPS_OPEN',
      `${id} has ${open.length} open of ${all.length} steps.`,
      'Close them first; a step that is not needed any more can be closed with a note that says so.',
      {
        ...(first ? { next: call.next(CLOSE_STEP, { task: id, step_id: first.id }) } : {}),
        details: { ...(first ? { first_open: stepRef(first) } : {}), open: named(open) },
      },
    );
  }
  const ids = new Set(unconfirmed.map(({ task_id: stepId }) => stepId));
  const steps = all.filter(({ row }) => ids.has(row.task_id));
  const [first] = steps;
  const missing = first ? missingAtRoot(first.row) : own;
  return refused(
    'CHECKPOINTS_NOT_CONFIRMED',
    `${first?.id ?? id} has unconfirmed checkpoints: ${missing.join(', ')}.`,
    'Confirm them with tasks_verify, then complete the task.',
    {
      next: call.next('tasks_verify', {
        task: id,
        ...(first ? { step_id: first.id } : {}),
        checkpoints: confirming(missing),
      }),
      details: { missing, steps: steps.slice(0, NAMED_MAX).map(({ id: step }) => step) },
    },
  );
}
