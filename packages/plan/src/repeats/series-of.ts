import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import { addMinutes, type Day, dayOf, type Instant, timeOf } from '../time/zoned.ts';
import { occurrencesBetween, type Series, type Wall } from './occurrences.ts';

/** Days without an hour repeat on a wall too: their day at midnight. */
export const NO_HOUR = '00:00';

/**
 * The series of a timeblock, or null when it does not repeat. Its first wall is its own start in the
 * zone that it was written in, whatever zone the workspace has by now.
 */
export function blockSeries(block: Timeblock): Series | null {
  const { recurrence_rule: rule, recurrence_zone: zone } = block;
  if (rule === null || zone === null) return null;
  const time = block.recurrence_time ?? timeOf(block.start_at, zone);
  const first: Wall = `${dayOf(block.start_at, zone)}T${time}`;
  return { rule, zone, first, exceptions: block.recurrence_exceptions };
}

/**
 * The series of a task, from its present time on, or from `fallback` when it has none. Null when it
 * does not repeat.
 */
export function taskSeries(task: Task, fallback: Day): Series | null {
  const { recurrence_rule: rule, recurrence_zone: zone } = task;
  if (rule === null || zone === null) return null;
  const { on, at } = firstOf(task);
  const day = on ?? (at === null ? fallback : dayOf(at, zone));
  const time = at === null ? NO_HOUR : (task.recurrence_time ?? timeOf(at, zone));
  return { rule, zone, first: `${day}T${time}`, exceptions: task.recurrence_exceptions };
}

/** What a repeating task repeats by: when it is planned, or else when it is due. */
function firstOf(task: Task): { on: Day | null; at: Instant | null } {
  const isPlanned = task.planned_on !== null || task.planned_at !== null;
  return isPlanned
    ? { on: task.planned_on, at: task.planned_at }
    : { on: task.due_on, at: task.due_at };
}

/** The block with the times of one of its occurrences. */
export function blockAt(block: Timeblock, start: Instant): Timeblock {
  return { ...block, start_at: start, end_at: addMinutes(start, block.duration_minutes) };
}

const YEAR_MINUTES = 366 * 24 * 60;

/** A repeating block with the times of its current or next occurrence; any other unchanged. */
export function blockAsItComes(block: Timeblock, now: Instant): Timeblock {
  if (block.recurrence_rule === null) return block;
  const [next] = expandBlocks([block], now, addMinutes(now, YEAR_MINUTES));
  return next ?? block;
}

/**
 * The blocks that overlap `[from, to)`, one for each occurrence of those that repeat, by start. Each
 * keeps its number and id; only its times are the occurrence's.
 */
export function expandBlocks(
  blocks: readonly Timeblock[],
  from: Instant,
  to: Instant,
): Timeblock[] {
  return blocks
    .flatMap((block) => {
      const series = blockSeries(block);
      if (!series) return [block];
      const earliest = addMinutes(from, -block.duration_minutes);
      return occurrencesBetween(series, earliest, to).map(({ at }) => blockAt(block, at));
    })
    .filter((block) => block.start_at < to && from < block.end_at)
    .sort(byStart);
}

/** By start; of those that begin together the older one comes first. */
function byStart(a: Timeblock, b: Timeblock): number {
  if (a.start_at === b.start_at) return a.number - b.number;
  return a.start_at < b.start_at ? -1 : 1;
}
