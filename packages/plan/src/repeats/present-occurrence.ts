import type { Timeblock } from '../objects/timeblock.ts';
import { addMinutes, type Instant } from '../time/zoned.ts';
import {
  dayOfWall,
  type Occurrence,
  occurrenceAfter,
  occurrencesBetween,
  type Wall,
  wallOf,
} from './occurrences.ts';
import { blockSeries } from './series-of.ts';

/** The occurrence that runs now or comes next; null when nothing repeats any more. */
export function presentOccurrence(block: Timeblock, now: Instant): Occurrence | null {
  const series = blockSeries(block);
  if (!series) return null;
  const running = addMinutes(now, -block.duration_minutes);
  const [first] = occurrencesBetween(series, running, addMinutes(now, 1));
  return first ?? occurrenceAfter(series, wallOf(now, series.zone));
}

/** The occurrence at this wall-clock time; null when there is none. */
export function occurrenceAt(block: Timeblock, wall: Wall): Occurrence | null {
  const series = blockSeries(block);
  if (!series) return null;
  const from = addMinutes(`${dayOfWall(wall)}T00:00:00.000Z`, -24 * 60);
  const near = occurrencesBetween(series, from, addMinutes(from, 4 * 24 * 60));
  return near.find((occurrence) => occurrence.wall === wall) ?? null;
}
