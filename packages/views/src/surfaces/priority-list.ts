import type { Surface } from '@planerka/contracts';
import { type Moment, nameFacts, say, type Task } from '@planerka/plan';
import { pagesOf, pageWithin } from '../questions/answer.ts';
import type { PlanSurface } from './surface-of.ts';
import { doneOp, openTask, tomorrowOp } from './surface-ops.ts';
import { byUrgency } from './urgency.ts';

const PER_PAGE = 5;

export interface PagedSurface<K extends Surface['kind']> {
  readonly surface: PlanSurface<K>;
  readonly page: number;
  readonly pages: number;
}

/** "что срочно?": the pressing tasks by rank, each with its reason; ranks run on over the pages. */
export function priorityList(
  surfaceId: string,
  pressing: readonly Task[],
  asked: { readonly moment: Moment; readonly page: number },
): PagedSurface<'priority_list_v1'> {
  const { moment } = asked;
  const urgent = byUrgency(pressing, moment);
  const page = pageWithin(asked.page, urgent.length, PER_PAGE);
  const items = urgent.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((each, index) => {
    const { task, urgency } = each;
    return {
      rank: page * PER_PAGE + index + 1,
      taskId: task.number,
      label: say('object_name', { object: nameFacts({ kind: 'task', row: task }) }),
      reason: say('urgent_because', { urgency }),
      ...(task.duration_minutes === null ? {} : { estimateMinutes: task.duration_minutes }),
      navigateTo: openTask(task),
      quickActions: [doneOp(task), tomorrowOp(task, moment)],
    };
  });
  return {
    surface: {
      surface_id: surfaceId,
      kind: 'priority_list_v1',
      title: say('urgent_title', {}),
      payload: { items },
    },
    page,
    pages: pagesOf(urgent.length, PER_PAGE),
  };
}
