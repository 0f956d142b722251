import type { NewTask, TaskPatch, TaskRow } from '@planerka/contracts';
import type { OpGround, OpReference } from './op-rule.ts';

export function taskReferences({ itemRef, parentTaskId }: NewTask | TaskPatch): OpReference[] {
  const references: OpReference[] = [];
  if (typeof itemRef === 'string') references.push({ to: itemRef, kind: 'item' });
  if (typeof parentTaskId === 'string') references.push({ to: parentTaskId, kind: 'task' });
  return references;
}

/** The fields that a payload gives as a row has them. */
export function taskFields(
  { itemRef, ...payload }: NewTask | TaskPatch,
  { idOf }: OpGround,
): Partial<TaskRow> {
  const { parentTaskId } = payload;
  return {
    ...payload,
    ...(itemRef === undefined ? {} : { itemId: itemRef === null ? null : idOf(itemRef) }),
    ...(typeof parentTaskId === 'string' ? { parentTaskId: idOf(parentTaskId) } : {}),
  };
}
