import type { TaskToolInput } from '@planerka/contracts';
import { changedObjects } from '../changed-objects.ts';
import { statusOf } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { writeStatus } from './complete.ts';
import { entityReply } from './on-target.ts';
import { applyPatch } from './patch.ts';

/**
 * `tasks_close_task`: patches, then completion, in one change. `apply=false` goes through all of it,
 * refusals included, shows what would change, and writes nothing.
 */
export async function patchAndClose(
  call: ToolCall,
  { apply = true, patches = [], ...input }: TaskToolInput<'tasks_close_task'>,
): Promise<ToolReply> {
  const entity = { kind: 'task', row: await call.task(input) } as const;
  const before = await call.revision(entity);
  for (const patch of patches) await applyPatch(call, entity, patch);
  await writeStatus(call, await call.latest(entity), 'DONE');
  const status = statusOf(await call.latest(entity));
  const diff = changedObjects(call);
  const reply = await entityReply(call, entity, { applied: apply, status, diff });
  if (apply) return reply;
  return {
    result: {
      ...reply.result,
      status: statusOf(entity),
      would_be: status,
      revision: before,
      events: [],
    },
    discard: true,
  };
}
