import { CodedError, RetryableError } from '@planerka/contracts';
import type { ClaimedUpdate } from '@planerka/db';
import { Update } from '../intake/update-shape.ts';
import { text, type Reply } from '../outbox/reply.ts';
import type { BotServices } from '../services.ts';
import { ru } from '../texts/ru.ts';
import { handleUpdate } from './handle-update.ts';
import { placeOf } from './place-of.ts';

const LEASE_MS = 60_000;
const HEARTBEAT_MS = 20_000;
/** A poison update is set aside after its fifth try (DESIGN.md, "Telegram"). */
const TRIES_MAX = 5;
/** What only waits for a service is not poison; but nobody waits for an answer longer than this. */
const PATIENCE_MS = 60 * 60_000;
const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 15_000;
const QUOTE_MAX_UNITS = 300;

export interface Worker {
  /** Does the next update; false when there is none. Throws RetryableError while the database is away. */
  readonly workOnce: () => Promise<boolean>;
}

/** Takes stored updates one by one, each chat in order, and sees every one of them finished. */
export function createWorker(services: BotServices, onFinished: () => void): Worker {
  const { store, me, log, meter } = services;

  async function giveBack(update: ClaimedUpdate, error: unknown): Promise<void> {
    const facts = {
      update_id: update.update_id,
      tries: update.tries,
      code: error instanceof CodedError ? error.code : 'UNEXPECTED',
    };
    const waited = Date.now() - Date.parse(update.received_at);
    const transient = error instanceof RetryableError && waited < PATIENCE_MS;
    if (!transient && update.tries >= TRIES_MAX) {
      log.error({ ...facts, err: error }, 'an update is set aside');
      meter.count('set_aside');
      await store.setAside(update, notice(services, update));
      onFinished();
      return;
    }
    const backoff = Math.min(BACKOFF_FIRST_MS * 2 ** (update.tries - 1), BACKOFF_MAX_MS);
    log.warn({ ...facts, err: error, after_ms: backoff }, 'an update will be tried again');
    await store.updates.release(update, backoff);
  }

  /** The update is stored and will be done; the person who waits for its answer is told so. */
  async function tellIfAway(update: ClaimedUpdate, error: unknown): Promise<void> {
    const away = error instanceof RetryableError && error.code === 'DATABASE_UNAVAILABLE';
    if (away && update.user_id === update.chat_id) {
      await services.notice.tell(update.chat_id, update.user_id);
    }
  }

  return {
    workOnce: async () => {
      const update = await store.updates.claim(me.id, LEASE_MS);
      if (!update) return false;
      const started = performance.now();
      const heartbeat = setInterval(() => {
        store.updates.extend(update, LEASE_MS).catch(() => {});
      }, HEARTBEAT_MS);
      try {
        await handleUpdate(services, update);
        meter.count('update');
        meter.took('update', performance.now() - started);
        onFinished();
      } catch (error) {
        if (error instanceof CodedError && error.code === 'LEASE_LOST') return true;
        await tellIfAway(update, error);
        await untilStored(() => giveBack(update, error));
      } finally {
        clearInterval(heartbeat);
      }
      return true;
    },
  };
}

/** The update stays in hand until the database takes it back: else its chat would wait for the lease. */
async function untilStored(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + LEASE_MS;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof RetryableError) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF_FIRST_MS));
    }
  }
}

/** The person hears that their message was set aside, in their own words. */
function notice(services: BotServices, update: ClaimedUpdate) {
  const parsed = Update.safeParse(update.body);
  const place = parsed.success ? placeOf(parsed.data) : null;
  if (!parsed.success || !place) return null;
  const said = update.transcript ?? parsed.data.message?.text ?? null;
  const body: Reply = {
    v: 1,
    topic_id: place.topicId,
    reply_to: place.replyTo,
    placeholder_message_id: update.placeholder_message_id,
    steps: [text(ru.poison(said?.slice(0, QUOTE_MAX_UNITS) ?? null))],
  };
  return { outbox_id: services.ids.uuid(), chat_id: place.chatId, body };
}
