import { Task } from './task.ts';
import { unsaid } from './unsaid.ts';

/** What a new task cannot do without, and whatever else is known of it. */
export interface TaskSeed extends Partial<Omit<Task, 'task_id' | 'number' | 'title' | 'revision'>> {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly actor: string;
  readonly at: string;
}

const UNSAID = unsaid(Task);

/** A task's first row: open, without a time, fields that nobody has named empty. */
export function newTask({ id, number, title, actor, at, ...known }: TaskSeed): Task {
  return Task.parse({
    ...UNSAID,
    task_id: id,
    number,
    is_node: false,
    sort_key: String(number).padStart(8, '0'),
    title,
    status: 'todo',
    tags: [],
    recurrence_exceptions: [],
    checkpoints: {},
    depends_on: [],
    created_by: actor,
    created_at: at,
    ...known,
    revision: 1,
  });
}
