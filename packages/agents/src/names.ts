import { writeEntityId } from '@planerka/contracts';
import type { PlanObject, Project, Task } from '@planerka/plan';

/** A plan or a task as tools work on it. */
export type Entity =
  | { readonly kind: 'task'; readonly row: Task }
  | { readonly kind: 'project'; readonly row: Project };

/** The object where it is a plan or a task that is not deleted. */
export function liveEntity(object: PlanObject | null): Entity | null {
  if (object?.kind !== 'task' && object?.kind !== 'project') return null;
  return object.row.deleted_at === null ? object : null;
}

/** `PLAN-007` or `TASK-042`. */
export function entityId({ kind, row }: Entity): string {
  return writeEntityId({ kind: kind === 'project' ? 'plan' : 'task', number: row.number });
}

export function taskId(row: Pick<Task, 'number'>): string {
  return writeEntityId({ kind: 'task', number: row.number });
}

export function planId(row: Pick<Project, 'number'>): string {
  return writeEntityId({ kind: 'plan', number: row.number });
}

/** The uuid under which the journal and the memos know it. */
export function rootIdOf(entity: Entity): string {
  return entity.kind === 'task' ? entity.row.task_id : entity.row.project_id;
}

/** How a task is stored that has this status on the task surface. */
export const STORED_STATUS = { TODO: 'todo', ACTIVE: 'in_progress', DONE: 'done' } as const;

/** Statuses of the task surface. */
export function taskStatus({ status }: Pick<Task, 'status'>): 'TODO' | 'ACTIVE' | 'DONE' {
  switch (status) {
    case 'todo':
      return 'TODO';
    case 'in_progress':
      return 'ACTIVE';
    case 'done':
    case 'cancelled':
      return 'DONE';
  }
}

export function planStatus({
  status,
  begun,
}: Pick<Project, 'status' | 'begun'>): 'TODO' | 'ACTIVE' | 'DONE' {
  if (status === 'archived') return 'DONE';
  return begun ? 'ACTIVE' : 'TODO';
}
