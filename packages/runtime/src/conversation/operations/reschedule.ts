import type { Operation, PendingChoice } from '@planerka/contracts';
import { durationRefusal } from '../../commands/durations.ts';
import { dayChoices } from '../../commands/days.ts';
import { readWhen, type When } from '../../commands/when.ts';
import type { Target } from '../../plan/object.ts';
import type { Task } from '../../plan/task.ts';
import type { Timeblock } from '../../plan/timeblock.ts';
import { formatWhen } from '../../texts/dates.ts';
import { blockLines, taskLines } from '../../texts/describe.ts';
import { nameObject } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import {
  addMinutes,
  atLocal,
  dayOf,
  type Instant,
  minutesBetween,
  timeOf,
} from '../../time/zoned.ts';
import type { Turn } from '../../turn.ts';
import { editBlock, editTask } from '../edit-target.ts';
import { type Applied, change, type OperationRule, refuse } from '../operation-rule.ts';

type Reschedule = Extract<Operation, { type: 'reschedule' }>;

/** The days that are offered when no time was said. */
function askWhen(turn: Turn, operation: Reschedule): Applied {
  const choices: PendingChoice[] = dayChoices({}, turn.moment).map(({ id, label, entities }) => ({
    id,
    label,
    operation: { ...operation, planned_at: entities?.planned_at ?? null },
  }));
  const text = ru.operations.question('WHEN', [], operation, 1);
  return { kind: 'ask', ask: { code: 'WHEN', text, choices } };
}

function saysNothing({ planned_at, planned_time, shift_minutes }: Reschedule): boolean {
  return planned_at === undefined && planned_time === undefined && shift_minutes === undefined;
}

/**
 * The new planned time of a task. A new day keeps the hour that the task had; a new hour keeps its
 * day, today where it had none; a shift moves the instant, or the day by whole days.
 */
function taskWhen(turn: Turn, task: Task, operation: Reschedule): When {
  const { zone } = turn.moment;
  const { planned_at: planned, planned_time: time, shift_minutes: shift } = operation;
  if (planned === null) return { on: null, at: null };
  if (planned !== undefined) {
    const when = readWhen(planned);
    const hour = time ?? (task.planned_at === null ? null : timeOf(task.planned_at, zone));
    return when.on !== null && hour !== null
      ? { on: null, at: atLocal(when.on, hour, zone) }
      : when;
  }
  const day = task.planned_on ?? dayOf(task.planned_at ?? turn.now, zone);
  if (time !== undefined) return { on: null, at: atLocal(day, time, zone) };
  const from = task.planned_at ?? atLocal(day, '12:00', zone);
  const moved = shifted(from, shift ?? 0, zone);
  return task.planned_at === null ? { on: dayOf(moved, zone), at: null } : { on: null, at: moved };
}

const DAY_MINUTES = 24 * 60;

/** Whole days move the wall clock, so that an hour stays the same over a DST change. */
function shifted(from: Instant, minutes: number, zone: string): Instant {
  if (minutes % DAY_MINUTES !== 0) return addMinutes(from, minutes);
  const noon = atLocal(dayOf(from, zone), '12:00', zone);
  return atLocal(dayOf(addMinutes(noon, minutes), zone), timeOf(from, zone), zone);
}

/** The new start of a timeblock; it keeps its length. */
function blockStart(turn: Turn, block: Timeblock, operation: Reschedule): Instant | null {
  const { zone } = turn.moment;
  const { planned_at: planned, planned_time: time, shift_minutes: shift } = operation;
  if (planned === null) return null;
  if (planned !== undefined) {
    const when = readWhen(planned);
    const hour = time ?? timeOf(block.start_at, zone);
    return when.on === null ? when.at : atLocal(when.on, hour, zone);
  }
  if (time !== undefined) return atLocal(dayOf(block.start_at, zone), time, zone);
  return shifted(block.start_at, shift ?? 0, zone);
}

function moveBlock(
  turn: Turn,
  target: Extract<Target, { kind: 'timeblock' }>,
  operation: Reschedule,
): Applied {
  const block = target.row;
  const start = blockStart(turn, block, operation);
  if (start === null) return askWhen(turn, { ...operation, planned_at: undefined });
  const refused = durationRefusal(block.duration_minutes);
  if (refused) return refuse(refused);
  const end_at = addMinutes(start, minutesBetween(block.start_at, block.end_at));
  const step = editBlock(block, { start_at: start, end_at, snoozed_until: null });
  if (step?.after?.kind !== 'timeblock') return change([], '');
  const lines = blockLines(step.after.row, turn.moment.zone);
  return change([step], [ru.operations.rescheduled(nameObject(target)), ...lines].join('\n'));
}

/** "перенеси на завтра", "на пятницу", "на час позже": a task's plan or a timeblock's start. */
export const reschedule: OperationRule<Reschedule> = {
  type: 'reschedule',
  event: 'rescheduled',
  targets: ['task', 'timeblock'],
  bulk: true,

  async apply(turn, operation, target) {
    if (saysNothing(operation)) return askWhen(turn, operation);
    if (target?.kind === 'timeblock') return moveBlock(turn, target, operation);
    if (target?.kind !== 'task') return change([], '');
    const { on, at } = taskWhen(turn, target.row, operation);
    const step = editTask(target.row, { planned_on: on, planned_at: at, snoozed_until: null });
    if (step?.after?.kind !== 'task') return change([], '');
    const isAway = on === null && at === null;
    const head = isAway ? ru.operations.toInbox : ru.operations.rescheduled;
    const lines = taskLines(step.after.row, turn.moment.zone);
    return change([step], [head(nameObject(target)), ...lines].join('\n'));
  },

  retell(turn, operation, target) {
    const planned = operation.planned_at;
    const when = planned === undefined || planned === null ? null : readWhen(planned);
    const words = when === null ? null : formatWhen(when.on, when.at, turn.moment.zone);
    return ['перенести', target ? nameObject(target) : null, words === null ? null : `на ${words}`]
      .filter((part) => part !== null)
      .join(' ');
  },
};
