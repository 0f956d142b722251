import type { Operation } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { asTarget, idOfName, type Step, type Target, type ThreadPin } from '@planerka/plan';
import { nameObject, ru } from '@planerka/texts';
import type { Turn } from '../../turn.ts';
import { change, changed, type OperationRule, phrase, refuse } from '../operation-rule.ts';

type Pin = Extract<Operation, { type: 'pin' }>;
type Unpin = Extract<Operation, { type: 'unpin' }>;

async function pinned(
  turn: Turn,
  patch: Partial<Pick<ThreadPin, 'task_id' | 'project_id'>>,
): Promise<Step | null> {
  const { pin } = turn;
  const before = pin ?? (await emptyPin(turn));
  const after = { ...before, ...patch };
  if (after.task_id === before.task_id && after.project_id === before.project_id) return null;
  return {
    before: pin === null ? null : { kind: 'thread_pin', row: pin },
    after: { kind: 'thread_pin', row: { ...after, revision: before.revision + 1 } },
  };
}

/** The pin before anything was pinned, or after that was undone: its revisions go on rising. */
async function emptyPin(turn: Turn): Promise<ThreadPin> {
  const { thread } = turn.context;
  const pin_id = idOfName(JSON.stringify(['pin', thread]));
  const revision = await turn.lastRevision('thread_pin', pin_id);
  return { pin_id, thread, task_id: null, project_id: null, revision };
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
    return changed(await pinned(turn, patch), ru.operations.pinned(target));
  },

  retell: (_turn, _operation, target) => phrase('закрепить', target && nameObject(target)),
};

/** What the thread has pinned, in words that still stand for something. */
async function pinnedTargets(turn: Turn): Promise<Target[]> {
  const { pin: row } = turn;
  const task = row?.task_id ? asTarget(await turn.object('task', row.task_id)) : null;
  const project = row?.project_id ? asTarget(await turn.object('project', row.project_id)) : null;
  return [task, project].filter((target) => target !== null);
}

/** "открепи" */
export const unpin: OperationRule<Unpin> = {
  type: 'unpin',
  event: 'unpinned',
  targets: [],
  bulk: false,

  async apply(turn) {
    const step = turn.pin === null ? null : await pinned(turn, { task_id: null, project_id: null });
    if (step === null) {
      const { nothingPinned } = ru.operations;
      return refuse(refusal('NO_CHANGE', nothingPinned, ru.refused.noChangeRecovery));
    }
    const targets = await pinnedTargets(turn);
    return change([step], ru.operations.unpinned(targets), targets);
  },

  retell: () => 'открепить',
};
