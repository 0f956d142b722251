import type { ClaimedUpdate } from '@planerka/db';
import { tell } from '@planerka/texts';
import { text } from '../reply/reply.ts';
import { placeOf } from '../telegram/place-of.ts';
import { Update } from '../telegram/update-shape.ts';
import { messageWrite } from '../turn/notice-write.ts';
import type { PutOff } from '../turn/put-off.ts';
import type { BotServices } from '../turn/services.ts';
import { traceIdOf } from '../turn/trace-id.ts';

/** Puts an update off; at the first of a crowd its person is told once that all of it will be done. */
export async function putOff(
  services: BotServices,
  update: ClaimedUpdate,
  { delayMs, isFirst }: PutOff,
): Promise<void> {
  const { store, clock, defaultTimezone, limits } = services;
  const parsed = Update.safeParse(update.body);
  const place = parsed.success ? placeOf(parsed.data) : null;
  const where = place && {
    chatId: place.chatId,
    topicId: place.topicId ?? 0,
    now: clock.now(),
    timezone: update.conversation?.timezone ?? defaultTimezone,
    traceId: traceIdOf(update),
    awaited: true,
  };
  const words = tell('too_many_messages', { most: limits.messagesPerMinute });
  const message = isFirst && where ? messageWrite(services, where, text(words)) : null;
  await store.updates.putOff(update, { for: 'pace', delayMs, message });
}
