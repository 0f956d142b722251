import type { TaskToolInput } from '@planerka/contracts';
import { isClosed, minutesBetween } from '@planerka/plan';
import { entityId, planId, rootIdOf, taskId } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { budgeted } from './budgeted.ts';
import { cycleThrough } from './dependency-cycle.ts';
import { headlineOf, signalOf } from './headline.ts';
import type { Issue, Severity } from './issue.ts';
import { type Situation, situationOf } from './situation.ts';
import { taskIssues } from './task-issues.ts';

const STALE_DAYS = 14;
const MINUTES_A_DAY = 24 * 60;

/** Everything that is wrong, the worst first; `healthy` when nothing is. */
export async function issuesOf(work: Work, situation: Situation): Promise<Issue[]> {
  const issues = [
    ...(await focusIssues(work)),
    ...situation.tasks.flatMap((each) => taskIssues(work.workspace.name, situation, each)),
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

function healthOf(issues: readonly Issue[]): 'healthy' | 'degraded' | 'broken' {
  if (issues.some(({ severity }) => severity === 'error')) return 'broken';
  return issues.some(({ severity }) => severity === 'warning') ? 'degraded' : 'healthy';
}

/** `tasks_lint` */
export async function lint(work: Work, input: TaskToolInput<'tasks_lint'>): Promise<ToolReply> {
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
