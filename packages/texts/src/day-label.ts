import { type Day, daysBetween, type Moment, today } from '@planerka/plan';
import { formatDay, formatDayAndMonth } from './dates.ts';

/** "сегодня, 25 февраля", "завтра, 26 февраля", "пятница, 27 февраля" */
export function dayLabel(day: Day, moment: Moment): string {
  const distance = daysBetween(today(moment), day);
  const date = formatDayAndMonth(day);
  if (distance === 0) return `сегодня, ${date}`;
  if (distance === 1) return `завтра, ${date}`;
  return formatDay(day, moment);
}
