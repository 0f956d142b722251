import type { Message } from '@planerka/contracts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { Target } from '../../objects/object.ts';
import type { Person } from '../../objects/settings.ts';
import { reminderGround, remindersOf } from '../../reminders/plan-reminders.ts';
import type { Moment } from '../../time/moment.ts';
import type { Instant } from '../../time/zoned.ts';

/**
 * What is new where a reminder of it was asked for: what would be reminded of by itself stays as it
 * is; a day without an hour, a deadline, a block nobody is reminded of get a reminder of their own.
 * One that could only come in the past is not made; without any time it waits for one.
 */
export function withReminder(object: Target, person: Person | null, moment: Moment): Target {
  if (object.kind === 'project' || object.row.remind_before_minutes !== null) return object;
  if (ahead(object, person, moment).length > 0) return object;
  const reminded = withOwn(object);
  return isTimeless(object) || ahead(reminded, person, moment).length > 0 ? reminded : object;
}

function withOwn(object: Exclude<Target, { kind: 'project' }>): Target {
  const own = { remind_before_minutes: [0] };
  return object.kind === 'task'
    ? { kind: 'task', row: { ...object.row, ...own } }
    : { kind: 'timeblock', row: { ...object.row, ...own } };
}

function isTimeless(object: Target): boolean {
  if (object.kind !== 'task') return false;
  const { planned_on, planned_at, due_on, due_at } = object.row;
  return [planned_on, planned_at, due_on, due_at].every((each) => each === null);
}

/** The reminders of it that are still to come, in order. */
function ahead(object: Target, person: Person | null, { now, zone }: Moment): Instant[] {
  const reminders = remindersOf(object, reminderGround(person, zone, now)) ?? [];
  return reminders
    .map(({ fire_at: at }) => at)
    .filter((at) => at > now)
    .sort();
}

/** What is answered to "напомни ...": when that will be, or what is missing for it. */
export function reminderTold(object: Target, person: Person | null, moment: Moment): Message[] {
  const at = ahead(object, person, moment);
  const facts = factsOf(object);
  if (facts.kind === 'task') return [say('will_remind', { task: facts, at })];
  const created = say('created', { object: facts });
  return at.length === 0 ? [created] : [created, say('will_remind_at', { at })];
}
