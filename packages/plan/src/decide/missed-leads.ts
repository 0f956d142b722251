import type { Message } from '@planerka/contracts';
import { say } from '../messages/messages.ts';
import type { PlanObject } from '../objects/object.ts';
import type { Person } from '../objects/settings.ts';
import { reminderGround } from '../reminders/plan-reminders.ts';
import { taskMoment } from '../reminders/reminders-of.ts';
import { blockSeries } from '../repeats/series-of.ts';
import type { Moment } from '../time/moment.ts';
import { addMinutes, type Instant } from '../time/zoned.ts';

/** Reminders that were asked for and cannot come any more: an hour before what is in 20 minutes. */
export function missedLeads(
  object: PlanObject,
  person: Person | null,
  { now, zone }: Moment,
): Message[] {
  if (object.kind !== 'task' && object.kind !== 'timeblock') return [];
  const about = aboutOf(object, reminderGround(person, zone, now));
  const before = object.row.remind_before_minutes ?? [];
  const minutes = before.filter((each) => about !== null && addMinutes(about, -each) <= now);
  return minutes.length === 0 ? [] : [say('reminded_too_late', { minutes })];
}

/** The one time that reminders come before; null where there is none, or always another one. */
function aboutOf(
  object: Extract<PlanObject, { kind: 'task' | 'timeblock' }>,
  ground: Parameters<typeof taskMoment>[1],
): Instant | null {
  if (object.kind === 'task') return taskMoment(object.row, ground);
  return blockSeries(object.row) ? null : object.row.start_at;
}
