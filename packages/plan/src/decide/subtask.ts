import { made } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { newSubtask } from '../objects/new-subtask.ts';
import type { Target } from '../objects/object.ts';
import { askFor, change, refuse, told, UNCHANGED } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';
import { needsToReopen, openedAbove, reopenStep } from './reopen.ts';
import { closing, needsToClose } from './update-status.ts';

/** "добавь подзадачу купить плитку" */
export const subtaskAdd: OperationRule<OperationOf<'subtask_add'>> = {
  needs: (_, target) => needsToReopen(target),

  decide: onKinds(['task'], ({ target, above }, operation, given) => {
    const { title } = operation;
    if (title === undefined) return askFor('NEW_TITLE', operation);
    const row = newSubtask(target.row, { ...made('task', given), title });
    const subtask: Target = { kind: 'task', row };
    const said = told(operation, target, { others: [subtask] });
    // What has something open in it is not done.
    const opened = openedAbove([target.row, ...above]);
    return change(
      [{ before: null, after: subtask }, ...opened.steps],
      [said, ...opened.said],
      [subtask],
    );
  }),
};

/** "отметь подзадачу": the subtask itself is the target. */
export const subtaskTick: OperationRule<OperationOf<'subtask_tick'>> = {
  needs: ({ done }, target) => (done ? needsToClose(target) : needsToReopen(target)),

  decide: onKinds(['task'], (state, operation, given) => {
    const { target } = state;
    if (target.row.parent_id === null) {
      const said = say('no_subtask', { task: factsOf(target) });
      return refuse('INVALID_COMMAND', said, say('no_subtask_recovery', {}));
    }
    if (operation.done) return closing(state, target, operation, given);
    const own = reopenStep(target.row);
    if (own === null) return UNCHANGED;
    const { steps, said } = openedAbove(state.above);
    return change([own, ...steps], [told(operation, target), ...said]);
  }),
};
