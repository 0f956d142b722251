import type { ItemPatch, NewItem, OpCode } from '@planerka/contracts';
import type { OpGround } from './op-rule.ts';
import { PHASES } from './phases.ts';

/** Does an item's payload give a field that is not this phase's? */
export function fieldFault(payload: NewItem | ItemPatch, { phase }: OpGround): OpCode | null {
  const { itemFields } = PHASES[phase];
  for (const [field, value] of Object.entries(payload)) {
    if (value !== undefined && !itemFields.has(field)) return 'FIELD_NOT_IN_PHASE';
  }
  return null;
}
