import { DOUBTFUL } from '@planerka/contracts';
import { type AnyOperation, type Moment, readWhen, type Target } from '@planerka/plan';
import { besideItsDays } from './beside-its-days.ts';
import { besideItsReminders } from './beside-its-reminders.ts';
import { dayOfWhatHasNone } from './day-of-what-has-none.ts';
import { hourOfItsDay } from './hour-of-its-day.ts';
import { inItsHalf } from './in-its-half.ts';
import { inItsWeek } from './in-its-week.ts';
import { onDayOfDue } from './on-day-of-due.ts';
import { onItsDay } from './on-its-day.ts';
import { onItsDue } from './on-its-due.ts';
import type { Pursued } from './pursued.ts';

/**
 * What the words leave open of a time, as the objects themselves tell it: which one of a series, which week, which
 * half of the day, whether the deadline is meant, and what reminders it has already.
 */
export function inLightOf(wanted: Pursued, targets: readonly Target[], moment: Moment): Pursued {
  const inWeek = inItsWeek(onItsDay(wanted, targets, moment), targets, moment);
  const inHalf = hourOfItsDay(
    inItsHalf(inWeek, targets, moment),
    targets,
    moment,
    inWeek.half_open === true,
  );
  const onDay = onDayOfDue(dayOfWhatHasNone(inHalf, targets, moment), targets, moment);
  const pursued = besideItsReminders(besideItsDays(onDay, targets), targets);
  // a button and an agent say which time they mean; of what is in view a correction alone tells that it is wrong
  if (pursued.mention === null && (pursued.corrects !== true || isNumbered(pursued.operation)))
    return pursued;
  const operation = onItsDue(pursued.operation, targets, moment);
  if (operation.type === 'set_due' && mayBeWhenDone(pursued, targets)) {
    return { ...pursued, confidence: Math.min(pursued.confidence, DOUBTFUL) };
  }
  return { ...pursued, operation };
}

/**
 * "давай в субботу в 10" of what is due by tomorrow, at no hour: at an hour something is done, so that it may be planned behind
 * its deadline as well as be due later.
 */
function mayBeWhenDone({ mention, operation }: Pursued, [target]: readonly Target[]): boolean {
  if (mention !== null || operation.type !== 'reschedule' || target?.kind !== 'task') return false;
  const hasHour =
    operation.planned_time !== undefined || readWhen(operation.planned_at ?? undefined).at !== null;
  return hasHour && target.row.due_at === null;
}

const isNumbered = (operation: AnyOperation): boolean =>
  'task' in operation && operation.task !== undefined;
