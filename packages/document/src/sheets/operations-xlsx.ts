import { isJsonObject, type JsonObject, type ProductionProject } from '@planerka/contracts';
import {
  byItem,
  type Currency,
  type DescribedOp,
  decimalOf,
  describedOps,
  isCurrency,
  lineAmounts,
  minorUnits,
} from '@planerka/plan';
import { sheetWords } from '@planerka/texts';
import { type SheetRow, workbook } from './workbook.ts';

const words = sheetWords.operations;

const WIDTHS = [6, 14, 12, 36, 48, 10, 18];

/**
 * The ops of a change set as XLSX, item by item as the chat pages them, with their place in the set, their
 * hours and, for a line whose quantity and price the op names, what it comes to without VAT.
 */
export async function operationsXlsx(
  ops: readonly unknown[],
  project: ProductionProject,
): Promise<Uint8Array> {
  const { currency } = project;
  const decimals = isCurrency(currency) ? minorUnits(currency) : 0;
  const money = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const names = itemNames(ops, project);
  const { columns } = words;
  return await workbook({
    name: words.sheet,
    widths: WIDTHS,
    formats: ['0', null, null, null, null, '#,##0.##', money],
    rows: [
      { cells: Object.values(columns), isBold: true },
      ...byItem(describedOps(ops, project)).map((described): SheetRow => {
        const { position, kind, title, to, hours, group } = described;
        return {
          cells: [
            position + 1,
            words.kinds[kind],
            words.actions[actionOf(described)],
            names.get(group) ?? null,
            to === null ? title : `${title} → ${to}`,
            hours,
            isCurrency(currency) ? moneyOf(ops[position], currency) : null,
          ],
        };
      }),
    ],
  });
}

function actionOf({ isDelete, op }: DescribedOp): keyof typeof words.actions {
  if (isDelete) return 'delete';
  return op.endsWith('.create') || op.endsWith('.createDraft') || op === 'dependency.upsert'
    ? 'create'
    : 'change';
}

/** What items are called, those that the set itself creates by their tempIds. */
function itemNames(ops: readonly unknown[], { items }: ProductionProject): Map<string, string> {
  const names = new Map(items.map((item) => [item.itemId, textOf(item, 'name') ?? item.itemId]));
  for (const op of ops) {
    if (!isJsonObject(op) || op['op'] !== 'item.create') continue;
    const tempId = textOf(op, 'tempId');
    const payload = op['payload'];
    if (tempId === null || !isJsonObject(payload)) continue;
    names.set(tempId, textOf(payload, 'name') ?? tempId);
  }
  return names;
}

function moneyOf(op: unknown, currency: Currency): number | null {
  const payload = isJsonObject(op) ? op['payload'] : null;
  if (!isJsonObject(payload)) return null;
  const amounts = lineAmounts(
    {
      quantity: decimalOf(numberOf(payload['quantity'])),
      unitPrice: decimalOf(numberOf(payload['costOverride']) ?? numberOf(payload['unitCost'])),
      isTaxable: false,
      vatRate: null,
    },
    currency,
  );
  return amounts === null ? null : Number(amounts.amount);
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function textOf(row: JsonObject, key: string): string | null {
  const value = row[key];
  return typeof value === 'string' ? value : null;
}
