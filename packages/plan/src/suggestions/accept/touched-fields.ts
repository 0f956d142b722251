import type { DeferStrategy } from '@planerka/contracts';
import type { Task } from '../../objects/task.ts';
import { type GivenSuggestion, payloadOf } from './payloads.ts';

/** A field of a task that a suggestion may write. */
export type TouchedField = keyof Pick<
  Task,
  | 'title'
  | 'priority'
  | 'category'
  | 'project_id'
  | 'project_name'
  | 'planned_on'
  | 'planned_at'
  | 'due_on'
  | 'due_at'
  | 'recurrence_rule'
>;

const DUE = ['due_on', 'due_at'] as const;
const PROJECT = ['project_id', 'project_name'] as const;
const TIMES = ['planned_on', 'planned_at', ...DUE] as const;
const DEFERRED: Readonly<Record<DeferStrategy, readonly TouchedField[]>> = {
  next_week: TIMES,
  next_month: TIMES,
  someday: [...TIMES, 'recurrence_rule', 'category'],
};

/** The fields that the suggestion would write; none of one that only adds something. */
export function touchedFields({ type, payload }: GivenSuggestion): readonly TouchedField[] {
  switch (type) {
    case 'set_due_date':
      return DUE;
    case 'set_priority':
      return ['priority'];
    case 'set_project': {
      const { category } = payloadOf({ type, payload });
      return category === undefined ? PROJECT : [...PROJECT, 'category'];
    }
    case 'set_category':
      return ['category'];
    case 'rewrite_title':
      return ['title'];
    case 'defer_task':
      return DEFERRED[payloadOf({ type, payload }).strategy];
    case 'propose_next_action':
    case 'split_subtasks':
    case 'ask_clarification':
    case 'propose_create_project':
      return [];
  }
}

/** Fields as they stood when a suggestion was made: a row keeps them to notice what changes since. */
export type Touched = Partial<Pick<Task, TouchedField>>;

/** The fields that the suggestion would write, as they stand now. */
export function touchedOf(task: Task, given: GivenSuggestion): Touched {
  return Object.fromEntries(touchedFields(given).map((field) => [field, task[field]]));
}

/** Which of them stand otherwise now. */
export function changedFields(task: Task, touched: Readonly<Record<string, unknown>>): string[] {
  const now = new Map<string, unknown>(Object.entries(task));
  return Object.keys(touched).filter((field) => now.get(field) !== touched[field]);
}
