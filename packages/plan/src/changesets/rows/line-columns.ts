import { LineType, type LineRow } from '@planerka/contracts';
import type { AccountingLine } from '../../objects/accounting-line.ts';
import {
  exactOf,
  flagOf,
  type LooseRow,
  numberOf,
  type RowFrame,
  textOf,
  type UuidOf,
} from './row-fields.ts';

/** A stored accounting line by the contract's names; its amounts stay exact texts. */
export function lineRow(line: AccountingLine, { names, revision }: RowFrame): LineRow {
  return {
    lineId: names.of(line.line_id) ?? '',
    itemId: names.of(line.item_id),
    taskId: names.of(line.task_id),
    lineType: line.line_type,
    title: line.title,
    quantity: line.quantity,
    unit: line.unit,
    unitCost: line.unit_cost,
    unitCostBy: line.unit_cost_by,
    costOverride: line.cost_override,
    currency: line.currency,
    taxable: line.taxable,
    vatRate: line.vat_rate,
    vendorNameFreeText: line.vendor_name,
    leadTimeDays: line.lead_time_days,
    purchaseStatus: line.purchase_status,
    notes: line.notes,
    assumption: line.assumption,
    measurementSource: line.measurement_source,
    confidence: line.confidence,
    clientRef: line.client_ref,
    revision,
  };
}

/** What a row of the core says of the columns of an accounting line. */
export function lineColumns(row: LineRow, uuidOf: UuidOf) {
  const given: LooseRow = row;
  const unitCost = exactOf(row.unitCost);
  return {
    item_id: uuidOf(row.itemId),
    task_id: uuidOf(row.taskId),
    line_type: LineType.catch('material').parse(row.lineType),
    title: textOf(given['title']) ?? '',
    quantity: exactOf(row.quantity),
    unit: textOf(given['unit']),
    unit_cost: unitCost,
    unit_cost_by: unitCost === null ? null : (row.unitCostBy ?? 'agent'),
    cost_override: exactOf(row.costOverride),
    currency: textOf(given['currency']),
    taxable: flagOf(row.taxable),
    vat_rate: exactOf(row.vatRate),
    vendor_name: textOf(given['vendorNameFreeText']),
    lead_time_days: numberOf(given['leadTimeDays']),
    purchase_status: textOf(given['purchaseStatus']),
    notes: textOf(given['notes']),
    assumption: textOf(given['assumption']),
    measurement_source: textOf(given['measurementSource']),
    confidence: numberOf(given['confidence']),
    client_ref: row.clientRef ?? null,
  } satisfies Partial<AccountingLine>;
}
