import { tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { messageWrite } from '../turn/notice-write.ts';

/**
 * Ends a member's access. They alone are told, in their own chat and by the same statement; nothing is
 * said in groups. False when they are no member any more.
 */
export async function removeMember({ services }: BotContext, userId: number): Promise<boolean> {
  const { store, me, clock, defaultTimezone } = services;
  const place = {
    chatId: userId,
    topicId: 0,
    now: clock.now(),
    timezone: defaultTimezone,
    awaited: true,
  };
  const told = messageWrite(services, place, text(tell('access_ended')));
  return await store.members.remove(me.id, userId, told);
}
