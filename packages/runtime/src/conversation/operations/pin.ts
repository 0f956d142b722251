import type { Operation } from '@planerka/contracts';
import type { ThreadPin } from '../../plan/thread.ts';
import { nameObject } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Step, Turn } from '../../turn.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type Pin = Extract<Operation, { type: 'pin' }>;
type Unpin = Extract<Operation, { type: 'unpin' }>;

function pinned(
  turn: Turn,
  patch: Partial<Pick<ThreadPin, 'task_id' | 'project_id'>>,
): Step | null {
  const { pin } = turn;
  const before: ThreadPin = pin ?? {
    pin_id: turn.newId(),
    thread: turn.context.thread,
    task_id: null,
    project_id: null,
    revision: 0,
  };
  const after = { ...before, ...patch };
  if (after.task_id === before.task_id && after.project_id === before.project_id) return null;
  return {
    before: pin === null ? null : { kind: 'thread_pin', row: pin },
    after: { kind: 'thread_pin', row: { ...after, revision: before.revision + 1 } },
  };
}

/** "закрепи": what the thread falls back on inside a Workroom (contract, section 4). */
export const pin: OperationRule<Pin> = {
  type: 'pin',
  event: 'pinned',
  targets: ['task', 'project'],
  bulk: false,

  async apply(turn, _operation, target) {
    if (target === null || target.kind === 'timeblock') return change([], '');
    const patch =
      target.kind === 'task'
        ? { task_id: target.row.task_id }
        : { project_id: target.row.project_id };
    const step = pinned(turn, patch);
    return change(step ? [step] : [], ru.operations.pinned(nameObject(target)));
  },

  retell: (_turn, _operation, target) => `закрепить ${target ? nameObject(target) : ''}`,
};

/** "открепи" */
export const unpin: OperationRule<Unpin> = {
  type: 'unpin',
  event: 'unpinned',
  targets: [],
  bulk: false,

  async apply(turn) {
    const step = turn.pin === null ? null : pinned(turn, { task_id: null, project_id: null });
    return change(step ? [step] : [], ru.operations.unpinned);
  },

  retell: () => 'открепить',
};
