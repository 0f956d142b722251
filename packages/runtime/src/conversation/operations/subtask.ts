import type { Operation } from '@planerka/contracts';
import { newTask } from '../../plan/new-task.ts';
import type { Target } from '../../plan/object.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject, titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { editTask } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type SubtaskAdd = Extract<Operation, { type: 'subtask_add' }>;
type SubtaskTick = Extract<Operation, { type: 'subtask_tick' }>;

/** "добавь подзадачу купить плитку" */
export const subtaskAdd: OperationRule<SubtaskAdd> = {
  type: 'subtask_add',
  event: 'subtask_added',
  targets: ['task'],
  bulk: false,

  async apply(turn, operation, target) {
    if (operation.title === undefined) {
      const text = ru.operations.question('NEW_TITLE', [], operation, 1);
      return { kind: 'ask', ask: { code: 'NEW_TITLE', text, choices: [] } };
    }
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
        project_id: target.row.project_id,
      }),
    };
    const text = ru.operations.subtaskAdded(titled(subtask), titled(target));
    return change([{ before: null, after: subtask }], text);
  },

  retell: (_turn, { title }, target) =>
    `добавить подзадачу ${quoted(title ?? '…')} ${target ? `к: ${nameObject(target)}` : ''}`.trim(),
};

/** "отметь подзадачу": the subtask itself is the target. */
export const subtaskTick: OperationRule<SubtaskTick> = {
  type: 'subtask_tick',
  event: 'subtask_ticked',
  targets: ['task'],
  bulk: false,

  async apply(_turn, { done }, target) {
    if (target?.kind !== 'task') return change([], '');
    const step = editTask(target.row, { status: done ? 'done' : 'todo' });
    return change(step ? [step] : [], ru.operations.subtaskTicked(nameObject(target), done));
  },

  retell: (_turn, { done }, target) =>
    `${done ? 'отметить' : 'снять отметку'} ${target ? nameObject(target) : ''}`,
};
