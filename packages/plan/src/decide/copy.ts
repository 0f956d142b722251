import type { Operation } from '@planerka/contracts';
import type { Given } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { asTarget } from '../objects/as-target.ts';
import { newTask } from '../objects/new-task.ts';
import type { Target } from '../objects/object.ts';
import { offeredDays } from '../time/offered-days.ts';
import { addMinutes } from '../time/zoned.ts';
import { askFor, change, type Decision, UNCHANGED } from './decision.ts';
import { lengthRefused } from './length-refused.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { reschedule } from './reschedule.ts';

/**
 * "продублируй созвон на среду": the same once more, at the time to which the first would be moved.
 * What was done, repeats or was reminded of is none of the copy's.
 */
export const copy: OperationRule<Copy> = {
  needs(operation, target, moment) {
    if (operation.planned_at === null) return [];
    const lasting = target && lastingSo(target, operation.duration_minutes);
    return reschedule.needs?.(asMove(operation), lasting, moment) ?? [];
  },

  decide(state, operation, given) {
    const { target } = state;
    if (target === null || target.kind === 'project') return UNCHANGED;
    const refused = lengthRefused(operation.duration_minutes);
    if (refused !== null) return refused;
    const isTimeless = operation.planned_at === undefined && operation.planned_time === undefined;
    // a block that stands where the first one does would be in its way
    const isUnknown = operation.planned_at === null || (isTimeless && target.kind === 'timeblock');
    if (isUnknown) return askWhen(operation, given);
    const fresh = lastingSo(again(target, given), operation.duration_minutes);
    if (isTimeless) return made(fresh);
    const moved = reschedule.decide({ ...state, target: fresh }, asMove(operation), given);
    // what is asked of the move is asked of the copy: the first one stays where it is
    if (moved.kind === 'ask' && moved.code === 'WHEN') return askWhen(operation, given);
    if (moved.kind !== 'change') return moved;
    const [step] = moved.steps;
    const after = asTarget(step?.after ?? null) ?? fresh;
    return made(withRevision(after));
  },
};

/** The days that are offered for a copy of which none is known. */
function askWhen({ planned_at: _none, ...operation }: Copy, given: Given): Decision {
  const choices = offeredDays(operation.planned_time, given).map((day) => ({
    id: `d:${day}`,
    label: say('day', { day }),
    operation: { ...operation, planned_at: day },
  }));
  return askFor('WHEN', { ...operation, planned_at: null }, choices);
}

/** The same of another length, where one was said. */
function lastingSo(target: Target, minutes: number | undefined): Target {
  if (minutes === undefined) return target;
  switch (target.kind) {
    case 'task':
      return { kind: 'task', row: { ...target.row, duration_minutes: minutes } };
    case 'timeblock': {
      const end_at = addMinutes(target.row.start_at, minutes);
      return { kind: 'timeblock', row: { ...target.row, duration_minutes: minutes, end_at } };
    }
    case 'project':
      return target;
  }
}

function asMove({ planned_at: at, planned_time: time }: Copy): MoveOperation {
  return {
    type: 'reschedule',
    ...(at === undefined ? {} : { planned_at: at }),
    ...(time === undefined ? {} : { planned_time: time }),
  };
}

type Copy = OperationOf<'copy'>;
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
