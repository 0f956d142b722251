import { type DueDigest, replyWrite, type SendDigest } from '@planerka/db';
import {
  atLocal,
  dayOf,
  DEFAULT_REMINDERS,
  type DigestKind,
  type Instant,
  minutesBetween,
  nextDigest,
} from '@planerka/plan';
import { type DayState, digest as dayDigest } from '@planerka/views';
import { storedReply } from '../reply/stored-reply.ts';
import { toldStep } from '../reply/told-step.ts';
import type { ReminderServices } from './remind.ts';

/** A digest that comes later than this says nothing true any more: it is left out. */
const LATEST_MINUTES = 180;
const OVERDUE_LISTED = 5;

/** The digests of one person that are due: each is told, or left out, and set to its next time. */
export async function sendDigests(services: ReminderServices, job: SendDigest): Promise<void> {
  const { store, me, clock } = services;
  const asked = new Date(job.next_at).toISOString();
  const now = asked > clock.now() ? asked : clock.now();
  const only = { workspace_id: job.workspace_id, actor: job.actor };
  for (const digest of await store.reminders.digestsDue(me.id, now, only)) {
    await sendDigest(services, digest, now);
  }
}

/** One digest that is due by `now`. */
export async function sendDigest(
  services: ReminderServices,
  digest: DueDigest,
  now: Instant,
): Promise<void> {
  const { store, me, handOver } = services;
  const settings = digest.person?.reminder_settings ?? DEFAULT_REMINDERS;
  const next = nextDigest(digest.kind, settings, digest.timezone, now);
  const isTimely = minutesBetween(digest.next_at, now) <= LATEST_MINUTES;
  const { chat_id: chatId } = digest;
  const told =
    isTimely && chatId !== null
      ? dayDigest(digest.kind, await dayState(services, digest, now))
      : null;
  const stored =
    told && chatId !== null
      ? storedReply(
          services,
          {
            chatId,
            topicId: null,
            replyTo: null,
            frame: { now, zone: digest.timezone, locale: services.locale },
            audience: { thread: `telegram:${me.id}:${chatId}:0`, actor: null, kind: 'notice' },
          },
          [toldStep(told)],
        )
      : null;
  const message =
    stored &&
    replyWrite(me.id, stored.reply, stored.buttons, (mine) => {
      if (mine) handOver(stored.reply);
    });
  await store.reminders.passDigest(digest, next, { at: now, message });
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
