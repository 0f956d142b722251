import type { Operation } from '@planerka/contracts';
import { yesOrNo } from '../../commands/settle.ts';
import { editBlock, editProject, editTask, type Target, type Task } from '@planerka/plan';
import { nameObject, ru } from '@planerka/texts';
import { askFor, change, changed, type OperationRule, phrase } from '../operation-rule.ts';
import { subtasksBelow } from './close-task.ts';

type Delete = Extract<Operation, { type: 'delete' }>;

function asTask(row: Task): Target {
  return { kind: 'task', row };
}

/** "удали": soft, so that undo brings it back. A task's subtasks go with it, after one question. */
export const deleteObject: OperationRule<Delete> = {
  type: 'delete',
  event: 'deleted',
  targets: ['task', 'timeblock', 'project'],
  bulk: true,

  async apply(turn, operation, target, accepted) {
    if (!target) return change([], '');
    const gone = { deleted_at: turn.now };
    const head = ru.operations.deleted(target);
    switch (target.kind) {
      case 'timeblock':
        return changed(editBlock(target.row, gone), head);
      case 'project':
        return changed(
          editProject(target.row, gone),
          [head, ru.operations.projectTasksStay].join('\n'),
        );
      case 'task': {
        const below = await subtasksBelow(turn, target.row);
        if (below.length > 0 && !accepted.includes('STEPS')) {
          const text = ru.operations.deleteSteps(target, below.map(asTask));
          return askFor('STEPS', operation, yesOrNo(), { text });
        }
        const steps = [target.row, ...below].flatMap((row) => editTask(row, gone) ?? []);
        const together = below.length === 0 ? [] : [ru.operations.deletedTogether(below.length)];
        return change(steps, [head, ...together].join('\n'));
      }
    }
  },

  retell: (_turn, _operation, target) => phrase('удалить', target && nameObject(target)),
};
