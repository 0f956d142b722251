import type { OpCode } from '@planerka/contracts';
import { decimalOf, type GivenNumber } from '../money/decimal-of.ts';
import { isVatConsistent } from '../money/line-amounts.ts';
import type { OpGround } from './op-rule.ts';

/** Has somebody written what the op changes since the agent read it? */
export function staleFault(
  rows: ReadonlyArray<{ readonly revision: number } | undefined>,
  { base }: OpGround,
): OpCode | null {
  return rows.some((row) => row !== undefined && row.revision > base) ? 'STALE' : null;
}

/** A project has one currency. */
export function currencyFault(
  given: string | null | undefined,
  { currency }: OpGround,
): OpCode | null {
  return typeof given === 'string' && given !== currency ? 'CURRENCY_MISMATCH' : null;
}

/** A taxable line has a rate, any other none or 0. */
export function vatFault(line: {
  readonly taxable?: boolean | null | undefined;
  readonly vatRate?: GivenNumber;
}): OpCode | null {
  const isConsistent = isVatConsistent({
    taxable: line.taxable ?? null,
    vatRate: decimalOf(line.vatRate),
  });
  return isConsistent ? null : 'VAT_INCONSISTENT';
}
