import { staleFault } from './faults.ts';
import type { OpRule } from './op-rule.ts';
import { readNothing } from './read-payload.ts';

/** Takes the task's links along, so that none of them may have been written since. */
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
    return staleFault([tasks.get(target), ...linksOf(target)], ground);
  },
  apply: ({ target }, { plan }) => plan.removeTask(target),
};
