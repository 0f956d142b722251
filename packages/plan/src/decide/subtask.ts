import { editTask } from '../change/edit-target.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { newTask } from '../objects/new-task.ts';
import type { Target } from '../objects/object.ts';
import { isClosed } from '../tree/step-tree.ts';
import { askFor, change, changed, refuse, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { closing, needsToClose } from './update-status.ts';

/** "добавь подзадачу купить плитку" */
export const subtaskAdd: OperationRule<OperationOf<'subtask_add'>> = {
  decide({ target }, operation, { ids, actor, now }) {
    if (operation.title === undefined) return askFor('NEW_TITLE', operation);
    if (target?.kind !== 'task') return UNCHANGED;
    const subtask: Target = {
      kind: 'task',
      row: newTask({
        id: ids.uuid(),
        number: ids.number('task'),
        title: operation.title,
        actor,
        at: now,
        parent_id: target.row.task_id,
        root_id: target.row.root_id ?? target.row.task_id,
        project_id: target.row.project_id,
      }),
    };
    const said = told(operation, target, { others: [subtask] });
    return change([{ before: null, after: subtask }], [said], [subtask]);
  },
};

/** "отметь подзадачу": the subtask itself is the target. */
export const subtaskTick: OperationRule<OperationOf<'subtask_tick'>> = {
  needs: ({ done }, target) => (done ? needsToClose(target) : []),

  decide(state, operation, given) {
    const { target } = state;
    if (target?.kind !== 'task') return UNCHANGED;
    if (target.row.parent_id === null) {
      const said = say('no_subtask', { task: factsOf(target) });
      return refuse('INVALID_COMMAND', said, say('no_subtask_recovery', {}));
    }
    if (operation.done) return closing(state, target, operation, given);
    if (!isClosed(target.row)) return UNCHANGED;
    return changed(editTask(target.row, { status: 'todo' }), told(operation, target));
  },
};
