import type { Message } from '@planerka/contracts';
import { writeProductionId } from '@planerka/contracts';
import {
  type AccountingLine,
  type Currency,
  inMinorUnits,
  isCurrency,
  itemRollups,
  lineAmounts,
  type MoneyFacts,
  say,
  scheduleAndTotals,
} from '@planerka/plan';
import { itemTree } from './item-tree.ts';
import type { InView, Sheet } from './sheet.ts';

/** What the project costs: items with their lines, and the same as a file. */
export function estimateSheet({ rows, project, name }: InView): Sheet {
  const { totals } = scheduleAndTotals(project);
  const { currency } = project;
  const empty = say('sheet_estimate_empty', {});
  if (totals === null || !isCurrency(currency)) return { head: [empty], lines: [] };
  const inMoney = (amount: string): MoneyFacts => ({ amount, currency });
  const { subtotal, vat, total, unpriced } = totals;
  const head = say('sheet_estimate', {
    project: name,
    subtotal: inMoney(subtotal),
    vat: inMoney(vat),
    total: inMoney(total),
    unpriced,
  });
  if (rows.lines.length === 0) return { head: [head, empty], lines: [] };
  const rollups = new Map(itemRollups(project).map((rollup) => [rollup.id, rollup]));
  const known = new Set(rows.items.map(({ item_id: id }) => id));
  const lines: Message[] = [];
  for (const { item, depth } of itemTree(rows.items)) {
    const rollup = rollups.get(writeProductionId('item', item.number));
    if (rollup === undefined) continue;
    lines.push(
      say('sheet_item_money', {
        name: item.name,
        depth,
        cost: inMoney(rollup.cost),
        price: rollup.price === null ? null : inMoney(rollup.price),
        margin: rollup.margin === null ? null : inMoney(rollup.margin),
      }),
    );
    const own = rows.lines.filter(({ item_id: id }) => id === item.item_id);
    lines.push(...own.map((line) => lineOf(line, depth + 1, currency)));
  }
  const loose = rows.lines.filter(({ item_id: id }) => id === null || !known.has(id));
  lines.push(...loose.map((line) => lineOf(line, 0, currency)));
  const document = { of: 'estimate', project_id: rows.project.project_id } as const;
  const caption = say('file_estimate', { project: name });
  const [line] = rows.lines;
  const [item] = rows.items;
  const edits = say('sheet_edits_estimate', {
    line: line === undefined ? null : writeProductionId('accounting_line', line.number),
    item: item === undefined ? null : writeProductionId('item', item.number),
  });
  return { head: [head], lines, edits, files: [{ kind: 'document', document, caption }] };
}

function lineOf(line: AccountingLine, depth: number, currency: Currency): Message {
  const { quantity, unit, title, taxable, vat_rate: vatRate } = line;
  const price = line.cost_override ?? line.unit_cost;
  const money = { quantity, unitPrice: price, isTaxable: taxable === true, vatRate };
  const comes = lineAmounts(money, currency);
  return say('sheet_line', {
    name: writeProductionId('accounting_line', line.number),
    title,
    depth,
    quantity,
    unit,
    price: price === null ? null : { amount: inMinorUnits(price, currency), currency },
    amount: comes === null ? null : { amount: comes.amount, currency },
    locked: line.unit_cost_by === 'person' && line.cost_override === null,
  });
}
