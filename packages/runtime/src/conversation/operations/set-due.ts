import type { Operation } from '@planerka/contracts';
import { dayChoices } from '../../commands/days.ts';
import { editTask, isPast, today } from '@planerka/plan';
import { yesOrNo } from '../../commands/settle.ts';
import { readWhen } from '../../commands/when.ts';
import { formatWhen, nameOf, nameTo, onWhen, ru } from '@planerka/texts';
import { askFor, change, changed, type OperationRule, phrase } from '../operation-rule.ts';

type SetDue = Extract<Operation, { type: 'set_due' }>;

/** "срок до пятницы", "убери срок" */
export const setDue: OperationRule<SetDue> = {
  type: 'set_due',
  event: 'due_set',
  targets: ['task'],
  bulk: true,

  async apply(turn, operation, target, accepted) {
    if (operation.due_date === undefined) {
      const choices = dayChoices({}, turn.moment).map(({ id, label, entities }) => ({
        id,
        label,
        operation: { ...operation, due_date: entities?.planned_at },
      }));
      return askFor('WHEN', operation, choices);
    }
    if (target?.kind !== 'task') return change([], '');
    const { moment } = turn;
    const due = readWhen(operation.due_date ?? undefined);
    const words = formatWhen(due.on, due.at, moment.zone);
    const isOver =
      (due.at !== null && isPast(due.at, moment)) || (due.on !== null && due.on < today(moment));
    const step = editTask(target.row, { due_on: due.on, due_at: due.at });
    if (step !== null && words !== null && isOver && !accepted.includes('PAST')) {
      return askFor('PAST', operation, yesOrNo(), { text: ru.operations.pastDue(words) });
    }
    return changed(step, ru.operations.dueSet(target, words));
  },

  retell(turn, { due_date: due }, target) {
    const when = readWhen(due ?? undefined);
    const words = onWhen(when.on, when.at, turn.moment.zone);
    return words === null
      ? phrase('снять срок', target && `с ${nameOf(target)}`)
      : phrase('поставить', target && nameTo(target), 'срок', words);
  },
};
