import { editShared } from '../change/edit-target.ts';
import { say } from '../messages/messages.ts';
import { asTarget } from '../objects/as-target.ts';
import type { Target } from '../objects/object.ts';
import { askFor, changed, told, UNCHANGED } from './decision.ts';
import { missedLeads } from './missed-leads.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

const OFFERED = [10, 30, 60, 24 * 60] as const;

/** Reminders come before a time: a task without one is reminded of when it has one. */
function hasTime(target: Target): boolean {
  if (target.kind !== 'task') return true;
  const { planned_on, planned_at, due_on, due_at } = target.row;
  return [planned_on, planned_at, due_on, due_at].some((time) => time !== null);
}

/** "напомни за полчаса", "за день и за час" */
export const setReminders: OperationRule<OperationOf<'set_reminders'>> = {
  decide({ target, person }, operation, given) {
    const { remind_before_minutes: before } = operation;
    if (before === undefined) {
      const choices = OFFERED.map((minutes) => ({
        id: `m:${minutes}`,
        label: say('label_lead', { minutes }),
        operation: { ...operation, remind_before_minutes: [minutes] },
      }));
      return askFor('MINUTES', operation, choices);
    }
    if (!target) return UNCHANGED;
    const minutes = [...new Set(before)].sort((a, b) => b - a);
    const step = editShared(target, { remind_before_minutes: minutes });
    if (step?.after == null) return UNCHANGED;
    return changed(
      step,
      told(operation, target, { after: asTarget(step.after) }),
      ...(minutes.length > 0 && !hasTime(target) ? [say('reminders_wait', {})] : []),
      ...missedLeads(step.after, person, given),
    );
  },
};
