import {
  addDays,
  addMinutes,
  atLocal,
  beginsOn,
  blockAt,
  blockSeries,
  dayOf,
  dayOfWall,
  editBlock,
  endRule,
  firstDayOf,
  NO_REPETITION,
  type Occurrence,
  occurrenceAfter,
  type Repetition,
  type Step,
  type Timeblock,
  timeOf,
} from '@planerka/plan';
import type { Turn } from '../turn.ts';
import { freshBlock } from './edit-block-series.ts';
import { presentOccurrence } from './edit-series.ts';

/** What is written, and the block that repeats from now on. */
export interface RepeatedBlock {
  readonly steps: readonly Step[];
  readonly block: Timeblock;
}

/**
 * The block with the repetition. Of a series that has begun what was stays: it ends before its next
 * time, and a new one goes on from there.
 */
export function repeatBlock(
  turn: Turn,
  block: Timeblock,
  repetition: Repetition,
): RepeatedBlock | null {
  const isSame =
    block.recurrence_rule === repetition.rule &&
    (repetition.time ?? block.recurrence_time) === block.recurrence_time &&
    repetition.from === null;
  if (isSame) return null;
  const present = presentOccurrence(turn, block);
  const series = blockSeries(block);
  if (series === null || present === null || present.wall === series.first) {
    const step = editBlock(block, repeated(turn, block, repetition));
    return step?.after?.kind === 'timeblock' ? { steps: [step], block: step.after.row } : null;
  }
  const ended = editBlock(block, { recurrence_rule: endRule(series.rule, present.wall) });
  const at = blockAt(block, present.at);
  const row = { ...at, ...repeated(turn, at, repetition), ...freshBlock(turn, block) };
  const born: Step = { before: null, after: { kind: 'timeblock', row } };
  return { steps: [...(ended === null ? [] : [ended]), born], block: row };
}

function repeated(turn: Turn, block: Timeblock, repetition: Repetition): Partial<Timeblock> {
  const { moment } = turn;
  const { zone } = moment;
  const isOver = block.end_at <= moment.now;
  const own = isOver ? null : dayOf(block.start_at, zone);
  const time = repetition.time ?? timeOf(block.start_at, zone);
  let day = beginsOn(repetition, own, moment);
  if (isOver && atLocal(day, time, zone) <= moment.now) {
    day = firstDayOf(repetition.rule, addDays(day, 1));
  }
  const start_at = atLocal(day, time, zone);
  return {
    start_at,
    end_at: addMinutes(start_at, block.duration_minutes),
    recurrence_rule: repetition.rule,
    recurrence_time: time,
    recurrence_zone: zone,
    recurrence_exceptions: [],
    snoozed_until: null,
  };
}

/** What ends the series after its present time; `last` is that time where others were before it. */
export interface EndedBlock {
  readonly step: Step;
  readonly last: Occurrence | null;
}

/** Its next time stays in the plan, as the open one of a repeating task does. Null: it ends already. */
export function endRepetition(turn: Turn, block: Timeblock): EndedBlock | null {
  const series = blockSeries(block);
  const present = presentOccurrence(turn, block);
  if (!series || !present) return null;
  const isFirst = present.wall === series.first;
  if (!isFirst && occurrenceAfter(series, present.wall) === null) return null;
  const rule = endRule(series.rule, `${addDays(dayOfWall(present.wall), 1)}T00:00`);
  const step = editBlock(block, isFirst ? NO_REPETITION : { recurrence_rule: rule });
  return step === null ? null : { step, last: isFirst ? null : present };
}
