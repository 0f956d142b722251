import {
  buildTree,
  flatten,
  type Memo,
  objectId,
  type Project,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import type { AgentClaim, TaskCounts } from '@planerka/runtime';
import { cycleThrough } from '../depends-on.ts';
import { type Entity, entityId } from '../names.ts';
import { proofEvidence } from '../proof-evidence.ts';
import type { ToolCall } from '../tool-call.ts';
import { planAround } from '../tools/create.ts';
import { type AwaitedObject, waitsFor } from '../waits-for.ts';
import { taskWindow } from './task-window.ts';

/** A task with its steps and task nodes. */
export interface TaskInView {
  readonly task: Task;
  readonly nodes: readonly TreeNode[];
  /** The same as one list, parents before children. */
  readonly steps: readonly TreeNode[];
}

/** A task or plan and what its views are made of, as one moment sees it. */
export interface Situation {
  readonly entity: Entity;
  /** By whose clocks its times are told. */
  readonly zone: string;
  readonly id: string;
  readonly revision: number;
  /** The same of the tasks in the view, by their uuids. */
  readonly revisions: ReadonlyMap<string, number>;
  /** What can be worked on next: the task itself; of a plan the first that is ready, begun before new. */
  readonly current: TaskInView | null;
  /** Who holds the task; of a plan's tasks nothing is told. */
  readonly claims: ReadonlyMap<string, AgentClaim>;
  /** The plan itself, or the one that the task belongs to. */
  readonly plan: Project | null;
  /** The task itself; of a plan a window of its open tasks, by number. */
  readonly tasks: readonly TaskInView[];
  /** Where that window begins, null at the first; and where the next one does, null after the last. */
  readonly window: string | null;
  readonly rest: string | null;
  /** The steps and task nodes of all of them. */
  readonly steps: readonly TreeNode[];
  /** Of a plan: all of its tasks. */
  readonly counts: TaskCounts;
  /** Evidence of the steps that are asked for a proof. */
  readonly evidence: readonly Memo[];
  readonly dependencies: readonly AwaitedObject[];
  /** Of a task that waits, the way over which it waits for itself, where there is one. */
  readonly circle: readonly string[] | null;
}

export async function situationOf(
  call: ToolCall,
  entity: Entity,
  window: string | null = null,
): Promise<Situation> {
  const { tx } = call;
  const isTask = entity.kind === 'task';
  const { tasks: rows, rest } = isTask
    ? { tasks: [entity.row], rest: null }
    : await taskWindow(call, entity.row.project_id, window);
  const ready = isTask ? entity.row : await firstReadyOf(call, entity.row.project_id);
  const isElsewhere = ready !== null && rows.every(({ task_id: id }) => id !== ready.task_id);
  const seen = await tasksInView(call, isElsewhere ? [...rows, ready] : rows);
  const tasks = seen.slice(0, rows.length);
  const around = await planAround(call, entity);
  const inside = rows.map((row) => ({ kind: 'task', row }) as const);
  // A task waits for what its plan waits for, too.
  const waiting = [...(around === null || window !== null ? [] : [around]), ...inside];
  const dependencies = await waitsFor(call, waiting);
  const isWaiting = isTask && dependencies.some(({ state }) => state === 'open');
  const ids = seen.map(({ task }) => task.task_id);
  const revisions = await tx.treeRevisions([...new Set([objectId(entity), ...ids])]);
  return {
    entity,
    zone: call.turn.moment.zone,
    id: entityId(entity),
    revision: revisions.get(objectId(entity)) ?? 0,
    revisions,
    current: seen.find(({ task }) => task.task_id === ready?.task_id) ?? null,
    claims: isTask ? await tx.claims(ids, call.now) : new Map(),
    plan: around && around.row,
    tasks,
    window,
    rest,
    steps: tasks.flatMap(({ steps }) => steps),
    counts: isTask ? { open: 0, done: 0 } : await tx.countTasksOf(entity.row.project_id),
    evidence: await evidenceFor(call, seen),
    dependencies,
    circle: isWaiting ? await cycleThrough(call, entity) : null,
  };
}

/** The first task of a plan that can be worked on, those that somebody has begun before the others. */
async function firstReadyOf(call: ToolCall, project: string): Promise<Task | null> {
  const readyFor = { actor: call.actor, now: call.now };
  for (const status of ['in_progress', 'todo'] as const) {
    const query = { kind: 'task', project, statuses: [status], readyFor, after: 0, limit: 1 };
    const [first] = await call.tx.listTasks({ ...query, kind: 'task' });
    if (first) return first;
  }
  return null;
}

/** The same plan or task with the window of its tasks that a cursor leads to. */
export async function inWindow(
  call: ToolCall,
  situation: Situation,
  window: string | null,
): Promise<Situation> {
  if (window === situation.window) return situation;
  return await situationOf(call, situation.entity, window);
}

/** The trees of several tasks in one query. */
async function tasksInView(call: ToolCall, tasks: readonly Task[]): Promise<TaskInView[]> {
  const rows = tasks.length === 0 ? [] : await call.tx.trees(tasks.map((task) => task.task_id));
  return tasks.map((task) => {
    // Rows of other trees hang on none of this one's.
    const nodes = buildTree(task.task_id, rows);
    return { task, nodes, steps: flatten(nodes) };
  });
}

/** Only of steps that ask for a proof: evidence may be large, and most steps ask for none. */
async function evidenceFor(call: ToolCall, tasks: readonly TaskInView[]): Promise<Memo[]> {
  return await proofEvidence(
    call,
    tasks.flatMap(({ steps }) => steps.map(({ row }) => row)),
  );
}

/** Evidence of one step. */
export function evidenceOfStep({ evidence }: Situation, { row }: TreeNode): Memo[] {
  return evidence.filter(({ step_id: id }) => id === row.task_id);
}
