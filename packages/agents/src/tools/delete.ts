import type { TaskToolInput } from '@planerka/contracts';
import { deletion, flatten, type Task, type TreeNode } from '@planerka/plan';
import { type Entity, entityId, taskId } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { entityReply } from './entity-reply.ts';
import { stepOfEntity } from './step-of-entity.ts';

/** Deletes a step or task node with all its descendants. */
export function deleteBelow(work: Work, task: Task, node: TreeNode): number {
  const below = flatten(node.children).map(({ row }) => row);
  const steps = deletion({ kind: 'task', row: node.row }, below, work.now);
  work.write('deleted', steps, { task: taskId(task) });
  return below.length + 1;
}

/**
 * A task goes with its steps. A plan goes with its own list of steps; its tasks stay, as they do when
 * a person deletes a project. All of it is soft.
 */
async function deleteEntity(work: Work, entity: Entity): Promise<Record<string, unknown>> {
  if (entity.kind === 'project') {
    work.write('deleted', deletion(entity, [], work.now));
    const { open, done } = await work.tx.countTasksOf(entity.row.project_id);
    return { deleted: entityId(entity), steps: 0, tasks_kept: open + done };
  }
  const below = flatten(await work.tree(entity.row)).map(({ row }) => row);
  work.write('deleted', deletion(entity, below, work.now));
  return { deleted: entityId(entity), steps: below.length };
}

/** `tasks_delete` */
export async function deleteAny(
  work: Work,
  input: TaskToolInput<'tasks_delete'>,
): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  const node = await stepOfEntity(work, entity, input);
  if (node === null || entity.kind === 'project') {
    return await entityReply(work, entity, await deleteEntity(work, entity));
  }
  const steps = deleteBelow(work, entity.row, node);
  return await entityReply(work, entity, {
    deleted: node.id,
    step: { step_id: node.id, path: node.path },
    steps,
  });
}
