import type { TellBurst } from '@planerka/db';
import { DEFAULT_REMINDERS, endOfQuiet } from '@planerka/plan';
import { agentBurst } from '@planerka/views';
import { noticeWrite } from '../turn/notice-write.ts';
import type { BotServices } from '../turn/services.ts';

type BurstServices = Pick<
  BotServices,
  'me' | 'store' | 'clock' | 'ids' | 'locale' | 'handOver' | 'wakeSending' | 'log'
>;

/** Messages of one look; whatever is left is found by the next one. */
const ROUNDS_MAX = 20;

/**
 * Tells in the workspace's chat what one agent has written and nobody was told of yet. Whoever comes
 * first marks it and stores the message in one statement, so that of several processes one tells
 * it, once. At night it comes without a sound.
 */
export async function tellBurst(services: BurstServices, job: TellBurst): Promise<void> {
  const { store, me } = services;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const burst = await store.bursts.waiting(me.id, job);
    if (!burst) return;
    const { chat_id: chatId, timezone, person } = burst;
    const now = services.clock.now();
    const { quiet } = person?.reminder_settings ?? DEFAULT_REMINDERS;
    const silent = endOfQuiet(now, quiet, timezone) !== null;
    const place = { chatId, topicId: 0, now, timezone, silent };
    const message = noticeWrite(services, place, agentBurst(burst));
    const isTold = await store.bursts.told(burst, message);
    if (!isTold || !burst.is_cut) return;
  }
  services.log.warn({ workspace_id: job.workspace_id }, 'an agent keeps writing');
}

/** What jobs have not told: those that were lost, and those of a chat that was told nothing. */
export async function tellBursts(services: BurstServices): Promise<void> {
  const { store, me, clock } = services;
  for (const agent of await store.bursts.over(me.id, clock.now())) await tellBurst(services, agent);
}
