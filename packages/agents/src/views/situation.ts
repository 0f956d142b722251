import { readEntityId } from '@planerka/contracts';
import {
  buildTree,
  definitionOf,
  flatten,
  isClosed,
  type Memo,
  type Project,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import { type Entity, entityId, planId, rootIdOf, taskId } from '../names.ts';
import type { Work } from '../work.ts';
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
  /** Of a plan: all of its tasks. */
  readonly counts: TaskCounts;
  /** Evidence of the steps that are asked for a proof. */
  readonly evidence: readonly Memo[];
  readonly dependencies: readonly Dependency[];
}

export async function situationOf(work: Work, entity: Entity): Promise<Situation> {
  const { tx } = work;
  const id = entityId(entity);
  const revision = await tx.treeRevision(rootIdOf(entity));
  if (entity.kind === 'task') {
    const tasks = [await taskInView(work, entity.row)];
    return {
      entity,
      id,
      revision,
      plan: await planOf(work, entity.row),
      tasks,
      counts: { open: 0, done: 0 },
      evidence: await evidenceFor(work, tasks),
      dependencies: await dependenciesOf(work, [entity]),
    };
  }
  const { project_id: project } = entity.row;
  const open = await openTasks(work, project);
  const tasks = await tasksInView(work, open);
  return {
    entity,
    id,
    revision,
    plan: entity.row,
    tasks,
    counts: await tx.countTasksOf(project),
    evidence: await evidenceFor(work, tasks),
    dependencies: await dependenciesOf(work, [
      entity,
      ...open.map((row) => ({ kind: 'task', row }) as const),
    ]),
  };
}

/** By number; of many those that somebody has begun come before the others. */
async function openTasks(work: Work, project: string): Promise<Task[]> {
  const list = (status: Task['status'], limit: number): Promise<Task[]> =>
    work.tx.listTasks({ kind: 'task', project, statuses: [status], after: 0, limit });
  const begun = await list('in_progress', TASKS_LOOKED_INTO);
  const room = TASKS_LOOKED_INTO - begun.length;
  const others = room === 0 ? [] : await list('todo', room);
  return [...begun, ...others].sort((a, b) => a.number - b.number);
}

async function taskInView(work: Work, task: Task): Promise<TaskInView> {
  const nodes = await work.tree(task);
  return { task, nodes, steps: flatten(nodes) };
}

/** The trees of several tasks in one query. */
async function tasksInView(work: Work, tasks: readonly Task[]): Promise<TaskInView[]> {
  const rows = tasks.length === 0 ? [] : await work.tx.trees(tasks.map((task) => task.task_id));
  const byRoot = new Map<string, Task[]>(tasks.map((task) => [task.task_id, []]));
  for (const row of rows) byRoot.get(row.root_id ?? '')?.push(row);
  return tasks.map((task) => {
    const nodes = buildTree(task.task_id, byRoot.get(task.task_id) ?? []);
    return { task, nodes, steps: flatten(nodes) };
  });
}

async function planOf(work: Work, { project_id: id }: Task): Promise<Project | null> {
  if (id === null) return null;
  const object = await work.turn.object('project', id);
  return object?.kind === 'project' && object.row.deleted_at === null ? object.row : null;
}

/** Only of steps that ask for a proof: evidence may be large, and most steps ask for none. */
async function evidenceFor(work: Work, tasks: readonly TaskInView[]): Promise<Memo[]> {
  const asked = tasks.flatMap(({ task, steps }) =>
    steps
      .filter(({ row }) => Object.keys(definitionOf(row).proof).length > 0)
      .map(({ row }) => ({ root: task.task_id, step: row.task_id })),
  );
  if (asked.length === 0) return [];
  return await work.tx.memos({
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
async function dependenciesOf(work: Work, entities: readonly Entity[]): Promise<Dependency[]> {
  const wanted = entities.flatMap((entity) =>
    entity.row.depends_on.map((id) => ({ of: entityId(entity), id })),
  );
  if (wanted.length === 0) return [];
  const known = await entitiesByIds(
    work,
    wanted.map(({ id }) => id),
  );
  return wanted.map(({ of, id }) => {
    const entity = known.get(id);
    if (!entity || entity.row.deleted_at !== null) {
      return { of, id, title: entity?.row.title ?? null, state: 'gone' };
    }
    const isDone = entity.kind === 'task' ? isClosed(entity.row) : entity.row.status === 'archived';
    return { of, id, title: entity.row.title, state: isDone ? 'done' : 'open' };
  });
}

/** Plans and tasks by their ids, deleted ones too. */
export async function entitiesByIds(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const read = [...new Set(ids)].flatMap((id) => readEntityId(id) ?? []);
  const numbers = (kind: 'plan' | 'task'): number[] =>
    read.filter((each) => each.kind === kind).map(({ number }) => number);
  const [plans, tasks] = [numbers('plan'), numbers('task')];
  const projects = plans.length === 0 ? [] : await work.tx.projectsByNumber(plans);
  const rows = tasks.length === 0 ? [] : await work.tx.tasksByNumber(tasks);
  return new Map<string, Entity>([
    ...projects.map((row): [string, Entity] => [planId(row), { kind: 'project', row }]),
    ...rows.map((row): [string, Entity] => [taskId(row), { kind: 'task', row }]),
  ]);
}
