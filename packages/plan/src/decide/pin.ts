import type { Given } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import { say } from '../messages/messages.ts';
import { pinIdOf, type ThreadPin } from '../objects/thread.ts';
import { change, changed, refuse, told } from './decision.ts';
import type { PlanState } from './need.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

function pinned(
  { row, revision }: PlanState['pin'],
  patch: Partial<Pick<ThreadPin, 'task_id' | 'project_id'>>,
  { thread }: Given,
): Step | null {
  const pin_id = pinIdOf(thread);
  const before = row ?? { pin_id, thread, task_id: null, project_id: null, revision };
  const after = { ...before, ...patch };
  if (after.task_id === before.task_id && after.project_id === before.project_id) return null;
  return {
    before: row === null ? null : { kind: 'thread_pin', row },
    after: { kind: 'thread_pin', row: { ...after, revision: before.revision + 1 } },
  };
}

/** "закрепи": what the thread falls back on while an object is open in it. */
export const pin: OperationRule<OperationOf<'pin'>> = {
  needs: () => [{ need: 'pin' }],

  decide: onKinds(['task', 'project'], ({ target, pin: kept }, operation, given) => {
    const patch =
      target.kind === 'task'
        ? { task_id: target.row.task_id }
        : { project_id: target.row.project_id };
    return changed(pinned(kept, patch, given), told(operation, target));
  }),
};

/** "открепи" */
export const unpin: OperationRule<OperationOf<'unpin'>> = {
  needs: () => [{ need: 'pin' }],

  decide({ pin: kept }, operation, given) {
    const step =
      kept.row === null ? null : pinned(kept, { task_id: null, project_id: null }, given);
    if (step === null) return refuse('NO_CHANGE', say('nothing_pinned', {}));
    return change([step], [told(operation, null, { others: kept.names })], kept.names);
  },
};
