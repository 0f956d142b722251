import type { Operation, PendingChoice } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject, titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Turn } from '../../turn.ts';
import { candidatesNamed, newestCandidates } from '../candidates.ts';
import { editBlock } from '../edit-target.ts';
import {
  type Applied,
  askFor,
  change,
  changed,
  type OperationRule,
  phrase,
  refuse,
} from '../operation-rule.ts';
import { unknownTarget } from '../targets.ts';

type LinkTask = Extract<Operation, { type: 'link_task' }>;

/** A task's name only proposes: one tap decides which task is meant. */
async function askTask(turn: Turn, operation: LinkTask): Promise<Applied> {
  const { task_title: words, ...rest } = operation;
  const search = { kinds: ['task'], states: ['open', 'closed'] } as const;
  const named = words === undefined ? [] : await candidatesNamed(turn, words, search);
  const found = named.length > 0 ? named : await newestCandidates(turn, search);
  if (found.length === 0) {
    const nothing = ru.refused.nothingFound(words ?? null);
    return refuse(refusal('NOTHING_FOUND', nothing, ru.refused.nothingFoundRecovery));
  }
  const choices: PendingChoice[] = found.map((task) => ({
    id: `task:${task.row.number}`,
    label: titled(task),
    operation: { ...rest, task: task.row.number },
  }));
  return askFor('LINKED_TASK', operation, choices);
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
    return changed(editBlock(target.row, { task_id: id }), ru.operations.linked(target, task));
  },

  async retell(turn, { task: number, task_title: words }, target) {
    if (number === null) return phrase('отвязать', target && nameObject(target), 'от задачи');
    const task = number === undefined ? null : await turn.byNumber('task', number);
    const name = task ? titled(task) : words && quoted(words);
    return phrase('привязать', target && nameObject(target), 'к задаче', name ?? null);
  },
};
