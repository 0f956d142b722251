import type { LineRow, QuoteLine } from '@planerka/contracts';
import type { Currency } from './currencies.ts';
import { decimalOf } from './decimal-of.ts';
import { type Totals, totalsOf } from './line-amounts.ts';

/** What the lines of a project cost; what an agent proposes instead of a person's cost counts (CS-A2). */
export function accountingTotals(lines: Iterable<LineRow>, currency: Currency): Totals {
  return totalsOf(
    Array.from(lines, ({ quantity, unitCost, costOverride, taxable, vatRate }) => ({
      quantity: decimalOf(quantity),
      unitPrice: decimalOf(costOverride ?? unitCost),
      isTaxable: taxable === true,
      vatRate: decimalOf(vatRate),
    })),
    currency,
  );
}

/** What a quote comes to; optional lines are outside until the client accepts them. */
export function quoteTotals(
  lines: readonly QuoteLine[],
  currency: Currency,
): Omit<Totals, 'unpriced'> {
  const { subtotal, vat, total } = totalsOf(
    lines
      .filter(({ optional }) => optional !== true)
      .map(({ quantity, price, taxable, vatRate }) => ({
        quantity: decimalOf(quantity),
        unitPrice: decimalOf(price),
        isTaxable: taxable === true,
        vatRate: decimalOf(vatRate),
      })),
    currency,
  );
  return { subtotal, vat, total };
}
