import type { Message } from '@planerka/contracts';
import type { Step } from '../../change/step.ts';
import { say } from '../../messages/messages.ts';
import type { PlanObject, Target } from '../../objects/object.ts';
import type { Timeblock } from '../../objects/timeblock.ts';
import { endRule, moveRule } from '../../repeats/move-rule.ts';
import { ruleFrom } from '../../repeats/next-task.ts';
import {
  dayOfWall,
  instantOfWall,
  type Occurrence,
  type Series,
  type Wall,
  wallOf,
} from '../../repeats/occurrences.ts';
import { blockSeries } from '../../repeats/series-of.ts';
import { addDays, addMinutes, daysBetween } from '../../time/zoned.ts';
import { type Change, change } from '../decision.ts';
import { editTakenOut } from './edit-taken-out.ts';
import { freshBlock, type Maker } from './new-block.ts';
import type { Scope, SeriesOperation } from './scope.ts';

interface Meant {
  readonly operation: SeriesOperation;
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  /** What the operation makes of the occurrence alone. */
  readonly alone: Change;
  /** Blocks ahead that were taken out of the series. */
  readonly others: readonly Timeblock[];
}

/** The change of one occurrence, of it and those that follow, or of the whole series. */
export function editBlockSeries(
  block: Timeblock,
  { operation, occurrence, scope, alone, others }: Meant,
  maker: Maker,
): Change {
  const series = blockSeries(block);
  const after = writtenBlock(alone.steps);
  if (!series || !after) return alone;
  const isGone = operation.type === 'delete';
  const day = dayOfWall(occurrence.wall);
  // What follows the first is all there is.
  const isWhole = scope === 'following' && occurrence.wall === series.first;
  const changed = { series, occurrence, after };
  const withOthers = (from: Occurrence | null, heir: string | null) => {
    const { zone } = series;
    const elsewhere = after.start_at === occurrence.at ? null : movedBy(changed);
    const edit = { operation, block, zone, from, after, elsewhere, heir, now: maker.now };
    return editTakenOut(others, edit);
  };
  switch (isWhole ? 'all' : scope) {
    case 'this': {
      const exceptions = [...block.recurrence_exceptions, occurrence.wall];
      const made = isGone ? null : takenOut(block, after, occurrence, maker);
      return change(
        [edited(block, { recurrence_exceptions: exceptions }), ...born(made)],
        [...alone.said, say('series_only', { day })],
        shown(made),
      );
    }
    case 'following': {
      const ended = edited(block, { recurrence_rule: endRule(series.rule, occurrence.wall) });
      const made = isGone ? null : following(block, changed, maker);
      const along = withOthers(occurrence, made?.timeblock_id ?? null);
      return change(
        [ended, ...born(made), ...along.steps],
        [...alone.said, say('series_from', { day }), ...along.said, ...repeats(made)],
        shown(made),
      );
    }
    case 'all': {
      const whole = isGone
        ? { ...block, deleted_at: after.deleted_at }
        : moved(block, block, changed);
      const along = withOthers(null, null);
      const again = repeats(isGone ? null : whole);
      return change(
        [edited(block, whole), ...along.steps],
        [...alone.said, say('series_all', {}), ...along.said, ...again],
      );
    }
  }
}

function writtenBlock(steps: readonly Step[]): Timeblock | null {
  for (const { after } of steps) if (after?.kind === 'timeblock') return after.row;
  return null;
}

function asObject(row: Timeblock): Extract<PlanObject, { kind: 'timeblock' }> {
  return { kind: 'timeblock', row };
}

function edited(block: Timeblock, patch: Partial<Timeblock>): Step {
  const row = { ...block, ...patch, revision: block.revision + 1 };
  return { before: asObject(block), after: asObject(row) };
}

function born(made: Timeblock | null): Step[] {
  return made === null ? [] : [{ before: null, after: asObject(made) }];
}

function shown(made: Timeblock | null): Target[] {
  return made === null ? [] : [asObject(made)];
}

function repeats(made: Timeblock | null): Message[] {
  const rule = made?.recurrence_rule ?? null;
  return rule === null ? [] : [say('series_repeats', { rule })];
}

/** The occurrence as a block of its own, which no longer repeats and keeps whose place it took. */
function takenOut(
  block: Timeblock,
  after: Timeblock,
  { wall }: Occurrence,
  maker: Maker,
): Timeblock {
  return {
    ...after,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    recurrence_exceptions: [wall],
    ...freshBlock(block, maker),
    series_id: block.timeblock_id,
  };
}

interface Changed {
  readonly series: Series;
  readonly occurrence: Occurrence;
  readonly after: Timeblock;
}

/** The rest of the series as a series of its own, from the occurrence on. */
function following(block: Timeblock, changed: Changed, maker: Maker): Timeblock {
  const { series, occurrence } = changed;
  const from: Timeblock = {
    ...block,
    start_at: occurrence.at,
    recurrence_rule: ruleFrom(series, occurrence),
    recurrence_exceptions: block.recurrence_exceptions.filter((wall) => wall > occurrence.wall),
  };
  return { ...moved(block, from, changed), ...freshBlock(block, maker) };
}

/** The time of an occurrence after the series was moved as this one was: by days, to its hour. */
function movedBy({ series, occurrence, after }: Changed): (old: Wall) => Wall {
  const wall = wallOf(after.start_at, series.zone);
  const shift = daysBetween(dayOfWall(occurrence.wall), dayOfWall(wall));
  const time = wall.slice(11);
  return (old) => `${addDays(dayOfWall(old), shift)}${old.length > 10 ? `T${time}` : ''}`;
}

/** The series `from`, changed as its occurrence was: days, hour, length, name. */
function moved(block: Timeblock, from: Timeblock, changed: Changed): Timeblock {
  const { series, occurrence, after } = changed;
  const { zone } = series;
  const wall = wallOf(after.start_at, zone);
  const isMoved = after.start_at !== occurrence.at;
  const time = isMoved ? wall.slice(11) : occurrence.wall.slice(11);
  const elsewhere = movedBy(changed);
  const start = isMoved
    ? instantOfWall(elsewhere(wallOf(from.start_at, zone)), zone)
    : from.start_at;
  const rule = from.recurrence_rule ?? series.rule;
  return {
    ...from,
    title: after.title,
    start_at: start,
    end_at: addMinutes(start, after.duration_minutes),
    duration_minutes: after.duration_minutes,
    recurrence_rule: moveRule(rule, dayOfWall(occurrence.wall), dayOfWall(wall)),
    recurrence_time: isMoved ? time : block.recurrence_time,
    recurrence_exceptions: isMoved
      ? from.recurrence_exceptions.map(elsewhere)
      : from.recurrence_exceptions,
    snoozed_until: null,
  };
}
