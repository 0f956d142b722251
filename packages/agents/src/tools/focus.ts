import type { TaskToolInput } from '@planerka/contracts';
import { objectId } from '@planerka/plan';
import type { AgentFocus } from '@planerka/runtime';
import { entityById } from '../entity-by-id.ts';
import { type Entity, entityId, liveEntity } from '../names.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';

/** The focus as answers show it: an id, or null where there is none or it is gone. */
export async function focusOf(call: ToolCall): Promise<string | null> {
  const entity = liveEntity((await call.focused())?.entity ?? null);
  return entity && entityId(entity);
}

/** The focus put on a plan or task by this call. */
export function focusOn({ actor, now }: ToolCall, entity: Entity): AgentFocus {
  return { object_kind: entity.kind, object_id: objectId(entity), actor, set_at: now };
}

/** `tasks_focus_get` */
export async function focusGet(call: ToolCall): Promise<ToolReply> {
  return { result: { focus: await focusOf(call) } };
}

/** `tasks_focus_set` */
export async function focusSet(
  call: ToolCall,
  input: TaskToolInput<'tasks_focus_set'>,
): Promise<ToolReply> {
  const previous = await focusOf(call);
  const entity = await call.entity(input);
  call.tx.setFocus(focusOn(call, entity));
  return { result: { focus: entityId(entity), previous } };
}

/** `tasks_focus_clear` */
export async function focusClear(
  call: ToolCall,
  input: TaskToolInput<'tasks_focus_clear'>,
): Promise<ToolReply> {
  const previous = await focusOf(call);
  if (previous !== null)
    await call.expect(await entityById(call, previous), input.expected_revision);
  call.tx.setFocus(null);
  return { result: { focus: null, previous } };
}
