import type { DayWindow } from '@planerka/contracts';
import { dayOf, type LateFacts, type Moment, timeOf, type WhenFacts } from '@planerka/plan';
import { formatDayAndMonth, formatSpan, formatWhen, lengthUntold } from './dates.ts';
import { dayLabel } from './day-label.ts';
import { present } from './lists.ts';
import { counted } from './plural.ts';

/** "завтра, 14:00–15:00", "срок пятница, 27 февраля"; null without any time. */
function whenOrNull(when: WhenFacts, moment: Moment): string | null {
  const { zone } = moment;
  switch (when.kind) {
    case 'span':
      return `${formatSpan(when.from, when.to, moment)}${lengthUntold(when.from, when.to, zone)}`;
    case 'times': {
      const due = formatWhen(when.due.on, when.due.at, moment);
      const planned = formatWhen(when.planned.on, when.planned.at, moment);
      const words = present([planned, due === null ? null : `срок ${due}`]).join('; ');
      if (words !== '') return words;
      const { snoozed_until: until } = when;
      return until === null ? null : formatDayAndMonth(dayOf(until, zone));
    }
    case 'never':
      return null;
  }
}

/** The same in words that are never empty. */
export function whenWords(when: WhenFacts, moment: Moment): string {
  return whenOrNull(when, moment) ?? 'без времени';
}

/** "просрочено на 3 дня"; what was due or planned earlier today says the hour. */
export function lateWords(late: LateFacts, { zone }: Moment): string {
  switch (late.kind) {
    case 'days':
      return `просрочено на ${counted(late.days, 'день', 'дня', 'дней')}`;
    case 'due':
      return late.at === null ? 'срок' : `срок ${timeOf(late.at, zone)}`;
    case 'planned':
      return `было на ${timeOf(late.at, zone)}`;
  }
}

/** "сегодня, 25 февраля", or "с 25 февраля по 3 марта". */
export function windowWords({ from, to }: DayWindow, moment: Moment): string {
  if (from === to) return dayLabel(from, moment);
  return `с ${formatDayAndMonth(from)} по ${formatDayAndMonth(to)}`;
}
