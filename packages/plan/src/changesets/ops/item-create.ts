import { NewItem } from '@planerka/contracts';
import { fieldFault } from './field-fault.ts';
import { itemDecimals, itemFields, itemReferences } from './item-rows.ts';
import type { OpRule } from './op-rule.ts';
import { readBy } from './read-payload.ts';

export const itemCreate: OpRule<NewItem> = {
  name: 'item.create',
  kind: 'item',
  turn: 'create',
  targetKey: null,
  isDelete: false,
  read: readBy(NewItem, itemDecimals),
  references: itemReferences,
  fault: ({ payload }, ground) => fieldFault(payload, ground),
  apply: ({ payload, tempId, clientRef }, ground) => {
    const fields = itemFields(payload, ground);
    ground.plan.putItem({ ...fields, itemId: tempId ?? '', clientRef, revision: 0 });
  },
};
