import type { TaskToolInput } from '@planerka/contracts';
import { entityId, rootIdOf } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';

/** The focus as answers show it: an id, or null where there is none or it is gone. */
export async function focusOf(work: Work): Promise<string | null> {
  const focus = await work.tx.focus();
  if (focus === null) return null;
  const object = await work.turn.object(focus.object_kind, focus.object_id);
  const isEntity = object?.kind === 'task' || object?.kind === 'project';
  return isEntity && object.row.deleted_at === null ? entityId(object) : null;
}

/** `tasks_focus_get` */
export async function focusGet(work: Work): Promise<ToolReply> {
  return { result: { focus: await focusOf(work) } };
}

/** `tasks_focus_set` */
export async function focusSet(
  work: Work,
  input: TaskToolInput<'tasks_focus_set'>,
): Promise<ToolReply> {
  const previous = await focusOf(work);
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  work.tx.setFocus({
    object_kind: entity.kind,
    object_id: rootIdOf(entity),
    actor: work.actor,
    set_at: work.now,
  });
  return { result: { focus: entityId(entity), previous } };
}

/** `tasks_focus_clear` */
export async function focusClear(
  work: Work,
  input: TaskToolInput<'tasks_focus_clear'>,
): Promise<ToolReply> {
  const previous = await focusOf(work);
  if (previous !== null) await work.expect(await work.byId(previous), input.expected_revision);
  work.tx.setFocus(null);
  return { result: { focus: null, previous } };
}
