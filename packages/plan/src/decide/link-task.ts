import { editBlock } from '../change/edit-rows.ts';
import { say } from '../messages/messages.ts';
import { changed, told } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';
import { askOther, needsOther, noSuchNumber } from './second-object.ts';

/** "привяжи блок к задаче ..." */
export const linkTask: OperationRule<OperationOf<'link_task'>> = {
  needs: ({ task: number, task_title: words }) => needsOther({ kind: 'task', number, words }),

  decide: onKinds(['timeblock'], (state, operation) => {
    const { target, other } = state;
    const { task: number, task_title: words, ...rest } = operation;
    if (number === undefined) {
      return askOther(state, operation, {
        code: 'LINKED_TASK',
        words,
        with: (task) => ({ ...rest, task }),
        recovery: say('where_all_is', {}),
      });
    }
    if (number === null) {
      return changed(editBlock(target.row, { task_id: null }), told(operation, target));
    }
    if (other?.kind !== 'task') return noSuchNumber('task', number);
    const step = editBlock(target.row, { task_id: other.row.task_id });
    return changed(step, told(operation, target, { others: [other] }));
  }),
};
