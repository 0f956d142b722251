import { RetryableError } from '@planerka/contracts';
import type { DueReminder, OddReminder, Remind } from '@planerka/db';
import {
  grouped,
  heldUntil,
  type Instant,
  objectId,
  reminderGround,
  remindersOf,
} from '@planerka/plan';
import { remindersNotice } from '@planerka/views';
import { noticeWrite } from '../turn/notice-write.ts';
import type { ReminderServices } from './reminder-services.ts';
import { setAside } from './set-aside.ts';

/** Rounds of one job; whatever is left is found by the next look. */
const ROUNDS_MAX = 20;

/**
 * Tells what is due in a workspace: one message for each chat and topic, however much it is; what was
 * missed and meets quiet hours is kept back until they are over. Whoever
 * comes first marks the reminders and stores the message in one statement, so that of several
 * processes one tells it, once.
 */
export async function sendReminders(services: ReminderServices, job: Remind): Promise<void> {
  const { store, me, clock } = services;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const now = laterOf(clock.now(), job.fire_at);
    const { reminders: due, odd } = await store.reminders.due(me.id, job.workspace_id, now);
    if (due.length + odd.length === 0) return;
    const faults = [...odd];
    const told: DueReminder[] = [];
    const held: Array<{ readonly reminder: DueReminder; readonly until: string }> = [];
    for (const reminder of due) {
      try {
        const ground = reminderGround(reminder.person, reminder.timezone, now);
        const until = heldUntil(reminder, ground);
        if (until === null) told.push(reminder);
        else held.push({ reminder, until });
      } catch (error) {
        faults.push(oddOf(reminder, error));
      }
    }
    if (held.length > 0) await store.reminders.hold(job.workspace_id, held);
    const groups = grouped(told, ({ chat_id: chat, topic_id: topic }) => `${chat}:${topic}`);
    for (const group of groups.values()) {
      faults.push(...(await tellWhatCanBe(services, job.workspace_id, group, now)));
    }
    if (faults.length > 0) await setAside(services, job.workspace_id, faults, now);
  }
  services.log.warn({ workspace_id: job.workspace_id }, 'reminders keep coming');
}

function oddOf({ target, ...rest }: DueReminder, fault: unknown): OddReminder {
  const { fire_at, chat_id, topic_id, timezone } = rest;
  return { object_id: objectId(target), fire_at, chat_id, topic_id, timezone, fault };
}

/** Tells a chat all of it in one message; where that cannot be, each for itself, but for the odd ones, which it returns. */
async function tellWhatCanBe(
  services: ReminderServices,
  workspaceId: string,
  group: readonly DueReminder[],
  now: Instant,
): Promise<OddReminder[]> {
  try {
    await tell(services, workspaceId, group, now);
    return [];
  } catch (error) {
    if (error instanceof RetryableError) throw error;
    const [first, ...others] = group;
    if (first && others.length === 0) return [oddOf(first, error)];
  }
  const odd: OddReminder[] = [];
  for (const one of group) odd.push(...(await tellWhatCanBe(services, workspaceId, [one], now)));
  return odd;
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
  // What is due comes oldest first.
  const place = { chatId, topicId, now, timezone, dueAt: first.fire_at };
  const message = noticeWrite(services, place, remindersNotice([first, ...others], now));
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
