import { setTimeout as sleep } from 'node:timers/promises';
import { RetryableError } from '@planerka/contracts';
import type { TelegramStore } from '@planerka/db';
import { type Api, GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { BotLog } from '../ports/bot-log.ts';
import { faultFacts } from '../ports/fault-facts.ts';
import { grammySignal } from '../telegram/grammy-signal.ts';
import { refusesToken, tokenRefused } from './insist.ts';
import { ALLOWED_UPDATES, type Intake } from './store-updates.ts';

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** A process that waits for the lease of one that is gone looks this often. */
const LOOK_MS = 1_000;
const LONG_POLL_SECONDS = 25;
const PAUSE_MS = 500;
const CONFLICT_PAUSE_MS = 5_000;
const BATCH = 100;

export interface PollerOptions {
  /** A client of its own: its time limit must exceed the long poll's. */
  readonly api: Api;
  readonly botId: number;
  readonly holder: string;
  readonly store: TelegramStore;
  readonly intake: Intake;
  readonly log: BotLog;
}

export interface Poller {
  /** Rejects with TerminalError when polling cannot go on (a wrong token). */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

/**
 * Fetches updates and confirms them only after they are stored. Of several processes one polls, the
 * holder of a lease; the others wait and take over within seconds.
 */
export function startPoller(options: PollerOptions): Poller {
  const { api, botId, store, intake, log } = options;
  const abort = new AbortController();
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});

  function pause(milliseconds: number): Promise<void> {
    // The listener goes with the timer: a process that waits for the lease may pause for days.
    return sleep(milliseconds, undefined, { signal: abort.signal }).catch(() => {});
  }

  async function isStored(updates: readonly Update[]): Promise<boolean> {
    try {
      await intake.store(updates);
      return true;
    } catch (error) {
      if (!(error instanceof RetryableError)) throw error;
      log.warn({ count: updates.length }, 'the database is away: updates wait at Telegram');
      return false;
    }
  }

  async function pollWhileHolding(): Promise<void> {
    let offset = 0;
    let holding = true;
    const renewal = setInterval(() => {
      store.poller.hold(botId, options.holder, LEASE_MS).then(
        (held) => {
          holding = held;
        },
        () => {},
      );
    }, RENEW_MS);
    try {
      while (holding && !abort.signal.aborted) {
        const updates = await api.getUpdates(
          { offset, timeout: LONG_POLL_SECONDS, limit: BATCH, allowed_updates: ALLOWED_UPDATES },
          grammySignal(abort.signal),
        );
        if (updates.length === 0) continue;
        if (await isStored(updates)) offset = (updates.at(-1)?.update_id ?? 0) + 1;
        // The same updates come again, and with them whoever has written meanwhile.
        else await pause(PAUSE_MS);
      }
    } finally {
      clearInterval(renewal);
    }
  }

  async function run(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        if (await store.poller.hold(botId, options.holder, LEASE_MS)) await pollWhileHolding();
        else await pause(LOOK_MS);
      } catch (error) {
        if (abort.signal.aborted) return;
        if (refusesToken(error)) return fail(tokenRefused());
        if (error instanceof GrammyError && error.error_code === 409) {
          log.error({ why: error.description }, "another program takes this bot's updates");
          await pause(CONFLICT_PAUSE_MS);
        } else {
          log.warn({ err: faultFacts(error) }, 'polling failed, trying again');
          await pause(PAUSE_MS);
        }
      }
    }
  }

  const running = run();
  return {
    failed,
    stop: async () => {
      abort.abort();
      await running;
      await store.poller.release(botId, options.holder).catch(() => {});
    },
  };
}
