import type { DueReminder, Remind } from '@planerka/db';
import {
  grouped,
  heldUntil,
  type Instant,
  objectId,
  reminderGround,
  remindersOf,
} from '@planerka/plan';
import { reminders } from '@planerka/views';
import { noticeWrite } from '../turn/notice-write.ts';
import type { BotServices } from '../turn/services.ts';

export type ReminderServices = Pick<
  BotServices,
  'me' | 'store' | 'reader' | 'clock' | 'ids' | 'locale' | 'handOver' | 'log' | 'meter'
>;

/** Rounds of one job; whatever is left is found by the next look. */
const ROUNDS_MAX = 20;

/**
 * Tells what is due in a workspace: one message for each chat and topic, however much it is; what was
 * missed and meets quiet hours is kept back until they are over. Whoever
 * comes first marks the reminders and stores the message in one statement, so that of several
 * processes one tells it, once.
 */
export async function remind(services: ReminderServices, job: Remind): Promise<void> {
  const { store, me, clock } = services;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const now = laterOf(clock.now(), job.fire_at);
    const due = await store.reminders.due(me.id, job.workspace_id, now);
    if (due.length === 0) return;
    const held = due.flatMap((reminder) => {
      const ground = reminderGround(reminder.person, reminder.timezone, now);
      const until = heldUntil(reminder, ground);
      return until === null ? [] : [{ reminder, until }];
    });
    if (held.length > 0) await store.reminders.hold(job.workspace_id, held);
    const told = due.filter((each) => held.every(({ reminder }) => reminder !== each));
    const groups = grouped(told, ({ chat_id: chat, topic_id: topic }) => `${chat}:${topic}`);
    for (const group of groups.values()) await tell(services, job.workspace_id, group, now);
  }
  services.log.warn({ workspace_id: job.workspace_id }, 'reminders keep coming');
}

/** The queue's clock may be a little ahead of ours: a job never comes before its time. */
export function laterOf(now: Instant, fireAt: string | undefined): Instant {
  const asked = fireAt === undefined ? now : new Date(fireAt).toISOString();
  return asked > now ? asked : now;
}

async function tell(
  services: ReminderServices,
  workspaceId: string,
  group: readonly DueReminder[],
  now: Instant,
): Promise<void> {
  const [first, ...others] = group;
  if (!first) return;
  const { chat_id: chatId, topic_id: topicId, timezone } = first;
  const place = { chatId, topicId, now, timezone };
  const message = noticeWrite(services, place, reminders([first, ...others], now));
  if (!message) return;
  const next = following(group, now);
  await services.store.reminders.fire(workspaceId, group, next, { at: now, message });
}

/** What repeats is reminded of again. */
function following(group: readonly DueReminder[], now: Instant) {
  return group.flatMap(({ target, person, timezone }) => {
    if (target.kind !== 'timeblock' || target.row.recurrence_rule === null) return [];
    const reminders = remindersOf(target, reminderGround(person, timezone, now)) ?? [];
    return [{ object_id: objectId(target), reminders }];
  });
}
