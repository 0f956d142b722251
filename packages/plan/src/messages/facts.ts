import type { PlanObject, Target } from '../objects/object.ts';
import type { Project } from '../objects/project.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';

const TASK_FACTS = [
  'number',
  'title',
  'description',
  'status',
  'parent_id',
  'deleted_at',
  'planned_on',
  'planned_at',
  'due_on',
  'due_at',
  'duration_minutes',
  'recurrence_rule',
  'priority',
  'tags',
  'project_name',
  'remind_before_minutes',
] as const satisfies ReadonlyArray<keyof Task>;

const BLOCK_FACTS = [
  'number',
  'title',
  'start_at',
  'end_at',
  'duration_minutes',
  'calendar_id',
  'recurrence_rule',
  'priority',
  'tags',
  'project_name',
  'remind_before_minutes',
] as const satisfies ReadonlyArray<keyof Timeblock>;

const PROJECT_FACTS = ['number', 'title'] as const satisfies ReadonlyArray<keyof Project>;

/** What is told of an object: a copy that no later change of the object reaches. */
export type TaskFacts = Pick<Task, (typeof TASK_FACTS)[number]>;
export type BlockFacts = Pick<Timeblock, (typeof BLOCK_FACTS)[number]>;
export type ProjectFacts = Pick<Project, (typeof PROJECT_FACTS)[number]>;

export type TargetFacts =
  | { readonly kind: 'task'; readonly row: TaskFacts }
  | { readonly kind: 'timeblock'; readonly row: BlockFacts }
  | { readonly kind: 'project'; readonly row: ProjectFacts };

/** The same for any object of the plan; of those that have no name, only their kind is told. */
export type ObjectFacts =
  | TargetFacts
  | { readonly kind: 'workspace'; readonly row: { readonly timezone: string } }
  | { readonly kind: Exclude<PlanObject['kind'], TargetFacts['kind'] | 'workspace'> };

function pick<R extends object, K extends keyof R>(row: R, keys: readonly K[]): Pick<R, K> {
  const picked = {} as Pick<R, K>;
  for (const key of keys) picked[key] = row[key];
  return picked;
}

/** What is told of a task, timeblock or project. */
export function factsOf(target: Target): TargetFacts {
  switch (target.kind) {
    case 'task':
      return { kind: 'task', row: pick(target.row, TASK_FACTS) };
    case 'timeblock':
      return { kind: 'timeblock', row: pick(target.row, BLOCK_FACTS) };
    case 'project':
      return { kind: 'project', row: pick(target.row, PROJECT_FACTS) };
  }
}

/** What is told of any object. */
export function objectFacts(object: PlanObject): ObjectFacts {
  switch (object.kind) {
    case 'task':
    case 'timeblock':
    case 'project':
      return factsOf(object);
    case 'workspace':
      return { kind: 'workspace', row: { timezone: object.row.timezone } };
    case 'item':
    case 'dependency':
    case 'accounting_line':
    case 'quote':
    case 'quote_line':
    case 'memo':
    case 'thread_pin':
    case 'workroom':
    case 'person':
      return { kind: object.kind };
  }
}
