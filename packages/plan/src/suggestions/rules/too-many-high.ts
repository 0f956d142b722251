import type { Task } from '../../objects/task.ts';
import { dueDay } from '../../objects/task-day.ts';
import { today } from '../../time/moment.ts';
import { addDays } from '../../time/zoned.ts';
import type { FindInPlan } from './suggestion-view.ts';

const CONFIDENCE = 0.6;
const MANY = 5;
/** What is due so soon may well be important. */
const SOON_DAYS = 2;

/** More than five important ones: that one of those at hand which has the most time. */
export const tooManyHigh: FindInPlan = ({ tasks, high, moment }) => {
  if (high.length <= MANY) return [];
  const soon = addDays(today(moment), SOON_DAYS);
  const timeOf = (task: Task): string => dueDay(task, moment.zone) ?? '9999-12-31';
  const [latest] = tasks
    .map(({ task }) => task)
    .filter((task) => task.priority === 'high' && timeOf(task) > soon)
    .sort((a, b) =>
      timeOf(a) === timeOf(b) ? b.number - a.number : timeOf(a) < timeOf(b) ? 1 : -1,
    );
  if (latest === undefined) return [];
  return [
    {
      type: 'set_priority',
      task: latest.number,
      confidence: CONFIDENCE,
      data: { count: high.length },
      payload: { priority: 'medium' },
    },
  ];
};
