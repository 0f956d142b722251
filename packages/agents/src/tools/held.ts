import {
  definitionOf,
  firstOpen,
  isClosed,
  missingAtRoot,
  requiredCheckpoints,
  type StepHeld,
  type Task,
  type TreeNode,
  type Unfinished,
} from '@planerka/plan';
import { taskId } from '../names.ts';
import { type Refused, refused } from '../refused.ts';
import type { Work } from '../work.ts';

/** Steps that an answer names one by one. */
const NAMED_MAX = 10;

/** The call that closes a step. */
function closeCall(work: Work, task: Task, node: TreeNode) {
  return {
    tool: 'tasks_macro_close_step',
    args: { workspace: work.workspace.name, task: taskId(task), step_id: node.id },
  };
}

function named(nodes: readonly TreeNode[]): Array<{ step_id: string; path: string }> {
  return nodes.slice(0, NAMED_MAX).map(({ id, path }) => ({ step_id: id, path }));
}

interface HeldStep {
  readonly task: Task;
  readonly node: TreeNode;
  readonly row: Task;
  readonly below: readonly TreeNode[];
}

/** What keeps a step open, as an agent is told: the code, the words, and the call that mends it. */
export function stepHeld(
  work: Work,
  { task, node, row, below }: HeldStep,
  held: StepHeld,
): Refused {
  const args = { workspace: work.workspace.name, task: taskId(task), step_id: node.id };
  switch (held.code) {
    case 'PROOF_REQUIRED':
      return refused(
        held.code,
        `${node.id} needs a proof for ${held.missing.join(', ')} before it is closed.`,
        'Call tasks_macro_close_step with proof: what was run ("CMD: ...") and where its result is ("LINK: ..."); put them in the place of <fill: ...>, which proves nothing.',
        {
          next: {
            tool: 'tasks_macro_close_step',
            args: { ...args, proof: ['CMD: <fill: command>', 'LINK: <fill: url>'] },
          },
          details: { missing: held.missing },
        },
      );
    case 'STEP_BLOCKED':
      return refused(
        held.code,
        `${node.id} is blocked${held.reason === null ? '' : `: ${held.reason}`}.`,
        'When what blocked it is gone, unblock it and close it again.',
        { next: { tool: 'tasks_block', args: { ...args, blocked: false } } },
      );
    case 'CHECKPOINTS_NOT_CONFIRMED':
      return refused(
        held.code,
        `${node.id} has unconfirmed checkpoints: ${held.missing.join(', ')}.`,
        'Check what the step is held to, then confirm these and close it in one call.',
        {
          next: {
            tool: 'tasks_macro_close_step',
            // All that are required: what this call has confirmed is taken back with it.
            args: {
              ...args,
              checkpoints: Object.fromEntries(requiredCheckpoints(row).map((name) => [name, true])),
            },
          },
          details: { missing: held.missing, ...definitionOf(row) },
        },
      );
    case 'STEPS_OPEN': {
      const open = below.filter((each) => !isClosed(each.row));
      return refused(
        held.code,
        `${node.id} has ${held.open.length} open below it.`,
        'Close those first.',
        {
          next: closeCall(work, task, firstOpen(below) ?? open[0] ?? node),
          details: { open: named(open) },
        },
      );
    }
  }
}

/** What keeps a task from being completed, as an agent is told; `all` are its descendants in order. */
export function taskHeld(
  work: Work,
  task: Task,
  { nodes, all }: { readonly nodes: readonly TreeNode[]; readonly all: readonly TreeNode[] },
  { open: rows, own, unconfirmed }: Unfinished,
): Refused {
  const id = taskId(task);
  if (rows.length > 0) {
    const open = all.filter(({ row }) => !isClosed(row));
    const next = firstOpen(nodes) ?? open[0];
    return refused(
      'STEPS_OPEN',
      `${id} has ${open.length} open of ${all.length} steps.`,
      'Close them first; a step that is not needed any more can be closed with a note that says so.',
      {
        ...(next === undefined ? {} : { next: closeCall(work, task, next) }),
        details: {
          ...(next === undefined ? {} : { first_open: { step_id: next.id, path: next.path } }),
          open: named(open),
        },
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
      next: {
        tool: 'tasks_verify',
        args: {
          workspace: work.workspace.name,
          task: id,
          ...(first ? { step_id: first.id } : {}),
          checkpoints: Object.fromEntries(missing.map((name) => [name, true])),
        },
      },
      details: { missing, steps: steps.slice(0, NAMED_MAX).map(({ id: step }) => step) },
    },
  );
}
