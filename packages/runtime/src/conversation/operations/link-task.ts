import type { Operation, PendingChoice } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject, titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Turn } from '../../turn.ts';
import { editBlock } from '../edit-target.ts';
import { type Applied, change, type OperationRule, refuse } from '../operation-rule.ts';
import { CANDIDATES_MAX, unknownTarget } from '../targets.ts';

type LinkTask = Extract<Operation, { type: 'link_task' }>;

/** A task's name only proposes: one tap decides which task is meant. */
async function askTask(turn: Turn, operation: LinkTask): Promise<Applied> {
  const { task_title: words, ...rest } = operation;
  const named =
    words === undefined
      ? []
      : await turn.tx.search({ words, kinds: ['task'], limit: CANDIDATES_MAX });
  const found = named.length > 0 ? named : await turn.tx.newest('task', CANDIDATES_MAX);
  if (found.length === 0) {
    const nothing = ru.refused.nothingFound(words ?? null);
    return refuse(refusal('NOTHING_FOUND', nothing, ru.refused.nothingFoundRecovery));
  }
  const choices: PendingChoice[] = found.map((task) => ({
    id: `task:${task.row.number}`,
    label: titled(task),
    operation: { ...rest, task: task.row.number },
  }));
  const text = ru.operations.question('LINKED_TASK', [], operation, 1);
  return { kind: 'ask', ask: { code: 'LINKED_TASK', text, choices } };
}

/** "привяжи блок к задаче ..." */
export const linkTask: OperationRule<LinkTask> = {
  type: 'link_task',
  event: 'task_linked',
  targets: ['timeblock'],
  bulk: false,

  async apply(turn, operation, target) {
    if (target?.kind !== 'timeblock') return change([], '');
    const { task: number } = operation;
    if (number === undefined) return await askTask(turn, operation);
    const task = number === null ? null : await turn.byNumber('task', number);
    if (number !== null && task?.kind !== 'task') {
      return refuse(unknownTarget({ kind: 'task', number }));
    }
    const id = task?.kind === 'task' ? task.row.task_id : null;
    const step = editBlock(target.row, { task_id: id });
    if (!step) return change([], '');
    return change([step], ru.operations.linked(nameObject(target), task ? titled(task) : null));
  },

  retell: (_turn, { task_title: words }, target) =>
    `привязать ${target ? nameObject(target) : ''} к задаче ${quoted(words ?? '…')}`,
};
