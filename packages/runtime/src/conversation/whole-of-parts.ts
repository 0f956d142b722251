import type { Operation } from '@planerka/contracts';
import type { Target } from '@planerka/plan';

/**
 * "и ещё подпункт взять плед" behind a part that was added just now: of a task and its own parts, which were shown
 * together, the task is meant. Null where they are no such family.
 */
export function wholeOfParts({ type }: Operation, shown: readonly Target[]): Target | null {
  if (type !== 'subtask_add' || shown.length < 2) return null;
  const parentOf = (target: Target): string | null =>
    target.kind === 'task' ? target.row.parent_id : null;
  const whole = shown.find(
    (target) =>
      target.kind === 'task' &&
      shown.every((other) => other === target || parentOf(other) === target.row.task_id),
  );
  return whole ?? null;
}
