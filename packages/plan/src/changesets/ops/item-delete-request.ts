import { staleFault } from './faults.ts';
import type { OpRule } from './op-rule.ts';
import { readNothing } from './read-payload.ts';

/** Takes the items below and their lines along, so that none of them may have been written since. */
export const itemDeleteRequest: OpRule<null> = {
  name: 'item.deleteRequest',
  kind: 'item',
  turn: 'rest',
  targetKey: 'itemId',
  isDelete: true,
  read: readNothing,
  references: () => [],
  fault: ({ target }, ground) => {
    const { items, lines, itemsUnder, linesOf } = ground.plan;
    const taken = itemsUnder(target).flatMap((id) => [
      items.get(id),
      ...[...linesOf(id)].map((lineId) => lines.get(lineId)),
    ]);
    return staleFault(taken, ground);
  },
  apply: ({ target }, { plan }) => plan.removeItem(target),
};
