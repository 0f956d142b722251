import type { Operation } from '@planerka/contracts';
import { dayChoices } from '../../commands/days.ts';
import { readWhen } from '../../commands/when.ts';
import { formatWhen } from '../../texts/dates.ts';
import { titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { editTask } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type SetDue = Extract<Operation, { type: 'set_due' }>;

/** "срок до пятницы", "убери срок" */
export const setDue: OperationRule<SetDue> = {
  type: 'set_due',
  event: 'due_set',
  targets: ['task'],
  bulk: true,

  async apply(turn, operation, target) {
    if (operation.due_date === undefined) {
      const choices = dayChoices({}, turn.moment).map(({ id, label, entities }) => ({
        id,
        label,
        operation: { ...operation, due_date: entities?.planned_at ?? null },
      }));
      const text = ru.operations.question('WHEN', [], operation, 1);
      return { kind: 'ask', ask: { code: 'WHEN', text, choices } };
    }
    if (target?.kind !== 'task') return change([], '');
    const due = readWhen(operation.due_date ?? undefined);
    const step = editTask(target.row, { due_on: due.on, due_at: due.at });
    if (!step) return change([], '');
    const words = formatWhen(due.on, due.at, turn.moment.zone);
    return change([step], ru.operations.dueSet(titled(target), words));
  },

  retell(turn, { due_date: due }, target) {
    const when = readWhen(due ?? undefined);
    const words = formatWhen(when.on, when.at, turn.moment.zone) ?? 'без срока';
    return `поставить срок ${words}: ${target ? titled(target) : ''}`.trim();
  },
};
