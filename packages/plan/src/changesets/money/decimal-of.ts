import { type Decimal, readDecimal } from './decimal.ts';

/** A number of a payload or of a row. */
export type GivenNumber = number | string | null | undefined;

/** Wide enough for every sum of a project. */
const ANY = { min: '-1e18', max: '1e18' };

/** The exact number that is meant; null for none. */
export function decimalOf(given: GivenNumber): Decimal | null {
  if (given === null || given === undefined) return null;
  const read = readDecimal(given, ANY);
  return read.ok ? read.value : null;
}
