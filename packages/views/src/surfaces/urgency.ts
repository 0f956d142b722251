import {
  addDays,
  dayOf,
  dueDay,
  lateSince,
  type Moment,
  type Task,
  timeOf,
  today,
  type UrgencyFacts,
} from '@planerka/plan';
import { lateFacts } from '../questions/when-facts.ts';

/** The order of the kinds is the order of urgency. */
const ORDER = ['overdue', 'due_today', 'planned_today', 'high', 'due_soon'] as const;
export const SOON_DAYS = 2;

export interface UrgentTask {
  readonly task: Task;
  readonly urgency: UrgencyFacts;
}

/** The strongest reason to do the task now; null when there is none. */
function urgencyOf(task: Task, moment: Moment): UrgencyFacts | null {
  const { zone } = moment;
  const now = today(moment);
  const since = lateSince(task, moment);
  if (since !== null) return { kind: 'overdue', since, late: lateFacts(task, since, moment) };
  const due = dueDay(task, zone);
  if (due === now) return { kind: 'due_today', at: hourOf(task.due_at, zone) };
  const planned = task.planned_at === null ? task.planned_on : dayOf(task.planned_at, zone);
  if (planned === now) return { kind: 'planned_today', at: hourOf(task.planned_at, zone) };
  if (task.priority === 'high') return { kind: 'high' };
  if (due !== null && due <= addDays(now, SOON_DAYS)) return { kind: 'due_soon', day: due };
  return null;
}

function hourOf(at: string | null, zone: string): string | null {
  return at === null ? null : timeOf(at, zone);
}

/** The urgent ones in a fixed order: by reason, the longest late and earliest first, then by number. */
export function byUrgency(tasks: readonly Task[], moment: Moment): UrgentTask[] {
  return tasks
    .flatMap((task): UrgentTask[] => {
      const urgency = urgencyOf(task, moment);
      return urgency === null ? [] : [{ task, urgency }];
    })
    .sort(compare);
}

function compare(a: UrgentTask, b: UrgentTask): number {
  const order = ORDER.indexOf(a.urgency.kind) - ORDER.indexOf(b.urgency.kind);
  if (order !== 0) return order;
  const [first, second] = [momentOf(a.urgency), momentOf(b.urgency)];
  if (first !== second) return first < second ? -1 : 1;
  const high = Number(b.task.priority === 'high') - Number(a.task.priority === 'high');
  return high === 0 ? a.task.number - b.task.number : high;
}

/** What sorts within one reason; tasks without an hour come after those with one. */
function momentOf(urgency: UrgencyFacts): string {
  switch (urgency.kind) {
    case 'overdue':
      return urgency.since;
    case 'due_today':
    case 'planned_today':
      return urgency.at ?? '99:99';
    case 'high':
      return '';
    case 'due_soon':
      return urgency.day;
  }
}
