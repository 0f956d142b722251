import type { TaskToolInput } from '@planerka/contracts';
import { rootIdOf } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { entityReply } from './entity-reply.ts';
import { stepOfEntity } from './step-of-entity.ts';

/** `tasks_note` */
export async function note(
  work: Work,
  { note: body, kind = 'note', ...input }: TaskToolInput<'tasks_note'>,
): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  const node = await stepOfEntity(work, entity, input);
  const memo = work.remember('noted', {
    root_id: rootIdOf(entity),
    step_id: node?.row.task_id ?? null,
    kind,
    body,
  });
  return await entityReply(work, entity, {
    ...(node ? { step: { step_id: node.id, path: node.path } } : {}),
    note: { id: memo.memo_id, kind },
  });
}
