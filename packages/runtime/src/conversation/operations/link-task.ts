import type { Operation } from '@planerka/contracts';
import { nameObject, quoted, ru, titled } from '@planerka/texts';
import { editBlock } from '@planerka/plan';
import { change, changed, type OperationRule, phrase, refuse } from '../operation-rule.ts';
import { askSecondObject, secondObject } from '../second-object.ts';
import { unknownTarget } from '../targets.ts';

type LinkTask = Extract<Operation, { type: 'link_task' }>;

/** "привяжи блок к задаче ..." */
export const linkTask: OperationRule<LinkTask> = {
  type: 'link_task',
  event: 'task_linked',
  targets: ['timeblock'],
  bulk: false,

  async apply(turn, operation, target) {
    if (target?.kind !== 'timeblock') return change([], '');
    const { task: number, task_title: words, ...rest } = operation;
    if (number === undefined) {
      return await askSecondObject(turn, operation, {
        kind: 'task',
        code: 'LINKED_TASK',
        words,
        with: (task) => ({ ...rest, task }),
        recovery: ru.refused.nothingFoundRecovery,
      });
    }
    const task = await secondObject(turn, 'task', number);
    if (task === undefined) return refuse(unknownTarget({ kind: 'task', number: number ?? 0 }));
    const step = editBlock(target.row, { task_id: task?.row.task_id ?? null });
    return changed(step, ru.operations.linked(target, task));
  },

  async retell(turn, { task: number, task_title: words }, target) {
    if (number === null) return phrase('отвязать', target && nameObject(target), 'от задачи');
    const task = number === undefined ? null : await turn.byNumber('task', number);
    const name = task ? titled(task) : words && quoted(words);
    return phrase('привязать', target && nameObject(target), 'к задаче', name ?? null);
  },
};
