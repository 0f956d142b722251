import type { Message } from '@planerka/contracts';
import {
  addMinutes,
  blockSeries,
  type PlanObject,
  reminderGround,
  say,
  taskMoment,
} from '@planerka/plan';
import type { Turn } from '../turn.ts';

/** What is told of reminders that were asked for and cannot come any more: an hour before what is in 20 minutes. */
export function missedLeads(turn: Turn, object: PlanObject): Message[] {
  if (object.kind !== 'task' && object.kind !== 'timeblock') return [];
  const { now, moment } = turn;
  const about = aboutOf(object, reminderGround(turn.person, moment.zone, now));
  const before = object.row.remind_before_minutes ?? [];
  const missed = before.filter((minutes) => about !== null && addMinutes(about, -minutes) <= now);
  return missed.length === 0 ? [] : [say('reminded_too_late', { minutes: missed })];
}

/** The one time that reminders come before; null where there is none, or always another one. */
function aboutOf(
  object: Extract<PlanObject, { kind: 'task' | 'timeblock' }>,
  ground: Parameters<typeof taskMoment>[1],
): string | null {
  if (object.kind === 'task') return taskMoment(object.row, ground);
  return blockSeries(object.row) ? null : object.row.start_at;
}
