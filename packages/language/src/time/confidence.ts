import { weekdayOf } from '../calendar/civil.ts';
import { GUESSED } from '../grammar/scan.ts';
import type { Frame } from './frame.ts';
import type { Day } from '../meaning.ts';
import { isSettled } from './settle-clock.ts';

/**
 * How sure a reading is. The numbers order readings by how often people mean what our conventions
 * say; a test holds them to it ("calibration").
 */
const CLEAR = 0.97;
/** An hour of a day whose half a convention chose: "завтра в 7". */
const HALF_OF_DAY_CHOSEN = 0.88;
/** Below the threshold of acting: people differ. */
const PEOPLE_DIFFER = 0.7;
const LIKELY_GUESS = 0.6;

const WEEKEND_FROM = 6;
/** "следующий понедельник" said at the weekend: tomorrow's, or the one after. */
const SOON = 3;

/** Do people differ about which day this is on such a day of the week? */
function isDisputed(day: Day | null, today: number): boolean {
  if (day === null) return false;
  switch (day.kind) {
    case 'weekday': {
      const weekday = weekdayOf(today);
      if (day.which === 'plain') return day.weekday === weekday;
      // "следующая пятница" said on Monday: this week's or the next one's
      const ahead = 7 - weekday + day.weekday;
      return day.which === 'next' && (day.weekday > weekday || ahead <= SOON);
    }
    case 'shift':
      return day.base !== null && isDisputed(day.base, today);
    case 'eve':
      return isDisputed(day.base, today);
    case 'relative':
    case 'date':
    case 'of-month':
    case 'nth':
    case 'in-period':
    case 'in-year-of':
    case 'edge':
      return false;
  }
}

/** How likely people mean what the frame is resolved to. */
export function confidenceOf(frame: Frame, today: number): number {
  if (!frame.certain) return LIKELY_GUESS;
  if (frame.used.some((item) => item.flags & GUESSED)) return PEOPLE_DIFFER;
  const disputed = isDisputed(frame.day, today) || isDisputed(frame.due?.day ?? null, today);
  if (disputed) return PEOPLE_DIFFER;
  const clock = frame.clock ?? frame.due?.clock ?? null;
  const hasDay = frame.day !== null || frame.due?.day != null || frame.from?.day != null;
  if (clock !== null && !hasDay && frame.repeats.length === 0) {
    // which of its readings, today or tomorrow
    if (!isSettled(clock, frame.daypart ?? frame.due?.daypart ?? null)) return PEOPLE_DIFFER;
  }
  if (clock?.midnight === true && hasDay) return LIKELY_GUESS;
  if (frame.window !== null) {
    if (frame.window.count !== null || frame.window.unit === 'year') return PEOPLE_DIFFER;
    const onWeekend = weekdayOf(today) >= WEEKEND_FROM;
    if (frame.window.unit === 'weekend' && onWeekend) return PEOPLE_DIFFER;
  }
  if (frame.length?.clock != null && frame.length.clock.hour >= 13 && !hasDay && clock === null) {
    return PEOPLE_DIFFER;
  }
  const isChosen = clock !== null && !isSettled(clock, frame.daypart) && clock.hour < 8;
  return isChosen ? HALF_OF_DAY_CHOSEN : CLEAR;
}
