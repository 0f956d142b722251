import { staleFault } from './faults.ts';
import type { OpRule } from './op-rule.ts';
import { readNothing } from './read-payload.ts';

/**
 * Deletes the task's links with it; its subtasks then have no parent. None of these may have been
 * written since.
 */
export const taskDeleteRequest: OpRule<null> = {
  name: 'task.deleteRequest',
  kind: 'task',
  turn: 'rest',
  targetKey: 'taskId',
  isDelete: true,
  read: readNothing,
  references: () => [],
  fault: ({ target }, ground) => {
    const { tasks, linksOf } = ground.plan;
    const below = [...tasks.values()].filter(({ parentTaskId }) => parentTaskId === target);
    return staleFault([tasks.get(target), ...linksOf(target), ...below], ground);
  },
  apply: ({ target }, { plan }) => plan.removeTask(target),
};
