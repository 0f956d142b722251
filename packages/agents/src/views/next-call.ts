import { GATE, type NextCall } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  isClosed,
  missingAtRoot,
  missingCheckpoints,
  missingProofs,
  type Project,
  type TreeNode,
} from '@planerka/plan';
import { planId, planStatus, taskId } from '../names.ts';
import { confirming, EMPTY_PROOF } from '../tools/held.ts';
import { evidenceOfStep, type Situation, type TaskInView } from './situation.ts';

/** A call that can be made unchanged, and why it is the next one. */
export interface NextStep extends NextCall {
  readonly reason: string;
}

/** What to do next with a plan or task, its gates considered. */
export function nextStepOf(situation: Situation, workspace: string): NextStep {
  const { entity } = situation;
  const { tool, args, reason } =
    entity.kind === 'project' ? nextInPlan(situation, entity.row) : nextInTask(situation);
  return { tool, args: { workspace, ...args }, reason };
}

function nextInPlan({ tasks, counts }: Situation, row: Project): NextStep {
  const plan = planId(row);
  if (planStatus(row) === 'DONE') return elsewhere(`${plan} is done.`);
  const first = currentTask(tasks);
  if (first) {
    const task = taskId(first.task);
    return {
      tool: 'tasks_resume_super',
      args: { task },
      reason: `${task} is open: go on with it.`,
    };
  }
  const { steps, current } = row.checklist;
  const item = steps[current];
  if (item !== undefined || counts.done === 0) {
    return {
      tool: 'tasks_macro_start',
      args: { plan, task_title: item ?? row.title },
      reason: item === undefined ? 'The plan has no task yet.' : 'The checklist is at this item.',
    };
  }
  return (
    confirmingFirst(plan, { plan }, missingAtRoot(row)) ?? {
      tool: 'tasks_complete',
      args: { plan, status: 'DONE' },
      reason: 'Every task of the plan is done.',
    }
  );
}

/** What a plan is at: the first task that somebody has begun, else the first open one. */
export function currentTask(tasks: readonly TaskInView[]): TaskInView | null {
  return tasks.find(({ task }) => task.status === 'in_progress') ?? tasks[0] ?? null;
}

function nextInTask(situation: Situation): NextStep {
  const [only] = situation.tasks;
  if (!only) throw new Error('a task is in its own view');
  const { task, nodes, steps } = only;
  const id = taskId(task);
  if (isClosed(task)) {
    if (situation.plan === null) return elsewhere(`${id} is done.`);
    const plan = planId(situation.plan);
    const reason = `${id} is done: see what the plan needs next.`;
    return { tool: 'tasks_radar', args: { plan }, reason };
  }
  const first = firstOpen(nodes);
  if (first === null) return nextWithoutSteps(only);
  if (!definitionOf(first.row).blocked) return closing(situation, id, first);
  // Open, with nothing open below it, and not blocked itself.
  const free = steps.find(
    ({ row, children }) =>
      !isClosed(row) &&
      children.every((child) => isClosed(child.row)) &&
      !definitionOf(row).blocked,
  );
  if (free) {
    const reason = `${first.id} is blocked; ${free.id} is not.`;
    return { ...closing(situation, id, free), reason };
  }
  return {
    tool: 'tasks_block',
    args: { task: id, step_id: first.id, blocked: false },
    reason: `${first.id} is blocked: unblock it when what blocks it is gone.`,
  };
}

/** Everything is closed, or there was nothing to close. */
function nextWithoutSteps({ task, steps }: TaskInView): NextStep {
  const id = taskId(task);
  const unconfirmed = steps.find(({ row }) => missingAtRoot(row).length > 0);
  if (unconfirmed) {
    const checkpoints = confirming(missingAtRoot(unconfirmed.row));
    return {
      tool: 'tasks_verify',
      args: { task: id, step_id: unconfirmed.id, checkpoints },
      reason: `${unconfirmed.id} was closed without its checkpoints.`,
    };
  }
  return (
    confirmingFirst(id, { task: id }, missingAtRoot(task)) ?? {
      tool: 'tasks_macro_finish',
      args: { task: id },
      reason:
        steps.length === 0
          ? 'The task has no steps: finish it when it is done, or add steps with tasks_decompose.'
          : 'Every step is closed.',
    }
  );
}

/** What has to be confirmed of a task or plan itself before it can be completed. */
function confirmingFirst(
  id: string,
  target: Readonly<Record<string, string>>,
  missing: ReturnType<typeof missingAtRoot>,
): NextStep | null {
  if (missing.length === 0) return null;
  return {
    tool: 'tasks_verify',
    args: { ...target, checkpoints: confirming(missing) },
    reason: `${id} itself has unconfirmed checkpoints.`,
  };
}

function closing(situation: Situation, task: string, node: TreeNode): NextStep {
  if (node.kind === 'node') {
    return {
      tool: 'tasks_task_define',
      args: { task, task_node_id: node.id, status: 'DONE' },
      reason: `${node.id} is the first open task node.`,
    };
  }
  const proofs = missingProofs(node.row, evidenceOfStep(situation, node));
  const missing = missingCheckpoints(node.row);
  const isGate = missing.every((name) => GATE.includes(name));
  const checkpoints = isGate ? 'gate' : confirming([...GATE, ...missing]);
  const isProven = proofs.length === 0;
  return {
    tool: 'tasks_macro_close_step',
    args: { task, step_id: node.id, checkpoints, ...(isProven ? {} : { proof: EMPTY_PROOF }) },
    reason: isProven
      ? 'When its criteria are met and its tests pass.'
      : `It needs a proof for ${proofs.join(', ')}: fill in what was run and where it is seen.`,
  };
}

function elsewhere(reason: string): NextStep {
  return { tool: 'tasks_context', args: { status: 'TODO' }, reason };
}
