import type { Given } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import { roomIdOf } from '../objects/thread.ts';
import { change, changed, refuse, told } from './decision.ts';
import type { PlanState } from './need.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

type Where = Pick<Given, 'thread' | 'actor'>;

function entered(
  { row, revision }: PlanState['room'],
  inside: { readonly task_id: string | null; readonly project_id: string | null },
  { thread, actor }: Where,
): Step | null {
  const room_id = roomIdOf(thread, actor);
  const before = row ?? { room_id, thread, actor, task_id: null, project_id: null, revision };
  if (before.task_id === inside.task_id && before.project_id === inside.project_id) return null;
  const after = { ...before, ...inside, revision: before.revision + 1 };
  return {
    before: row === null ? null : { kind: 'workroom', row },
    after: { kind: 'workroom', row: after },
  };
}

/** The person's room becomes this object's; a timeblock has none, so that the room is left. */
export function enterRoom(room: PlanState['room'], target: Target, where: Where): Step | null {
  const task_id = target.kind === 'task' ? target.row.task_id : null;
  const project_id = target.kind === 'project' ? target.row.project_id : null;
  return entered(room, { task_id, project_id }, where);
}

/** "открой": the room of a task or project, this person's in this thread, until it is closed. */
export const focus: OperationRule<OperationOf<'focus'>> = {
  needs: () => [{ need: 'room' }],

  decide: onKinds(['task', 'project'], ({ target, room }, operation, given) => {
    return changed(enterRoom(room, target, given), told(operation, target));
  }),
};

/** "закрой": back to the common list. */
export const unfocus: OperationRule<OperationOf<'unfocus'>> = {
  needs: () => [{ need: 'room' }],

  decide({ room }, operation, given) {
    const step =
      room.row === null ? null : entered(room, { task_id: null, project_id: null }, given);
    if (step === null) return refuse('NO_CHANGE', say('nothing_open', {}));
    const [left = null] = room.names;
    return change([step], [told(operation, left)], left === null ? [] : [left]);
  },
};
