import { RetryableError } from '@planerka/contracts';
import type { DueDigest, SendDigest } from '@planerka/db';
import {
  addMinutes,
  atLocal,
  DEFAULT_REMINDERS,
  type DigestKind,
  dayOf,
  type Instant,
  minutesBetween,
  nextDigest,
} from '@planerka/plan';
import { type DayState, digest as dayDigest } from '@planerka/views';
import { faultFacts } from '../ports/fault-facts.ts';
import { noticeWrite } from '../turn/notice-write.ts';
import { laterOf } from './remind.ts';
import type { ReminderServices } from './reminder-services.ts';

/** A digest that comes later than this says nothing true any more: it is left out. */
const LATEST_MINUTES = 180;
const OVERDUE_LISTED = 5;
const A_DAY_MINUTES = 24 * 60;

/** The digests of one person that are due: each is told, or left out, and set to its next time. */
export async function sendDigests(services: ReminderServices, job: SendDigest): Promise<void> {
  const { store, me, clock } = services;
  const now = laterOf(clock.now(), job.next_at);
  const only = { workspace_id: job.workspace_id, actor: job.actor };
  for (const digest of await store.reminders.digestsDue(me.id, now, only)) {
    await sendDigest(services, digest, now);
  }
}

/** One digest that cannot be sent is set aside until the next day, named and counted; those after it are sent. */
export async function sendDigest(
  services: ReminderServices,
  digest: DueDigest,
  now: Instant,
): Promise<void> {
  try {
    if (digest.fault !== null) throw digest.fault;
    await sendReadable(services, digest, now);
  } catch (error) {
    if (error instanceof RetryableError) throw error;
    const { workspace_id, actor, kind } = digest;
    const next = addMinutes(now, A_DAY_MINUTES);
    const isMine = await services.store.reminders.passDigest(digest, next, {
      at: now,
      message: null,
    });
    if (!isMine) return;
    services.log.error(
      { workspace_id, actor, kind, err: faultFacts(error) },
      'a digest is set aside',
    );
    services.meter.count('set_aside');
  }
}

async function sendReadable(
  services: ReminderServices,
  digest: DueDigest,
  now: Instant,
): Promise<void> {
  const settings = digest.person?.reminder_settings ?? DEFAULT_REMINDERS;
  const next = nextDigest(digest.kind, settings, digest.timezone, now);
  const isTimely = minutesBetween(digest.next_at, now) <= LATEST_MINUTES;
  const { chat_id: chatId, timezone } = digest;
  const told =
    isTimely && chatId !== null
      ? dayDigest(digest.kind, await dayState(services, digest, now))
      : null;
  const message =
    chatId === null
      ? null
      : noticeWrite(services, { chatId, topicId: 0, now, timezone, dueAt: digest.next_at }, told);
  await services.store.reminders.passDigest(digest, next, { at: now, message });
}

async function dayState(
  { reader, store }: ReminderServices,
  { workspace_id: workspace, timezone: zone, kind }: DueDigest,
  now: Instant,
): Promise<DayState> {
  const today = dayOf(now, zone);
  const agenda = await reader.agenda(workspace, today, today, now);
  const isMorning: boolean = kind === ('morning' satisfies DigestKind);
  const midnight = atLocal(today, '00:00', zone);
  // What was to be done earlier today is listed in the day itself: only other days' tasks are late.
  const before = { now: midnight, today };
  const overdue = isMorning
    ? await reader.overdue(workspace, before, { offset: 0, limit: OVERDUE_LISTED })
    : null;
  const done = isMorning ? [] : await store.reminders.doneSince(workspace, midnight);
  return {
    today,
    agenda,
    overdue: { tasks: overdue?.items ?? [], total: overdue?.total ?? 0 },
    done,
  };
}
