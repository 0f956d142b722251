import { editBlock, editTask } from '../../change/edit-rows.ts';
import type { Given } from '../../change/given.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { Target } from '../../objects/object.ts';
import type { Task } from '../../objects/task.ts';
import { ruleFrom, timesAt } from '../../repeats/next-task.ts';
import {
  dayOfWall,
  type Occurrence,
  occurrenceAfter,
  occurrencesBetween,
  type Series,
} from '../../repeats/occurrences.ts';
import { blockSeries, taskSeries } from '../../repeats/series-of.ts';
import { today } from '../../time/moment.ts';
import { addDays, atLocal, type Day, dayOf } from '../../time/zoned.ts';
import { isClosed } from '../../tree/step-tree.ts';
import { changed, type Decision, type RefuseDecision, refuse, told } from '../decision.ts';
import type { OperationOf } from '../operation-rule.ts';

type Window = { readonly from: Day; readonly to: Day };

/**
 * "до десятого не ходим": all that falls on these days is left out, and the series goes on behind them. What
 * does not repeat, or does not come on any of them, is refused: nothing else is ever taken away in its place.
 */
export function leaveOut(
  target: Target,
  operation: OperationOf<'delete'> & { readonly to_date: Day },
  given: Given,
): Decision {
  if (target.kind === 'project') return nothingThen(target);
  const { to_date: to, from_date: from = today(given) } = operation;
  const series =
    target.kind === 'timeblock'
      ? blockSeries(target.row)
      : isClosed(target.row)
        ? null
        : taskSeries(target.row, dayOf(given.now, given.zone));
  const left = series === null ? [] : occurrencesIn(series, { from, to }, target, given);
  const last = left.at(-1);
  if (series === null || last === undefined) return nothingThen(target);
  const walls = left.map(({ wall }) => wall);
  const without = { ...series, exceptions: [...series.exceptions, ...walls] };
  const next = occurrenceAfter(without, last.wall);
  const said = [
    told(operation, target),
    say('series_without', {
      days: walls.map(dayOfWall),
      next: next === null ? null : dayOfWall(next.wall),
    }),
  ];
  if (target.kind === 'timeblock') {
    const patch = { recurrence_exceptions: [...without.exceptions] };
    return changed(editBlock(target.row, patch), ...said);
  }
  // of a task only the open one is there: it goes to the day on which it comes again
  if (walls.includes(series.first) && next === null) return nothingThen(target);
  const moved =
    next === null || !walls.includes(series.first) ? {} : movedOn(target.row, series, next);
  const patch = { recurrence_exceptions: [...without.exceptions], ...moved };
  return changed(editTask(target.row, patch), ...said);
}

function movedOn(task: Task, series: Series, next: Occurrence): Partial<Task> {
  return {
    ...timesAt(task, series, next),
    recurrence_rule: ruleFrom(series, next),
    snoozed_until: null,
  };
}

/** What is still to come on these days; of a task also the open one, whose hour may be over. */
function occurrencesIn(
  series: Series,
  { from, to }: Window,
  { kind }: Target,
  { now }: Given,
): readonly Occurrence[] {
  const { zone } = series;
  const found = occurrencesBetween(
    series,
    atLocal(from, '00:00', zone),
    atLocal(addDays(to, 1), '00:00', zone),
  );
  return found.filter(({ at, wall }) => at > now || (kind === 'task' && wall === series.first));
}

const nothingThen = (target: Target): RefuseDecision =>
  refuse(
    'NOTHING_FOUND',
    say('no_occurrences', { target: factsOf(target) }),
    say('nothing_changed', {}),
  );
