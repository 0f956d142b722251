import type { Message } from '@planerka/contracts';
import { editBlock, editTask } from '../change/edit-rows.ts';
import { type Given, isAccepted } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import type { Person } from '../objects/settings.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import type { Moment } from '../time/moment.ts';
import { offeredDays } from '../time/offered-days.ts';
import { isOver, readWhen, type When } from '../time/when.ts';
import {
  addDays,
  addMinutes,
  atLocal,
  dayOf,
  type Instant,
  minutesBetween,
  timeOf,
} from '../time/zoned.ts';
import { askConsent, askFor, change, type Decision, told, UNCHANGED } from './decision.ts';
import { blocksAt, sayOverlaps } from './in-the-way.ts';
import { missedLeads } from './missed-leads.ts';
import type { PlanState } from './need.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

type Reschedule = OperationOf<'reschedule'>;

const DAY_MINUTES = 24 * 60;

/** The days that are offered when no time was said, or an hour without a day. */
function askWhen(operation: Reschedule, moment: Moment): Decision {
  const { shift_minutes: _shift, ...kept } = operation;
  const { planned_time: time } = kept;
  const choices = offeredDays(time, moment).map((day) => ({
    id: `d:${day}`,
    label: say('day', { day }),
    operation: { ...kept, planned_at: day },
  }));
  return askFor('WHEN', kept, choices, time === undefined ? undefined : say('which_day', {}));
}

function saysNothing({ planned_at, planned_time, shift_minutes }: Reschedule): boolean {
  return planned_at === undefined && planned_time === undefined && shift_minutes === undefined;
}

/**
 * The new planned time of a task. A new day keeps the hour that the task had; a new hour keeps its
 * day; a shift moves the instant, or the day by whole days. Null when the task has nothing that a
 * new hour or a shift could be laid on: a day is never guessed.
 */
function taskWhen(task: Task, operation: Reschedule, { zone }: Moment): When | null {
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

/** The new start of a timeblock; null: it always has one. */
function blockStart(block: Timeblock, operation: Reschedule, { zone }: Moment): Instant | null {
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

/** Start and end of a moved block: it keeps its length. */
function spanFrom(start_at: Instant, block: Timeblock): Pick<Timeblock, 'start_at' | 'end_at'> {
  return { start_at, end_at: addMinutes(start_at, minutesBetween(block.start_at, block.end_at)) };
}

/** The time that must not lie in the past unnoticed, as at creation; what was past may be again. */
function askPast(to: When, from: When, given: Given): Decision | null {
  const isSame = to.on === from.on && to.at === from.at;
  if (isSame || !isOver(to, given) || isAccepted(given, 'PAST')) return null;
  return askConsent('PAST', say('past_time', { ...to }));
}

function moveBlock(
  { blocks, person }: PlanState,
  target: Extract<Target, { kind: 'timeblock' }>,
  operation: Reschedule,
  given: Given,
): Decision {
  const block = target.row;
  const start = blockStart(block, operation, given);
  if (start === null) {
    const { planned_at: _at, ...rest } = operation;
    return askWhen(rest, given);
  }
  const past = askPast({ on: null, at: start }, { on: null, at: block.start_at }, given);
  if (past !== null) return past;
  const step = editBlock(block, { ...spanFrom(start, block), snoozed_until: null });
  if (step === null) return UNCHANGED;
  const { after } = step;
  return change(
    [step],
    [
      told(operation, target),
      say('facts', { object: factsOf(after) }),
      ...missedLeads(after, person, given),
      ...sayOverlaps(after.row, blocks, given.zone),
    ],
  );
}

/** What is told of a task that was moved. */
export function sayMovedTask(
  operation: Reschedule,
  target: Target,
  {
    after,
    person,
  }: { readonly after: Extract<Target, { kind: 'task' }>; readonly person: Person | null },
  moment: Moment,
): Message[] {
  return [
    told(operation, target),
    say('facts', { object: factsOf(after) }),
    ...missedLeads(after, person, moment),
  ];
}

function moveTask(
  { person }: PlanState,
  target: Extract<Target, { kind: 'task' }>,
  operation: Reschedule,
  given: Given,
): Decision {
  const task = target.row;
  const when = taskWhen(task, operation, given);
  if (when === null) return askWhen(operation, given);
  const past = askPast(when, { on: task.planned_on, at: task.planned_at }, given);
  if (past !== null) return past;
  const step = editTask(task, { planned_on: when.on, planned_at: when.at, snoozed_until: null });
  if (step === null) return UNCHANGED;
  const { after } = step;
  return change([step], sayMovedTask(operation, target, { after, person }, given));
}

/** "перенеси на завтра", "на пятницу", "на час позже": a task's plan or a timeblock's start. */
export const reschedule: OperationRule<Reschedule> = {
  needs(operation, target, moment) {
    if (target?.kind !== 'timeblock' || saysNothing(operation)) return [];
    const start = blockStart(target.row, operation, moment);
    return start === null ? [] : [blocksAt(spanFrom(start, target.row))];
  },

  decide(state, operation, given) {
    const { target } = state;
    if (saysNothing(operation)) return askWhen(operation, given);
    switch (target?.kind) {
      case 'timeblock':
        return moveBlock(state, target, operation, given);
      case 'task':
        return moveTask(state, target, operation, given);
      case 'project':
      case undefined:
        return UNCHANGED;
    }
  },
};
