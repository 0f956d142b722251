import type { Operation } from '@planerka/contracts';
import { addMinutes, editShared, isPast, toInstant } from '@planerka/plan';
import { formatDuration, formatInstant, nameAbout, ru } from '@planerka/texts';
import {
  type Applied,
  askFor,
  change,
  changed,
  type OperationRule,
  phrase,
} from '../operation-rule.ts';

type Snooze = Extract<Operation, { type: 'snooze' }>;

const OFFERED = [10, 60, 180] as const;

function askMinutes({ until: _until, ...operation }: Snooze, text?: string): Applied {
  const choices = OFFERED.map((each) => ({
    id: `m:${each}`,
    label: formatDuration(each),
    operation: { ...operation, minutes: each },
  }));
  return askFor('MINUTES', operation, choices, text === undefined ? {} : { text });
}

/** "отложи на час", "напомни позже": only the reminder moves, the plan stays. */
export const snooze: OperationRule<Snooze> = {
  type: 'snooze',
  event: 'snoozed',
  targets: ['task', 'timeblock'],
  bulk: false,

  async apply(turn, operation, target) {
    const { minutes, until } = operation;
    if (minutes === undefined && until === undefined) return askMinutes(operation);
    const at = until === undefined ? addMinutes(turn.now, minutes ?? 0) : toInstant(until);
    if (isPast(at, turn.moment)) return askMinutes(operation, ru.operations.snoozeAhead);
    if (!target) return change([], '');
    const words = formatInstant(at, turn.moment.zone);
    return changed(editShared(target, { snoozed_until: at }), ru.operations.snoozed(target, words));
  },

  retell: (turn, { minutes, until }, target) =>
    phrase(
      'напомнить',
      target && `о ${nameAbout(target)}`,
      minutes === undefined ? null : `через ${formatDuration(minutes)}`,
      until === undefined ? null : formatInstant(toInstant(until), turn.moment.zone),
    ),
};
