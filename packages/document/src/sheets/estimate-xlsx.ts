import {
  type ItemRow,
  type LineRow,
  type ProductionProject,
  TerminalError,
} from '@planerka/contracts';
import {
  accountingTotals,
  type Currency,
  decimalOf,
  exact,
  isCurrency,
  itemRollups,
  lineAmounts,
  minorUnits,
  type Totals,
} from '@planerka/plan';
import { sheetWords } from '@planerka/texts';
import { columnName, type Formula, type SheetCell, type SheetRow, workbook } from './workbook.ts';

const words = sheetWords.estimate;

/** The columns in their order; a formula names one by its letter. */
const COLUMNS = [
  'name',
  'type',
  'quantity',
  'unit',
  'unitCost',
  'cost',
  'vatRate',
  'vat',
  'withVat',
  'price',
  'margin',
] as const;
type ColumnKey = (typeof COLUMNS)[number];

const WIDTHS = [44, 12, 10, 8, 16, 16, 10, 14, 16, 16, 16];

const column = (key: ColumnKey): string => columnName(COLUMNS.indexOf(key));

/** SUBTOTAL(9, ...) adds up and leaves out other subtotals: an item holds those below it. */
const SUM = 9;

type Cells = Partial<Record<ColumnKey, SheetCell>>;

const row = (cells: Cells, isBold = false): SheetRow => ({
  cells: COLUMNS.map((key) => cells[key] ?? null),
  isBold,
});

/**
 * The estimate of a project as XLSX: items as groups with their lines and the items below them, cost, VAT,
 * price and margin as formulas, each with the exact amount that it comes to (CS-Q1). Throws
 * `BAD_DOCUMENT` for a currency that is none.
 */
export async function estimateXlsx(project: ProductionProject): Promise<Uint8Array> {
  const { currency } = project;
  if (!isCurrency(currency)) {
    throw new TerminalError('BAD_DOCUMENT', `no currency: ${currency}`, {
      details: { field: 'currency' },
    });
  }
  const decimals = minorUnits(currency);
  const money = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const formats: Readonly<Partial<Record<ColumnKey, string>>> = {
    quantity: '#,##0.####',
    unitCost: '#,##0.00##',
    vatRate: '0.##%',
    cost: money,
    vat: money,
    withVat: money,
    price: money,
    margin: money,
  };
  return await workbook({
    name: words.sheet,
    widths: WIDTHS,
    formats: COLUMNS.map((key) => formats[key] ?? null),
    rows: estimateRows(project, currency),
  });
}

function estimateRows(project: ProductionProject, currency: Currency): SheetRow[] {
  const rows: SheetRow[] = [row(words.columns, true)];
  const rollups = new Map(itemRollups(project).map((rollup) => [rollup.id, rollup]));
  const { roots, childrenOf, linesOf, loose } = tree(project);
  const rootPrices: Array<{ at: number; price: string | null }> = [];

  const addLines = (lines: readonly LineRow[], depth: number): void => {
    for (const line of lines) rows.push(lineRow(line, { at: rows.length + 1, depth, currency }));
  };
  const addItem = (item: ItemRow, depth: number): LineRow[] => {
    const rollup = rollups.get(item.itemId);
    const place = rows.length;
    const own = linesOf.get(item.itemId) ?? [];
    const all = [...own];
    rows.push(row({}));
    addLines(own, depth + 1);
    for (const child of childrenOf.get(item.itemId) ?? []) all.push(...addItem(child, depth + 1));
    const price = rollup?.price ?? null;
    rows[place] = groupRow(`${INDENT.repeat(depth)}${rollup?.name ?? item.itemId}`, {
      at: place + 1,
      last: rows.length,
      totals: accountingTotals(all, currency),
      price,
    });
    if (depth === 0) rootPrices.push({ at: place + 1, price });
    return all;
  };

  for (const item of roots) addItem(item, 0);
  if (loose.length > 0) {
    const place = rows.length;
    rows.push(row({}));
    addLines(loose, 1);
    rows[place] = groupRow(words.withoutItem, {
      at: place + 1,
      last: rows.length,
      totals: accountingTotals(loose, currency),
      price: null,
    });
  }
  const totals = accountingTotals(project.lines, currency);
  rows.push(totalRow({ at: rows.length + 1, totals, rootPrices, isWhole: loose.length === 0 }));
  if (totals.unpriced > 0) rows.push(row({ name: words.unpriced, quantity: totals.unpriced }));
  return rows;
}

const INDENT = '    ';

interface LinePlace {
  readonly at: number;
  readonly depth: number;
  readonly currency: Currency;
}

function lineRow(line: LineRow, { at, depth, currency }: LinePlace): SheetRow {
  const quantity = decimalOf(line.quantity);
  const unitPrice = decimalOf(line.costOverride ?? line.unitCost);
  const isTaxable = line.taxable === true;
  const vatRate = isTaxable ? decimalOf(line.vatRate) : null;
  const amounts = lineAmounts({ quantity, unitPrice, isTaxable, vatRate }, currency);
  const cells: Cells = {
    name: `${INDENT.repeat(depth)}${textOf(line['title']) ?? line.lineId}`,
    type: line.lineType === undefined || line.lineType === null ? null : words.types[line.lineType],
    quantity: quantity === null ? null : Number(quantity),
    unit: textOf(line['unit']),
    unitCost: unitPrice === null ? null : Number(unitPrice),
  };
  if (amounts === null) return row(cells);
  const places = minorUnits(currency);
  const { amount, vat } = amounts;
  return row({
    ...cells,
    cost: {
      formula: `ROUND(${column('quantity')}${at}*${column('unitCost')}${at},${places})`,
      value: amount,
    },
    vatRate: Number(vatRate ?? '0'),
    vat: {
      formula: `ROUND(${column('cost')}${at}*${column('vatRate')}${at},${places})`,
      value: vat,
    },
    withVat: withVat(at, exact(amount).plus(exact(vat)).toFixed(places)),
  });
}

interface GroupPlace {
  readonly at: number;
  readonly last: number;
  readonly totals: Totals;
  readonly price: string | null;
}

function groupRow(name: string, { at, last, totals, price }: GroupPlace): SheetRow {
  const sum = (key: ColumnKey, value: string): SheetCell =>
    last > at
      ? { formula: `SUBTOTAL(${SUM},${column(key)}${at + 1}:${column(key)}${last})`, value }
      : Number(value);
  return row(
    {
      name,
      cost: sum('cost', totals.subtotal),
      vat: sum('vat', totals.vat),
      withVat: withVat(at, totals.total),
      ...(price === null ? {} : { price: Number(price), margin: margin(at, price, totals) }),
    },
    true,
  );
}

interface TotalPlace {
  readonly at: number;
  readonly totals: Totals;
  readonly rootPrices: ReadonlyArray<{ readonly at: number; readonly price: string | null }>;
  /** Every line belongs to an item. */
  readonly isWhole: boolean;
}

/** The price of all is known once each item at the top has one and every line belongs to an item. */
function totalRow({ at, totals, rootPrices, isWhole }: TotalPlace): SheetRow {
  const { cells } = groupRow(words.total, { at: 1, last: at - 1, totals, price: null });
  const sums = Object.fromEntries(COLUMNS.map((key, index) => [key, cells[index] ?? null]));
  const prices = rootPrices.flatMap(({ price }) => (price === null ? [] : [price]));
  const isPriced = isWhole && prices.length > 0 && prices.length === rootPrices.length;
  const price = prices.reduce((sum, each) => sum.plus(exact(each)), exact('0'));
  const value = price.toFixed(totals.subtotal.split('.')[1]?.length ?? 0);
  const named = rootPrices.map((each) => `${column('price')}${each.at}`).join('+');
  return row(
    {
      ...sums,
      withVat: withVat(at, totals.total),
      ...(isPriced ? { price: { formula: named, value }, margin: margin(at, value, totals) } : {}),
    },
    true,
  );
}

function withVat(at: number, value: string): Formula {
  return { formula: `${column('cost')}${at}+${column('vat')}${at}`, value };
}

function margin(at: number, price: string, { subtotal }: Totals): Formula {
  const value = exact(price).minus(exact(subtotal));
  return {
    formula: `${column('price')}${at}-${column('cost')}${at}`,
    value: value.toFixed(subtotal.split('.')[1]?.length ?? 0),
  };
}

/** The items from the top, each once: one that no other item leads to is put at the top. */
function tree({ items, lines }: ProductionProject) {
  const known = new Map(items.map((item) => [item.itemId, item]));
  const childrenOf = new Map<string, ItemRow[]>();
  const linesOf = new Map<string, LineRow[]>();
  const roots: ItemRow[] = [];
  for (const item of items) {
    const parent = parentOf(item, known);
    if (parent === null) roots.push(item);
    else childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), item]);
  }
  const loose: LineRow[] = [];
  for (const line of lines) {
    const { itemId } = line;
    if (typeof itemId !== 'string' || !known.has(itemId)) loose.push(line);
    else linesOf.set(itemId, [...(linesOf.get(itemId) ?? []), line]);
  }
  return { roots, childrenOf, linesOf, loose };
}

/** Null at the top, and for whoever is above itself. */
function parentOf(item: ItemRow, known: ReadonlyMap<string, ItemRow>): string | null {
  const seen = new Set([item.itemId]);
  for (let at = item.parentItemId ?? null; at !== null; at = known.get(at)?.parentItemId ?? null) {
    if (seen.has(at)) return null;
    seen.add(at);
  }
  const parent = item.parentItemId ?? null;
  return parent !== null && known.has(parent) ? parent : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
