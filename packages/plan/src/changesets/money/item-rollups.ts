import type { LineRow, ProductionProject } from '@planerka/contracts';
import { isJsonObject } from '@planerka/contracts';
import { type Currency, isCurrency, minorUnits } from './currencies.ts';
import { exact } from './decimal.ts';
import { decimalOf } from './decimal-of.ts';
import { accountingTotals } from './project-totals.ts';

/** What one item comes to with all that is below it; never stored, but the price that was proposed. */
export interface ItemRollup {
  readonly id: string;
  readonly name: string;
  /** Of its lines and of those of the items below it, without VAT. */
  readonly cost: string;
  /** Lines without a price or a quantity: they are not in the cost. */
  readonly unpriced: number;
  readonly price: string | null;
  /** Price less cost; null where no price is named. */
  readonly margin: string | null;
}

/** Every item, in the order of the project. */
export function itemRollups(project: ProductionProject): ItemRollup[] {
  const { currency } = project;
  if (!isCurrency(currency)) return [];
  const lines = new Map<string, LineRow[]>();
  const parents = new Map(project.items.map((row) => [row.itemId, row.parentItemId ?? null]));
  for (const line of project.lines) {
    const seen = new Set<string>();
    for (let at = line.itemId ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at);
      const mine = lines.get(at);
      if (mine === undefined) lines.set(at, [line]);
      else mine.push(line);
    }
  }
  return project.items.map((row) => {
    const { subtotal, unpriced } = accountingTotals(lines.get(row.itemId) ?? [], currency);
    const price = priceOf(row['rollups'], currency);
    return {
      id: row.itemId,
      name: typeof row['name'] === 'string' ? row['name'] : '',
      cost: subtotal,
      unpriced,
      price,
      margin:
        price === null ? null : exact(price).minus(exact(subtotal)).toFixed(minorUnits(currency)),
    };
  });
}

function priceOf(rollups: unknown, currency: Currency): string | null {
  const cost = isJsonObject(rollups) ? rollups['cost'] : null;
  const given = isJsonObject(cost) ? cost['sellPrice'] : null;
  const price = typeof given === 'string' || typeof given === 'number' ? decimalOf(given) : null;
  return price === null ? null : exact(price).toFixed(minorUnits(currency));
}
