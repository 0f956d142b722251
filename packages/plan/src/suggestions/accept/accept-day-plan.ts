import type { Operation } from '@planerka/contracts';
import type { Task } from '../../objects/task.ts';
import { plannedHour } from '../planner/draft-day.ts';
import type { PlannedItem, PlannerSpan } from '../planner/planner-task.ts';

/** What the plan of a day is held against when a person takes it. */
export interface DayPlanGround {
  readonly zone: string;
  /** The free time that the day has now; nothing of it is past. */
  readonly spans: readonly PlannerSpan[];
  /** The planned tasks as they are now; those that are gone are missing. */
  readonly tasks: readonly Task[];
  /** Where they were planned when the plan was made, by number. */
  readonly plannedThen: ReadonlyMap<number, Pick<Task, 'planned_on' | 'planned_at'>>;
}

/**
 * What taking the plan of a day comes to: the hours of its tasks, as one change; or the tasks whose slot
 * was taken meanwhile, has begun, or which are done or planned otherwise by now. Then none of it is
 * carried out.
 */
export type AcceptedPlan =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  | { readonly kind: 'stale'; readonly tasks: readonly number[] };

/** Holds a plan that was shown, or a part of it, against the day as it is now. */
export function acceptDayPlan(
  items: readonly Pick<PlannedItem, 'task' | 'start' | 'end'>[],
  ground: DayPlanGround,
): AcceptedPlan {
  const stale = items.filter((item) => !isFree(item, ground) || !isAsItWas(item.task, ground));
  if (stale.length > 0) return { kind: 'stale', tasks: stale.map(({ task }) => task) };
  return {
    kind: 'operations',
    operations: items.flatMap(({ task: number, start }) => {
      const task = ground.tasks.find((each) => each.number === number);
      return task === undefined ? [] : [plannedHour(task, start, ground.zone)];
    }),
  };
}

function isFree(
  { start, end }: Pick<PlannedItem, 'start' | 'end'>,
  { spans }: DayPlanGround,
): boolean {
  return spans.some(({ from, to }) => from <= start && end <= to);
}

function isAsItWas(number: number, { tasks, plannedThen }: DayPlanGround): boolean {
  const task = tasks.find((each) => each.number === number);
  const then = plannedThen.get(number);
  if (task === undefined || then === undefined || task.deleted_at !== null) return false;
  const isOpen = task.status === 'todo' || task.status === 'in_progress';
  return isOpen && task.planned_on === then.planned_on && task.planned_at === then.planned_at;
}
