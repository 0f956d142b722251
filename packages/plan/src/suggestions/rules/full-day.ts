import type { Task } from '../../objects/task.ts';
import { dueDay, taskDay } from '../../objects/task-day.ts';
import { taskWorth } from '../planner/task-worth.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.66;
const FULL = { of: 5, most: 4 } as const;
const UNKNOWN_MINUTES = 30;

/** More than four fifths of the day's free time are planned: what is worth the least goes to next week. */
export const fullDay: FindInPlan = ({ surface, tasks, days, moment }) => {
  const [asked] = days;
  if (surface !== 'today_plan' || asked === undefined) return [];
  const { day, plannedMinutes, freeMinutes } = asked;
  if (plannedMinutes * FULL.of <= freeMinutes * FULL.most) return [];
  const value = (task: Task): number => {
    const minutes = task.duration_minutes ?? UNKNOWN_MINUTES;
    return taskWorth(task, { day, moment, minutes, waiting: 0 }).value;
  };
  const [least] = tasks
    .map(({ task }) => task)
    .filter((task) => task.recurrence_rule === null && dueDay(task, moment.zone) === null)
    .filter((task) => taskDay(task, moment.zone) === day)
    .sort((a, b) => value(a) - value(b) || b.number - a.number);
  if (least === undefined) return [];
  return [
    {
      type: 'defer_task',
      task: least.number,
      confidence: CONFIDENCE,
      data: { planned: plannedMinutes, free: freeMinutes },
      payload: { strategy: 'next_week' },
    },
  ];
};
