import { SUGGESTION_BOUNDS } from '@planerka/contracts';
import { copiesFinder } from './copied-piece.ts';
import { isMarkedUp } from './markup.ts';
import { isTextUpTo } from './plain-value.ts';
import { quotesMoreThan } from './quotation.ts';

/** All the characters that end a line (R2). */
const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/u;

/**
 * Makes the test of rationales (R1 to R3): one line of plain words, at most 120 code points, of which
 * no quotation and nothing that the person's texts say as well is longer than 40.
 */
export function rationaleTest(texts: readonly string[]): (value: unknown) => value is string {
  let repeats: ((words: string) => boolean) | undefined;
  return (value): value is string => {
    if (!isTextUpTo(value, SUGGESTION_BOUNDS.rationale) || LINE_END.test(value)) return false;
    const words = value.trim().normalize('NFC');
    if (isMarkedUp(words) || quotesMoreThan(SUGGESTION_BOUNDS.quotation, words)) return false;
    repeats ??= copiesFinder(texts, SUGGESTION_BOUNDS.quotation);
    return !repeats(words);
  };
}
