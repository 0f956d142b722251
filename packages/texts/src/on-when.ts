import type { Day, Instant } from '@planerka/plan';
import { formatWhen } from './dates.ts';

/** "на пятницу, 27 февраля 2026, 10:00"; null where there is no time. */
export function onWhen(on: Day | null, at: Instant | null, zone: string): string | null {
  const words = formatWhen(on, at, zone);
  return words && `на ${words.replace(/^(сред|пятниц|суббот)а/, '$1у')}`;
}
