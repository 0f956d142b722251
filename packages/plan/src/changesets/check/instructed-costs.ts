import { readDecimal } from '../money/decimal.ts';
import { decimalOf } from '../money/decimal-of.ts';

/** A question of an envelope, as far as it says what a line shall cost. */
export interface CostQuestion {
  /** Its id and its words. */
  readonly asked: string;
  /** What a person has answered, as the runtime has kept it; null while it waits. */
  readonly answer: string | null;
  readonly isBlocking: boolean;
}

/** Ids as they are written: no letter, digit or dash comes directly before or after them. */
const WORDS = /[\p{L}\p{N}_-]+/gu;
/** "1 450,50", "120.5": an amount as people write it. */
const AMOUNTS = /-?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d{1,4})?|-?\d{1,12}(?:[.,]\d{1,4})?/gu;

/**
 * May a set overwrite the cost that a person has entered (CS-A2)? Where the person has said so: a question
 * of the set names the line, and their answer is this amount and no other. While a blocking question waits
 * nobody can approve, so that the set may wait for its answer, too.
 */
export function isInstructed(
  questions: readonly CostQuestion[],
  lineId: string,
  unitCost: number | string | null,
): boolean {
  const exact = decimalOf(unitCost);
  if (exact === null) return false;
  return questions.some(({ asked, answer, isBlocking }) => {
    if (asked.match(WORDS)?.some((word) => word === lineId) !== true) return false;
    return answer === null ? isBlocking : amountIn(answer) === exact;
  });
}

/** The one amount of an answer in its canonical form; null for none or several. */
function amountIn(answer: string): string | null {
  const [only, ...others] = answer.match(AMOUNTS) ?? [];
  if (only === undefined || others.length > 0) return null;
  const plain = only.replace(/[ \u00a0\u202f]/gu, '').replace(',', '.');
  const read = readDecimal(plain, { min: '-1e18', max: '1e18' });
  return read.ok ? read.value : null;
}
