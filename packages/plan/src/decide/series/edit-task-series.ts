import type { Given } from '../../change/given.ts';
import type { Step } from '../../change/step.ts';
import { say } from '../../messages/messages.ts';
import type { Task } from '../../objects/task.ts';
import { dayIn, movedRepetition } from '../../repeats/moved-repetition.ts';
import { comesAt, dayOfWall, type Series, type Wall } from '../../repeats/occurrences.ts';
import { taskSeries } from '../../repeats/series-of.ts';
import { dayOf } from '../../time/zoned.ts';
import { isClosed } from '../../tree/step-tree.ts';
import { type Change, change, type Decision, told } from '../decision.ts';
import { followTask, sayNext } from '../follow-task.ts';
import type { PlanState } from '../need.ts';
import type { OperationOf } from '../operation-rule.ts';
import { sayMovedTask } from '../reschedule.ts';
import { movedLater, type TaskTarget } from './move-later-task.ts';
import { askScope, type Scope, type SeriesOperation, staleOccurrence } from './scope.ts';

/**
 * A repeating task has one open occurrence: it can be moved or left out alone, or with all that
 * follow. Other edits go on with the task by themselves: null.
 */
export function editTaskSeries(
  state: PlanState,
  target: TaskTarget,
  edit: {
    readonly operation: SeriesOperation;
    readonly scope: Scope | null;
    /** What the operation makes of a task that does not repeat. */
    readonly once: (target: TaskTarget) => Decision;
  },
  given: Given,
): Decision | null {
  const { operation, scope } = edit;
  const task = target.row;
  const series = taskSeries(task, dayOf(given.now, given.zone));
  const { occurrence } = operation;
  if (occurrence !== undefined && occurrence !== series?.first) {
    return ofLaterDay(target, { ...edit, series }, occurrence, given);
  }
  if (!series || isClosed(task)) return null;
  if (operation.type !== 'delete' && operation.type !== 'reschedule') return null;
  const alone = edit.once(target);
  if (alone.kind !== 'change' || alone.steps.length === 0) return alone;
  const written = writtenTask(alone.steps, task);
  const isUnplanned =
    written !== null && written.planned_on === null && written.planned_at === null;
  if (written === null || (operation.type === 'reschedule' && isUnplanned)) return alone;
  if (scope === null) {
    return askScope(target, operation, { wall: series.first }, ['this', 'following']);
  }
  if (operation.type === 'reschedule') {
    if (scope === 'this') {
      const only = say('series_only', { day: dayOfWall(series.first) });
      return { ...alone, steps: notAgain(alone, written, series), said: [...alone.said, only] };
    }
    return movedSeries(state, { alone, target, operation, written, series }, given);
  }
  if (scope !== 'this') return { ...alone, said: [...alone.said, say('series_ended', {})] };
  const followed = followTask(task, state.below, given);
  if (!followed) return alone;
  const steps = alone.steps.map((step) => withColumns(step, task, followed.over));
  return change(
    [...steps, ...followed.steps],
    [...alone.said, sayNext(followed)],
    [{ kind: 'task', row: followed.next }],
  );
}

/** One of the days to come, and perhaps all behind it: its task is not there yet. */
function ofLaterDay(
  target: TaskTarget,
  edit: {
    readonly operation: SeriesOperation;
    readonly scope: Scope | null;
    readonly once: (target: TaskTarget) => Decision;
    readonly series: Series | null;
  },
  wall: Wall,
  given: Given,
): Decision {
  const { operation, scope, series } = edit;
  if (series === null || isClosed(target.row) || !comesAt(series, wall)) {
    return staleOccurrence(target);
  }
  if (operation.type === 'delete' && scope === 'this') return withoutDay(target, operation, wall);
  if (operation.type !== 'reschedule') return staleOccurrence(target);
  return movedLater(target, { ...edit, operation, series }, wall, given);
}

/**
 * One of the days to come is left out: its task is not there yet, so that the rule is all that changes.
 */
function withoutDay(target: TaskTarget, operation: SeriesOperation, wall: Wall): Change {
  const { row } = target;
  const after = { ...row, recurrence_exceptions: [...row.recurrence_exceptions, wall] };
  return change(
    [{ before: target, after: { kind: 'task', row: after } }],
    [told(operation, target), say('series_only', { day: dayOfWall(wall) })],
  );
}

/** What is moved ahead of its day does not come on that day again. */
function notAgain(alone: Change, written: Task, series: Series): readonly Step[] {
  const day = dayIn(written, series.zone);
  if (day === null || day >= dayOfWall(series.first)) return alone.steps;
  const recurrence_exceptions = [...written.recurrence_exceptions, series.first];
  return alone.steps.map((step) => withColumns(step, written, { recurrence_exceptions }));
}

function writtenTask(steps: readonly Step[], task: Task): Task | null {
  for (const { after } of steps) {
    if (after?.kind === 'task' && after.row.task_id === task.task_id) return after.row;
  }
  return null;
}

function withColumns(step: Step, task: Task, columns: Partial<Task>): Step {
  const { before, after } = step;
  if (after?.kind !== 'task' || after.row.task_id !== task.task_id) return step;
  return { before, after: { kind: 'task', row: { ...after.row, ...columns } } };
}

interface MovedTask {
  readonly alone: Change;
  readonly target: TaskTarget;
  readonly operation: OperationOf<'reschedule'>;
  readonly written: Task;
  readonly series: Series;
}

/** The rule moved with its task. */
function movedSeries(
  { person }: PlanState,
  { alone, target, operation, written, series }: MovedTask,
  given: Given,
): Change {
  const task = target.row;
  // a task that is only due has no day of its own, and its rule keeps its days
  const from = dayIn(task, series.zone) ?? dayIn(written, series.zone) ?? dayOfWall(series.first);
  const columns = movedRepetition(series, from, written);
  const after = { kind: 'task', row: { ...written, ...columns } } as const;
  return change(
    alone.steps.map((step) => withColumns(step, task, columns)),
    [...sayMovedTask(operation, target, { after, person }, given), say('series_all', {})],
    alone.shown,
  );
}
