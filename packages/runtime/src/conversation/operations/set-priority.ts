import type { Operation, Priority } from '@planerka/contracts';
import { nameOf, nameTo, priorityName, ru } from '@planerka/texts';
import { editShared } from '@planerka/plan';
import { askFor, change, changed, type OperationRule, phrase } from '../operation-rule.ts';

type SetPriority = Extract<Operation, { type: 'set_priority' }>;

const OFFERED: readonly Priority[] = ['high', 'medium', 'low'];

/** "сделай срочной", "приоритет низкий", "убери приоритет" */
export const setPriority: OperationRule<SetPriority> = {
  type: 'set_priority',
  event: 'priority_set',
  targets: ['task', 'timeblock'],
  bulk: true,

  async apply(_turn, operation, target) {
    const { priority } = operation;
    if (priority === undefined) {
      const choices = OFFERED.map((each) => ({
        id: `p:${each}`,
        label: priorityName(each),
        operation: { ...operation, priority: each },
      }));
      return askFor('PRIORITY', operation, choices);
    }
    if (!target) return change([], '');
    const name = priority === null ? null : priorityName(priority);
    return changed(editShared(target, { priority }), ru.operations.prioritySet(target, name));
  },

  retell: (_turn, { priority }, target) =>
    priority === null || priority === undefined
      ? phrase('снять приоритет', target && `с ${nameOf(target)}`)
      : phrase(`поставить ${priorityName(priority)} приоритет`, target && nameTo(target)),
};
