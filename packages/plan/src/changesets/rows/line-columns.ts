import { type LineRow, LineType } from '@planerka/contracts';
import type { AccountingLine } from '../../objects/accounting-line.ts';
import {
  exactOf,
  flagOf,
  type LooseRow,
  numberOf,
  type RowFrame,
  stringOrNull,
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
    title: stringOrNull(given['title']) ?? '',
    quantity: exactOf(row.quantity),
    unit: stringOrNull(given['unit']),
    unit_cost: unitCost,
    unit_cost_by: unitCost === null ? null : (row.unitCostBy ?? 'agent'),
    cost_override: exactOf(row.costOverride),
    currency: stringOrNull(given['currency']),
    taxable: flagOf(row.taxable),
    vat_rate: exactOf(row.vatRate),
    vendor_name: stringOrNull(given['vendorNameFreeText']),
    lead_time_days: numberOf(given['leadTimeDays']),
    purchase_status: stringOrNull(given['purchaseStatus']),
    notes: stringOrNull(given['notes']),
    assumption: stringOrNull(given['assumption']),
    measurement_source: stringOrNull(given['measurementSource']),
    confidence: numberOf(given['confidence']),
    client_ref: row.clientRef ?? null,
  } satisfies Partial<AccountingLine>;
}
