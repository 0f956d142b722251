import { editTask } from '../change/edit-rows.ts';
import { editTarget } from '../change/edit-target.ts';
import { isAccepted } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import type { Instant } from '../time/zoned.ts';
import { askConsent, change, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { needsToClose } from './update-status.ts';

/**
 * Deletes the object so that undo can restore it: a task with its descendants, a project
 * without its tasks.
 */
export function deletion(target: Target, below: readonly Task[], now: Instant): Step[] {
  const gone = { deleted_at: now };
  const steps = [editTarget(target, gone), ...below.map((row) => editTask(row, gone))];
  return steps.filter((step) => step !== null);
}

/** "удали": of a task with subtasks only after one question. */
export const deleteObject: OperationRule<OperationOf<'delete'>> = {
  needs: (_operation, target) => needsToClose(target),

  decide({ target, below }, operation, given) {
    if (!target) return UNCHANGED;
    if (below.length > 0 && given.policy.by === 'person' && !isAccepted(given, 'STEPS')) {
      const steps = below.map((row) => factsOf({ kind: 'task', row }));
      return askConsent('STEPS', say('delete_steps', { task: factsOf(target), steps }));
    }
    return change(deletion(target, below, given.now), [
      told(operation, target),
      ...(target.kind === 'project' ? [say('project_tasks_stay', {})] : []),
      ...(below.length === 0 ? [] : [say('deleted_together', { count: below.length })]),
    ]);
  },
};
