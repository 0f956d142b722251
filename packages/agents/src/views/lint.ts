import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import { isClosed, minutesBetween } from '@planerka/plan';
import { cutLists } from '../cursor.ts';
import { cycleThrough } from '../depends-on.ts';
import { entityId, entityRef, liveEntity, statusOf, taskId } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from './budgeted.ts';
import { headlineOf, signalOf } from './headline.ts';
import { type Issue, issuesAmong, type Severity } from './issues.ts';
import { rootsOf } from './memory.ts';
import { type Situation, situationOf } from './situation.ts';
import { taskIssues } from './task-issues.ts';
import { listedFrom, readListPlace, windowMore } from './task-window.ts';

const STALE_DAYS = 14;
const LIMIT = 50;
const MINUTES_A_DAY = 24 * 60;
const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Everything that is wrong, the worst first; `healthy` when nothing is. */
export async function issuesOf(call: ToolCall, situation: Situation): Promise<Issue[]> {
  const issues = [
    ...situation.tasks.flatMap((each) => taskIssues(call, situation, each)),
    ...dependencyIssues(call, situation),
    // What is wrong with the whole is told once, with the first of its tasks.
    ...(situation.window === null ? await issuesOfTheWhole(call, situation) : []),
  ];
  return issues.sort((a, b) => RANK[a.severity] - RANK[b.severity]);
}

async function issuesOfTheWhole(call: ToolCall, situation: Situation): Promise<Issue[]> {
  return [
    ...(await focusIssues(call)),
    ...planIssues(call, situation),
    ...(await cycleIssues(call, situation)),
    ...(await activityIssues(call, situation)),
  ];
}

async function focusIssues(call: ToolCall): Promise<Issue[]> {
  const focus = await call.focused();
  const entity = liveEntity(focus?.entity ?? null);
  if (focus === null || (entity !== null && statusOf(entity) !== 'DONE')) return [];
  return [
    {
      code: 'STALE_FOCUS',
      severity: entity === null ? 'warning' : 'info',
      message:
        entity === null
          ? 'The focus is on something that is not there any more.'
          : `The focus is on ${entityId(entity)}, which is done.`,
      recovery: 'Clear it, or set it on what is worked on.',
      next: entity === null ? call.next('tasks_focus_clear') : call.next('tasks_focus_get'),
    },
  ];
}

function planIssues(
  call: ToolCall,
  { entity, counts, revision: expected_revision }: Situation,
): Issue[] {
  if (entity.kind !== 'project') return [];
  const { row } = entity;
  const plan = entityId(entity);
  const { steps, current } = row.checklist;
  return issuesAmong([
    {
      when: current > steps.length,
      code: 'CHECKLIST_OUT_OF_RANGE',
      severity: 'error',
      message: `The checklist is at ${current} of ${steps.length} items.`,
      recovery: 'Put it where the work is.',
      next: call.next('tasks_plan', { plan, current: steps.length, expected_revision }),
    },
    {
      when: row.status === 'archived' && counts.open > 0,
      code: 'DONE_WITH_OPEN_TASKS',
      severity: 'warning',
      message: `${plan} is done, but ${counts.open} of its tasks are open.`,
      recovery: 'Reopen the plan, or close the tasks that were done.',
      next: call.next('tasks_complete', { plan, status: 'ACTIVE', expected_revision }),
    },
    {
      when: row.contract === null && row.description === null,
      code: 'NO_GOAL',
      severity: 'info',
      message: `${plan} says nowhere what it is for.`,
      recovery: 'Add a description with tasks_edit, or a contract with tasks_contract.',
      next: call.next('tasks_mirror', { plan }),
    },
  ]);
}

/** A plan or task named by its id alone. */
function refTo(id: string): Record<string, string> {
  return { [id.startsWith('PLAN') ? 'plan' : 'task']: id };
}

function dependencyIssues(call: ToolCall, { dependencies, tasks }: Situation): Issue[] {
  const done = new Set(tasks.filter(({ task }) => isClosed(task)).map(({ task }) => taskId(task)));
  return dependencies.flatMap(({ of, id, state }) =>
    issuesAmong([
      {
        when: state === 'gone',
        code: 'DEPENDENCY_GONE',
        severity: 'error',
        message: `${of} depends on ${id}, which is not there.`,
        recovery: 'Take it out of depends_on, or bring it back with tasks_undo.',
        next: call.next('tasks_mirror', refTo(of)),
      },
      {
        when: state === 'open' && done.has(of),
        code: 'DONE_BEFORE_DEPENDENCY',
        severity: 'warning',
        message: `${of} is done, but ${id}, which it depends on, is open.`,
        recovery: 'See whether the other one is done, too.',
        next: call.next('tasks_radar', refTo(id)),
      },
    ]),
  );
}

async function cycleIssues(call: ToolCall, { entity, id }: Situation): Promise<Issue[]> {
  const cycle = await cycleThrough(call, entity);
  if (cycle === null) return [];
  return [
    {
      code: 'DEPENDENCY_CYCLE',
      severity: 'error',
      message: `${cycle.join(' -> ')}: none of them can come first.`,
      recovery: 'Take one of them out of depends_on: of the task, or of its plan.',
      next: call.next('tasks_mirror', refTo(id)),
    },
  ];
}

async function activityIssues(call: ToolCall, { entity, id }: Situation): Promise<Issue[]> {
  if (statusOf(entity) !== 'ACTIVE') return [];
  const [last] = await call.tx.entries({ roots: await rootsOf(call, entity), limit: 1 });
  const days = last ? Math.floor(minutesBetween(last.at, call.now) / MINUTES_A_DAY) : 0;
  return issuesAmong([
    {
      when: days >= STALE_DAYS,
      code: 'NO_ACTIVITY',
      severity: 'warning',
      message: `${id} is in progress, but nothing has happened to it for ${days} days.`,
      recovery: 'Go on with it, or say with tasks_note why it waits.',
      next: call.next('tasks_radar', entityRef(entity)),
    },
  ]);
}

const HEALTH = { error: 'broken', warning: 'degraded', info: 'healthy' } as const;

/** `tasks_lint` */
export async function lint(call: ToolCall, input: TaskToolInput<'tasks_lint'>): Promise<ToolReply> {
  const place = readListPlace('issues', 'cursor', input.cursor);
  const situation = await situationOf(call, await call.entity(input), place.window);
  const issues = await issuesOf(call, situation);
  // The worst comes first.
  const status = HEALTH[issues[0]?.severity ?? 'info'];
  const { rest } = situation;
  const more = windowMore('issues', place, { inWindow: issues.length, rest });
  const shown = listedFrom(issues, place, input.limit ?? LIMIT);
  const result = {
    ...headlineOf(situation),
    ...lookedInto(situation),
    context_health: { status, issues: shown },
    ...cutLists({ context_health_issues: { shown: shown.length, of: more } }),
  };
  const health = { status, issues: [] };
  const signal = {
    ...signalOf(situation),
    context_health: health,
    cut: { context_health_issues: more(0) },
  };
  return budgeted(call, input.max_chars, result, {
    lists: [{ path: 'context_health.issues', keep: 1, more }],
    optional: [],
    signals: [signal, signalOf(situation)],
  });
}

/** Of a plan with very many open tasks so many are held against the rules at a time: the cursor leads to the others. */
function lookedInto({ entity, tasks, counts }: Situation): JsonObject {
  return entity.kind === 'project' && counts.open > tasks.length
    ? { looked_into: { tasks: tasks.length, of: counts.open } }
    : {};
}
