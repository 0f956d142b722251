import type { TaskStatusName, TaskToolInput, JsonObject } from '@planerka/contracts';
import type { Project, Task } from '@planerka/plan';
import { planId, planStatus, taskId, taskStatus } from '../names.ts';
import type { ListQuery } from '@planerka/runtime';
import type { ToolReply } from '../tool-handler.ts';
import { focusOf } from '../tools/focus.ts';
import type { ToolCall } from '../tool-call.ts';
import { budgeted } from './budgeted.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { withNames } from './event-line.ts';
import { lastOf } from './memory.ts';

const LIMIT = 50;
const PLACE = /^[pt]\d{1,15}$/;
const NOTHING = { open: 0, done: 0 };

const PLAN_STATUS: Readonly<Record<TaskStatusName, Partial<ListQuery>>> = {
  TODO: { statuses: ['active'], begun: false },
  ACTIVE: { statuses: ['active'], begun: true },
  DONE: { statuses: ['archived'] },
};

const TASK_STATUS: Readonly<Record<TaskStatusName, Partial<ListQuery>>> = {
  TODO: { statuses: ['todo'] },
  ACTIVE: { statuses: ['in_progress'] },
  DONE: { statuses: ['done', 'cancelled'] },
};

/** `tasks_context`: the plans of the workspace, then its tasks, each by number. */
export async function context(
  call: ToolCall,
  input: TaskToolInput<'tasks_context'>,
): Promise<ToolReply> {
  const { kind, status, limit = LIMIT } = input;
  const place = readCursor('list', 'cursor', input.cursor, PLACE);
  const after = place === null ? 0 : Number(place.slice(1));
  const isPastPlans = place?.startsWith('t') ?? false;
  const plans =
    kind === 'task' || isPastPlans
      ? []
      : await call.tx.listProjects({
          kind: 'project',
          ...(status === undefined ? {} : PLAN_STATUS[status]),
          after,
          limit: limit + 1,
        });
  const room = limit - plans.length;
  const tasks =
    kind === 'plan' || room < 0
      ? []
      : await call.tx.listTasks({
          kind: 'task',
          ...(status === undefined ? {} : TASK_STATUS[status]),
          after: isPastPlans ? after : 0,
          limit: room + 1,
        });
  const [shownPlans, shownTasks] = [plans.slice(0, limit), tasks.slice(0, room)];
  const isMore = plans.length > limit || tasks.length > room;
  const rows = {
    plans: await planLines(call, shownPlans),
    tasks: await taskLines(call, shownTasks),
  };
  const focus = await focusOf(call);
  const start = input.cursor ?? writeCursor('list', 'p0');
  const cursorOf = (plansShown: readonly unknown[], tasksShown: readonly unknown[]): string => {
    const [task, plan] = [lastOf(tasksShown, 'id'), lastOf(plansShown, 'id')];
    if (task !== null) return writeCursor('list', `t${numberIn(task)}`);
    return plan === null ? start : writeCursor('list', `p${numberIn(plan)}`);
  };
  return budgeted(
    call,
    input.max_chars,
    { focus, ...rows, next_cursor: isMore ? cursorOf(rows.plans, rows.tasks) : null },
    {
      lists: [
        {
          path: 'tasks',
          whenCut: (shown) => ({ next_cursor: cursorOf(rows.plans, shown) }),
        },
        { path: 'plans', whenCut: (shown) => ({ next_cursor: cursorOf(shown, []) }) },
      ],
      optional: [],
      signals: [{ plans: [], tasks: [], next_cursor: start }],
    },
  );
}

function numberIn(id: string): number {
  return Number(id.slice(id.indexOf('-') + 1));
}

async function planLines(call: ToolCall, plans: readonly Project[]): Promise<JsonObject[]> {
  const ids = plans.map((plan) => plan.project_id);
  if (ids.length === 0) return [];
  const counts = await call.tx.countTasks(ids);
  const revisions = await call.tx.treeRevisions(ids);
  return plans.map((plan) => ({
    id: planId(plan),
    title: plan.title,
    status: planStatus(plan),
    tasks: counts.get(plan.project_id) ?? NOTHING,
    revision: revisions.get(plan.project_id) ?? 0,
  }));
}

/** When it is planned and due, where somebody has said so. */
export function timesOf(task: Task): JsonObject {
  const planned = task.planned_at ?? task.planned_on;
  const due = task.due_at ?? task.due_on;
  return { ...(planned === null ? {} : { planned }), ...(due === null ? {} : { due }) };
}

async function taskLines(call: ToolCall, tasks: readonly Task[]): Promise<JsonObject[]> {
  const ids = tasks.map((task) => task.task_id);
  if (ids.length === 0) return [];
  const counts = await call.tx.countSteps(ids);
  const revisions = await call.tx.treeRevisions(ids);
  const projects = tasks.flatMap(({ project_id: id }) => id ?? []);
  const names = await withNames(call, new Map(), projects);
  return tasks.map((task) => {
    const plan = task.project_id === null ? undefined : names.get(task.project_id);
    return {
      id: taskId(task),
      title: task.title,
      status: taskStatus(task),
      ...(task.status === 'cancelled' ? { cancelled: true } : {}),
      ...timesOf(task),
      plan: plan?.kind === 'project' ? planId(plan.row) : null,
      steps: counts.get(task.task_id) ?? NOTHING,
      revision: revisions.get(task.task_id) ?? 0,
    };
  });
}
