import type { Task } from './task.ts';

/** The fields of a task that a suggestion may write, or that its reason may rest on. */
export const TOUCHED_FIELDS = [
  'title',
  'priority',
  'category',
  'project_id',
  'project_name',
  'planned_on',
  'planned_at',
  'due_on',
  'due_at',
  'duration_minutes',
  'recurrence_rule',
] as const satisfies readonly (keyof Task)[];
export type TouchedField = (typeof TOUCHED_FIELDS)[number];

/** What may have changed since a suggestion was made, so that it holds no more. */
export type StaleField = TouchedField | 'status' | 'subtasks' | 'project';
