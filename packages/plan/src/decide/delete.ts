import { editBlock, editProject, editTask } from '../change/edit-target.ts';
import type { Step } from '../change/step.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import type { Instant } from '../time/zoned.ts';
import { askConsent, change, changed, told, UNCHANGED } from './decision.ts';
import { isAccepted } from './given.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { needsToClose } from './update-status.ts';

/**
 * Deletes the object so that undo can restore it: a task with its descendants, a project
 * without its tasks.
 */
export function deletion(target: Target, below: readonly Task[], now: Instant): Step[] {
  const gone = { deleted_at: now };
  switch (target.kind) {
    case 'timeblock':
      return present(editBlock(target.row, gone));
    case 'project':
      return present(editProject(target.row, gone));
    case 'task':
      return [target.row, ...below].flatMap((row) => present(editTask(row, gone)));
  }
}

function present(step: Step | null): Step[] {
  return step === null ? [] : [step];
}

/** "удали": of a task with subtasks only after one question. */
export const deleteObject: OperationRule<OperationOf<'delete'>> = {
  needs: (_operation, target) => needsToClose(target),

  decide({ target, below }, operation, given) {
    if (!target) return UNCHANGED;
    const steps = deletion(target, below, given.now);
    switch (target.kind) {
      case 'timeblock':
        return changed(steps[0] ?? null, told(operation, target));
      case 'project':
        return changed(steps[0] ?? null, told(operation, target), say('project_tasks_stay', {}));
      case 'task': {
        if (below.length > 0 && given.policy.by === 'person' && !isAccepted(given, 'STEPS')) {
          const rows = below.map((row) => factsOf({ kind: 'task', row }));
          return askConsent('STEPS', say('delete_steps', { task: factsOf(target), steps: rows }));
        }
        const together =
          below.length === 0 ? [] : [say('deleted_together', { count: below.length })];
        return change(steps, [told(operation, target), ...together]);
      }
    }
  },
};
