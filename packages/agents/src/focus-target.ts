import { isTaskToolName, taskTools } from '@planerka/contracts';
import type { AgentFocus } from '@planerka/runtime';
import type { CallFrame } from './call-frame.ts';
import { asEntity, type Entity, entityId, liveEntity } from './names.ts';
import { ensure, refused } from './refused.ts';

/** The object of the workspace's focus, as this call sees it, gone or not. */
export async function focusedObject(
  call: CallFrame,
): Promise<{ readonly entity: Entity | null } | null> {
  const focus = await call.tx.focus();
  return focus && { entity: asEntity(await call.turn.object(focus.object_kind, focus.object_id)) };
}

/** The focus as the target of a call that names none; on something of another kind it is nobody's target. */
export async function focusTarget(call: CallFrame, kind?: Entity['kind']): Promise<Entity> {
  const focus = await call.tx.focus();
  const entity = focus && liveEntity((await focusedObject(call))?.entity ?? null);
  ensure(
    entity !== null,
    'NO_TARGET',
    focus
      ? 'The focus is on something that is not there any more, and no target was named.'
      : 'No target was named, and the workspace has no focus.',
    'Name task or plan, or set the focus with tasks_focus_set. tasks_context lists what there is.',
    { next: call.next('tasks_context') },
  );
  if (kind !== undefined && entity.kind !== kind) return entity;
  if (needsTarget(call)) await refuseOthersFocus(call, focus, entity);
  else await warnOfOthersFocus(call, entity);
  return entity;
}

/** The focus is the workspace's: what another agent has aimed at is read, and built in, with a warning. */
export async function warnOfOthersFocus(call: CallFrame, entity: Entity): Promise<void> {
  const focus = await call.tx.focus();
  if (focus === null || focus.actor === call.actor) return;
  const message = `The focus, which leads to ${entityId(entity)}, was set by ${focus.actor}.`;
  call.warn('FOCUS_SET_BY', message);
}

/** What another agent has aimed at is not written to unnamed. */
async function refuseOthersFocus(
  call: CallFrame,
  focus: AgentFocus | null,
  entity: Entity,
): Promise<void> {
  if (focus === null || focus.actor === call.actor) return;
  const { actor } = focus;
  const message = `The focus on ${entityId(entity)} was set by ${actor}.`;
  throw refused(
    'FOCUS_SET_BY',
    message,
    `Name the target: ${entityId(entity)}, if that is what you mean.`,
    {
      next: call.next(call.tool, {
        ...call.input,
        target: entityId(entity),
        expected_revision: await call.storedRevision(entity),
      }),
      details: { focus: entityId(entity), set_by: actor },
    },
  );
}

/** Does the call write to the plan or task that it names? What makes a new one says where itself. */
function needsTarget({ tool }: CallFrame): boolean {
  if (!isTaskToolName(tool)) return false;
  const { effect, input } = taskTools[tool];
  return effect !== 'read' && Object.hasOwn(input.shape, 'target');
}
