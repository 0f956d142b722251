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

/** Lasting minutes are whole in an envelope. */
function wholeMinutes(reading: TimeReading): number | undefined {
  if (reading.duration_minutes === null) return undefined;
  const minutes = Math.round(reading.duration_minutes);
  return minutes > MINUTES_MAX ? undefined : minutes;
}

/** The time of a reading as the entities of an envelope (contract 3, DESIGN.md "Commands"). */
export function timeEntities(reading: TimeReading | null, intent: Intent): Entities {
  if (reading === null) return {};
  const entities: Entities = intent === 'timeblock_create' ? ofTimeblock(reading) : ofTask(reading);
  if (reading.due !== null) entities.due_date = reading.due;
  if (reading.recurrence !== null) entities.recurrence = reading.recurrence;
  return entities;
}

function durationOf(reading: TimeReading): number | undefined {
  const said = wholeMinutes(reading);
  if (said !== undefined || reading.end === null || reading.start === null) return said;
  if (reading.date_only) return undefined;
  const minutes = minutesBetween(reading.start, reading.end);
  return minutes > 0 ? minutes : undefined;
}

function ofTask(reading: TimeReading): Entities {
  const entities: Entities = {};
  const duration = durationOf(reading);
  if (duration !== undefined) entities.duration_minutes = duration;
  if (reading.time !== null) entities.planned_time = reading.time;
  const { start, end } = reading;
  if (start === null) return entities;
  switch (reading.role) {
    case 'at':
    case 'from':
      entities.planned_at = start;
      if (reading.date_only && end !== null) entities.due_date = end;
      return entities;
    case 'due':
      entities.due_date = start;
      return entities;
    case 'window':
      entities.planned_window = { from: start, to: end ?? start };
      return entities;
    case 'duration':
      return entities;
  }
}

function ofTimeblock(reading: TimeReading): Entities {
  const entities: Entities = {};
  const duration = durationOf(reading);
  if (duration !== undefined) entities.duration_minutes = duration;
  const { start, end } = reading;
  if (start === null) return entities;
  switch (reading.role) {
    case 'at':
    case 'from':
      if (reading.date_only) {
        entities.planned_at = start;
      } else {
        entities.start_at = start;
        if (end !== null) entities.end_at = end;
      }
      return entities;
    case 'due':
      entities.due_date = start;
      return entities;
    case 'window':
      entities.planned_window = { from: start, to: end ?? start };
      return entities;
    case 'duration':
      return entities;
  }
}
