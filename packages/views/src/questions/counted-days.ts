import type { DayWindow } from '@planerka/contracts';
import { addDays } from '@planerka/plan';

/** Longer windows are cut: nobody reads the days of a year one by one. */
export const COUNTED_DAYS_MAX = 31;

/** The first days of a window, which are told one by one. */
export function countedDays({ from, to }: DayWindow): DayWindow & { readonly cut: boolean } {
  const last = addDays(from, COUNTED_DAYS_MAX - 1);
  return { from, to: to < last ? to : last, cut: to > last };
}
