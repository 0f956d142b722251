import type { Message } from '@planerka/contracts';
import { editShared } from '../change/edit-target.ts';
import { say } from '../messages/messages.ts';
import { isPast } from '../time/moment.ts';
import { addMinutes, toInstant } from '../time/zoned.ts';
import { askFor, changed, type Decision, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

type Snooze = OperationOf<'snooze'>;

const OFFERED = [10, 60, 180] as const;

function askMinutes({ until: _until, ...operation }: Snooze, question?: Message): Decision {
  const choices = OFFERED.map((minutes) => ({
    id: `m:${minutes}`,
    label: say('label_length', { minutes }),
    operation: { ...operation, minutes },
  }));
  return askFor('MINUTES', operation, choices, question);
}

/** "отложи на час", "напомни позже": only the reminder moves, the plan stays. */
export const snooze: OperationRule<Snooze> = {
  decide({ target }, operation, given) {
    const { minutes, until } = operation;
    if (minutes === undefined && until === undefined) return askMinutes(operation);
    const at = until === undefined ? addMinutes(given.now, minutes ?? 0) : toInstant(until);
    if (isPast(at, given)) return askMinutes(operation, say('snooze_ahead', {}));
    return target === null
      ? UNCHANGED
      : changed(editShared(target, { snoozed_until: at }), told(operation, target));
  },
};
