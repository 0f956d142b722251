import type { Operation } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { editTask, newTask, type Target } from '@planerka/plan';
import { nameTo, quoted, ru, titled } from '@planerka/texts';
import { askFor, change, changed, type OperationRule, phrase, refuse } from '../operation-rule.ts';
import { closeTask, isOpen } from './close-task.ts';

type SubtaskAdd = Extract<Operation, { type: 'subtask_add' }>;
type SubtaskTick = Extract<Operation, { type: 'subtask_tick' }>;

/** "добавь подзадачу купить плитку" */
export const subtaskAdd: OperationRule<SubtaskAdd> = {
  type: 'subtask_add',
  event: 'subtask_added',
  targets: ['task'],
  bulk: false,

  async apply(turn, operation, target) {
    if (operation.title === undefined) return askFor('NEW_TITLE', operation);
    if (target?.kind !== 'task') return change([], '');
    const subtask: Target = {
      kind: 'task',
      row: newTask({
        id: turn.newId(),
        number: turn.nextNumber('task'),
        title: operation.title,
        actor: turn.context.actor.id,
        at: turn.now,
        parent_id: target.row.task_id,
        root_id: target.row.root_id ?? target.row.task_id,
        project_id: target.row.project_id,
      }),
    };
    const text = ru.operations.subtaskAdded(subtask, target);
    return change([{ before: null, after: subtask }], text, [subtask]);
  },

  retell: (_turn, { title }, target) =>
    phrase(
      'добавить подзадачу',
      title === undefined ? null : quoted(title),
      target && `к ${nameTo(target)}`,
    ),
};

/** "отметь подзадачу": the subtask itself is the target. */
export const subtaskTick: OperationRule<SubtaskTick> = {
  type: 'subtask_tick',
  event: 'subtask_ticked',
  targets: ['task'],
  bulk: false,

  async apply(turn, { done }, target, accepted) {
    if (target?.kind !== 'task') return change([], '');
    if (target.row.parent_id === null) {
      const { noSubtask, noSubtaskRecovery } = ru.operations;
      return refuse(refusal('INVALID_COMMAND', noSubtask(target), noSubtaskRecovery));
    }
    if (done) {
      const head = ru.operations.subtaskTicked(target);
      return await closeTask(turn, target, { accepted, head });
    }
    if (isOpen(target.row)) return change([], '');
    return changed(editTask(target.row, { status: 'todo' }), ru.operations.subtaskUnticked(target));
  },

  retell: (_turn, { done }, target) =>
    phrase(
      done ? 'отметить сделанной подзадачу' : 'снять отметку с подзадачи',
      target && titled(target),
    ),
};
