import type { Operation } from '@planerka/contracts';
import { nameObject } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { editProject, editShared } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type Delete = Extract<Operation, { type: 'delete' }>;

/** "удали": soft, so that undo brings it back. */
export const deleteObject: OperationRule<Delete> = {
  type: 'delete',
  event: 'deleted',
  targets: ['task', 'timeblock', 'project'],
  bulk: true,

  async apply(turn, _operation, target) {
    if (!target) return change([], '');
    const gone = { deleted_at: turn.now };
    const step =
      target.kind === 'project' ? editProject(target.row, gone) : editShared(target, gone);
    return change(step ? [step] : [], ru.operations.deleted(nameObject(target)));
  },

  retell: (_turn, _operation, target) => `удалить ${target ? nameObject(target) : ''}`.trim(),
};
