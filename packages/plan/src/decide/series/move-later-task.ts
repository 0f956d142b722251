import type { Given } from '../../change/given.ts';
import type { Step } from '../../change/step.ts';
import { say } from '../../messages/messages.ts';
import { newTask } from '../../objects/new-task.ts';
import type { Target } from '../../objects/object.ts';
import type { Task } from '../../objects/task.ts';
import { endRule, moveRule } from '../../repeats/move-rule.ts';
import { ruleFrom, timesAt } from '../../repeats/next-task.ts';
import {
  dayOfWall,
  instantOfWall,
  type Series,
  type Wall,
  wallOf,
} from '../../repeats/occurrences.ts';
import { NO_REPETITION } from '../../repeats/repeat-task.ts';
import { type Day, dayOf } from '../../time/zoned.ts';
import { change, type Decision } from '../decision.ts';
import type { OperationOf } from '../operation-rule.ts';
import { askScope, type Scope } from './scope.ts';

export type TaskTarget = Extract<Target, { kind: 'task' }>;

/** The day on which a task is planned; null for none. */
export const dayIn = ({ planned_on: on, planned_at: at }: Task, zone: string): Day | null =>
  at === null ? on : dayOf(at, zone);

/**
 * A time of a repeating task that is still to come is moved, alone or with all behind it. Its task is not there
 * yet: it is written as one of its own, and the series leaves that day out, or ends before it.
 */
export function movedLater(
  target: TaskTarget,
  edit: {
    readonly operation: OperationOf<'reschedule'>;
    readonly scope: Scope | null;
    readonly once: (target: TaskTarget) => Decision;
    readonly series: Series;
  },
  wall: Wall,
  given: Given,
): Decision {
  const { operation, scope, series } = edit;
  const { row: task } = target;
  const occurrence = { wall, at: instantOfWall(wall, series.zone) };
  const then: Task = { ...task, ...timesAt(task, series, occurrence), ...NO_REPETITION };
  const moved = edit.once({ kind: 'task', row: then });
  if (moved.kind !== 'change' || moved.steps.length === 0) return moved;
  const written = moved.steps.map(({ after }) => after).find((after) => after?.kind === 'task');
  if (written?.kind !== 'task') return moved;
  if (scope === null) return askScope(target, operation, { wall }, ['this', 'following']);
  const isOne = scope === 'this';
  const left = isOne
    ? { recurrence_exceptions: [...task.recurrence_exceptions, wall] }
    : { recurrence_rule: endRule(series.rule, wall) };
  const kept: Step = {
    before: target,
    after: { kind: 'task', row: { ...task, ...left, revision: task.revision + 1 } },
  };
  const repeats = isOne ? {} : repetitionFrom(task, series, { occurrence, moved: written.row });
  const row = bornOf({ ...written.row, ...repeats }, task, given);
  const day = dayOfWall(wall);
  return change(
    [kept, { before: null, after: { kind: 'task', row } }],
    [...moved.said, isOne ? say('series_only', { day }) : say('series_from', { day })],
    [{ kind: 'task', row }],
  );
}

/** How it repeats from that time on. */
function repetitionFrom(
  task: Task,
  series: Series,
  {
    occurrence,
    moved,
  }: { readonly occurrence: { readonly wall: Wall; readonly at: string }; readonly moved: Task },
): Partial<Task> {
  const to = dayIn(moved, series.zone);
  const rule = ruleFrom(series, occurrence);
  const { planned_at: at } = moved;
  return {
    recurrence_rule: to === null ? rule : moveRule(rule, dayOfWall(occurrence.wall), to),
    recurrence_zone: series.zone,
    recurrence_time: at === null ? task.recurrence_time : wallOf(at, series.zone).slice(11),
  };
}

function bornOf(moved: Task, task: Task, { now, actor, ids }: Given): Task {
  const { task_id: _id, number: _number, sort_key: _key, revision: _revision, ...kept } = moved;
  return newTask({
    ...kept,
    status: 'todo',
    series_id: task.series_id ?? task.task_id,
    snoozed_until: null,
    created_at: now,
    id: ids.uuid(),
    number: ids.number('task'),
    title: task.title,
    actor,
    at: now,
  });
}
