import type { JsonObject, TaskStatusName, TaskToolInput } from '@planerka/contracts';
import { type Project, personsBlock, type Task } from '@planerka/plan';
import type { ListQuery } from '@planerka/runtime';
import { holderLine } from '../claims.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { liveEntity, planId, planStatus, taskId, taskStatus } from '../names.ts';
import { ensure } from '../refused.ts';
import { taskTimes } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { focusOf } from '../tools/focus.ts';
import { inBrief } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { withRootNames } from './event-line.ts';
import { lastOf } from './pages.ts';
import { shortBlock } from './short-block.ts';

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

/** So far lists are counted: beyond it they are "at least" so many. */
const COUNTED_MAX = 250;

type Input = TaskToolInput<'tasks_context'>;

/** What only tasks have: with one of these the list holds no plans. */
const TASK_FILTERS = ['plan', 'due', 'holder', 'ready', 'blocked'] as const;

interface Lists {
  readonly plans: ListQuery | null;
  readonly tasks: ListQuery | null;
}

/** What is to be listed of each kind, from its beginning. */
async function queriesOf(call: ToolCall, input: Input): Promise<Lists> {
  const { kind, status, text, tag, priority } = input;
  const given = TASK_FILTERS.filter((key) => input[key] !== undefined && input[key] !== false);
  ensure(
    kind !== 'plan' || given.length === 0,
    'INVALID_INPUT',
    `Only tasks have ${given.join(', ')}.`,
    'Leave kind out, or ask for kind "task".',
    { details: { fields: ['kind', ...given] } },
  );
  const shared = {
    ...(text === undefined ? {} : { text }),
    ...(tag === undefined ? {} : { tag }),
    ...(priority === undefined ? {} : { priority }),
    after: 0,
    limit: COUNTED_MAX + 1,
  };
  const plans = {
    kind: 'project',
    ...(status === undefined ? {} : PLAN_STATUS[status]),
    ...shared,
  } as const;
  const tasks = { kind: 'task', ...shared, ...(await taskQuery(call, input)) } as const;
  return {
    plans: kind === 'task' || given.length > 0 ? null : plans,
    tasks: kind === 'plan' ? null : tasks,
  };
}

const OPEN: Partial<ListQuery> = { statuses: ['todo', 'in_progress'] };

async function taskQuery(call: ToolCall, input: Input): Promise<Partial<ListQuery>> {
  const { status, plan, due, holder, ready, blocked } = input;
  const { now, actor } = call;
  // What is done is due no more, unless it is asked for.
  const isOpenOnly = ready === true || blocked !== undefined || due !== undefined;
  return {
    ...(status === undefined ? (isOpenOnly ? OPEN : {}) : TASK_STATUS[status]),
    ...(plan === undefined ? {} : { project: (await call.plan({ plan })).row.project_id }),
    ...(due === undefined ? {} : { dueBy: { day: due, zone: call.turn.moment.zone } }),
    ...(holder === undefined ? {} : { holder: { actor: actorNamed(holder, actor), now } }),
    ...(ready === true ? { readyFor: { actor, now } } : {}),
    ...(blocked === undefined ? {} : { waiting: blocked }),
  };
}

function actorNamed(holder: string, own: string): string | null {
  if (holder === 'nobody') return null;
  return holder === 'me' ? own : holder;
}

/** How many there are of both kinds, counted only where not all of them are shown. */
async function totalOf(
  call: ToolCall,
  lists: Lists,
  all: { readonly plans: number; readonly tasks: number } | null,
): Promise<JsonObject> {
  const count = async (query: ListQuery | null): Promise<number> =>
    query === null ? 0 : await call.tx.countListed(query);
  const { plans, tasks } = all ?? {
    plans: await count(lists.plans),
    tasks: await count(lists.tasks),
  };
  return {
    plans: Math.min(plans, COUNTED_MAX),
    tasks: Math.min(tasks, COUNTED_MAX),
    ...(plans > COUNTED_MAX || tasks > COUNTED_MAX ? { at_least: true } : {}),
  };
}

/**
 * `tasks_context`: the plans of the workspace, then its tasks, each by number, or those that were asked
 * for; how many there are, and where the list goes on.
 */
export async function context(call: ToolCall, input: Input): Promise<ToolReply> {
  const { limit = LIMIT } = input;
  const place = readCursor('list', 'cursor', input.cursor, PLACE);
  const after = place === null ? 0 : Number(place.slice(1));
  const isPastPlans = place?.startsWith('t') ?? false;
  const lists = await queriesOf(call, input);
  const plans =
    lists.plans === null || isPastPlans
      ? []
      : await call.tx.listProjects({ ...lists.plans, after, limit: limit + 1 });
  const room = limit - plans.length;
  const tasks =
    lists.tasks === null || room < 0
      ? []
      : await call.tx.listTasks({
          ...lists.tasks,
          after: isPastPlans ? after : 0,
          limit: room + 1,
        });
  const [shownPlans, shownTasks] = [plans.slice(0, limit), tasks.slice(0, room)];
  const isMore = plans.length > limit || tasks.length > room;
  const rows = {
    plans: await planLines(call, shownPlans),
    tasks: await taskLines(call, shownTasks),
  };
  const isWhole = !isMore && place === null;
  const all = isWhole ? { plans: plans.length, tasks: tasks.length } : null;
  const total = await totalOf(call, lists, all);
  const focus = await focusOf(call);
  const start = input.cursor ?? writeCursor('list', 'p0');
  const cursorOf = (plansShown: readonly unknown[], tasksShown: readonly unknown[]): string => {
    const [task, plan] = [lastOf(tasksShown, 'id'), lastOf(plansShown, 'id')];
    if (task !== null) return writeCursor('list', `t${numberIn(task)}`);
    return plan === null ? start : writeCursor('list', `p${numberIn(plan)}`);
  };
  const { zone: timezone } = call.turn.moment;
  // One of the list that the page begins with stays, so that its cursor leads on.
  const first = { keep: 1, brief: inBrief('id', 'title', 'status', 'revision') };
  return budgeted(
    call,
    input.max_chars,
    {
      focus,
      timezone,
      ...rows,
      total,
      next_cursor: isMore ? cursorOf(rows.plans, rows.tasks) : null,
    },
    {
      lists: [
        {
          path: 'tasks',
          ...(rows.plans.length === 0 ? first : {}),
          whenCut: (shown) => ({ next_cursor: cursorOf(rows.plans, shown) }),
        },
        { path: 'plans', ...first, whenCut: (shown) => ({ next_cursor: cursorOf(shown, []) }) },
      ],
      optional: [],
      signals: [{ plans: [], tasks: [], total, next_cursor: start }],
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

async function taskLines(call: ToolCall, tasks: readonly Task[]): Promise<JsonObject[]> {
  const ids = tasks.map((task) => task.task_id);
  if (ids.length === 0) return [];
  const counts = await call.tx.countSteps(ids);
  const revisions = await call.tx.treeRevisions(ids);
  const claims = await call.tx.claims(ids, call.now);
  const projects = tasks.flatMap(({ project_id: id }) => id ?? []);
  const names = await withRootNames(call, new Map(), projects);
  return tasks.map((task) => {
    const plan = liveEntity(
      (task.project_id === null ? undefined : names.get(task.project_id)) ?? null,
    );
    const held = claims.get(task.task_id);
    const block = personsBlock(task);
    return {
      id: taskId(task),
      title: task.title,
      status: taskStatus(task),
      ...(task.status === 'cancelled' ? { cancelled: true } : {}),
      ...(task.priority === null ? {} : { priority: task.priority }),
      ...taskTimes(task, call.turn.moment.zone),
      plan: plan?.kind === 'project' ? planId(plan.row) : null,
      steps: counts.get(task.task_id) ?? NOTHING,
      revision: revisions.get(task.task_id) ?? 0,
      ...(held === undefined ? {} : { held: holderLine(call, held) }),
      ...(block === null ? {} : { blocked: shortBlock(block, call.turn.moment.zone) }),
    };
  });
}
