import type { TaskToolInput } from '@planerka/contracts';
import { objectId } from '@planerka/plan';
import { onEntity, stepFacts, stepOfEntity } from './on-target.ts';

/** `tasks_note` */
export const note = onEntity(
  async (call, entity, { note: body, kind = 'note', ...input }: TaskToolInput<'tasks_note'>) => {
    const node = await stepOfEntity(call, entity, input);
    const step_id = node?.row.task_id ?? null;
    const memo = call.remember('noted', { root_id: objectId(entity), step_id, kind, body });
    return { ...stepFacts(node), note: { id: memo.memo_id, kind } };
  },
);
