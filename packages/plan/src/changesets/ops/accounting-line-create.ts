import { NewAccountingLine } from '@planerka/contracts';
import { currencyFault, vatFault } from './faults.ts';
import { groundingFault, lineDecimals, lineFields, lineReferences } from './line-rows.ts';
import type { OpRule } from './op-rule.ts';
import { readBy } from './read-payload.ts';

export const accountingLineCreate: OpRule<NewAccountingLine> = {
  name: 'accountingLine.create',
  kind: 'line',
  turn: 'create',
  targetKey: null,
  isDelete: false,
  read: readBy(NewAccountingLine, lineDecimals),
  references: lineReferences,
  fault: ({ payload }, ground) =>
    groundingFault(payload, payload.lineType, ground) ??
    currencyFault(payload.currency, ground) ??
    vatFault(payload),
  apply: ({ payload, tempId, clientRef }, ground) => {
    const fields = lineFields(payload, ground);
    ground.plan.putLine(Object.assign(fields, { lineId: tempId ?? '', clientRef, revision: 0 }));
  },
};
