import { editBlock } from '../../change/edit-rows.ts';
import type { Step } from '../../change/step.ts';
import type { Timeblock } from '../../objects/timeblock.ts';
import { firstDayOf } from '../../repeats/first-day.ts';
import { endRule } from '../../repeats/move-rule.ts';
import { dayOfWall, type Occurrence, occurrenceAfter } from '../../repeats/occurrences.ts';
import { presentOccurrence } from '../../repeats/present-occurrence.ts';
import { beginsOn, NO_REPETITION, type Repetition } from '../../repeats/repeat-task.ts';
import { blockAt, blockSeries } from '../../repeats/series-of.ts';
import type { Moment } from '../../time/moment.ts';
import { addDays, addMinutes, atLocal, dayOf, type Instant, timeOf } from '../../time/zoned.ts';
import { freshBlock, type Maker } from './new-block.ts';

/** What is written, and the block that repeats from now on. */
export interface RepeatedBlock {
  readonly steps: readonly Step[];
  readonly block: Timeblock;
}

/** What a repetition does to a block: nothing, changes it, or lets a new one go on from a later time. */
interface Repeating {
  readonly columns: Partial<Timeblock> & Pick<Timeblock, 'start_at' | 'end_at'>;
  /** The block at its present time, and the rule that ends it before that; null: it has not begun. */
  readonly from: { readonly block: Timeblock; readonly ended: string } | null;
}

function repeating(block: Timeblock, repetition: Repetition, moment: Moment): Repeating | null {
  const isSame =
    block.recurrence_rule === repetition.rule &&
    (repetition.time ?? block.recurrence_time) === block.recurrence_time &&
    repetition.from === null;
  if (isSame) return null;
  const present = presentOccurrence(block, moment.now);
  const series = blockSeries(block);
  if (series === null || present === null || present.wall === series.first) {
    return { columns: columnsOf(block, repetition, moment), from: null };
  }
  const at = blockAt(block, present.at);
  const from = { block: at, ended: endRule(series.rule, present.wall) };
  return { columns: columnsOf(at, repetition, moment), from };
}

/** Start and end of the block with the repetition; null when nothing would change. */
export function repeatedSpan(
  block: Timeblock,
  repetition: Repetition,
  moment: Moment,
): Pick<Timeblock, 'start_at' | 'end_at'> | null {
  return repeating(block, repetition, moment)?.columns ?? null;
}

/**
 * The block with the repetition. Of a series that has begun what was stays: it ends before its next
 * time, and a new one goes on from there.
 */
export function repeatBlock(
  block: Timeblock,
  repetition: Repetition,
  given: Moment & Maker,
): RepeatedBlock | null {
  const found = repeating(block, repetition, given);
  if (found === null) return null;
  const { columns, from } = found;
  if (from === null) {
    const step = editBlock(block, columns);
    return step && { steps: [step], block: step.after.row };
  }
  const ended = editBlock(block, { recurrence_rule: from.ended });
  const row = { ...from.block, ...columns, ...freshBlock(block, given) };
  const born: Step = { before: null, after: { kind: 'timeblock', row } };
  return { steps: [...(ended === null ? [] : [ended]), born], block: row };
}

function columnsOf(block: Timeblock, repetition: Repetition, moment: Moment): Repeating['columns'] {
  const { now, zone } = moment;
  const isOver = block.end_at <= now;
  const own = isOver ? null : dayOf(block.start_at, zone);
  const time = repetition.time ?? timeOf(block.start_at, zone);
  let day = beginsOn(repetition, own, moment);
  if (isOver && atLocal(day, time, zone) <= now) {
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
export function endRepetition(block: Timeblock, now: Instant): EndedBlock | null {
  const series = blockSeries(block);
  const present = presentOccurrence(block, now);
  if (!series || !present) return null;
  const isFirst = present.wall === series.first;
  if (!isFirst && occurrenceAfter(series, present.wall) === null) return null;
  const rule = endRule(series.rule, `${addDays(dayOfWall(present.wall), 1)}T00:00`);
  const step = editBlock(block, isFirst ? NO_REPETITION : { recurrence_rule: rule });
  return step === null ? null : { step, last: isFirst ? null : present };
}
