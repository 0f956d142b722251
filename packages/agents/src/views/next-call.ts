import type { NextCall } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  firstReady,
  isClosed,
  missingAtRoot,
  missingProofs,
  type PersonsBlock,
  type Project,
  personsBlock,
  type Task,
} from '@planerka/plan';
import { closingCall, confirming } from '../closing-call.ts';
import { toldBlock } from '../left-to-people.ts';
import { planId, planStatus, taskId } from '../names.ts';
import { fillIn, suggestedCall } from '../suggested-call.ts';
import type { AwaitedObject } from '../waits-for.ts';
import { evidenceOfStep, type Situation, type TaskInView } from './situation.ts';

/** The call that comes next, and why. */
export interface NextStep extends NextCall {
  readonly reason: string;
}

/**
 * What to do next with a plan or task, its gates considered. It names what it writes to by ids at the
 * revision that was seen; what waits, is blocked or untouched is not closed by it.
 */
export function nextStepOf(situation: Situation, workspace: string): NextStep {
  const { entity } = situation;
  const { tool, args, reason } =
    entity.kind === 'project'
      ? nextInPlan(situation, entity.row)
      : nextInTask(situation, workspace);
  return { ...suggestedCall(tool, { workspace, ...args }), reason };
}

function nextInPlan({ tasks, current, counts, revision }: Situation, row: Project): NextStep {
  const plan = planId(row);
  if (planStatus(row) === 'DONE' && counts.open === 0) return elsewhere(`${plan} is done.`);
  if (current !== null) {
    const task = taskId(current.task);
    return {
      tool: 'tasks_resume_super',
      args: { task },
      reason:
        planStatus(row) === 'DONE'
          ? `${plan} is done, but ${task} is open: go on with it.`
          : `${task} is open: go on with it.`,
    };
  }
  if (tasks.length > 0) return elsewhere(`Every open task of ${plan} waits or is held.`);
  const { steps, current: at } = row.checklist;
  const item = steps[at];
  if (item !== undefined || counts.done === 0) {
    return {
      tool: 'tasks_macro_start',
      args: { plan, task_title: item ?? row.title },
      reason: item === undefined ? 'The plan has no task yet.' : 'The checklist is at this item.',
    };
  }
  return (
    confirmingFirst(plan, { plan, expected_revision: revision }, missingAtRoot(row)) ?? {
      tool: 'tasks_complete',
      args: { plan, status: 'DONE', expected_revision: revision },
      reason: 'Every task of the plan is done.',
    }
  );
}

/** What a plan is at: what is ready first, else the first that somebody has begun, else the first. */
export function currentTask({ tasks, current }: Situation): TaskInView | null {
  return current ?? tasks.find(({ task }) => task.status === 'in_progress') ?? tasks[0] ?? null;
}

function nextInTask(situation: Situation, workspace: string): NextStep {
  const { revision, plan, circle } = situation;
  const [only] = situation.tasks;
  if (!only) throw new Error('a task is in its own view');
  const { task, nodes } = only;
  const id = taskId(task);
  if (isClosed(task)) {
    if (plan === null) return elsewhere(`${id} is done.`);
    const reason = `${id} is done: see what the plan needs next.`;
    return { tool: 'tasks_radar', args: { plan: planId(plan) }, reason };
  }
  const block = personsBlock(task);
  if (block !== null) return elsewhere(leftToPerson(id, block));
  const waits = situation.dependencies.find(({ state }) => state === 'open');
  if (waits && circle !== null) {
    const reason = `${id} waits for itself: ${circle.join(' -> ')}.`;
    return { tool: 'tasks_lint', args: { task: id }, reason };
  }
  if (waits) return lookAtDependency(waits);
  const first = firstOpen(nodes);
  if (first === null) return nextWithoutSteps(only, revision);
  const ready = firstReady(nodes);
  if (ready === null) {
    const stopped = personsBlock(first.row);
    if (stopped !== null) return elsewhere(leftToPerson(first.id, stopped));
    const { blocked_reason: why } = definitionOf(first.row);
    const because = why === null ? '' : ` (${why.slice(0, WHY_MAX_CHARS)})`;
    return elsewhere(`${first.id} is blocked${because}: whoever blocked it unblocks it.`);
  }
  const unproven = missingProofs(ready.row, evidenceOfStep(situation, ready));
  const call = closingCall({ workspace, task: id, revision, unproven }, ready);
  if (ready.kind === 'node') return { ...call, reason: `${ready.id} is the first open task node.` };
  const reason =
    unproven.length > 0
      ? `It needs a proof for ${unproven.join(', ')}: fill in what was run and where it is seen.`
      : 'When its criteria are met and its tests pass.';
  return { ...call, reason };
}

const WHY_MAX_CHARS = 80;

function leftToPerson(id: string, { reason, ...block }: PersonsBlock): string {
  const why = reason === null ? null : reason.slice(0, WHY_MAX_CHARS);
  return `${toldBlock(id, { ...block, reason: why })}. Only a person unblocks it.`;
}

function lookAtDependency({ of, id }: AwaitedObject): NextStep {
  const target = { [id.startsWith('PLAN') ? 'plan' : 'task']: id };
  return { tool: 'tasks_radar', args: target, reason: `${of} waits for ${id}, which is open.` };
}

/** Everything is closed, or there was nothing to close. */
function nextWithoutSteps({ task, steps }: TaskInView, expected_revision: number): NextStep {
  const id = taskId(task);
  const unconfirmed = steps.find(({ row }) => missingAtRoot(row).length > 0);
  if (unconfirmed) {
    const checkpoints = confirming(missingAtRoot(unconfirmed.row));
    return {
      tool: 'tasks_verify',
      args: { task: id, step_id: unconfirmed.id, checkpoints, expected_revision },
      reason: `${unconfirmed.id} was closed without its checkpoints.`,
    };
  }
  const own = confirmingFirst(id, { task: id, expected_revision }, missingAtRoot(task));
  if (own !== null) return own;
  if (steps.length === 0 && isUntouched(task)) {
    return {
      tool: 'tasks_decompose',
      args: { task: id, expected_revision, steps: [STEP_TO_FILL_IN] },
      reason:
        'Nothing is recorded of it: add its steps; tasks_macro_finish ends it when it is done without any.',
    };
  }
  return {
    tool: 'tasks_macro_finish',
    args: { task: id, expected_revision },
    reason: steps.length === 0 ? 'Its checkpoints are confirmed.' : 'Every step is closed.',
  };
}

const STEP_TO_FILL_IN = {
  title: fillIn('step'),
  success_criteria: [fillIn('what must be true')],
  tests: [fillIn('how it is checked')],
};

/** Nothing was confirmed of it. That somebody has begun it says nothing of its being done. */
function isUntouched({ checkpoints }: Task): boolean {
  return Object.keys(checkpoints).length === 0;
}

/** What has to be confirmed of a task or plan itself before it can be completed. */
function confirmingFirst(
  id: string,
  target: Readonly<Record<string, unknown>>,
  missing: ReturnType<typeof missingAtRoot>,
): NextStep | null {
  if (missing.length === 0) return null;
  return {
    tool: 'tasks_verify',
    args: { ...target, checkpoints: confirming(missing) },
    reason: `${id} itself has unconfirmed checkpoints.`,
  };
}

function elsewhere(reason: string): NextStep {
  return { tool: 'tasks_context', args: { ready: true }, reason };
}
