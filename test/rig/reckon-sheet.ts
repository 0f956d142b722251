import Big from 'big.js';
import type { XlsxCell } from './xlsx-cells.ts';

/*
 * A second opinion on the formulas of a sheet, from the formulas alone: it never looks at the values that
 * stand beside them. It knows the four forms that are written and refuses any other.
 */

const ADDRESS = '([A-Z])(\\d+)';
const ROUND = new RegExp(`^ROUND\\(${ADDRESS}\\*${ADDRESS},(\\d)\\)$`);
const SUBTOTAL = new RegExp(`^SUBTOTAL\\(9,${ADDRESS}:${ADDRESS}\\)$`);
const TERMS = /^[A-Z]\d+(?:[+-][A-Z]\d+)*$/;

/** What a cell comes to; an empty one is 0. */
export function reckoned(cells: ReadonlyMap<string, XlsxCell>, address: string): Big {
  const cell = cells.get(address);
  if (cell === undefined || cell.value === '') return new Big(0);
  if (cell.formula === null) return new Big(cell.value);
  const { formula } = cell;
  const [, a, b, c, d, places] = ROUND.exec(formula) ?? [];
  if (places !== undefined) {
    const product = reckoned(cells, `${a}${b}`).times(reckoned(cells, `${c}${d}`));
    return product.round(Number(places), Big.roundHalfUp);
  }
  const [, letter, from, , to] = SUBTOTAL.exec(formula) ?? [];
  if (to !== undefined) {
    let sum = new Big(0);
    for (let row = Number(from); row <= Number(to); row += 1) {
      const below = `${letter}${row}`;
      // A subtotal leaves out other subtotals.
      if (cells.get(below)?.formula?.startsWith('SUBTOTAL(') !== true) {
        sum = sum.plus(reckoned(cells, below));
      }
    }
    return sum;
  }
  if (!TERMS.test(formula)) throw new Error(`no such formula: ${formula}`);
  return [...formula.matchAll(/([+-]?)([A-Z]\d+)/g)].reduce((sum, [, sign, term = '']) => {
    const value = reckoned(cells, term);
    return sign === '-' ? sum.minus(value) : sum.plus(value);
  }, new Big(0));
}
