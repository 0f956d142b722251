import type { Entities, Intent } from '@planerka/contracts';
import { readNow } from '../calendar/local-instant.ts';
import type { TimeReading } from '../reading.ts';

const SECONDS_PER_MINUTE = 60;
/** What an envelope can hold; longer lengths are nobody's plan. */
const MINUTES_MAX = 1_000_000;

/** Seconds since 1970 of an ISO instant with offset. */
function epochOf(iso: string): number {
  const { day, second, offset } = readNow(iso, null);
  return day * 86_400 + second - offset;
}

/** Whole minutes between two instants. */
export function minutesBetween(start: string, end: string): number {
  return Math.round((epochOf(end) - epochOf(start)) / SECONDS_PER_MINUTE);
}

/** Are the clocks changed between two instants? */
export function areClocksChanged(start: string, end: string): boolean {
  return readNow(start, null).offset !== readNow(end, null).offset;
}

/**
 * What repeats from one hour to another is as long as these are apart on other days: where the clocks are changed
 * on its first, start and end do not tell that.
 */
function isOddDay({ start, end, recurrence, notes }: TimeReading): boolean {
  if (recurrence === null || start === null || end === null) return false;
  return areClocksChanged(start, end) || notes.some(({ code }) => code === 'SKIPPED_BY_DST');
}

/** The duration that was said, or that start and end leave. */
function durationOf(reading: TimeReading): number | undefined {
  if (reading.duration_minutes !== null) {
    const minutes = Math.round(reading.duration_minutes);
    return minutes > MINUTES_MAX ? undefined : minutes;
  }
  if (reading.end === null || reading.start === null || reading.date_only) return undefined;
  if (isOddDay(reading)) return undefined;
  const minutes = minutesBetween(reading.start, reading.end);
  return minutes > 0 ? minutes : undefined;
}

/** A day or instant of a task; a range of days is planned on its first and due on its last. */
function plannedOf(start: string, { date_only: isDay, end }: TimeReading): Entities {
  return isDay && end !== null ? { planned_at: start, due_date: end } : { planned_at: start };
}

/** A start of a timeblock; a day or days alone are no start, and wait for their clock. */
function startOf(start: string, { date_only: isDay, end }: TimeReading): Entities {
  if (isDay && end !== null) return { planned_window: { from: start, to: end } };
  if (isDay) return { planned_at: start };
  return end === null ? { start_at: start } : { start_at: start, end_at: end };
}

/** The time of a reading as the entities of an envelope (C3-envelope, C6-planned). */
export function timeEntities(reading: TimeReading | null, intent: Intent): Entities {
  if (reading === null) return {};
  const { role, start, end } = reading;
  const entities: Entities = {};
  const duration = durationOf(reading);
  if (duration !== undefined) entities.duration_minutes = duration;
  if (reading.time !== null) entities.planned_time = reading.time;
  if (start !== null) {
    if (role === 'due') entities.due_date = start;
    else if (role === 'window') entities.planned_window = { from: start, to: end ?? start };
    else {
      const place = intent === 'timeblock_create' ? startOf : plannedOf;
      Object.assign(entities, place(start, reading));
    }
  }
  if (reading.due !== null) entities.due_date = reading.due;
  if (reading.recurrence !== null) entities.recurrence = reading.recurrence;
  return entities;
}
