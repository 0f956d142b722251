import { CodedError, RetryableError } from '@planerka/contracts';
import type { ClaimedUpdate } from '@planerka/db';
import { shorten, tell } from '@planerka/texts';
import { faultFacts } from '../ports/fault-facts.ts';
import { text } from '../reply/reply.ts';
import { storedReply } from '../reply/stored-reply.ts';
import { placeOf } from '../telegram/place-of.ts';
import { Update } from '../telegram/update-shape.ts';
import type { Aside } from '../turn/aside.ts';
import { frameOf } from '../turn/frame-of.ts';
import { Parked } from '../turn/parked.ts';
import { PutOff } from '../turn/put-off.ts';
import type { BotServices } from '../turn/services.ts';
import { traceIdOf } from '../turn/trace-id.ts';
import { handleUpdate } from './handle-update.ts';
import { putOff } from './put-update-off.ts';
import { Shares } from './shares.ts';
import { untilStored } from './until-stored.ts';
import type { ParkedUpdate, Waits } from './waits.ts';

export const LEASE_MS = 15_000;
const HEARTBEAT_MS = 5_000;
/** Work that takes longer never ends: another worker may try, and the age of the update shows it. */
const HANDLE_LIMIT_MS = 3 * 60_000;
/** A poison update is set aside after its fifth try. */
const TRIES_MAX = 5;
/** What only waits for a service is not poison; but nobody waits for an answer longer than this. */
const PATIENCE_MS = 60 * 60_000;
/** When to look again whether one more may be asked. */
const NO_ROOM_MS = 1_000;
const BACKOFF_FIRST_MS = 500;
const BACKOFF_MAX_MS = 15_000;
const QUOTE_MAX_UNITS = 300;

export interface Worker {
  /** Updates to do, one of each chat. Throws RetryableError while the database is away. */
  readonly take: (limit: number) => Promise<readonly ClaimedUpdate[]>;
  /** Does an update, parks it while it waits for a service, or gives it back to be tried again. */
  readonly work: (update: ClaimedUpdate, aside: Aside) => Promise<void>;
}

/**
 * Takes stored updates, each chat in order, and sees every one of them finished. `wake`: there may be something to
 * take that was left lying.
 */
export function createWorker(services: BotServices, waits: Waits, wake: () => void): Worker {
  const { store, me, log, meter } = services;

  async function giveBack(update: ClaimedUpdate, error: unknown): Promise<void> {
    const facts = {
      update_id: update.update_id,
      trace_id: traceIdOf(update),
      tries: update.tries,
      code: error instanceof CodedError ? error.code : 'UNEXPECTED',
    };
    const waited = Date.now() - Date.parse(update.received_at);
    const transient = error instanceof RetryableError && waited < PATIENCE_MS;
    if (!transient && update.tries >= TRIES_MAX) {
      log.error({ ...facts, err: faultFacts(error) }, 'an update is set aside');
      meter.count('set_aside');
      return await untilStored(() => setAside(services, update));
    }
    const backoff = Math.min(BACKOFF_FIRST_MS * 2 ** (update.tries - 1), BACKOFF_MAX_MS);
    log.warn(
      { ...facts, err: faultFacts(error), after_ms: backoff },
      'an update will be tried again',
    );
    await untilStored(() => store.updates.release(update, backoff));
  }

  /** The update is stored and will be done; the person who waits for its answer is told so. */
  async function tellIfAway(update: ClaimedUpdate, error: unknown): Promise<void> {
    const away = error instanceof RetryableError && error.code === 'DATABASE_UNAVAILABLE';
    if (away && update.user_id === update.chat_id) {
      await services.notice.tell(update.chat_id, update.user_id);
    }
  }

  const shares = new Shares(() => performance.now());
  async function take(limit: number): Promise<readonly ClaimedUpdate[]> {
    const taken: ClaimedUpdate[] = [];
    for (;;) {
      const now = services.clock.now();
      const more = { now, ...shares.beside(taken.map(({ user_id: user }) => user)) };
      const claimed = await store.updates.claim(me.id, LEASE_MS, limit - taken.length, more);
      taken.push(...claimed);
      // An owner whose updates come after many of another's is found once those have had their share.
      if (taken.length === limit || !claimed.some(({ is_crowded: more }) => more)) return taken;
    }
  }

  async function failed(update: ClaimedUpdate, error: unknown): Promise<void> {
    if (error instanceof CodedError && error.code === 'LEASE_LOST') return;
    if (error instanceof PutOff) return await putOff(services, update, error);
    if (error instanceof Parked) {
      const wait = { for: error.waitsFor, delayMs: NO_ROOM_MS, message: null };
      return await store.updates.putOff(update, wait);
    }
    await tellIfAway(update, error);
    await giveBack(update, error);
  }

  /** It leaves its slot here; its person has it in hand until it is answered. */
  function park(parked: ParkedUpdate): void {
    const { update } = parked;
    shares.park(update.user_id);
    waits
      .hold(parked)
      .catch((error: unknown) => failed(update, error))
      .catch((error: unknown) =>
        log.error({ err: faultFacts(error) }, 'an update is not given back'),
      )
      .finally(() => shares.resume(update.user_id));
  }

  return {
    take,
    work: async (update, aside) => {
      shares.begin(update.user_id, update.leads_crowd);
      const started = performance.now();
      const heartbeat = setInterval(() => {
        if (performance.now() - started > HANDLE_LIMIT_MS) return;
        store.updates.extend([update], LEASE_MS).catch(() => {});
      }, HEARTBEAT_MS);
      try {
        const parked = await services.tracer.span(
          'update',
          { trace_id: traceIdOf(update), tries: update.tries },
          () => handleUpdate(services, update, aside),
        );
        if (parked) return park(parked);
        meter.count('update');
        meter.took('update', performance.now() - started);
      } catch (error) {
        await failed(update, error);
      } finally {
        clearInterval(heartbeat);
        const rests = shares.end(update.user_id);
        if (rests > 0) setTimeout(wake, rests).unref();
      }
    },
  };
}

/** An update that fails every time is set aside; the person is told, with their own words quoted. */
async function setAside(services: BotServices, update: ClaimedUpdate): Promise<void> {
  const parsed = Update.safeParse(update.body);
  const place = parsed.success ? placeOf(parsed.data) : null;
  const said = update.transcript ?? parsed.data?.message?.text ?? null;
  const words = said === null ? null : shorten(said, QUOTE_MAX_UNITS);
  const step = text(tell('set_aside', { words }));
  const frame = frameOf(services, services.defaultTimezone);
  const from = { frame, traceId: traceIdOf(update) };
  const stored =
    place && storedReply(services, { ...place, ...from }, [step], update.placeholder_message_id);
  await services.store.finish(update, {
    reply: stored?.reply ?? null,
    buttons: [],
    state: 'failed',
    onStored: (mine) => {
      if (mine && stored) services.handOver(stored.reply);
    },
  });
}
