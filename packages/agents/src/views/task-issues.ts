import {
  definitionOf,
  isClosed,
  missingAtRoot,
  missingProofs,
  openNodes,
  personsBlock,
  type TreeNode,
} from '@planerka/plan';
import { confirming } from '../closing-call.ts';
import { taskId } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import { type Issue, issuesAmong } from './issues.ts';
import { evidenceOfStep, type Situation, type TaskInView } from './situation.ts';

/** What is wrong with a task and its steps. */
export function taskIssues(call: ToolCall, situation: Situation, at: TaskInView): Issue[] {
  const { task, steps } = at;
  const expected_revision = situation.revisions.get(task.task_id) ?? 0;
  const id = taskId(task);
  const open = openNodes(steps);
  const missing = missingAtRoot(task);
  const own = issuesAmong([
    {
      when: isClosed(task) && open.length > 0,
      code: 'DONE_WITH_OPEN_STEPS',
      severity: 'error',
      message: `${id} is done, but ${open.length} of its steps are open.`,
      recovery: 'Reopen the task, or close the steps that were done.',
      next: call.next('tasks_complete', { task: id, status: 'ACTIVE', expected_revision }),
    },
    {
      when: !isClosed(task) && steps.length === 0,
      code: 'NO_STEPS',
      severity: 'info',
      message: `${id} has no steps.`,
      recovery: 'If it is more than one move, break it down with tasks_decompose.',
      next: call.next('tasks_mirror', { task: id }),
    },
    {
      when: isClosed(task) && missing.length > 0,
      code: 'UNCONFIRMED_CHECKPOINTS',
      severity: 'warning',
      message: `${id} is done without ${missing.join(', ')}.`,
      recovery: 'Check them and confirm them.',
      next: call.next('tasks_verify', {
        task: id,
        checkpoints: confirming(missing),
        expected_revision,
      }),
    },
  ]);
  const stopped = steps.filter(({ row }) => personsBlock(row) !== null).map(({ path }) => path);
  const isLeft = ({ path }: TreeNode): boolean =>
    personsBlock(task) !== null ||
    stopped.some((above) => path === above || path.startsWith(`${above}.`));
  const ofSteps = steps.flatMap((node) => {
    const issues = stepIssues(call, situation, id, node);
    return isLeft(node) ? issues.map((issue) => leftAlone(call, id, node, issue)) : issues;
  });
  return [...ofSteps, ...own];
}

/** What a person has stopped is named, and nothing is suggested that would change it. */
function leftAlone(call: ToolCall, task: string, { path }: TreeNode, issue: Issue): Issue {
  return {
    ...issue,
    recovery: 'A person has stopped the work it is in: leave it until a person lets it go on.',
    next: call.next('tasks_mirror', { task, path }),
  };
}

function stepIssues(call: ToolCall, situation: Situation, task: string, node: TreeNode): Issue[] {
  const { row, id, path } = node;
  const { success_criteria: criteria, tests, blocked, blocked_reason: reason } = definitionOf(row);
  const where = `${id} (${task} ${path})`;
  const expected_revision = situation.revisions.get(row.root_id ?? row.task_id) ?? 0;
  const args = { task, step_id: id, expected_revision };
  const look = call.next('tasks_mirror', { task, path });
  const missing = missingAtRoot(row);
  const unproven = missingProofs(row, evidenceOfStep(situation, node));
  const isDone = isClosed(row);
  const isOpenStep = !isDone && node.kind === 'step';
  return issuesAmong([
    {
      when: isDone && node.children.some((child) => !isClosed(child.row)),
      code: 'DONE_WITH_OPEN_STEPS',
      severity: 'error',
      message: `${where} is done, but something below it is open.`,
      recovery: 'Reopen it, or close what is below it.',
      next: call.next('tasks_progress', { ...args, completed: false }),
    },
    {
      when: isDone && missing.length > 0,
      code: 'UNCONFIRMED_CHECKPOINTS',
      severity: 'warning',
      message: `${where} was closed without ${missing.join(', ')}.`,
      recovery: 'Check them and confirm them: the task cannot be completed before.',
      next: call.next('tasks_verify', { ...args, checkpoints: confirming(missing) }),
    },
    {
      when: isDone && unproven.length > 0,
      code: 'PROOF_MISSING',
      severity: 'warning',
      message: `${where} was closed without a proof for ${unproven.join(', ')}.`,
      recovery: 'Attach what was run and where it is seen with tasks_evidence_capture.',
      next: look,
    },
    {
      when: isOpenStep && criteria.length === 0,
      code: 'NO_CRITERIA',
      severity: 'warning',
      message: `${where} has no success criteria.`,
      recovery: 'Say what must be true when it is done: tasks_define with success_criteria.',
      next: look,
    },
    {
      when: isOpenStep && tests.length === 0,
      code: 'NO_TESTS',
      severity: 'warning',
      message: `${where} has no tests.`,
      recovery: 'Say how it is checked: tasks_define with tests.',
      next: look,
    },
    {
      when: !isDone && blocked && reason === null && personsBlock(row) === null,
      code: 'BLOCKED_WITHOUT_REASON',
      severity: 'warning',
      message: `${where} is blocked, and nobody has said why.`,
      recovery: 'Say why with tasks_block and reason, or unblock it.',
      next: look,
    },
  ]);
}
