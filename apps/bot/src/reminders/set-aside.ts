import { isTimeZone, RetryableError } from '@planerka/contracts';
import type { AttachedWrite, OddReminder } from '@planerka/db';
import { addMinutes, grouped, type Instant } from '@planerka/plan';
import { tell } from '@planerka/texts';
import { faultFacts } from '../ports/fault-facts.ts';
import { text } from '../reply/reply.ts';
import { messageWrite } from '../turn/notice-write.ts';
import type { ReminderServices } from './reminder-services.ts';

/** How long after a vain try there is another one. */
const AGAIN_MINUTES = 10;

/**
 * What cannot be told is tried again later. The first time it is named in the log and counted, and
 * each chat is told that there was something to be reminded of.
 */
export async function setAside(
  services: ReminderServices,
  workspaceId: string,
  odd: readonly OddReminder[],
  now: Instant,
): Promise<void> {
  const { store, log, meter } = services;
  const until = addMinutes(now, AGAIN_MINUTES);
  const groups = grouped(odd, ({ chat_id: chat, topic_id: topic }) => `${chat}:${topic}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const message = noticeOf(services, first, now);
    if (!(await store.reminders.setAside(workspaceId, group, { at: now, until, message })))
      continue;
    const objects = group.map(({ object_id: id }) => id);
    log.error(
      { workspace_id: workspaceId, objects, err: faultFacts(first.fault) },
      'reminders are set aside',
    );
    meter.count('set_aside');
  }
}

function noticeOf(
  services: ReminderServices,
  { chat_id: chatId, topic_id: topicId, timezone }: OddReminder,
  now: Instant,
): AttachedWrite | null {
  const isKnown = isTimeZone(timezone);
  const said = tell('reminders_set_aside', { zone: isKnown ? null : timezone });
  const place = { chatId, topicId, now, timezone: isKnown ? timezone : 'UTC' };
  try {
    return messageWrite(services, place, text(said));
  } catch (error) {
    if (error instanceof RetryableError) throw error;
    return null;
  }
}
