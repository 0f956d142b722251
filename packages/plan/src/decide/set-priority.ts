import type { Priority } from '@planerka/contracts';
import { editShared } from '../change/edit-target.ts';
import { say } from '../messages/messages.ts';
import { askFor, changed, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

const OFFERED: readonly Priority[] = ['high', 'medium', 'low'];

/** "сделай срочной", "приоритет низкий", "убери приоритет" */
export const setPriority: OperationRule<OperationOf<'set_priority'>> = {
  decide({ target }, operation) {
    const { priority } = operation;
    if (priority === undefined) {
      const choices = OFFERED.map((each) => ({
        id: `p:${each}`,
        label: say('label_priority', { priority: each }),
        operation: { ...operation, priority: each },
      }));
      return askFor('PRIORITY', operation, choices);
    }
    return target === null
      ? UNCHANGED
      : changed(editShared(target, { priority }), told(operation, target));
  },
};
