import { GATE, type NextCall } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  isClosed,
  missingAtRoot,
  missingCheckpoints,
  missingProofs,
  type TreeNode,
} from '@planerka/plan';
import { planId, planStatus, taskId } from '../names.ts';
import { evidenceOfStep, type Situation, type TaskInView } from './situation.ts';

/** A call that can be made unchanged, and why it is the next one. */
export interface NextStep extends NextCall {
  readonly reason: string;
}

/** What to do next with a plan or task, its gates considered. */
export function nextStepOf(situation: Situation, workspace: string): NextStep {
  return situation.entity.kind === 'project'
    ? nextInPlan(situation, workspace)
    : nextInTask(situation, workspace);
}

function nextInPlan(situation: Situation, workspace: string): NextStep {
  const { entity, tasks, counts } = situation;
  if (entity.kind !== 'project') throw new Error('a plan expected');
  const plan = planId(entity.row);
  if (planStatus(entity.row) === 'DONE') return elsewhere(workspace, `${plan} is done.`);
  const first = currentTask(tasks);
  if (first) {
    const task = taskId(first.task);
    const args = { workspace, task };
    return { tool: 'tasks_resume_super', args, reason: `${task} is open: go on with it.` };
  }
  const { steps, current } = entity.row.checklist;
  const item = steps[current];
  if (item !== undefined || counts.done === 0) {
    return {
      tool: 'tasks_macro_start',
      args: { workspace, plan, task_title: item ?? entity.row.title },
      reason: item === undefined ? 'The plan has no task yet.' : 'The checklist is at this item.',
    };
  }
  const missing = missingAtRoot(entity.row);
  if (missing.length > 0) {
    return {
      tool: 'tasks_verify',
      args: { workspace, plan, checkpoints: asObject(missing) },
      reason: `${plan} itself has unconfirmed checkpoints.`,
    };
  }
  return {
    tool: 'tasks_complete',
    args: { workspace, plan, status: 'DONE' },
    reason: 'Every task of the plan is done.',
  };
}

/** What a plan is at: the first task that somebody has begun, else the first open one. */
export function currentTask(tasks: readonly TaskInView[]): TaskInView | null {
  return tasks.find(({ task }) => task.status === 'in_progress') ?? tasks[0] ?? null;
}

function nextInTask(situation: Situation, workspace: string): NextStep {
  const [only] = situation.tasks;
  if (!only) throw new Error('a task is in its own view');
  const { task, nodes, steps } = only;
  const id = taskId(task);
  if (isClosed(task)) {
    if (situation.plan === null) return elsewhere(workspace, `${id} is done.`);
    const plan = planId(situation.plan);
    const reason = `${id} is done: see what the plan needs next.`;
    return { tool: 'tasks_radar', args: { workspace, plan }, reason };
  }
  const first = firstOpen(nodes);
  if (first === null) return nextWithoutSteps(only, workspace);
  if (!definitionOf(first.row).blocked) return closing(situation, only, first, workspace);
  const free = openLeaves(steps).find(({ row }) => !definitionOf(row).blocked);
  if (free) {
    const call = closing(situation, only, free, workspace);
    return { ...call, reason: `${first.id} is blocked; ${free.id} is not.` };
  }
  return {
    tool: 'tasks_block',
    args: { workspace, task: id, step_id: first.id, blocked: false },
    reason: `${first.id} is blocked: unblock it when what blocks it is gone.`,
  };
}

/** Everything is closed, or there was nothing to close. */
function nextWithoutSteps({ task, steps }: TaskInView, workspace: string): NextStep {
  const id = taskId(task);
  const unconfirmed = steps.find(({ row }) => missingAtRoot(row).length > 0);
  if (unconfirmed) {
    return {
      tool: 'tasks_verify',
      args: {
        workspace,
        task: id,
        step_id: unconfirmed.id,
        checkpoints: asObject(missingAtRoot(unconfirmed.row)),
      },
      reason: `${unconfirmed.id} was closed without its checkpoints.`,
    };
  }
  const atRoot = missingAtRoot(task);
  if (atRoot.length > 0) {
    return {
      tool: 'tasks_verify',
      args: { workspace, task: id, checkpoints: asObject(atRoot) },
      reason: `${id} itself has unconfirmed checkpoints.`,
    };
  }
  return {
    tool: 'tasks_macro_finish',
    args: { workspace, task: id },
    reason:
      steps.length === 0
        ? 'The task has no steps: finish it when it is done, or add steps with tasks_decompose.'
        : 'Every step is closed.',
  };
}

function closing(
  situation: Situation,
  { task }: TaskInView,
  node: TreeNode,
  workspace: string,
): NextStep {
  const id = taskId(task);
  if (node.kind === 'node') {
    return {
      tool: 'tasks_task_define',
      args: { workspace, task: id, task_node_id: node.id, status: 'DONE' },
      reason: `${node.id} is the first open task node.`,
    };
  }
  const args = { workspace, task: id, step_id: node.id };
  const proofs = missingProofs(node.row, evidenceOfStep(situation, node));
  const missing = missingCheckpoints(node.row);
  const checkpoints = missing.every((name) => GATE.includes(name))
    ? 'gate'
    : asObject([...GATE, ...missing]);
  if (proofs.length > 0) {
    return {
      tool: 'tasks_macro_close_step',
      args: {
        ...args,
        checkpoints,
        proof: ['CMD: <fill: command>', 'LINK: <fill: url>'],
      },
      reason: `It needs a proof for ${proofs.join(', ')}: fill in what was run and where it is seen.`,
    };
  }
  return {
    tool: 'tasks_macro_close_step',
    args: { ...args, checkpoints },
    reason: 'When its criteria are met and its tests pass.',
  };
}

/** Open steps with nothing open below them, in order. */
function openLeaves(steps: readonly TreeNode[]): TreeNode[] {
  return steps.filter(
    ({ row, children }) => !isClosed(row) && children.every((child) => isClosed(child.row)),
  );
}

function asObject(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

function elsewhere(workspace: string, reason: string): NextStep {
  return { tool: 'tasks_context', args: { workspace, status: 'TODO' }, reason };
}
