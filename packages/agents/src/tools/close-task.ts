import type { TaskToolInput } from '@planerka/contracts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { latestEntity, setTaskStatus, statusOf } from './complete.ts';
import { entityReply } from './entity-reply.ts';
import { applyPatch } from './patch.ts';
import { changedObjects } from '../changed-objects.ts';

/**
 * `tasks_close_task`: patches, then completion, in one change. `apply=false` goes through all of it,
 * refusals included, shows what would change, and writes nothing.
 */
export async function closeTask(
  work: Work,
  { apply = true, patches = [], ...input }: TaskToolInput<'tasks_close_task'>,
): Promise<ToolReply> {
  const task = await work.task(input);
  const entity = { kind: 'task', row: task } as const;
  await work.expect(entity, input.expected_revision);
  const before = await work.revision(entity);
  for (const patch of patches) await applyPatch(work, entity, patch);
  const patched = await latestEntity(work, entity);
  if (patched.kind === 'task') await setTaskStatus(work, patched.row, 'DONE');
  const status = statusOf(await latestEntity(work, entity));
  const reply = await entityReply(work, entity, {
    applied: apply,
    status,
    diff: changedObjects(work),
  });
  if (apply) return reply;
  return {
    result: { ...reply.result, status: statusOf(entity), would_be: status, revision: before },
    discard: true,
  };
}
