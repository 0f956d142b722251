import type { QuestionCode } from '@planerka/contracts';
import { yesOrNo } from '../../commands/settle.ts';
import { editTask, type Step, type Target, type Task } from '@planerka/plan';
import { followTask, sayNext } from '../../repeats/follow-task.ts';
import { type CheckpointName, ru } from '@planerka/texts';
import type { Turn } from '../../turn.ts';
import { type Applied, askFor, change } from '../operation-rule.ts';

const CHECKPOINT_NAMES = ['criteria', 'tests', 'security', 'perf', 'docs'] as const;

export function isOpen({ status }: Task): boolean {
  return status === 'todo' || status === 'in_progress';
}

/** What nobody has confirmed yet. */
function unconfirmed({ checkpoints }: Task): CheckpointName[] {
  return CHECKPOINT_NAMES.filter((name) => checkpoints[name]?.confirmed_by === null);
}

/** A step closed by its owner's yes: what had to be confirmed is confirmed under the owner's name. */
function closed(turn: Turn, step: Task, more: Partial<Task> = {}): Step | null {
  const confirmed = { confirmed_by: turn.context.actor.id, confirmed_at: turn.now };
  const news = Object.fromEntries(unconfirmed(step).map((name) => [name, confirmed]));
  return editTask(step, { ...more, status: 'done', checkpoints: { ...step.checkpoints, ...news } });
}

/** The task's subtasks, theirs and so on, each before its own subtasks. */
export async function subtasksBelow(turn: Turn, task: Task): Promise<Task[]> {
  const below: Task[] = [];
  for (const each of await turn.subtasks(task.task_id)) {
    below.push(each, ...(await subtasksBelow(turn, each)));
  }
  return below;
}

/**
 * Done. Open steps below the task and what nobody has confirmed are listed in one question; its yes
 * closes and confirms exactly those (contract of tasks: completion is gated by checkpoints).
 */
export async function closeTask(
  turn: Turn,
  target: Extract<Target, { kind: 'task' }>,
  how: { readonly accepted: readonly QuestionCode[]; readonly head: string },
): Promise<Applied> {
  const task = target.row;
  if (task.status === 'done') return change([], '');
  const open = (await subtasksBelow(turn, task)).filter(isOpen);
  const own = unconfirmed(task);
  if ((open.length > 0 || own.length > 0) && !how.accepted.includes('STEPS')) {
    const steps = open.map((row) => ({
      step: { kind: 'task', row } as const,
      unconfirmed: unconfirmed(row),
    }));
    return askFor('STEPS', { type: 'update_status', status: 'done' }, yesOrNo(), {
      text: ru.operations.openSteps(target, own, steps),
    });
  }
  const followed = isOpen(task) ? await followTask(turn, task) : null;
  const steps = [
    closed(turn, task, followed?.over),
    ...open.map((each) => closed(turn, each)),
    ...(followed?.steps ?? []),
  ].filter((step) => step !== null);
  const together = open.length === 0 ? [] : [ru.operations.closedTogether(open.length)];
  const lines = [how.head, ...together, ...(followed ? [sayNext(turn, followed)] : [])];
  return change(steps, lines.join('\n'));
}
