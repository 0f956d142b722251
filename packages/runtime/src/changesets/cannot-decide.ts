import { AGENTS_DOOR, say } from '@planerka/plan';
import type { StoredChangeSet } from '../ports/stored-change-set.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';

/**
 * Why a set cannot be decided about any more, or not by whoever acts; null when it can. Only people
 * decide: whose chat it is, a group's admins, whoever sits at the terminal. In a group anybody may
 * answer what an agent asks.
 */
export function changeSetUndecidable(
  turn: Turn,
  set: StoredChangeSet,
  { mayAnswer = false }: { readonly mayAnswer?: boolean } = {},
): Refusal | null {
  const { context } = turn;
  const isPerson = context.door !== AGENTS_DOOR;
  if (!isPerson || !(mayAnswer || context.actor.may_undo_others)) {
    return refusal('NOT_YOURS', say('change_set_not_yours', {}), null);
  }
  if (set.state === 'proposed') return null;
  return refusal('CHANGE_SET_OVER', say('change_set_over', { state: set.state }), null);
}
