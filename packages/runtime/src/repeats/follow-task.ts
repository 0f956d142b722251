import { newTask, nextTimes, type Step, type Task } from '@planerka/plan';
import { formatWhen, series, titled } from '@planerka/texts';
import type { Turn } from '../turn.ts';

/** A repeating task that is over, and what follows it. */
export interface Followed {
  /** The rule goes on to the next task; what is over keeps the series' name. */
  readonly over: Pick<Task, 'recurrence_rule' | 'series_id'>;
  readonly steps: readonly Step[];
  readonly next: Task;
}

/**
 * The next task of a series, with copies of its subtasks, opened as another task is closed: one
 * change, so that one undo takes both back. Null when the task does not repeat any more.
 */
export async function followTask(turn: Turn, task: Task): Promise<Followed | null> {
  const times = nextTimes(task, turn.moment);
  if (!times) return null;
  const seriesId = task.series_id ?? task.task_id;
  const next = copyOf(turn, task, { ...times, series_id: seriesId });
  const copies = await copiesBelow(turn, task, next, next.task_id);
  return {
    over: { recurrence_rule: null, series_id: seriesId },
    next,
    steps: [next, ...copies].map((row) => ({ before: null, after: { kind: 'task', row } })),
  };
}

/** When the series goes on, said at once. */
export function sayNext(turn: Turn, { next }: Followed): string {
  const { zone } = turn.moment;
  const words =
    formatWhen(next.planned_on, next.planned_at, zone) ??
    formatWhen(next.due_on, next.due_at, zone);
  return series.next(titled({ kind: 'task', row: next }), words ?? '');
}

/** Copies of what stands below a task, and below that, with nothing of it done yet. */
async function copiesBelow(turn: Turn, from: Task, to: Task, rootId: string): Promise<Task[]> {
  const copies: Task[] = [];
  for (const each of await turn.subtasks(from.task_id)) {
    if (each.status === 'cancelled') continue;
    const { definition } = each;
    const copy = copyOf(turn, each, {
      parent_id: to.task_id,
      root_id: rootId,
      definition: definition && { ...definition, blocked: false, blocked_reason: null },
    });
    copies.push(copy, ...(await copiesBelow(turn, each, copy, rootId)));
  }
  return copies;
}

function copyOf(turn: Turn, task: Task, changed: Partial<Task>): Task {
  const { task_id: _id, number: _number, sort_key: _key, revision: _revision, ...kept } = task;
  return newTask({
    ...kept,
    status: 'todo',
    checkpoints: Object.fromEntries(
      Object.keys(task.checkpoints).map((name) => [
        name,
        { confirmed_by: null, confirmed_at: null },
      ]),
    ),
    snoozed_until: null,
    completed_at: null,
    ...changed,
    created_at: turn.now,
    id: turn.newId(),
    number: turn.nextNumber('task'),
    title: task.title,
    actor: turn.context.actor.id,
    at: turn.now,
  });
}
