import type { Entities } from '@planerka/contracts';
import { say } from '../../messages/messages.ts';
import { type Moment, today } from '../../time/moment.ts';
import { isAhead, offeredDays } from '../../time/offered-days.ts';
import { addDays, type Day, daysOf } from '../../time/zoned.ts';
import type { OfferedChoice } from '../decision.ts';

const WINDOW_DAYS_MAX = 7;

/** Days of a window, cut to the future; without a window, the next days. */
export function daysIn(entities: Entities, moment: Moment, limit: number): Day[] {
  const first = today(moment);
  const window = entities.planned_window;
  const from = window !== undefined && window.from > first ? window.from : first;
  const last = addDays(from, limit - 1);
  return daysOf({ from, to: window !== undefined && window.to < last ? window.to : last });
}

/** Days that fit what was said: inside the window, and not today when the time has passed. */
export function dayChoices(entities: Entities, moment: Moment): OfferedChoice[] {
  const { planned_time: time, planned_window: window } = entities;
  const days =
    window === undefined
      ? offeredDays(time, moment)
      : daysIn(entities, moment, WINDOW_DAYS_MAX).filter((day) => isAhead(day, time, moment));
  return days.map((day) => ({
    id: `d:${day}`,
    label: say('day', { day }),
    entities: { planned_at: day },
  }));
}
