import { editTask } from '../change/edit-rows.ts';
import { type Given, isAccepted } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import { personsBlock, withoutBlock } from '../tree/blocked.ts';
import { definitionOf } from '../tree/gates.ts';
import { isClosed } from '../tree/step-tree.ts';
import { askConsent, changed, type Decision, refuse, told, UNCHANGED } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

/** "отчёт заблокирован: ждём договор": an agent's block becomes the person's own. */
export const blockTask: OperationRule<OperationOf<'block_task'>> = {
  decide: onKinds(['task'], ({ target }, operation, { actor, now }) => {
    const { row } = target;
    if (isClosed(row)) {
      const task = factsOf(target);
      return refuse('INVALID_COMMAND', say('block_closed', { task }), say('nothing_changed', {}));
    }
    const known = definitionOf(row);
    const reason = operation.reason?.trim();
    const why = reason === undefined || reason === '' ? known.blocked_reason : reason;
    if (personsBlock(row) !== null && why === known.blocked_reason) return UNCHANGED;
    const blocked = { blocked: true, blocked_reason: why, blocked_by: { actor, at: now } };
    return changed(
      editTask(row, { definition: { ...known, ...blocked } }),
      told(operation, target),
    );
  }),
};

/** "можно продолжать отчёт": whoever has blocked it. */
export const unblockTask: OperationRule<OperationOf<'unblock_task'>> = {
  decide: onKinds(['task'], ({ target }, operation) => {
    const known = definitionOf(target.row);
    if (!known.blocked) return UNCHANGED;
    return changed(
      editTask(target.row, { definition: withoutBlock(known) }),
      told(operation, target),
    );
  }),
};

/**
 * The question whether what a person has blocked is to be taken up or closed all the same; null where
 * nothing has to be asked. Agents are refused before they come here.
 */
export function askPastBlock(
  target: Extract<Target, { kind: 'task' }>,
  status: 'in_progress' | 'done',
  given: Given,
): Decision | null {
  const block = personsBlock(target.row);
  if (block === null || given.policy.by !== 'person' || isAccepted(given, 'BLOCKED')) return null;
  const { reason } = block;
  return askConsent('BLOCKED', say('blocked_task', { task: factsOf(target), reason, status }));
}

/** A task that a person begins or closes is blocked no more. */
export function unblocked(
  { status, definition }: Task,
  { policy }: Pick<Given, 'policy'>,
): Partial<Task> {
  const block = personsBlock({ status, definition });
  if (block === null || definition === null || policy.by !== 'person') return {};
  return { definition: withoutBlock(definition) };
}
