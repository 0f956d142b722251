import { dueDay } from '../../objects/task-day.ts';
import { today } from '../../time/moment.ts';
import { type Day, daysBetween, weekdayOf } from '../../time/zoned.ts';
import type { FindInPlan, SuggestionView } from './suggestion-view.ts';

const CONFIDENCE = 0.55;
const LATE_DAYS_MAX = 30;
const UNKNOWN_MINUTES = 30;

/**
 * Late by a month at most: the next working day that has room for it. What repeats comes again by
 * itself.
 */
export const overdue: FindInPlan = (view) =>
  view.tasks.flatMap(({ task }) => {
    const due = dueDay(task, view.moment.zone);
    const days = due === null ? 0 : daysBetween(due, today(view.moment));
    if (days < 1 || days > LATE_DAYS_MAX || task.recurrence_rule !== null) return [];
    const day = dayWithRoom(task.duration_minutes ?? UNKNOWN_MINUTES, view);
    if (day === null) return [];
    return [
      {
        type: 'set_due_date',
        task: task.number,
        confidence: CONFIDENCE,
        requires_confirmation: true,
        data: { days, day },
        payload: { dueDateISO: day },
      },
    ];
  });

function dayWithRoom(minutes: number, { days, workdays, moment }: SuggestionView): Day | null {
  const found = days.find(
    ({ day, plannedMinutes, freeMinutes }) =>
      day > today(moment) &&
      workdays.includes(weekdayOf(day)) &&
      freeMinutes - plannedMinutes >= minutes,
  );
  return found?.day ?? null;
}
