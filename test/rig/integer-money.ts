/** A line in ten-thousandths: a quantity, the price of one, a rate. */
export interface IntegerLine {
  readonly quantity: bigint;
  readonly price: bigint;
  readonly rate: bigint;
}

const UNIT = 10_000n;

/** Ten-thousandths as a decimal without a zero too many. */
export function decimalOf(tenThousandths: bigint): string {
  const size = tenThousandths < 0n ? -tenThousandths : tenThousandths;
  const part = String(size % UNIT)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const text = part === '' ? String(size / UNIT) : `${size / UNIT}.${part}`;
  return tenThousandths < 0n ? `-${text}` : text;
}

/** What a line comes to, in minor units of which `decimals` digits make a whole. */
export function integerAmounts(
  { quantity, price, rate }: IntegerLine,
  decimals: number,
): { amount: bigint; vat: bigint } {
  const minor = 10n ** BigInt(decimals);
  const amount = divided(quantity * price * minor, UNIT * UNIT);
  return { amount, vat: divided(amount * rate, UNIT) };
}

/** Minor units as an amount is written. */
export function writtenAmount(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return decimals === 0
    ? sign + digits
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The nearest whole; of two as near the one farther from zero. */
function divided(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const nearest = (2n * size + by) / (2n * by);
  return value < 0n ? -nearest : nearest;
}
