import type { CheckpointName } from '@planerka/contracts';
import { editTask } from '../change/edit-rows.ts';
import { type Given, isAccepted } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import type { Task } from '../objects/task.ts';
import { confirmed, missingAtRoot } from '../tree/gates.ts';
import { isClosed } from '../tree/step-tree.ts';
import { unblocked } from './block-task.ts';
import { type Followed, followTask } from './follow-task.ts';

/** What keeps a task from being closed. */
export interface Unfinished {
  /** What is open below it, in the tree's order. */
  readonly open: readonly Task[];
  /** What of the task itself nobody has confirmed. */
  readonly own: readonly CheckpointName[];
  /** The steps below it that have something unconfirmed, closed ones too. */
  readonly unconfirmed: readonly Task[];
}

export type Closing =
  | { readonly kind: 'unfinished'; readonly unfinished: Unfinished }
  | {
      readonly kind: 'closed';
      readonly steps: readonly Step[];
      /** How many open steps were closed with it. */
      readonly together: number;
      readonly followed: Followed | null;
    };

export function unfinishedOf(task: Task, below: readonly Task[]): Unfinished {
  return {
    open: below.filter((step) => !isClosed(step)),
    own: missingAtRoot(task),
    unconfirmed: below.filter((step) => missingAtRoot(step).length > 0),
  };
}

/** Does that which is unfinished hold this task for those who close it? */
function isHeld({ open, own, unconfirmed }: Unfinished, given: Given): boolean {
  if (given.policy.by === 'person') {
    // The owner's yes closes what is open and confirms it; what is closed already is not asked about.
    return (open.length > 0 || own.length > 0) && !isAccepted(given, 'STEPS');
  }
  return open.length > 0 || own.length > 0 || unconfirmed.length > 0;
}

/**
 * Done. What is open below the task and what nobody has confirmed holds an agent; a person is asked
 * once, and the yes closes and confirms exactly that. A task that repeats is followed by the next.
 */
export function closeTask(task: Task, below: readonly Task[], given: Given): Closing {
  const unfinished = unfinishedOf(task, below);
  if (isHeld(unfinished, given)) return { kind: 'unfinished', unfinished };
  const followed = isClosed(task) ? null : followTask(task, below, given);
  const { open } = unfinished;
  const steps = [
    closed(task, given, followed?.over),
    ...open.map((step) => closed(step, given)),
    ...(followed?.steps ?? []),
  ].filter((step) => step !== null);
  return { kind: 'closed', steps, together: open.length, followed };
}

/** The row closed; under a person's name what had to be confirmed is confirmed with it. */
function closed(row: Task, { policy, actor, now }: Given, over: Partial<Task> = {}): Step | null {
  const confirm = policy.by === 'person' ? missingAtRoot(row) : [];
  const checkpoints = confirmed(row, { confirm }, { actor, at: now });
  return editTask(row, { ...unblocked(row, { policy }), ...over, status: 'done', checkpoints });
}
