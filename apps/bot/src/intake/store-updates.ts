import type { ReceivedUpdate, TelegramStore } from '@planerka/db';
import type { Update as TelegramUpdate } from 'grammy/types';
import { concealInvitation } from '../access/invitation.ts';
import { actorOf, placeOf, threadOf } from '../work/place-of.ts';
import { Update } from './update-shape.ts';

/** The kinds of update the bot asks Telegram for. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
] as const;

function concealed(update: TelegramUpdate): TelegramUpdate {
  const { message } = update;
  if (message?.text === undefined) return update;
  const text = concealInvitation(message.text);
  return text === message.text ? update : { ...update, message: { ...message, text } };
}

/** Updates as they are stored; what is no update or belongs to nobody is left out. */
function toReceived(botId: number, raw: readonly unknown[]): ReceivedUpdate[] {
  return raw.flatMap((value) => {
    const parsed = Update.safeParse(value);
    const place = parsed.success ? placeOf(parsed.data) : null;
    if (!parsed.success || !place) return [];
    return [
      {
        update_id: parsed.data.update_id,
        chat_id: place.chatId,
        user_id: place.userId,
        thread: threadOf(botId, place),
        actor: actorOf(place.userId),
        body: concealed(parsed.data),
      },
    ];
  });
}

export interface Intake {
  /** Stores updates; when it resolves they are safe. Throws RetryableError while the database is away. */
  store(raw: readonly unknown[]): Promise<void>;
}

export function createIntake(store: TelegramStore, botId: number, wake: () => void): Intake {
  return {
    store: async (raw) => {
      const received = toReceived(botId, raw);
      if (received.length === 0) return;
      await store.updates.receive(botId, received);
      wake();
    },
  };
}
