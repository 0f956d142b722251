import { asMessage } from '../words.ts';
import type { Applied } from '../conversation/operation-rule.ts';
import {
  addDays,
  addMinutes,
  blockSeries,
  dayOfWall,
  daysBetween,
  endRule,
  instantOfWall,
  moveRule,
  type Occurrence,
  type PlanObject,
  ruleFrom,
  type Series,
  type Step,
  type Timeblock,
  wallOf,
} from '@planerka/plan';
import { describeRecurrence, formatDayAndMonth, series as texts } from '@planerka/texts';
import type { Turn } from '../turn.ts';
import { editTakenOut } from './edit-taken-out.ts';
import type { Scope, SeriesEdit } from './series-scope.ts';

interface Meant {
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  /** What the operation makes of the occurrence alone. */
  readonly applied: Extract<Applied, { kind: 'change' }>;
  /** Blocks ahead that were taken out of the series. */
  readonly others: readonly Timeblock[];
}

/** The change of one occurrence, of it and those that follow, or of the whole series. */
export function editBlockSeries(
  { turn, operation }: Pick<SeriesEdit, 'turn' | 'operation'>,
  block: Timeblock,
  { occurrence, scope, applied, others }: Meant,
): Applied {
  const series = blockSeries(block);
  const after = writtenBlock(applied.steps);
  if (!series || !after) return applied;
  const isGone = operation.type === 'delete';
  const day = formatDayAndMonth(dayOfWall(occurrence.wall));
  // What follows the first is all there is.
  const isWhole = scope === 'following' && occurrence.wall === series.first;
  const changed = { series, occurrence, after };
  const withOthers = (from: Occurrence | null, heir: string | null) => {
    const { zone } = series;
    const elsewhere = after.start_at === occurrence.at ? null : movedBy(changed);
    const edit = { operation, block, zone, from, after, elsewhere, heir, now: turn.now };
    return editTakenOut(others, edit);
  };
  switch (isWhole ? 'all' : scope) {
    case 'this': {
      const exceptions = [...block.recurrence_exceptions, occurrence.wall];
      const made = isGone ? null : takenOut(turn, block, after, occurrence);
      return {
        kind: 'change',
        steps: [edited(block, { recurrence_exceptions: exceptions }), ...born(made)],
        said: [...applied.said, asMessage(texts.only(day))],
        shown: shown(made),
      };
    }
    case 'following': {
      const ended = edited(block, { recurrence_rule: endRule(series.rule, occurrence.wall) });
      const made = isGone ? null : following(turn, block, changed);
      const along = withOthers(occurrence, made?.timeblock_id ?? null);
      return {
        kind: 'change',
        steps: [ended, ...born(made), ...along.steps],
        said: [
          ...applied.said,
          ...[texts.from(day), ...along.lines, ...repeats(made)].map(asMessage),
        ],
        shown: shown(made),
      };
    }
    case 'all': {
      const whole = isGone
        ? { ...block, deleted_at: after.deleted_at }
        : moved(block, block, changed);
      const along = withOthers(null, null);
      const again = repeats(isGone ? null : whole);
      return {
        kind: 'change',
        steps: [edited(block, whole), ...along.steps],
        said: [...applied.said, ...[texts.all, ...along.lines, ...again].map(asMessage)],
      };
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

function shown(made: Timeblock | null) {
  return made === null ? [] : [asObject(made)];
}

function repeats(made: Timeblock | null): string[] {
  return made === null || made.recurrence_rule === null
    ? []
    : [texts.repeats(describeRecurrence(made.recurrence_rule))];
}

/** What a new block of the series has for itself. */
export function freshBlock(turn: Turn, block: Timeblock) {
  return {
    timeblock_id: turn.newId(),
    number: turn.nextNumber('timeblock'),
    series_id: block.series_id ?? block.timeblock_id,
    snoozed_until: null,
    created_by: turn.context.actor.id,
    created_at: turn.now,
    revision: 1,
  };
}

/** The occurrence as a block of its own, which repeats no more and knows what it stands for. */
function takenOut(turn: Turn, block: Timeblock, after: Timeblock, { wall }: Occurrence): Timeblock {
  return {
    ...after,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    recurrence_exceptions: [wall],
    ...freshBlock(turn, block),
    series_id: block.timeblock_id,
  };
}

interface Changed {
  readonly series: Series;
  readonly occurrence: Occurrence;
  readonly after: Timeblock;
}

/** The rest of the series as a series of its own, from the occurrence on. */
function following(turn: Turn, block: Timeblock, changed: Changed): Timeblock {
  const { series, occurrence } = changed;
  const from: Timeblock = {
    ...block,
    start_at: occurrence.at,
    recurrence_rule: ruleFrom(series, occurrence),
    recurrence_exceptions: block.recurrence_exceptions.filter((wall) => wall > occurrence.wall),
  };
  return { ...moved(block, from, changed), ...freshBlock(turn, block) };
}

/** Where an occurrence stands once the series is moved as this one was: so many days on, at its hour. */
function movedBy({ series, occurrence, after }: Changed): (old: string) => string {
  const wall = wallOf(after.start_at, series.zone);
  const shift = daysBetween(dayOfWall(occurrence.wall), dayOfWall(wall));
  const time = wall.slice(11);
  return (old) => `${addDays(dayOfWall(old), shift)}${old.length > 10 ? `T${time}` : ''}`;
}

/** The series `from`, changed as its occurrence was: days, hour, length, name. */
function moved(
  block: Timeblock,
  from: Timeblock,
  { series, occurrence, after }: Changed,
): Timeblock {
  const { zone } = series;
  const wall = wallOf(after.start_at, zone);
  const isMoved = after.start_at !== occurrence.at;
  const time = isMoved ? wall.slice(11) : occurrence.wall.slice(11);
  const elsewhere = movedBy({ series, occurrence, after });
  const first = wallOf(from.start_at, zone);
  const start = isMoved ? instantOfWall(elsewhere(first), zone) : from.start_at;
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
