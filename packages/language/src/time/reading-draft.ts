import {
  formatClock,
  formatDay,
  formatInstant,
  isWritableDay,
  type LocalInstant,
  placeOnClock,
} from '../calendar/local-instant.ts';
import type { Clock, Length } from '../meaning.ts';
import type { Grain, ReadingNote, TimeRole } from '../reading.ts';
import type { Ground, Placed } from './place.ts';

const SECONDS_PER_MINUTE = 60;

/** What is being filled in on the way to a reading. */
export interface ReadingDraft {
  role: TimeRole;
  start: string | null;
  end: string | null;
  dateOnly: boolean;
  time: string | null;
  due: string | null;
  recurrence: string | null;
  exceptions: string[];
  grain: Grain;
  notes: ReadingNote[];
  /** More times were asked for than the reading holds: "3 раза в день". */
  isOpen: boolean;
}

export const emptyDraft = (): ReadingDraft => ({
  role: 'at',
  start: null,
  end: null,
  dateOnly: false,
  time: null,
  due: null,
  recurrence: null,
  exceptions: [],
  grain: 'day',
  notes: [],
  isOpen: false,
});

export function grainOf(unit: Length['unit']): Grain {
  return unit === 'workday' ? 'day' : unit === 'weekend' ? 'weekend' : unit;
}

export function clockGrain(clock: Clock | null): Grain {
  return clock === null ? 'daypart' : clock.second > 0 ? 'second' : 'minute';
}

/** Writes a point as the contract wants it: a day, or an instant on the zone's clock. */
export function write(placed: Placed, ground: Ground, notes: ReadingNote[]): string {
  if (placed.second === null) return formatDay(placed.day);
  const instant = placeOnClock(ground.now, placed.day, placed.second);
  const written = formatInstant(instant);
  if (instant.skipped) {
    notes.push({ code: 'SKIPPED_BY_DST', said: formatClock(placed.second), moved_to: written });
  }
  return written;
}

/** Can the point be written in ISO? */
export const isWritable = (placed: Placed | null): placed is Placed =>
  placed !== null && isWritableDay(placed.day);

/** The instant without its seconds. */
export function toMinute(at: LocalInstant): LocalInstant {
  return { ...at, second: at.second - (at.second % SECONDS_PER_MINUTE) };
}
