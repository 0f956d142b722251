import { dueDay } from '../../objects/task-day.ts';
import { today } from '../../time/moment.ts';
import { addDays } from '../../time/zoned.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.73;
const LONGER_THAN_MINUTES = 60;

/** Due today or tomorrow, more than an hour of work, and not important yet. */
export const dueSoonHigh: FindInPlan = ({ tasks, moment }) => {
  const first = today(moment);
  return tasks.flatMap(({ task }) => {
    const due = dueDay(task, moment.zone);
    const minutes = task.duration_minutes ?? 0;
    const isSoon = due !== null && first <= due && due <= addDays(first, 1);
    if (!isSoon || minutes <= LONGER_THAN_MINUTES || task.priority === 'high') return [];
    return [
      {
        type: 'set_priority',
        task: task.number,
        confidence: CONFIDENCE,
        requires_confirmation: true,
        data: { day: due, minutes },
        payload: { priority: 'high' },
      },
    ];
  });
};
