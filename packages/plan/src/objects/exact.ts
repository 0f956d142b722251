import { z } from 'zod';

/**
 * An exact number as rows and the journal keep it: its canonical text. What a column or an older entry
 * writes with more zeros reads as the same text, so that rows compare as texts.
 */
export const StoredDecimal = z
  .string()
  .regex(/^-?\d{1,20}(?:\.\d{1,10})?$/)
  .overwrite(canonical);

/** Without zeros that say nothing, and no minus before zero: `1.50` is `1.5`, `-0.0` is `0`. */
function canonical(text: string): string {
  const whole = text.replace(/^(-?)0+(?=\d)/, '$1');
  const short = whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole;
  return short === '-0' ? '0' : short;
}
