import type { Given } from '../../change/given.ts';
import type { Step } from '../../change/step.ts';
import { say } from '../../messages/messages.ts';
import { newTask } from '../../objects/new-task.ts';
import type { Target } from '../../objects/object.ts';
import type { Task } from '../../objects/task.ts';
import { endRule } from '../../repeats/move-rule.ts';
import { movedRepetition } from '../../repeats/moved-repetition.ts';
import { ruleFrom, timesAt } from '../../repeats/next-task.ts';
import {
  dayOfWall,
  instantOfWall,
  type Occurrence,
  type Series,
  type Wall,
} from '../../repeats/occurrences.ts';
import { NO_REPETITION } from '../../repeats/repeat-task.ts';
import { change, type Decision } from '../decision.ts';
import type { OperationOf } from '../operation-rule.ts';
import { askScope, type Scope } from './scope.ts';

export type TaskTarget = Extract<Target, { kind: 'task' }>;

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
  const repeats = isOne ? {} : repetitionFrom(series, { occurrence, moved: written.row });
  const row = bornOf({ ...written.row, ...repeats }, task, given);
  const day = dayOfWall(wall);
  return change(
    [kept, { before: null, after: { kind: 'task', row } }],
    [...moved.said, isOne ? say('series_only', { day }) : say('series_from', { day })],
    [{ kind: 'task', row }],
  );
}

/** How it repeats from that time on; the days behind it that were left out are so still. */
function repetitionFrom(
  series: Series,
  { occurrence, moved }: { readonly occurrence: Occurrence; readonly moved: Task },
): Partial<Task> {
  const { zone, exceptions } = series;
  const behind = exceptions.filter((wall) => wall > occurrence.wall);
  const left = { ...series, rule: ruleFrom(series, occurrence), exceptions: behind };
  return { ...movedRepetition(left, dayOfWall(occurrence.wall), moved), recurrence_zone: zone };
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
