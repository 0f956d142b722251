import type { Message, ObjectRef, Operation } from '@planerka/contracts';
import { factsOf, say, type Task } from '@planerka/plan';
import { pursue } from '../conversation/pursue.ts';
import { settle } from '../conversation/settle.ts';
import { writeOperation } from '../conversation/write-operation.ts';
import type { StoredSuggestion } from '../ports/stored-suggestion.ts';
import type { Turn } from '../turn/turn.ts';
import { type Done, refusal, type Verdict } from '../verdict.ts';
import { onTask } from './on-task.ts';

/**
 * What a suggestion comes to, as one change on exactly its task. One operation goes its ordinary way
 * and may ask what it always asks; several of them must not ask anything.
 */
export async function carryOutTogether(
  turn: Turn,
  { row, task }: { readonly row: StoredSuggestion; readonly task: Task | null },
  operations: readonly Operation[],
): Promise<Verdict> {
  const [only, ...others] = operations;
  if (only === undefined) return nothingToDo(task);
  if (others.length === 0) return await pursue(turn, onTask(row, task, only));
  const { numbers } = turn;
  for (const operation of operations) {
    const settled = await settle(turn, onTask(row, task, operation));
    if (settled.kind === 'ask') return cannotAsk();
    if (settled.kind === 'outcome' && !isUnchanged(settled.outcome)) return settled.outcome;
  }
  turn.rewind(numbers);
  const changeId = turn.newId();
  const done: Done[] = [];
  for (const operation of operations) {
    const settled = await settle(turn, onTask(row, task, operation));
    if (settled.kind !== 'ready') continue;
    const written = await writeOperation(turn, settled, changeId);
    if (written.status === 'done') done.push(written);
  }
  return together(done) ?? nothingToDo(task);
}

function isUnchanged(outcome: Verdict): boolean {
  return outcome.status === 'refused' && outcome.code === 'NO_CHANGE';
}

function nothingToDo(row: Task | null): Verdict {
  const target = row === null ? null : factsOf({ kind: 'task', row });
  return refusal('NO_CHANGE', say('no_change', { target }), null);
}

function cannotAsk(): Verdict {
  return refusal('INTENT_NOT_ALLOWED', say('one_at_a_time', {}), say('nothing_changed', {}));
}

/** Several parts of one change, told as one; each object at its last revision. */
function together(parts: readonly Done[]): Done | null {
  const [first, ...others] = parts;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const objects = new Map<string, ObjectRef>();
  for (const { receipt } of parts) {
    for (const object of receipt.objects) objects.set(`${object.kind}:${object.id}`, object);
  }
  const done: Message[] = parts.flatMap(({ said }) => said[0] ?? []);
  return {
    ...first,
    said: [say('bulk_done', { done })],
    receipt: { ...first.receipt, objects: [...objects.values()] },
  };
}
