import { comesAt, type Day, dayOf, type Moment, type Target, taskSeries } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

/** Of what repeats, the day that was named is one occurrence, and only that one is meant. */
export function onItsDay(pursued: Pursued, targets: readonly Target[], moment: Moment): Pursued {
  const { operation, on } = pursued;
  const [target, ...others] = targets;
  if (on === undefined || target === undefined || others.length > 0) return pursued;
  if (target.kind === 'task') return onTaskDay(pursued, target, on, moment);
  if (target.kind !== 'timeblock') return pursued;
  const { recurrence_rule: rule, recurrence_time: time } = target.row;
  if (rule === null || time === null) return pursued;
  const isOfSeries =
    operation.type === 'reschedule' ||
    operation.type === 'delete' ||
    operation.type === 'rename' ||
    operation.type === 'set_duration';
  if (!isOfSeries || operation.occurrence !== undefined) return pursued;
  const occurrence = `${on}T${time.slice(0, 5)}`;
  return { ...pursued, operation: { scope: 'this', ...operation, occurrence } };
}

/**
 * "послезавтра пропусти", "во вторник в семь" of a task whose next day is tomorrow. Of a task that repeats only the
 * next one is a row of the plan; every other day is an occurrence of its rule, and is named here by its day. On a day
 * on which the task does not come, a deletion is asked about, and the question names the day that is next; "в пятницу
 * перенесли на субботу" is refused, since the next one, which stands on another day, must not move in its place.
 */
function onTaskDay(
  pursued: Pursued,
  { row }: Extract<Target, { kind: 'task' }>,
  on: Day,
  { now, zone }: Moment,
): Pursued {
  const { operation } = pursued;
  if (operation.type !== 'delete' && operation.type !== 'reschedule') return pursued;
  const series = taskSeries(row, dayOf(now, zone));
  if (series === null || operation.occurrence !== undefined) return pursued;
  const day = row.planned_at === null ? row.planned_on : dayOf(row.planned_at, zone);
  // "тренировку в этот четверг отмени": the one that was named by its day, and not all of them
  const isPresent = on === day || on === series.first.slice(0, DAY_CHARS);
  const occurrence = isPresent ? series.first : `${on}${series.first.slice(DAY_CHARS)}`;
  const isOneMoved = operation.type === 'reschedule' && operation.scope === 'this';
  if (isPresent || isOneMoved || comesAt(series, occurrence)) {
    return { ...pursued, operation: { scope: 'this', ...operation, occurrence } };
  }
  const { scope: _scope, ...plain } = operation;
  return operation.type === 'delete' ? { ...pursued, operation: plain } : pursued;
}

const DAY_CHARS = '2026-02-26'.length;
