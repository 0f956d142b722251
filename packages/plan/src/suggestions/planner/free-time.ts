import { isOverADay, type WorkedSpan } from '../../changesets/schedule/worked-spans.ts';
import type { BusySpan } from '../../decide/create/free-slots.ts';
import type { WorkingHours } from '../../objects/settings.ts';
import type { Task } from '../../objects/task.ts';
import type { Moment } from '../../time/moment.ts';
import { addMinutes, atLocal, type Day, type Instant, minutesBetween } from '../../time/zoned.ts';

/** A task with an hour and no estimate keeps this long. */
export const UNKNOWN_MINUTES = 30;
const SHORTEST_MINUTES = 15;
const ROUND_MINUTES = 5;

export interface FreeSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly minutes: number;
}

/** The blocks and tasks that the days hold already. */
export interface Occupied {
  readonly tasks: readonly Task[];
  /** Repetitions still to come of tasks that repeat. */
  readonly repeats: readonly Task[];
  readonly timeblocks: readonly BusySpan[];
  /** When tasks of more than a day of work are worked on, in working hours alone. */
  readonly worked: readonly WorkedSpan[];
}

/**
 * What keeps a person busy: timeblocks, and tasks that are planned for an hour, repetitions too; one of
 * more than a day of work only in working hours.
 */
export function busySpans({ tasks, repeats, timeblocks, worked }: Occupied): BusySpan[] {
  const timed = [...tasks, ...repeats].flatMap((task) => {
    const { planned_at: start, duration_minutes: minutes } = task;
    if (start === null || isOverADay(task)) return [];
    return [{ start_at: start, end_at: addMinutes(start, minutes ?? UNKNOWN_MINUTES) }];
  });
  return [...timeblocks, ...timed, ...worked];
}

/**
 * What is left of a day's working hours, soonest first: nothing in the past, nothing shorter than
 * `shortest` minutes, nothing that touches a busy span.
 */
export function freeSpans(
  day: Day,
  busy: readonly BusySpan[],
  hours: WorkingHours,
  moment: Moment,
  shortest = SHORTEST_MINUTES,
): FreeSpan[] {
  const closing = atLocal(day, hours.to, moment.zone);
  const opening = atLocal(day, hours.from, moment.zone);
  let at = opening > moment.now ? opening : roundedUp(moment.now, opening);
  const found: FreeSpan[] = [];
  const keep = (from: Instant, to: Instant): void => {
    const minutes = from < to ? minutesBetween(from, to) : 0;
    if (minutes >= shortest) found.push({ from, to, minutes });
  };
  for (const span of [...busy].sort((a, b) => (a.start_at < b.start_at ? -1 : 1))) {
    if (span.end_at <= at || span.start_at >= closing) continue;
    keep(at, span.start_at);
    at = span.end_at > at ? span.end_at : at;
  }
  keep(at, closing);
  return found;
}

/** The next whole five minutes from `now` on, counted from the opening hour. */
function roundedUp(now: Instant, opening: Instant): Instant {
  const passed = minutesBetween(opening, now);
  const next = addMinutes(opening, Math.ceil(passed / ROUND_MINUTES) * ROUND_MINUTES);
  return next >= now ? next : addMinutes(next, ROUND_MINUTES);
}
