import { type OpCode, TaskPatch } from '@planerka/contracts';
import { staleFault } from './faults.ts';
import { mergePatch } from './merge-patch.ts';
import type { OpGround, OpRule, ReadOp } from './op-rule.ts';
import { readBy } from './read-payload.ts';
import { taskFields, taskReferences } from './task-rows.ts';

/** Its dates are checked against the schedule after all other ops are applied (CS-T3). */
export const taskPatch: OpRule<TaskPatch> = {
  name: 'task.patch',
  kind: 'task',
  turn: 'rest',
  targetKey: 'taskId',
  isDelete: false,
  read: readBy(TaskPatch),
  references: taskReferences,
  fault: (op, ground) =>
    circleFault(op, ground) ?? staleFault([ground.plan.tasks.get(op.target)], ground),
  apply: ({ target, payload }, ground) => {
    const row = ground.plan.tasks.get(target);
    if (row !== undefined) ground.plan.putTask(mergePatch(row, taskFields(payload, ground)));
  },
};

/** A task is not put below itself. */
function circleFault({ target, payload }: ReadOp<TaskPatch>, ground: OpGround): OpCode | null {
  if (typeof payload.parentTaskId !== 'string') return null;
  const seen = new Set<string>();
  let above: string | null | undefined = ground.idOf(payload.parentTaskId);
  while (typeof above === 'string' && !seen.has(above)) {
    if (above === target) return 'INVALID_PAYLOAD';
    seen.add(above);
    above = ground.plan.tasks.get(above)?.parentTaskId;
  }
  return null;
}
