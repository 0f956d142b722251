import { type Decimal, readDecimal } from './decimal.ts';

/** A number of a payload or of a row. */
export type GivenNumber = number | string | null | undefined;

/** Wide enough for every sum of a project. */
const ANY = { min: '-1e18', max: '1e18' };

/** What a JSON number mostly looks like when it is printed; this is its canonical form. */
const PLAIN = /^-?\d+(?:\.\d{1,4})?$/;

/** The exact number that is meant; null for none, and for one that is too long or too precise. */
export function decimalOf(given: GivenNumber): Decimal | null {
  if (given === null || given === undefined) return null;
  // A printed double has no zeros to take away, and there are many of them.
  if (typeof given === 'number' && PLAIN.test(String(given))) return String(given);
  const read = readDecimal(given, ANY);
  return read.ok ? read.value : null;
}
