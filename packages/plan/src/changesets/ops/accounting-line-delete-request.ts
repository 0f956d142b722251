import { staleFault } from './faults.ts';
import type { OpRule } from './op-rule.ts';
import { readNothing } from './read-payload.ts';

export const accountingLineDeleteRequest: OpRule<null> = {
  name: 'accountingLine.deleteRequest',
  kind: 'line',
  turn: 'rest',
  targetKey: 'lineId',
  isDelete: true,
  read: readNothing,
  references: () => [],
  fault: ({ target }, ground) => staleFault([ground.plan.lines.get(target)], ground),
  apply: ({ target }, { plan }) => plan.removeLine(target),
};
