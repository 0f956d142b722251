import type { TaskToolInput } from '@planerka/contracts';
import { deletion, flatten, type Step, type TreeNode } from '@planerka/plan';
import { type Entity, entityId, stepRef, taskId } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import { onEntity, stepOfEntity, type TaskStep } from './on-target.ts';

/** A plan, task or step gone with these descendants, softly. */
function without(call: ToolCall, target: Entity, below: readonly TreeNode[]): Step[] {
  const rows = flatten(below).map(({ row }) => row);
  return deletion(target, rows, call.now);
}

/** Deletes a step or task node with all its descendants. Returns how many these are. */
export function deleteBelow(call: ToolCall, { task, node }: TaskStep): number {
  const steps = without(call, { kind: 'task', row: node.row }, node.children);
  call.write('deleted', steps, { task: taskId(task) });
  return steps.length;
}

/**
 * `tasks_delete`: a task goes with its steps. A plan goes with its own list of steps; its tasks stay, as
 * they do when a person deletes a project.
 */
export const deleteAny = onEntity(
  async (call, entity, input: TaskToolInput<'tasks_delete'>): Promise<Record<string, unknown>> => {
    const node = await stepOfEntity(call, entity, input);
    const deleted = entityId(entity);
    if (entity.kind === 'project') {
      call.write('deleted', without(call, entity, []));
      const { open, done } = await call.tx.countTasksOf(entity.row.project_id);
      return { deleted, steps: 0, tasks_kept: open + done };
    }
    if (node !== null) {
      const steps = deleteBelow(call, { task: entity.row, node });
      return { deleted: node.id, step: stepRef(node), steps };
    }
    const steps = without(call, entity, await call.tree(entity.row));
    call.write('deleted', steps);
    return { deleted, steps: steps.length - 1 };
  },
);
