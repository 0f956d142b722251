import type { Message } from '@planerka/contracts';
import type { Given } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { newTask } from '../objects/new-task.ts';
import type { Task } from '../objects/task.ts';
import { nextTimes } from '../repeats/next-task.ts';
import { withoutBlock } from '../tree/blocked.ts';

type Maker = Pick<Given, 'now' | 'zone' | 'actor' | 'ids'>;

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
export function followTask(task: Task, below: readonly Task[], maker: Maker): Followed | null {
  const times = nextTimes(task, maker);
  if (!times) return null;
  const seriesId = task.series_id ?? task.task_id;
  const next = copyOf(task, { ...times, series_id: seriesId }, maker);
  const copies = copiesBelow(below, new Map([[task.task_id, next]]), next.task_id, maker);
  return {
    over: { recurrence_rule: null, series_id: seriesId },
    next,
    steps: [next, ...copies].map((row) => ({ before: null, after: { kind: 'task', row } })),
  };
}

/** When the series goes on, said at once. */
export function sayNext({ next }: Followed): Message {
  return say('next_time', { target: factsOf({ kind: 'task', row: next }) });
}

/** Copies of a task's descendants, with none of them done; `below` in the tree's order. */
function copiesBelow(
  below: readonly Task[],
  copied: Map<string, Task>,
  rootId: string,
  maker: Maker,
): Task[] {
  const copies: Task[] = [];
  for (const each of below) {
    // What hangs below something that was taken off is left out with it.
    const parent = copied.get(each.parent_id ?? '');
    if (parent === undefined || each.status === 'cancelled') continue;
    const copy = copyOf(each, { parent_id: parent.task_id, root_id: rootId }, maker);
    copied.set(each.task_id, copy);
    copies.push(copy);
  }
  return copies;
}

function copyOf(task: Task, changed: Partial<Task>, { now, actor, ids }: Maker): Task {
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
    // A block of the last occurrence does not carry over to the next one.
    definition: task.definition && withoutBlock(task.definition),
    snoozed_until: null,
    completed_at: null,
    ...changed,
    created_at: now,
    id: ids.uuid(),
    number: ids.number('task'),
    title: task.title,
    actor,
    at: now,
  });
}
