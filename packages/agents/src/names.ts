import { type TaskStatusName, writeEntityId } from '@planerka/contracts';
import { type PlanObject, type Project, stepIdOf, type Task, type TreeNode } from '@planerka/plan';

export type TaskEntity = { readonly kind: 'task'; readonly row: Task };
export type PlanEntity = { readonly kind: 'project'; readonly row: Project };

/** A plan or a task as tools work on it. */
export type Entity = TaskEntity | PlanEntity;

/** The object where it is a plan or a task. */
export function asEntity(object: PlanObject | null): Entity | null {
  return object?.kind === 'task' || object?.kind === 'project' ? object : null;
}

/** The object where it is a plan or a task that is not deleted. */
export function liveEntity(object: PlanObject | null): Entity | null {
  const entity = asEntity(object);
  return entity?.row.deleted_at === null ? entity : null;
}

/** What the task surface calls the kinds of `Entity`; calls and answers name one by this key, too. */
export const ENTITY_KEYS = { task: 'task', project: 'plan' } as const;

/** `PLAN-007` or `TASK-042`. */
export function entityId({ kind, row }: Entity): string {
  return writeEntityId({ kind: ENTITY_KEYS[kind], number: row.number });
}

/** The plan or task as calls and answers name it: `{ task: 'TASK-042' }`. */
export function entityRef(entity: Entity): Readonly<Record<string, string>> {
  return { [ENTITY_KEYS[entity.kind]]: entityId(entity) };
}

export function taskId(row: Task): string {
  return entityId({ kind: 'task', row });
}

export function planId(row: Project): string {
  return entityId({ kind: 'project', row });
}

/** The step or task node as calls and answers name it. */
export function stepRef({ id, path }: TreeNode): {
  readonly step_id: string;
  readonly path: string;
} {
  return { step_id: id, path };
}

/** An object as answers name it: plans and tasks by their ids, steps by theirs. */
export function objectRef(object: PlanObject): Readonly<Record<string, string>> | null {
  const entity = asEntity(object);
  if (entity === null) return null;
  return entity.kind === 'task' && entity.row.parent_id !== null
    ? { step_id: stepIdOf(entity.row) }
    : entityRef(entity);
}

/** How a task is stored that has this status on the task surface. */
export const STORED_STATUS = { TODO: 'todo', ACTIVE: 'in_progress', DONE: 'done' } as const;

const STATUS_NAMES = {
  todo: 'TODO',
  in_progress: 'ACTIVE',
  done: 'DONE',
  cancelled: 'DONE',
} as const;

/** Statuses of the task surface. */
export function taskStatus({ status }: Pick<Task, 'status'>): TaskStatusName {
  return STATUS_NAMES[status];
}

export function planStatus({ status, begun }: Pick<Project, 'status' | 'begun'>): TaskStatusName {
  if (status === 'archived') return 'DONE';
  return begun ? 'ACTIVE' : 'TODO';
}

export function statusOf({ kind, row }: Entity): TaskStatusName {
  return kind === 'task' ? taskStatus(row) : planStatus(row);
}
