import type { Operation, Priority } from '@planerka/contracts';
import { priorityName } from '../../texts/describe.ts';
import { titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { editShared } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

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
      const text = ru.operations.question('PRIORITY', [], operation, 1);
      return { kind: 'ask', ask: { code: 'PRIORITY', text, choices } };
    }
    const step = target ? editShared(target, { priority }) : null;
    if (!target || !step) return change([], '');
    const name = priority === null ? null : priorityName(priority);
    return change([step], ru.operations.prioritySet(titled(target), name));
  },

  retell: (_turn, { priority }, target) =>
    `поставить приоритет «${priority ? priorityName(priority) : 'без приоритета'}» ${target ? titled(target) : ''}`.trim(),
};
