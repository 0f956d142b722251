import { readEntityId } from '@planerka/contracts';
import {
  buildTree,
  definitionOf,
  flatten,
  type Memo,
  objectId,
  type Project,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import { type Entity, entityId, liveEntity, statusOf } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import { planAround } from '../tools/create.ts';
import type { TaskCounts } from '@planerka/runtime';

/** How many open tasks of a plan its views look into; the counts count all. */
const TASKS_LOOKED_INTO = 50;
const EVIDENCE_MAX = 500;

/** A task with its steps and task nodes. */
export interface TaskInView {
  readonly task: Task;
  readonly nodes: readonly TreeNode[];
  /** The same as one list, parents before children. */
  readonly steps: readonly TreeNode[];
}

/** Something that must be done first, and is not. */
export interface Dependency {
  /** Who waits. */
  readonly of: string;
  readonly id: string;
  readonly title: string | null;
  readonly state: 'open' | 'done' | 'gone';
}

/** A task or plan and what its views are made of, as one moment sees it. */
export interface Situation {
  readonly entity: Entity;
  readonly id: string;
  readonly revision: number;
  /** The plan itself, or the one that the task belongs to. */
  readonly plan: Project | null;
  /** The task itself; of a plan its open tasks, by number. */
  readonly tasks: readonly TaskInView[];
  /** The steps and task nodes of all of them. */
  readonly steps: readonly TreeNode[];
  /** Of a plan: all of its tasks. */
  readonly counts: TaskCounts;
  /** Evidence of the steps that are asked for a proof. */
  readonly evidence: readonly Memo[];
  readonly dependencies: readonly Dependency[];
}

export async function situationOf(call: ToolCall, entity: Entity): Promise<Situation> {
  const { tx } = call;
  const isTask = entity.kind === 'task';
  const rows = isTask ? [entity.row] : await openTasks(call, entity.row.project_id);
  const tasks = await tasksInView(call, rows);
  const plan = await planAround(call, entity);
  const inside = isTask ? [] : rows.map((row) => ({ kind: 'task', row }) as const);
  return {
    entity,
    id: entityId(entity),
    revision: await tx.treeRevision(objectId(entity)),
    plan: plan && plan.row,
    tasks,
    steps: tasks.flatMap(({ steps }) => steps),
    counts: isTask ? { open: 0, done: 0 } : await tx.countTasksOf(entity.row.project_id),
    evidence: await evidenceFor(call, tasks),
    dependencies: await dependenciesOf(call, [entity, ...inside]),
  };
}

/** By number; of many those that somebody has begun come before the others. */
async function openTasks(call: ToolCall, project: string): Promise<Task[]> {
  const list = (status: Task['status'], limit: number): Promise<Task[]> =>
    call.tx.listTasks({ kind: 'task', project, statuses: [status], after: 0, limit });
  const begun = await list('in_progress', TASKS_LOOKED_INTO);
  const room = TASKS_LOOKED_INTO - begun.length;
  const others = room === 0 ? [] : await list('todo', room);
  return [...begun, ...others].sort((a, b) => a.number - b.number);
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
  const asked = tasks.flatMap(({ task, steps }) =>
    steps
      .filter(({ row }) => Object.keys(definitionOf(row).proof).length > 0)
      .map(({ row }) => ({ root: task.task_id, step: row.task_id })),
  );
  if (asked.length === 0) return [];
  return await call.tx.memos({
    roots: [...new Set(asked.map(({ root }) => root))],
    kinds: ['evidence'],
    steps: asked.map(({ step }) => step),
    limit: EVIDENCE_MAX,
  });
}

/** Evidence of one step. */
export function evidenceOfStep({ evidence }: Situation, { row }: TreeNode): Memo[] {
  return evidence.filter(({ step_id: id }) => id === row.task_id);
}

/** The state of everything that these depend on, in two queries. */
async function dependenciesOf(call: ToolCall, entities: readonly Entity[]): Promise<Dependency[]> {
  const known = await entitiesByIds(
    call,
    entities.flatMap(({ row }) => row.depends_on),
  );
  return entities.flatMap((waiting) =>
    waiting.row.depends_on.map((id) => {
      const entity = known.get(id) ?? null;
      const live = liveEntity(entity);
      const state = live === null ? 'gone' : statusOf(live) === 'DONE' ? 'done' : 'open';
      return { of: entityId(waiting), id, title: entity?.row.title ?? null, state };
    }),
  );
}

/** Plans and tasks by their ids, deleted ones too. */
async function entitiesByIds(
  call: ToolCall,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const read = [...new Set(ids)].flatMap((id) => readEntityId(id) ?? []);
  const numbers = (kind: 'plan' | 'task'): number[] =>
    read.flatMap((each) => (each.kind === kind ? [each.number] : []));
  const [plans, tasks] = [numbers('plan'), numbers('task')];
  const projects = plans.length === 0 ? [] : await call.tx.projectsByNumber(plans);
  const rows = tasks.length === 0 ? [] : await call.tx.tasksByNumber(tasks);
  const found: Entity[] = [
    ...projects.map((row) => ({ kind: 'project', row }) as const),
    ...rows.map((row) => ({ kind: 'task', row }) as const),
  ];
  return new Map(found.map((entity) => [entityId(entity), entity]));
}
