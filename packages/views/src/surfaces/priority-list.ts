import type { Surface } from '@planerka/contracts';
import type { Moment, Task } from '@planerka/plan';
import { dayLabel, surfaces, titled } from '@planerka/texts';
import { pagesOf, pageWithin } from '../questions/answer.ts';
import { lateWords } from '../questions/time-words.ts';
import { doneOp, openTask, tomorrowOp, withinText } from './surface-ops.ts';
import { byUrgency, type UrgentTask } from './urgency.ts';

type PriorityList = Extract<Surface, { kind: 'priority_list_v1' }>;

const PER_PAGE = 5;
const text = surfaces.priority;

export interface PagedSurface<S extends Surface> {
  readonly surface: S;
  readonly page: number;
  readonly pages: number;
}

/** "что срочно?": the pressing tasks by rank, each with its reason; ranks run on over the pages. */
export function priorityList(
  surfaceId: string,
  pressing: readonly Task[],
  asked: { readonly moment: Moment; readonly page: number },
): PagedSurface<PriorityList> {
  const { moment } = asked;
  const urgent = byUrgency(pressing, moment);
  const page = pageWithin(asked.page, urgent.length, PER_PAGE);
  const items = urgent.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((each, index) => {
    const { task } = each;
    return {
      rank: page * PER_PAGE + index + 1,
      taskId: task.number,
      label: withinText(titled({ kind: 'task', row: task })),
      reason: reasonOf(each, moment),
      ...(task.duration_minutes === null ? {} : { estimateMinutes: task.duration_minutes }),
      navigateTo: openTask(task),
      quickActions: [doneOp(task), tomorrowOp(task, moment)],
    };
  });
  return {
    surface: {
      surface_id: surfaceId,
      kind: 'priority_list_v1',
      title: text.title,
      payload: { items },
    },
    page,
    pages: pagesOf(urgent.length, PER_PAGE),
  };
}

function reasonOf({ task, urgency }: UrgentTask, moment: Moment): string {
  switch (urgency.kind) {
    case 'overdue':
      return text.overdue(lateWords(task, urgency.since, moment));
    case 'due_today':
      return text.dueToday(urgency.at === null ? '' : `, ${urgency.at}`);
    case 'planned_today':
      return text.plannedToday(urgency.at === null ? '' : `, ${urgency.at}`);
    case 'high':
      return text.high;
    case 'due_soon':
      return text.dueSoon(dayLabel(urgency.day, moment));
  }
}
