import { type Day, dayOf, type Instant, type Moment, timeOf } from '@planerka/plan';
import { formatNearDay, formatWhen } from './dates.ts';

/** "на пятницу, 27 февраля 10:00"; null where there is no time. */
export function onWhen(on: Day | null, at: Instant | null, moment: Moment): string | null {
  const words = formatWhen(on, at, moment);
  return words && `на ${accusative(words)}`;
}

/** "завтра в 10:00", "в пятницу, 27 февраля, в 10:00", "во вторник, 3 марта, в 10:00" */
export function atWhen(at: Instant, moment: Moment): string {
  const day = formatNearDay(dayOf(at, moment.zone), moment);
  const time = `в ${timeOf(at, moment.zone)}`;
  if (!day.includes(',')) return `${day} ${time}`;
  return `${day.startsWith('вт') ? 'во' : 'в'} ${accusative(day)}, ${time}`;
}

function accusative(day: string): string {
  return day.replace(/^(сред|пятниц|суббот)а/, '$1у');
}
