import type { TellChangeSet } from '@planerka/db';
import { DEFAULT_REMINDERS, endOfQuiet, say } from '@planerka/plan';
import { operationsOf } from '../reply/operations-of.ts';
import { text } from '../reply/reply.ts';
import { approvalButtons } from '../reply/review-buttons.ts';
import { messageWrite } from '../turn/notice-write.ts';
import type { BotServices } from '../turn/services.ts';

type NewsServices = Pick<
  BotServices,
  'me' | 'store' | 'clock' | 'ids' | 'locale' | 'handOver' | 'wakeSending'
>;

/**
 * Tells in the workspace's chat that an agent has proposed a change set. Whoever comes first marks it
 * and stores the message in one statement, so that it is told once. At night it comes without a sound.
 */
export async function tellChangeSet(services: NewsServices, job: TellChangeSet): Promise<void> {
  const { store, me, clock } = services;
  const news = await store.changeSets.waiting(me.id, job);
  if (news === null) return;
  const { chat_id: chatId, timezone, person, shown } = news;
  const now = clock.now();
  const { quiet } = person?.reminder_settings ?? DEFAULT_REMINDERS;
  const silent = endOfQuiet(now, quiet, timezone) !== null;
  const message = messageWrite(
    services,
    { chatId, topicId: 0, now, timezone, silent },
    text(say('change_set_proposed', { set: shown }), { buttons: approvalButtons(shown.set_id) }),
    operationsOf(shown, job.workspace_id),
  );
  if (message !== null) await store.changeSets.told(news, now, message);
}

/** What no job has told. */
export async function tellChangeSets(services: NewsServices): Promise<void> {
  for (const set of await services.store.changeSets.untold(services.me.id)) {
    await tellChangeSet(services, set);
  }
}
