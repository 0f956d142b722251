import type { NextCall, TaskToolInput } from '@planerka/contracts';
import { minutesBetween } from '../../time/zoned.ts';
import { definitionOf, missingAtRoot, missingProofs } from '../gates.ts';
import { entityId, planId, rootIdOf, taskId } from '../names.ts';
import { isClosed, type TreeNode } from '../step-tree.ts';
import type { Reply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { budgeted } from './budgeted.ts';
import { cycleThrough } from './dependency-cycle.ts';
import { headlineOf, signalOf } from './headline.ts';
import { evidenceOfStep, type Situation, situationOf, type TaskInView } from './situation.ts';

const STALE_DAYS = 14;
const MINUTES_A_DAY = 24 * 60;

export type Severity = 'error' | 'warning' | 'info';

/** Something about a plan or task that makes its context worse, and how to mend it. */
export interface Issue {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly recovery: string;
  readonly next: NextCall;
}

/** Everything that is wrong, the worst first; `healthy` when nothing is. */
export async function issuesOf(work: Work, situation: Situation): Promise<Issue[]> {
  const issues = [
    ...(await focusIssues(work)),
    ...situation.tasks.flatMap((each) => taskIssues(work, situation, each)),
    ...planIssues(work, situation),
    ...dependencyIssues(work, situation),
    ...(await cycleIssues(work, situation)),
    ...(await activityIssues(work, situation)),
  ];
  const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
  return issues
    .map((issue, index) => ({ issue, index }))
    .sort((a, b) => rank[a.issue.severity] - rank[b.issue.severity] || a.index - b.index)
    .map(({ issue }) => issue);
}

async function focusIssues(work: Work): Promise<Issue[]> {
  const focus = await work.tx.focus();
  if (focus === null) return [];
  const object = await work.turn.object(focus.object_kind, focus.object_id);
  const entity = object?.kind === 'task' || object?.kind === 'project' ? object : null;
  const workspace = work.workspace.name;
  const next = { tool: 'tasks_focus_clear', args: { workspace } };
  if (entity === null || entity.row.deleted_at !== null) {
    return [
      {
        code: 'STALE_FOCUS',
        severity: 'warning',
        message: 'The focus is on something that is not there any more.',
        recovery: 'Clear it, or set it on what is worked on.',
        next,
      },
    ];
  }
  const isOver = entity.kind === 'task' ? isClosed(entity.row) : entity.row.status === 'archived';
  if (!isOver) return [];
  return [
    {
      code: 'STALE_FOCUS',
      severity: 'info',
      message: `The focus is on ${entityId(entity)}, which is done.`,
      recovery: 'Clear it, or set it on what is worked on.',
      next,
    },
  ];
}

function taskIssues(work: Work, situation: Situation, { task, steps }: TaskInView): Issue[] {
  const id = taskId(task);
  const workspace = work.workspace.name;
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

function planIssues(work: Work, { entity, counts }: Situation): Issue[] {
  if (entity.kind !== 'project') return [];
  const { row } = entity;
  const args = { workspace: work.workspace.name, plan: planId(row) };
  const { steps, current } = row.checklist;
  const issues: Issue[] = [];
  if (current > steps.length) {
    issues.push({
      code: 'CHECKLIST_OUT_OF_RANGE',
      severity: 'error',
      message: `The checklist is at ${current} of ${steps.length} items.`,
      recovery: 'Put it where the work is.',
      next: { tool: 'tasks_plan', args: { ...args, current: steps.length } },
    });
  }
  if (row.status === 'archived' && counts.open > 0) {
    issues.push({
      code: 'DONE_WITH_OPEN_TASKS',
      severity: 'warning',
      message: `${args.plan} is done, but ${counts.open} of its tasks are open.`,
      recovery: 'Reopen the plan, or close the tasks that were done.',
      next: { tool: 'tasks_complete', args: { ...args, status: 'ACTIVE' } },
    });
  }
  if (row.contract === null && row.description === null) {
    issues.push({
      code: 'NO_GOAL',
      severity: 'info',
      message: `${args.plan} says nowhere what it is for.`,
      recovery: 'Add a description with tasks_edit, or a contract with tasks_contract.',
      next: { tool: 'tasks_mirror', args },
    });
  }
  return issues;
}

function dependencyIssues(work: Work, { dependencies, tasks }: Situation): Issue[] {
  const workspace = work.workspace.name;
  const done = new Set(tasks.filter(({ task }) => isClosed(task)).map(({ task }) => taskId(task)));
  return dependencies.flatMap(({ of, id, state }): Issue[] => {
    const target = of.startsWith('PLAN') ? { plan: of } : { task: of };
    if (state === 'gone') {
      return [
        {
          code: 'DEPENDENCY_GONE',
          severity: 'error',
          message: `${of} depends on ${id}, which is not there.`,
          recovery: 'Take it out of depends_on, or bring it back with tasks_undo.',
          next: {
            tool: 'tasks_patch',
            args: {
              workspace,
              ...target,
              kind: 'task_detail',
              ops: [{ op: 'remove', field: 'depends_on', value: id }],
            },
          },
        },
      ];
    }
    if (state !== 'open' || !done.has(of)) return [];
    return [
      {
        code: 'DONE_BEFORE_DEPENDENCY',
        severity: 'warning',
        message: `${of} is done, but ${id}, which it depends on, is open.`,
        recovery: 'See whether the other one is done, too.',
        next: {
          tool: 'tasks_radar',
          args: { workspace, ...(id.startsWith('PLAN') ? { plan: id } : { task: id }) },
        },
      },
    ];
  });
}

async function cycleIssues(work: Work, { entity, id }: Situation): Promise<Issue[]> {
  const cycle = await cycleThrough(work, entity);
  if (cycle === null) return [];
  const [, first] = cycle;
  const target = entity.kind === 'project' ? { plan: id } : { task: id };
  return [
    {
      code: 'DEPENDENCY_CYCLE',
      severity: 'error',
      message: `${cycle.join(' -> ')}: none of them can come first.`,
      recovery: 'Take one of them out of depends_on.',
      next: {
        tool: 'tasks_patch',
        args: {
          workspace: work.workspace.name,
          ...target,
          kind: 'task_detail',
          ops: [{ op: 'remove', field: 'depends_on', value: first }],
        },
      },
    },
  ];
}

async function activityIssues(work: Work, { entity, id }: Situation): Promise<Issue[]> {
  const isActive =
    entity.kind === 'task'
      ? entity.row.status === 'in_progress'
      : entity.row.status === 'active' && entity.row.begun;
  if (!isActive) return [];
  const roots =
    entity.kind === 'task'
      ? [rootIdOf(entity)]
      : [rootIdOf(entity), ...(await work.tx.taskIdsOf(entity.row.project_id, 200))];
  const [last] = await work.tx.entries({ roots, limit: 1 });
  if (!last) return [];
  const days = Math.floor(minutesBetween(last.at, work.now) / MINUTES_A_DAY);
  if (days < STALE_DAYS) return [];
  const target = entity.kind === 'project' ? { plan: id } : { task: id };
  return [
    {
      code: 'NO_ACTIVITY',
      severity: 'warning',
      message: `${id} is in progress, but nothing has happened to it for ${days} days.`,
      recovery: 'Go on with it, or say with tasks_note why it waits.',
      next: { tool: 'tasks_radar', args: { workspace: work.workspace.name, ...target } },
    },
  ];
}

export function healthOf(issues: readonly Issue[]): 'healthy' | 'degraded' | 'broken' {
  if (issues.some(({ severity }) => severity === 'error')) return 'broken';
  return issues.some(({ severity }) => severity === 'warning') ? 'degraded' : 'healthy';
}

/** `tasks_lint` */
export async function lint(work: Work, input: TaskToolInput<'tasks_lint'>): Promise<Reply> {
  const situation = await situationOf(work, await work.entity(input));
  const issues = await issuesOf(work, situation);
  const status = healthOf(issues);
  const signal = { ...signalOf(situation), context_health: { status, issues: [] } };
  return budgeted(
    work,
    undefined,
    {
      ...headlineOf(situation.entity, situation),
      context_health: { status, issues },
    },
    { lists: [{ path: 'context_health.issues' }], optional: [], signals: [signal] },
  );
}
