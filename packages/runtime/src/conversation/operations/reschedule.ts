import type { Offered } from '../../words.ts';
import type { Operation, QuestionCode } from '@planerka/contracts';
import { dayChoices } from '../../commands/days.ts';
import {
  addDays,
  addMinutes,
  atLocal,
  dayOf,
  editBlock,
  editTask,
  type Instant,
  isPast,
  minutesBetween,
  type Target,
  type Task,
  type Timeblock,
  timeOf,
  today,
  type When,
} from '@planerka/plan';
import { yesOrNo } from '../../commands/settle.ts';
import { readWhen } from '../../commands/when.ts';
import { missedLeads } from '../../reminders/missed-leads.ts';
import {
  blockLines,
  formatLead,
  formatWhen,
  nameObject,
  onWhen,
  ru,
  taskLines,
} from '@planerka/texts';
import type { Turn } from '../../turn.ts';
import { type Applied, askFor, change, type OperationRule, phrase } from '../operation-rule.ts';
import { overlaps } from '../overlap.ts';

type Reschedule = Extract<Operation, { type: 'reschedule' }>;

const DAY_MINUTES = 24 * 60;

/** The days that are offered when no time was said, or an hour without a day. */
function askWhen(turn: Turn, operation: Reschedule): Applied {
  const { shift_minutes: _shift, ...kept } = operation;
  const { planned_time: time } = kept;
  const said = time === undefined ? {} : { planned_time: time };
  const choices: Offered[] = dayChoices(said, turn.moment).map(({ id, label, entities }) => ({
    id,
    label,
    operation: { ...kept, planned_at: entities?.planned_at },
  }));
  const text = time === undefined ? undefined : ru.operations.whichDay;
  return askFor('WHEN', kept, choices, text === undefined ? {} : { text });
}

function saysNothing({ planned_at, planned_time, shift_minutes }: Reschedule): boolean {
  return planned_at === undefined && planned_time === undefined && shift_minutes === undefined;
}

/**
 * The new planned time of a task. A new day keeps the hour that the task had; a new hour keeps its
 * day; a shift moves the instant, or the day by whole days. Null when the task has nothing that a
 * new hour or a shift could be laid on: a day is never guessed.
 */
function taskWhen(turn: Turn, task: Task, operation: Reschedule): When | null {
  const { zone } = turn.moment;
  const { planned_at: planned, planned_time: time, shift_minutes: shift = 0 } = operation;
  if (planned === null) return { on: null, at: null };
  if (planned !== undefined) {
    const when = readWhen(planned);
    const hour = time ?? (task.planned_at === null ? null : timeOf(task.planned_at, zone));
    return when.on !== null && hour !== null
      ? { on: null, at: atLocal(when.on, hour, zone) }
      : when;
  }
  const { planned_on: day, planned_at: at } = task;
  if (time !== undefined) {
    const onDay = at === null ? day : dayOf(at, zone);
    return onDay === null ? null : { on: null, at: atLocal(onDay, time, zone) };
  }
  if (at !== null) return { on: null, at: shifted(at, shift, zone) };
  if (day === null || shift % DAY_MINUTES !== 0) return null;
  return { on: addDays(day, shift / DAY_MINUTES), at: null };
}

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

/** The time that must not lie in the past unnoticed, as at creation; what was past may be again. */
function askPast(turn: Turn, operation: Reschedule, to: When, from: When): Applied | null {
  const { moment } = turn;
  const isOver = ({ on, at }: When): boolean =>
    (at !== null && isPast(at, moment)) || (on !== null && on < today(moment));
  const words = formatWhen(to.on, to.at, moment.zone);
  const isSame = to.on === from.on && to.at === from.at;
  if (words === null || isSame || !isOver(to)) return null;
  return askFor('PAST', operation, yesOrNo(), { text: ru.operations.pastTime(words) });
}

async function moveBlock(
  turn: Turn,
  target: Extract<Target, { kind: 'timeblock' }>,
  operation: Reschedule,
  accepted: readonly QuestionCode[],
): Promise<Applied> {
  const block = target.row;
  const start = blockStart(turn, block, operation);
  if (start === null) {
    const { planned_at: _at, ...rest } = operation;
    return askWhen(turn, rest);
  }
  const past = askPast(turn, operation, { on: null, at: start }, { on: null, at: block.start_at });
  if (past !== null && !accepted.includes('PAST')) return past;
  const end_at = addMinutes(start, minutesBetween(block.start_at, block.end_at));
  const step = editBlock(block, { start_at: start, end_at, snoozed_until: null });
  if (step?.after?.kind !== 'timeblock') return change([], '');
  const moved = step.after.row;
  const lines = blockLines(moved, turn.moment.zone);
  const also = [...missedLeads(turn, step.after), ...(await overlaps(turn, moved))];
  return change([step], [[ru.operations.rescheduled(target), ...lines].join('\n'), ...also]);
}

function moveTask(
  turn: Turn,
  target: Extract<Target, { kind: 'task' }>,
  operation: Reschedule,
  accepted: readonly QuestionCode[],
): Applied {
  const task = target.row;
  const when = taskWhen(turn, task, operation);
  if (when === null) return askWhen(turn, operation);
  const past = askPast(turn, operation, when, { on: task.planned_on, at: task.planned_at });
  if (past !== null && !accepted.includes('PAST')) return past;
  const { on, at } = when;
  const step = editTask(task, { planned_on: on, planned_at: at, snoozed_until: null });
  if (step?.after?.kind !== 'task') return change([], '');
  const isAway = on === null && at === null;
  const head = isAway ? ru.operations.unplanned(target) : ru.operations.rescheduled(target);
  const lines = taskLines(step.after.row, turn.moment.zone);
  return change([step], [[head, ...lines].join('\n'), ...missedLeads(turn, step.after)]);
}

/** "на четверг, 26 февраля", "на 15:00", "на 1 ч позже": the new time as it was said. */
function whenInWords(turn: Turn, operation: Reschedule): string | null {
  const { planned_at: planned, planned_time: time, shift_minutes: shift } = operation;
  if (planned === null) return 'во Входящие';
  if (planned !== undefined) {
    const when = readWhen(planned);
    const day = onWhen(when.on, when.at, turn.moment.zone);
    return when.on !== null && time !== undefined ? `${day}, ${time}` : day;
  }
  if (time !== undefined) return `на ${time}`;
  if (shift === undefined) return null;
  return `на ${formatLead(Math.abs(shift))} ${shift < 0 ? 'раньше' : 'позже'}`;
}

/** "перенеси на завтра", "на пятницу", "на час позже": a task's plan or a timeblock's start. */
export const reschedule: OperationRule<Reschedule> = {
  type: 'reschedule',
  event: 'rescheduled',
  targets: ['task', 'timeblock'],
  bulk: true,

  async apply(turn, operation, target, accepted) {
    if (saysNothing(operation)) return askWhen(turn, operation);
    if (target?.kind === 'timeblock') return await moveBlock(turn, target, operation, accepted);
    return target?.kind === 'task' ? moveTask(turn, target, operation, accepted) : change([], '');
  },

  retell: (turn, operation, target) =>
    phrase('перенести', target && nameObject(target), whenInWords(turn, operation)),
};
