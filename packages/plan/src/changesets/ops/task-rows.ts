import type { NewTask, TaskPatch, TaskRow } from '@planerka/contracts';
import type { OpGround, OpReference } from './op-rule.ts';

export function taskReferences({ itemRef, parentTaskId }: NewTask | TaskPatch): OpReference[] {
  const references: OpReference[] = [];
  if (typeof itemRef === 'string') references.push({ to: itemRef, kind: 'item' });
  if (typeof parentTaskId === 'string') references.push({ to: parentTaskId, kind: 'task' });
  return references;
}

/** The fields that a payload gives as a row has them, in an object of its own. */
export function taskFields(payload: NewTask | TaskPatch, { idOf }: OpGround): Partial<TaskRow> {
  const { itemRef, ...given } = payload;
  const fields: Partial<TaskRow> = given;
  if (itemRef !== undefined) fields.itemId = itemRef === null ? null : idOf(itemRef);
  const { parentTaskId } = payload;
  if (typeof parentTaskId === 'string') fields.parentTaskId = idOf(parentTaskId);
  return fields;
}
