import Big from 'big.js';

/**
 * An exact number in its canonical form: no exponent, no leading and no trailing zeros, no minus
 * before zero: `12000.05`, `-0.5`, `0`. The same number is always the same text.
 */
export type Decimal = string;

/** More of them than any price, quantity or rate has. */
const DECIMALS_MAX = 4;

export interface DecimalBounds {
  readonly min: Decimal;
  readonly max: Decimal;
}

/** Of one unit; below 0 it is a discount. */
export const PRICE_BOUNDS: DecimalBounds = { min: '-999999999999', max: '999999999999' };
export const QUANTITY_BOUNDS: DecimalBounds = { min: '0', max: '999999999' };
export const VAT_RATE_BOUNDS: DecimalBounds = { min: '0', max: '1' };

export type DecimalReading =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly code: 'INVALID' | 'TOO_PRECISE' };

/** Numbers are only made of text: what a double has lost cannot be had back later. */
const Exact = Big();
Exact.strict = true;

/** A plain or a scientific number; signs, spaces and hexadecimal forms beyond these are none. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;

/**
 * Reads a number of an envelope or of a row. A JSON number is what its shortest form says: 0.1 is a
 * tenth. Out of bounds, or no number at all, is INVALID; over four decimals is TOO_PRECISE.
 */
export function readDecimal(given: string | number, bounds: DecimalBounds): DecimalReading {
  const text = String(given);
  if (!NUMBER.test(text)) return { ok: false, code: 'INVALID' };
  const value = new Exact(text);
  if (value.lt(bounds.min) || value.gt(bounds.max)) return { ok: false, code: 'INVALID' };
  if (!value.round(DECIMALS_MAX).eq(value)) return { ok: false, code: 'TOO_PRECISE' };
  return { ok: true, value: value.toFixed() };
}

/** Whether two decimals are the same number, however many zeros they end with. */
export function isSameDecimal(one: Decimal, other: Decimal): boolean {
  return exact(one).eq(exact(other));
}

/** The number to reckon with. Throws on what is no decimal: that is our own fault. */
export function exact(value: Decimal): Big {
  return new Exact(value);
}
