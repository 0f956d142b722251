import { isInInbox } from '../../objects/task.ts';
import { today } from '../../time/moment.ts';
import { dayOf, daysBetween } from '../../time/zoned.ts';
import { questionPayload } from '../plan-questions.ts';
import type { FindInPlan, PlanOffer } from './suggestion-view.ts';

const CONFIDENCE = 0.6;
const STALE_DAYS = 14;
const FORGOTTEN_DAYS = 45;

/** Two weeks in the Inbox that nobody touched it: someday; when it is much longer, is it still needed? */
export const staleInbox: FindInPlan = ({ tasks, moment }) =>
  tasks.flatMap(({ task, touchedAt }): PlanOffer[] => {
    const days = daysBetween(dayOf(touchedAt, moment.zone), today(moment));
    if (!isInInbox(task) || days < STALE_DAYS) return [];
    const about = { task: task.number, confidence: CONFIDENCE, data: { days } };
    return days >= FORGOTTEN_DAYS
      ? [{ ...about, type: 'ask_clarification', payload: questionPayload('stale-inbox') }]
      : [{ ...about, type: 'defer_task', payload: { strategy: 'someday' } }];
  });
