import type { Operation } from '@planerka/contracts';
import { formatDuration, formatInstant } from '../../texts/dates.ts';
import { titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { addMinutes, toInstant } from '../../time/zoned.ts';
import { editShared } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type Snooze = Extract<Operation, { type: 'snooze' }>;

const OFFERED = [10, 60, 180] as const;

/** "отложи на час", "напомни позже": only the reminder moves, the plan stays. */
export const snooze: OperationRule<Snooze> = {
  type: 'snooze',
  event: 'snoozed',
  targets: ['task', 'timeblock'],
  bulk: false,

  async apply(turn, operation, target) {
    const { minutes, until } = operation;
    if (minutes === undefined && until === undefined) {
      const choices = OFFERED.map((each) => ({
        id: `m:${each}`,
        label: formatDuration(each),
        operation: { ...operation, minutes: each },
      }));
      const text = ru.operations.question('MINUTES', [], operation, 1);
      return { kind: 'ask', ask: { code: 'MINUTES', text, choices } };
    }
    const at = until === undefined ? addMinutes(turn.now, minutes ?? 0) : toInstant(until);
    const step = target ? editShared(target, { snoozed_until: at }) : null;
    if (!target || !step) return change([], '');
    const words = formatInstant(at, turn.moment.zone);
    return change([step], ru.operations.snoozed(titled(target), words));
  },

  retell: (_turn, { minutes }, target) =>
    `отложить ${target ? titled(target) : ''} ${minutes === undefined ? '' : `на ${formatDuration(minutes)}`}`.trim(),
};
