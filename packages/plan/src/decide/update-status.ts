import type { Operation } from '@planerka/contracts';
import { editTask } from '../change/edit-rows.ts';
import type { Given } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import { missingAtRoot } from '../tree/gates.ts';
import { askPastBlock, unblocked } from './block-task.ts';
import { closeTask, type Unfinished } from './close-task.ts';
import { askConsent, change, changed, type Decision, told, UNCHANGED } from './decision.ts';
import { sayNext } from './follow-task.ts';
import type { Need, PlanState } from './need.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';
import { needsToReopen, openedAbove, setStatus } from './reopen.ts';

type TaskTarget = Extract<Target, { kind: 'task' }>;

/** What is read before a task is closed. */
export function needsToClose(target: Target | null): Need[] {
  return target?.kind === 'task' ? [{ need: 'below', task_id: target.row.task_id }] : [];
}

function askToClose(task: TaskTarget, { open, own }: Unfinished): Decision {
  const steps = open.map((row) => ({
    step: factsOf({ kind: 'task', row }),
    unconfirmed: missingAtRoot(row),
  }));
  return askConsent('STEPS', say('open_steps', { task: factsOf(task), own, steps }));
}

/** The task closed, or the question whether all that is unfinished may be closed with it. */
export function closing(
  { below }: PlanState,
  target: TaskTarget,
  operation: Operation,
  given: Given,
): Decision {
  if (target.row.status === 'done') return UNCHANGED;
  const asked = askPastBlock(target, 'done', given);
  if (asked !== null) return asked;
  const closed = closeTask(target.row, below, given);
  if (closed.kind === 'unfinished') return askToClose(target, closed.unfinished);
  const { steps, together, followed } = closed;
  return change(steps, [
    told(operation, target),
    ...(together === 0 ? [] : [say('closed_together', { count: together })]),
    ...(followed === null ? [] : [sayNext(followed)]),
  ]);
}

/** "отметь сделанным", "начал", "верни в работу". Open steps are asked about once. */
export const updateStatus: OperationRule<OperationOf<'update_status'>> = {
  needs({ status }, target) {
    if (status === 'done') return needsToClose(target);
    return status === 'cancelled' ? [] : needsToReopen(target);
  },

  decide: onKinds(['task'], (state, operation, given) => {
    const { target } = state;
    const { status } = operation;
    if (status === 'done') return closing(state, target, operation, given);
    if (status === 'in_progress') {
      const asked = askPastBlock(target, status, given);
      if (asked !== null) return asked;
    }
    const own =
      status === 'in_progress'
        ? editTask(target.row, { ...unblocked(target.row, given), status })
        : setStatus(target.row, status);
    if (own === null || status === 'cancelled') return changed(own, told(operation, target));
    const { steps, said } = openedAbove(state.above);
    return change([own, ...steps], [told(operation, target), ...said]);
  }),
};
