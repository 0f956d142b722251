import type { ReceivedUpdate, TelegramStore } from '@planerka/db';
import { RetryableError } from '@planerka/contracts';
import { concealAgentKeys } from '../secrets/agent-key.ts';
import { concealInvitations } from '../secrets/invitation.ts';
import { actorOf, placeOf, threadOf } from '../telegram/place-of.ts';
import type { AwayNotice } from '../turn/away-notice.ts';
import { storableJson } from '../telegram/storable.ts';
import type { Update as TelegramUpdate } from 'grammy/types';
import { Update } from '../telegram/update-shape.ts';

/** The kinds of update the bot asks Telegram for. */
export const ALLOWED_UPDATES = [
  'message',
  'edited_message',
  'callback_query',
  'my_chat_member',
] as const;

/** The database may also be there and not answer. */
const SLOW_MS = 5_000;
/** The year 10000, in seconds. */
const DATES_END = 253_402_300_800;

/** An update as it may be stored: without secrets, and without what jsonb does not take. */
function tidied(raw: unknown): unknown {
  const json = JSON.stringify(raw);
  const tidy = concealAgentKeys(concealInvitations(storableJson(json)));
  return tidy === json ? raw : JSON.parse(tidy);
}

/** The message that an update brings, for what the bot has shown before it. */
function messageOf({ message, edited_message }: TelegramUpdate) {
  const own = message ?? edited_message;
  return {
    message_id: own?.message_id ?? null,
    sent_at: own && isDate(own.date) ? new Date(own.date * 1000).toISOString() : null,
    reply_to_message_id: own?.reply_to_message?.message_id ?? null,
  };
}

/** A date that a database and a clock can hold; odd updates bring others. */
function isDate(seconds: number): boolean {
  return seconds >= 0 && seconds < DATES_END;
}

/** Updates as they are stored; what is no update or belongs to nobody is left out. */
function toReceived(botId: number, raw: readonly unknown[]): ReceivedUpdate[] {
  return raw.flatMap((value) => {
    const parsed = Update.safeParse(tidied(value));
    const place = parsed.success ? placeOf(parsed.data) : null;
    if (!parsed.success || !place) return [];
    return [
      {
        update_id: parsed.data.update_id,
        chat_id: place.chatId,
        user_id: place.userId,
        thread: threadOf(botId, place),
        actor: actorOf(place.userId),
        body: parsed.data,
        ...messageOf(parsed.data),
      },
    ];
  });
}

export interface Intake {
  /**
   * Stores updates; when it resolves they are safe. While the database is away it throws
   * RetryableError, and the people whose updates wait are told.
   */
  store(raw: readonly unknown[]): Promise<void>;
}

export interface IntakeOptions {
  readonly store: TelegramStore;
  readonly botId: number;
  readonly notice: AwayNotice;
  readonly wake: () => void;
}

export function createIntake({ store, botId, notice, wake }: IntakeOptions): Intake {
  async function tell(received: readonly ReceivedUpdate[]): Promise<void> {
    for (const { chat_id: chatId, user_id: userId } of received) {
      // A private chat has its person's id; a group is not disturbed.
      if (chatId === userId) await notice.tell(chatId, userId);
    }
  }

  return {
    store: async (raw) => {
      const received = toReceived(botId, raw);
      if (received.length === 0) return;
      const slow = setTimeout(() => void tell(received), SLOW_MS);
      try {
        await store.updates.receive(botId, received);
      } catch (error) {
        if (error instanceof RetryableError) await tell(received);
        throw error;
      } finally {
        clearTimeout(slow);
      }
      wake();
    },
  };
}
