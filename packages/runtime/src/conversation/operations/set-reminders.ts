import type { Operation } from '@planerka/contracts';
import { formatDuration } from '../../texts/dates.ts';
import { titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { editShared } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type SetReminders = Extract<Operation, { type: 'set_reminders' }>;

const OFFERED = [10, 30, 60, 24 * 60] as const;

/** "напомни за полчаса", "за день и за час" */
export const setReminders: OperationRule<SetReminders> = {
  type: 'set_reminders',
  event: 'reminders_set',
  targets: ['task', 'timeblock'],
  bulk: false,

  async apply(_turn, operation, target) {
    const { remind_before_minutes: before } = operation;
    if (before === undefined) {
      const choices = OFFERED.map((minutes) => ({
        id: `m:${minutes}`,
        label: formatDuration(minutes),
        operation: { ...operation, remind_before_minutes: [minutes] },
      }));
      const text = ru.operations.question('MINUTES', [], operation, 1);
      return { kind: 'ask', ask: { code: 'MINUTES', text, choices } };
    }
    const minutes = [...new Set(before)].sort((a, b) => b - a);
    const step = target ? editShared(target, { remind_before_minutes: minutes }) : null;
    if (!target || !step) return change([], '');
    return change([step], ru.operations.remindersSet(titled(target), minutes.map(formatDuration)));
  },

  retell: (_turn, { remind_before_minutes: before }, target) =>
    `напомнить за ${(before ?? []).map(formatDuration).join(', ')}: ${target ? titled(target) : ''}`.trim(),
};
