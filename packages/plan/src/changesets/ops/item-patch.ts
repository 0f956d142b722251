import { ItemPatch, type OpCode } from '@planerka/contracts';
import { staleFault } from './faults.ts';
import { fieldFault } from './field-fault.ts';
import { itemDecimals, itemFields, itemReferences } from './item-rows.ts';
import { mergePatch } from './merge-patch.ts';
import type { OpGround, OpRule, ReadOp } from './op-rule.ts';
import { readBy } from './read-payload.ts';

export const itemPatch: OpRule<ItemPatch> = {
  name: 'item.patch',
  kind: 'item',
  turn: 'rest',
  targetKey: 'itemId',
  isDelete: false,
  read: readBy(ItemPatch, itemDecimals),
  references: itemReferences,
  fault: (op, ground) =>
    circleFault(op, ground) ??
    staleFault([ground.plan.items.get(op.target)], ground) ??
    fieldFault(op.payload, ground),
  apply: ({ target, payload }, ground) => {
    const row = ground.plan.items.get(target);
    if (row !== undefined) ground.plan.putItem(mergePatch(row, itemFields(payload, ground)));
  },
};

/** An item is not put below itself. */
function circleFault({ target, payload }: ReadOp<ItemPatch>, ground: OpGround): OpCode | null {
  const { parentItemId } = payload;
  if (typeof parentItemId !== 'string') return null;
  const below = ground.plan.itemsUnder(target);
  return below.includes(ground.idOf(parentItemId)) ? 'INVALID_PAYLOAD' : null;
}
