import { AccountingLinePatch, type LineRow, type OpCode } from '@planerka/contracts';
import { decimalOf } from '../money/decimal-of.ts';
import { currencyFault, staleFault, vatFault } from './faults.ts';
import { groundingFault, lineDecimals, lineFields, lineReferences } from './line-rows.ts';
import { mergePatch } from './merge-patch.ts';
import type { OpGround, OpRule, ReadOp } from './op-rule.ts';
import { readBy } from './read-payload.ts';

export const accountingLinePatch: OpRule<AccountingLinePatch> = {
  name: 'accountingLine.patch',
  kind: 'line',
  turn: 'rest',
  targetKey: 'lineId',
  isDelete: false,
  read: readBy(AccountingLinePatch, lineDecimals),
  references: lineReferences,
  fault: (op, ground) => {
    const row = ground.plan.lines.get(op.target);
    return row === undefined ? 'UNKNOWN_ID' : faultOnRow(op, row, ground);
  },
  apply: ({ target, payload }, ground) => {
    const row = ground.plan.lines.get(target);
    if (row === undefined) return;
    const fields = lineFields(payload, ground);
    ground.plan.putLine(mergePatch(row, { ...fields, ...ownerOfCost(payload, row) }));
  },
};

function faultOnRow(
  { payload }: ReadOp<AccountingLinePatch>,
  row: LineRow,
  ground: OpGround,
): OpCode | null {
  return (
    staleFault([row], ground) ??
    groundingFault(payload, payload.lineType ?? row.lineType, ground) ??
    (isLockedCost(payload, row) && !isInstructedCost(payload, row, ground)
      ? 'USER_COST_LOCKED'
      : null) ??
    currencyFault(payload.currency, ground) ??
    taxFault(payload, row)
  );
}

/** A cost that a person has entered is not overwritten (CS-A2); the same cost once more changes nothing. */
function isLockedCost({ unitCost }: AccountingLinePatch, row: LineRow): boolean {
  const entered = decimalOf(row.unitCost);
  if (unitCost === undefined || row.unitCostBy !== 'person' || entered === null) return false;
  return decimalOf(unitCost) !== entered;
}

function isInstructedCost(
  { unitCost }: AccountingLinePatch,
  { lineId }: LineRow,
  { mayOverwrite }: OpGround,
): boolean {
  return unitCost !== undefined && mayOverwrite(lineId, unitCost);
}

/**
 * A person's cost stays theirs, written once more or as they have told an agent to write it; what an agent
 * has proposed instead of it goes with a new one.
 */
function ownerOfCost(payload: AccountingLinePatch, row: LineRow): Partial<LineRow> {
  const { unitCost, costOverride } = payload;
  if (typeof unitCost !== 'number' || row.unitCostBy !== 'person') return {};
  const isNew = isLockedCost(payload, row) && costOverride === undefined;
  return { unitCostBy: 'person', ...(isNew ? { costOverride: null } : {}) };
}

function taxFault(payload: AccountingLinePatch, row: LineRow): OpCode | null {
  if (payload.taxable === undefined && payload.vatRate === undefined) return null;
  const { taxable = row.taxable, vatRate = row.vatRate } = payload;
  return vatFault({ taxable, vatRate });
}
