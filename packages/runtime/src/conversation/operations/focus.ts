import type { Operation } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { asTarget, idOfName, type Step, type Target, type Workroom } from '@planerka/plan';
import { nameObject, ru } from '@planerka/texts';
import type { Turn } from '../../turn.ts';
import { change, changed, type OperationRule, phrase, refuse } from '../operation-rule.ts';

type Focus = Extract<Operation, { type: 'focus' }>;
type Unfocus = Extract<Operation, { type: 'unfocus' }>;

async function entered(
  turn: Turn,
  task: string | null,
  project: string | null,
): Promise<Step | null> {
  const { room } = turn;
  const before = room ?? (await emptyRoom(turn));
  if (before.task_id === task && before.project_id === project) return null;
  const row = { ...before, task_id: task, project_id: project, revision: before.revision + 1 };
  return {
    before: room === null ? null : { kind: 'workroom', row: room },
    after: { kind: 'workroom', row },
  };
}

/** The room before it was ever entered, or after that was undone: its revisions go on rising. */
async function emptyRoom(turn: Turn): Promise<Workroom> {
  const { thread, actor } = turn.context;
  const room_id = idOfName(JSON.stringify(['room', thread, actor.id]));
  const revision = await turn.lastRevision('workroom', room_id);
  return { room_id, thread, actor: actor.id, task_id: null, project_id: null, revision };
}

/** The person's room becomes this object's; a timeblock has none, so that the room is left. */
export async function enterRoom(turn: Turn, target: Target): Promise<Step | null> {
  switch (target.kind) {
    case 'task':
      return await entered(turn, target.row.task_id, null);
    case 'project':
      return await entered(turn, null, target.row.project_id);
    case 'timeblock':
      return await entered(turn, null, null);
  }
}

/** "открой": the Workroom of a task or project, this person's in this thread, until closed (2.4). */
export const focus: OperationRule<Focus> = {
  type: 'focus',
  event: 'focused',
  targets: ['task', 'project'],
  bulk: false,

  async apply(turn, _operation, target) {
    if (target === null || target.kind === 'timeblock') return change([], '');
    return changed(await enterRoom(turn, target), ru.operations.focused(target));
  },

  retell: (_turn, _operation, target) => phrase('открыть', target && nameObject(target)),
};

/** "закрой": back to the Hub. */
export const unfocus: OperationRule<Unfocus> = {
  type: 'unfocus',
  event: 'unfocused',
  targets: [],
  bulk: false,

  async apply(turn) {
    const { room } = turn;
    const step = room === null ? null : await entered(turn, null, null);
    if (room === null || step === null) {
      const { nothingOpen } = ru.operations;
      return refuse(refusal('NO_CHANGE', nothingOpen, ru.refused.noChangeRecovery));
    }
    const left = room.task_id === null ? null : await turn.object('task', room.task_id);
    const closed =
      left ?? (room.project_id === null ? null : await turn.object('project', room.project_id));
    const target = asTarget(closed);
    return change([step], ru.operations.unfocused(target), target ? [target] : []);
  },

  retell: () => 'вернуться в общий список',
};
