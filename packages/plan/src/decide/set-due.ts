import { editTask } from '../change/edit-rows.ts';
import { isAccepted } from '../change/given.ts';
import { say } from '../messages/messages.ts';
import { offeredDays } from '../time/offered-days.ts';
import { isOver, readWhen } from '../time/when.ts';
import { askConsent, askFor, changed, told } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

/** "срок до пятницы", "убери срок". A deadline that is over already is asked about. */
export const setDue: OperationRule<OperationOf<'set_due'>> = {
  decide: onKinds(['task'], ({ target }, operation, given) => {
    if (operation.due_date === undefined) {
      const choices = offeredDays(undefined, given).map((day) => ({
        id: `d:${day}`,
        label: say('day', { day }),
        operation: { ...operation, due_date: day },
      }));
      return askFor('WHEN', operation, choices);
    }
    const due = readWhen(operation.due_date ?? undefined);
    const step = editTask(target.row, { due_on: due.on, due_at: due.at });
    if (step !== null && isOver(due, given) && !isAccepted(given, 'PAST')) {
      return askConsent('PAST', say('past_due', { ...due }));
    }
    return changed(step, told(operation, target));
  }),
};
