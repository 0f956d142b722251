import type { NextCall } from '@planerka/contracts';
import {
  definitionOf,
  isClosed,
  missingAtRoot,
  missingProofs,
  type TreeNode,
} from '@planerka/plan';
import { taskId } from '../names.ts';
import type { Issue } from './issue.ts';
import { evidenceOfStep, type Situation, type TaskInView } from './situation.ts';

/** What is wrong with a task and its steps. */
export function taskIssues(
  workspace: string,
  situation: Situation,
  { task, steps }: TaskInView,
): Issue[] {
  const id = taskId(task);
  const look = { tool: 'tasks_mirror', args: { workspace, task: id } };
  const open = steps.filter(({ row }) => !isClosed(row));
  const issues = steps.flatMap((node) => stepIssues(workspace, situation, id, node));
  if (isClosed(task) && open.length > 0) {
    issues.push({
      code: 'DONE_WITH_OPEN_STEPS',
      severity: 'error',
      message: `${id} is done, but ${open.length} of its steps are open.`,
      recovery: 'Reopen the task, or close the steps that were done.',
      next: { tool: 'tasks_complete', args: { workspace, task: id, status: 'ACTIVE' } },
    });
  }
  if (!isClosed(task) && steps.length === 0) {
    issues.push({
      code: 'NO_STEPS',
      severity: 'info',
      message: `${id} has no steps.`,
      recovery: 'If it is more than one move, break it down with tasks_decompose.',
      next: look,
    });
  }
  if (isClosed(task) && missingAtRoot(task).length > 0) {
    issues.push({
      code: 'UNCONFIRMED_CHECKPOINTS',
      severity: 'warning',
      message: `${id} is done without ${missingAtRoot(task).join(', ')}.`,
      recovery: 'Check them and confirm them.',
      next: verifying({ workspace, task: id }, missingAtRoot(task)),
    });
  }
  return issues;
}

function verifying(args: Record<string, unknown>, names: readonly string[]): NextCall {
  const checkpoints = Object.fromEntries(names.map((name) => [name, true]));
  return { tool: 'tasks_verify', args: { ...args, checkpoints } };
}

function stepIssues(
  workspace: string,
  situation: Situation,
  task: string,
  node: TreeNode,
): Issue[] {
  const { row, id, path } = node;
  const { success_criteria: criteria, tests, blocked, blocked_reason: reason } = definitionOf(row);
  const where = `${id} (${task} ${path})`;
  const args = { workspace, task, step_id: id };
  const look = { tool: 'tasks_mirror', args: { workspace, task, path } };
  const issues: Issue[] = [];
  if (isClosed(row)) {
    const missing = missingAtRoot(row);
    const unproven = missingProofs(row, evidenceOfStep(situation, node));
    if (node.children.some((child) => !isClosed(child.row))) {
      issues.push({
        code: 'DONE_WITH_OPEN_STEPS',
        severity: 'error',
        message: `${where} is done, but something below it is open.`,
        recovery: 'Reopen it, or close what is below it.',
        next: { tool: 'tasks_progress', args: { ...args, completed: false } },
      });
    }
    if (missing.length > 0) {
      issues.push({
        code: 'UNCONFIRMED_CHECKPOINTS',
        severity: 'warning',
        message: `${where} was closed without ${missing.join(', ')}.`,
        recovery: 'Check them and confirm them: the task cannot be completed before.',
        next: verifying(args, missing),
      });
    }
    if (unproven.length > 0) {
      issues.push({
        code: 'PROOF_MISSING',
        severity: 'warning',
        message: `${where} was closed without a proof for ${unproven.join(', ')}.`,
        recovery: 'Attach what was run and where it is seen with tasks_evidence_capture.',
        next: look,
      });
    }
    return issues;
  }
  if (node.kind === 'step' && criteria.length === 0) {
    issues.push({
      code: 'NO_CRITERIA',
      severity: 'warning',
      message: `${where} has no success criteria.`,
      recovery: 'Say what must be true when it is done: tasks_define with success_criteria.',
      next: look,
    });
  }
  if (node.kind === 'step' && tests.length === 0) {
    issues.push({
      code: 'NO_TESTS',
      severity: 'warning',
      message: `${where} has no tests.`,
      recovery: 'Say how it is checked: tasks_define with tests.',
      next: look,
    });
  }
  if (blocked && reason === null) {
    issues.push({
      code: 'BLOCKED_WITHOUT_REASON',
      severity: 'warning',
      message: `${where} is blocked, and nobody has said why.`,
      recovery: 'Say why with tasks_block and reason, or unblock it.',
      next: look,
    });
  }
  return issues;
}
