import { NewTask } from '@planerka/contracts';
import type { OpRule } from './op-rule.ts';
import { readBy } from './read-payload.ts';
import { taskFields, taskReferences } from './task-rows.ts';

/** Its dates are checked against the schedule after all other ops are applied (CS-T3). */
export const taskCreate: OpRule<NewTask> = {
  name: 'task.create',
  kind: 'task',
  turn: 'create',
  targetKey: null,
  isDelete: false,
  read: readBy(NewTask),
  references: taskReferences,
  fault: () => null,
  apply: ({ payload, tempId, clientRef }, ground) => {
    const fields = taskFields(payload, ground);
    ground.plan.putTask(Object.assign(fields, { taskId: tempId ?? '', clientRef, revision: 0 }));
  },
};
