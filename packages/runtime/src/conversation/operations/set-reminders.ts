import type { Operation } from '@planerka/contracts';
import { editShared, type Target } from '@planerka/plan';
import { missedLeads } from '../../reminders/missed-leads.ts';
import { leadTime, listed, nameAbout, ru } from '@planerka/texts';
import { askFor, change, changed, type OperationRule, phrase } from '../operation-rule.ts';

type SetReminders = Extract<Operation, { type: 'set_reminders' }>;

const OFFERED = [10, 30, 60, 24 * 60] as const;

/** Reminders come before a time: a task without one is reminded of when it has one. */
function hasTime(target: Target): boolean {
  if (target.kind !== 'task') return true;
  const { planned_on, planned_at, due_on, due_at } = target.row;
  return [planned_on, planned_at, due_on, due_at].some((time) => time !== null);
}

/** "напомни за полчаса", "за день и за час" */
export const setReminders: OperationRule<SetReminders> = {
  type: 'set_reminders',
  event: 'reminders_set',
  targets: ['task', 'timeblock'],
  bulk: false,

  async apply(turn, operation, target) {
    const { remind_before_minutes: before } = operation;
    if (before === undefined) {
      const choices = OFFERED.map((minutes) => ({
        id: `m:${minutes}`,
        label: leadTime(minutes),
        operation: { ...operation, remind_before_minutes: [minutes] },
      }));
      return askFor('MINUTES', operation, choices);
    }
    if (!target) return change([], '');
    const minutes = [...new Set(before)].sort((a, b) => b - a);
    const step = editShared(target, { remind_before_minutes: minutes });
    const head = ru.operations.remindersSet(target, minutes.map(leadTime));
    const waits = minutes.length > 0 && !hasTime(target) ? [ru.operations.remindersWait] : [];
    const late = step?.after ? missedLeads(turn, step.after) : [];
    return changed(step, [[head, ...waits].join('\n'), ...late]);
  },

  retell: (_turn, { remind_before_minutes: before = [] }, target) =>
    before.length === 0
      ? phrase('не напоминать', target && `о ${nameAbout(target)}`)
      : phrase('напомнить', target && `о ${nameAbout(target)}`, listed(before.map(leadTime))),
};
