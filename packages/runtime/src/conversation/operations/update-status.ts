import type { Operation } from '@planerka/contracts';
import { yesOrNo } from '../../commands/settle.ts';
import type { Task } from '../../plan/task.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Step, Turn } from '../../turn.ts';
import { editTask } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type UpdateStatus = Extract<Operation, { type: 'update_status' }>;

function isOpen({ status }: Task): boolean {
  return status === 'todo' || status === 'in_progress';
}

/** A step closed by its owner's yes: what had to be confirmed is confirmed under the owner's name. */
function closed(turn: Turn, step: Task): Step | null {
  const checkpoints = Object.fromEntries(
    Object.entries(step.checkpoints).map(([name, checkpoint]) => [
      name,
      checkpoint.confirmed_by === null
        ? { confirmed_by: turn.context.actor.id, confirmed_at: turn.now }
        : checkpoint,
    ]),
  );
  return editTask(step, { status: 'done', checkpoints });
}

/** "отметь сделанным", "начал", "верни в работу". Open steps are asked about once. */
export const updateStatus: OperationRule<UpdateStatus> = {
  type: 'update_status',
  event: 'status_updated',
  targets: ['task'],
  bulk: true,

  async apply(turn, { status }, target, accepted) {
    if (target?.kind !== 'task') return change([], '');
    const task = target.row;
    const subtasks = status === 'done' ? await turn.subtasks(task.task_id) : [];
    const open = subtasks.filter(isOpen);
    if (open.length > 0 && !accepted.includes('STEPS') && !accepted.includes('BULK')) {
      const text = ru.operations.openSteps(open.map(({ title }) => quoted(title)));
      return { kind: 'ask', ask: { code: 'STEPS', text, choices: yesOrNo() } };
    }
    const own = status === 'done' ? closed(turn, task) : editTask(task, { status });
    const steps = [own, ...open.map((each) => closed(turn, each))].filter((step) => step !== null);
    const together = open.length === 0 ? [] : [ru.operations.steps.confirmed(open.length)];
    return change(
      steps,
      [ru.operations.status[status](nameObject(target)), ...together].join('\n'),
    );
  },

  retell: (_turn, { status }, target) =>
    [ru.operations.statusInfinitive[status], target ? nameObject(target) : null]
      .filter((part) => part !== null)
      .join(' '),
};
