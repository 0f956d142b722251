import type Big from 'big.js';
import { type Currency, minorUnits } from './currencies.ts';
import { type Decimal, exact } from './decimal.ts';

/** What one line is reckoned from. */
export interface MoneyLine {
  readonly quantity: Decimal | null;
  /** Of one unit; null while nobody has named it. */
  readonly unitPrice: Decimal | null;
  readonly isTaxable: boolean;
  /** 0 to 1; counts only where the line is taxable. */
  readonly vatRate: Decimal | null;
}

/** Both with the decimals of the currency: `101.15`, `0.00`, `1200` in yen. */
export interface LineAmounts {
  readonly amount: string;
  readonly vat: string;
}

export interface Totals {
  readonly subtotal: string;
  readonly vat: string;
  readonly total: string;
  /** Lines without a price or a quantity: they are in none of the sums. */
  readonly unpriced: number;
}

/**
 * Quantity by price, and the rate by this amount, each rounded half away from zero to the minor unit.
 * Null for a line without a price or a quantity.
 */
export function lineAmounts(line: MoneyLine, currency: Currency): LineAmounts | null {
  const decimals = minorUnits(currency);
  const parts = partsOf(line, decimals);
  return parts && { amount: parts.amount.toFixed(decimals), vat: parts.vat.toFixed(decimals) };
}

/** The sums of what each line comes to: rounding is done line by line, never on the sum. */
export function totalsOf(lines: readonly MoneyLine[], currency: Currency): Totals {
  const decimals = minorUnits(currency);
  let subtotal = exact('0');
  let vat = exact('0');
  let unpriced = 0;
  for (const line of lines) {
    const parts = partsOf(line, decimals);
    if (parts === null) {
      unpriced += 1;
      continue;
    }
    subtotal = subtotal.plus(parts.amount);
    vat = vat.plus(parts.vat);
  }
  return {
    subtotal: subtotal.toFixed(decimals),
    vat: vat.toFixed(decimals),
    total: subtotal.plus(vat).toFixed(decimals),
    unpriced,
  };
}

/** A taxable line has a rate; any other has none, or 0. */
export function isVatConsistent(line: {
  readonly taxable: boolean | null;
  readonly vatRate: Decimal | null;
}): boolean {
  const { taxable, vatRate } = line;
  return taxable === true ? vatRate !== null : vatRate === null || exact(vatRate).eq('0');
}

function partsOf(line: MoneyLine, decimals: number): { amount: Big; vat: Big } | null {
  const { quantity, unitPrice, isTaxable, vatRate } = line;
  if (quantity === null || unitPrice === null) return null;
  const amount = exact(quantity).times(exact(unitPrice)).round(decimals, HALF_AWAY_FROM_ZERO);
  if (!isTaxable || vatRate === null) return { amount, vat: NOTHING };
  return { amount, vat: amount.times(exact(vatRate)).round(decimals, HALF_AWAY_FROM_ZERO) };
}

const NOTHING = exact('0');

/** The library's name for it is "half up", but it goes by the number without its sign. */
const HALF_AWAY_FROM_ZERO = 1;

/** An exact number with the decimals of its currency, or with its own where it has more: 0.335 is no 0.34. */
export function inMinorUnits(amount: Decimal, currency: Currency): string {
  const [, own = ''] = amount.split('.');
  return exact(amount).toFixed(Math.max(own.length, minorUnits(currency)));
}
