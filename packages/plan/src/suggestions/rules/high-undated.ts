import { isInInbox } from '../../objects/task.ts';
import { today } from '../../time/moment.ts';
import { addDays, dayOf, daysBetween, weekdayOf } from '../../time/zoned.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.6;
const UNDATED_DAYS = 3;
const FRIDAY = 5;
const WEEK = 7;

/** Important, and for three days without any time: by Friday, today never. */
export const highUndated: FindInPlan = ({ tasks, moment }) => {
  const first = today(moment);
  const ahead = (FRIDAY - weekdayOf(first) + WEEK) % WEEK;
  const friday = addDays(first, ahead === 0 ? WEEK : ahead);
  return tasks.flatMap(({ task }) => {
    const days = daysBetween(dayOf(task.created_at, moment.zone), first);
    if (task.priority !== 'high' || !isInInbox(task) || days < UNDATED_DAYS) return [];
    return [
      {
        type: 'set_due_date',
        task: task.number,
        confidence: CONFIDENCE,
        requires_confirmation: true,
        data: { days, day: friday },
        payload: { dueDateISO: friday },
      },
    ];
  });
};
