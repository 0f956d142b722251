import type { Operation } from '@planerka/contracts';
import type { Workroom } from '../../plan/thread.ts';
import { nameObject } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Step, Turn } from '../../turn.ts';
import { change, type OperationRule } from '../operation-rule.ts';
import { asTarget } from '../as-target.ts';

type Focus = Extract<Operation, { type: 'focus' }>;
type Unfocus = Extract<Operation, { type: 'unfocus' }>;

function entered(turn: Turn, task: string | null, project: string | null): Step | null {
  const { room } = turn;
  const before: Workroom = room ?? {
    room_id: turn.newId(),
    thread: turn.context.thread,
    actor: turn.context.actor.id,
    task_id: null,
    project_id: null,
    revision: 0,
  };
  if (before.task_id === task && before.project_id === project) return null;
  const row = { ...before, task_id: task, project_id: project, revision: before.revision + 1 };
  return {
    before: room === null ? null : { kind: 'workroom', row: room },
    after: { kind: 'workroom', row },
  };
}

/** "открой": the Workroom of a task or project, this person's in this thread, until closed (2.4). */
export const focus: OperationRule<Focus> = {
  type: 'focus',
  event: 'focused',
  targets: ['task', 'project'],
  bulk: false,

  async apply(turn, _operation, target) {
    if (target === null || target.kind === 'timeblock') return change([], '');
    const isTask = target.kind === 'task';
    const step = isTask
      ? entered(turn, target.row.task_id, null)
      : entered(turn, null, target.row.project_id);
    const head = isTask ? ru.operations.focused : ru.operations.focusedProject;
    return change(step ? [step] : [], head(nameObject(target)));
  },

  retell: (_turn, _operation, target) => `открыть ${target ? nameObject(target) : ''}`,
};

/** "закрой": back to the Hub. */
export const unfocus: OperationRule<Unfocus> = {
  type: 'unfocus',
  event: 'unfocused',
  targets: [],
  bulk: false,

  async apply(turn) {
    const { room } = turn;
    if (room === null) return change([], '');
    const object =
      room.task_id !== null
        ? await turn.object('task', room.task_id)
        : room.project_id !== null
          ? await turn.object('project', room.project_id)
          : null;
    const target = asTarget(object);
    const step = entered(turn, null, null);
    return change(step ? [step] : [], ru.operations.unfocused(target ? nameObject(target) : ''));
  },

  retell: () => 'закрыть',
};
