import type { Operation } from '@planerka/contracts';
import { nameObject, ru } from '@planerka/texts';
import { editTask } from '@planerka/plan';
import { change, changed, type OperationRule, phrase } from '../operation-rule.ts';
import { closeTask } from './close-task.ts';

type UpdateStatus = Extract<Operation, { type: 'update_status' }>;

/** "отметь сделанным", "начал", "верни в работу". Open steps are asked about once. */
export const updateStatus: OperationRule<UpdateStatus> = {
  type: 'update_status',
  event: 'status_updated',
  targets: ['task'],
  bulk: true,

  async apply(turn, { status }, target, accepted) {
    if (target?.kind !== 'task') return change([], '');
    const head = ru.operations.status[status](target);
    if (status === 'done') return await closeTask(turn, target, { accepted, head });
    return changed(editTask(target.row, { status }), head);
  },

  retell(_turn, { status }, target) {
    const { one, many } = ru.operations.statusInfinitive[status];
    return phrase(target ? one : many, target && nameObject(target));
  },
};
