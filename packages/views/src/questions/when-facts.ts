import {
  type Day,
  daysBetween,
  type LateFacts,
  type Moment,
  type Target,
  type Task,
  today,
  type WhenFacts,
} from '@planerka/plan';

/** How late a task is that has been late since that day. */
export function lateFacts(task: Task, since: Day, moment: Moment): LateFacts {
  const days = daysBetween(since, today(moment));
  if (days > 0) return { kind: 'days', days };
  const { due_at: due, planned_at: planned } = task;
  if (due !== null && due < moment.now) return { kind: 'due', at: due };
  return planned === null ? { kind: 'due', at: null } : { kind: 'planned', at: planned };
}

/** When an object is, as far as it is at any time. */
export function whenFacts(target: Target): WhenFacts {
  switch (target.kind) {
    case 'timeblock':
      return { kind: 'span', from: target.row.start_at, to: target.row.end_at };
    case 'task': {
      const { planned_on, planned_at, due_on, due_at, snoozed_until } = target.row;
      return {
        kind: 'times',
        planned: { on: planned_on, at: planned_at },
        due: { on: due_on, at: due_at },
        snoozed_until,
      };
    }
    case 'project':
      return { kind: 'never' };
  }
}
