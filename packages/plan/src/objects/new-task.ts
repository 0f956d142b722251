import type { Task } from './task.ts';

/** What a new task cannot do without, and whatever else is known of it. */
interface TaskSeed extends Partial<Omit<Task, 'task_id' | 'number' | 'title' | 'revision'>> {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly actor: string;
  readonly at: string;
}

/** A task's first row: open, without a time, fields that nobody has named empty. */
export function newTask({ id, number, title, actor, at, ...known }: TaskSeed): Task {
  return {
    task_id: id,
    number,
    project_id: null,
    parent_id: null,
    root_id: null,
    is_node: false,
    sort_key: String(number).padStart(8, '0'),
    title,
    description: null,
    notes: null,
    status: 'todo',
    priority: null,
    category: null,
    tags: [],
    project_name: null,
    planned_on: null,
    planned_at: null,
    due_on: null,
    due_at: null,
    duration_minutes: null,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    recurrence_exceptions: [],
    series_id: null,
    remind_before_minutes: null,
    checkpoints: {},
    definition: null,
    context: null,
    depends_on: [],
    completed_at: null,
    snoozed_until: null,
    created_by: actor,
    created_at: at,
    deleted_at: null,
    ...known,
    revision: 1,
  };
}
