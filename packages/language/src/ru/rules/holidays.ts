import type { Around, Made, Rule } from '../../grammar/rule.ts';
import { hasTag } from '../tags.ts';
import { day, rule } from './make.ts';

function holiday(
  month: number,
  dayOfMonth: number,
  { before, after }: Around,
  timely: 'before-holiday' | 'before-new-year' = 'before-holiday',
): Made | null {
  const isAlone = before === null && (after === null || after.kind !== 0);
  if (!isAlone && !hasTag(before, timely)) return null;
  return day({ kind: 'date', day: dayOfMonth, month, year: null, weekday: null });
}

/** "рождество", "день победы", "новый год": holidays of one date. */
export const HOLIDAYS: readonly Rule[] = [
  rule('<holiday>', (m, around) =>
    holiday(Math.floor(m.holiday.value / 100), m.holiday.value % 100, around),
  ),
  rule('<new> <year>', (_, around) => holiday(1, 1, around, 'before-new-year')),
  rule('<day-unit> победы', (_, around) => holiday(5, 9, around)),
  rule('<day-unit> знаний', (_, around) => holiday(9, 1, around)),
  rule('<day-unit> россии', (_, around) => holiday(6, 12, around)),
  rule('<day-unit> святого? валентина', (_, around) => holiday(2, 14, around)),
  rule('<day-unit> защитника отечества', (_, around) => holiday(2, 23, around)),
];
