import { inTurn, isJsonObject, RetryableError } from '@planerka/contracts';
import type { ReceivedUpdate, TelegramStore, WorkspaceDirectory } from '@planerka/db';
import type { Update as TelegramUpdate } from 'grammy/types';
import type { BotLog, BotMeter } from '../ports/bot-log.ts';
import { faultFacts } from '../ports/fault-facts.ts';
import { concealAgentKeys } from '../secrets/agent-key.ts';
import { concealInvitations } from '../secrets/invitation.ts';
import { outlineOf } from '../telegram/outline-of.ts';
import { actorOf, placeOf, threadOf } from '../telegram/place-of.ts';
import { storableJson } from '../telegram/storable.ts';
import { Update } from '../telegram/update-shape.ts';
import type { AwayNotice } from '../turn/away-notice.ts';

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

/** Told of an update whose outline alone is stored, by its number if it has one. */
type OnDeep = (updateId: unknown) => void;

/** The update tidied; of one that is nested too deeply to be written down, its outline. */
function readable(raw: unknown, onDeep: OnDeep): unknown {
  try {
    return tidied(raw);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const outline = outlineOf(raw);
    onDeep(isJsonObject(outline) ? outline['update_id'] : null);
    return tidied(outline);
  }
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
function toReceived(botId: number, raw: readonly unknown[], onDeep: OnDeep): ReceivedUpdate[] {
  return raw.flatMap((value) => {
    const parsed = Update.safeParse(readable(value, onDeep));
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
  readonly directory: Pick<WorkspaceDirectory, 'chatMigrated'>;
  readonly wake: () => void;
  readonly log: BotLog;
  readonly meter: BotMeter;
}

interface Move {
  readonly from: number;
  readonly to: number;
}

/** A group's move, told in either of its two chats; odd ids are read past. */
function moveIn({ message }: TelegramUpdate): Move | null {
  if (!message) return null;
  const { migrate_to_chat_id: to, migrate_from_chat_id: from, chat } = message;
  const move = {
    from: from ?? chat.id,
    to: to ?? chat.id,
  };
  const isRead = Number.isSafeInteger(move.from) && Number.isSafeInteger(move.to);
  return isRead && move.from !== move.to ? move : null;
}

export function createIntake(options: IntakeOptions): Intake {
  const { store, botId, notice, directory, wake, log, meter } = options;

  async function tell(received: readonly ReceivedUpdate[]): Promise<void> {
    for (const { chat_id: chatId, user_id: userId } of received) {
      // A private chat has its person's id; a group is not disturbed.
      if (chatId === userId) await notice.tell(chatId, userId);
    }
  }

  /** Before they are stored, for the two chats' updates are carried out side by side. */
  async function noteMoves(received: readonly ReceivedUpdate[]): Promise<void> {
    await inTurn(received, async ({ body }) => {
      const parsed = Update.safeParse(body);
      const move = parsed.success ? moveIn(parsed.data) : null;
      if (move) await directory.chatMigrated(botId, move.from, move.to);
    });
  }

  /** All at once; where the database refuses them, each alone, so that one bad update stops no other. */
  async function keep(received: readonly ReceivedUpdate[]): Promise<void> {
    try {
      await noteMoves(received);
      await store.updates.receive(botId, received);
    } catch (error) {
      if (error instanceof RetryableError) throw error;
      if (received.length > 1) return await inTurn(received, (one) => keep([one])).then(() => {});
      await keepOutline(received, error);
    }
  }

  async function keepOutline(received: readonly ReceivedUpdate[], cause: unknown): Promise<void> {
    const facts = { update_ids: received.map(({ update_id: id }) => id), err: faultFacts(cause) };
    log.error(facts, 'an update cannot be stored whole: its outline is');
    meter.count('set_aside');
    try {
      const outlines = received.map((one) => ({ ...one, body: outlineOf(one.body) }));
      await store.updates.receive(botId, outlines);
    } catch (error) {
      if (error instanceof RetryableError) throw error;
      log.error({ ...facts, err: faultFacts(error) }, 'an update is left out: it cannot be stored');
    }
  }

  return {
    store: async (raw) => {
      const received = toReceived(botId, raw, (updateId) => {
        log.error({ update_id: updateId }, 'an update is nested too deeply: its outline is stored');
        meter.count('set_aside');
      });
      if (received.length === 0) return;
      const slow = setTimeout(() => void tell(received), SLOW_MS);
      try {
        await keep(received);
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
