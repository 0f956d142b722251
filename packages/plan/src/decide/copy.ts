import type { Operation } from '@planerka/contracts';
import type { Given } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { asTarget } from '../objects/as-target.ts';
import { newTask } from '../objects/new-task.ts';
import type { Target } from '../objects/object.ts';
import { change, type Decision, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { reschedule } from './reschedule.ts';

/**
 * "продублируй созвон на среду": the same once more, at the time to which the first would be moved.
 * What was done, repeats or was reminded of is none of the copy's.
 */
export const copy: OperationRule<OperationOf<'copy'>> = {
  needs: (operation, target, moment) => reschedule.needs?.(asMove(operation), target, moment) ?? [],

  decide(state, operation, given) {
    const { target } = state;
    if (target === null || target.kind === 'project') return UNCHANGED;
    const fresh = again(target, given);
    if (operation.planned_at === undefined && operation.planned_time === undefined) {
      return made(fresh);
    }
    const moved = reschedule.decide({ ...state, target: fresh }, asMove(operation), given);
    if (moved.kind !== 'change') return moved;
    const [step] = moved.steps;
    const after = asTarget(step?.after ?? null) ?? fresh;
    return made(withRevision(after));
  },
};

function asMove({ planned_at: at, planned_time: time }: OperationOf<'copy'>): MoveOperation {
  return {
    type: 'reschedule',
    ...(at === undefined ? {} : { planned_at: at }),
    ...(time === undefined ? {} : { planned_time: time }),
  };
}

type MoveOperation = Extract<Operation, { type: 'reschedule' }>;

function made(object: Target): Decision {
  return change(
    [{ before: null, after: object }],
    [say('created', { object: factsOf(object) })],
    [object],
  );
}

/** The object as a new one, in the same place and time. */
function again(target: Exclude<Target, { kind: 'project' }>, { ids, actor, now }: Given): Target {
  if (target.kind === 'task') {
    const { row } = target;
    return {
      kind: 'task',
      row: newTask({
        id: ids.uuid(),
        number: ids.number('task'),
        title: row.title,
        actor,
        at: now,
        description: row.description,
        priority: row.priority,
        tags: row.tags,
        project_id: row.project_id,
        project_name: row.project_name,
        planned_on: row.planned_on,
        planned_at: row.planned_at,
        duration_minutes: row.duration_minutes,
        remind_before_minutes: row.remind_before_minutes,
      }),
    };
  }
  return {
    kind: 'timeblock',
    row: {
      ...target.row,
      timeblock_id: ids.uuid(),
      number: ids.number('timeblock'),
      series_id: null,
      recurrence_rule: null,
      recurrence_time: null,
      recurrence_zone: null,
      recurrence_exceptions: [],
      snoozed_until: null,
      created_by: actor,
      created_at: now,
      deleted_at: null,
      revision: 1,
    },
  };
}

function withRevision(target: Target): Target {
  switch (target.kind) {
    case 'task':
      return { kind: 'task', row: { ...target.row, revision: 1 } };
    case 'timeblock':
      return { kind: 'timeblock', row: { ...target.row, revision: 1 } };
    case 'project':
      return target;
  }
}
