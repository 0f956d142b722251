import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimedUpdate, TelegramStore } from '@planerka/db';
import type { Awaited, RunningQuestion, WaitingRoom } from '../turn/parked.ts';
import { untilStored } from './until-stored.ts';

/** Questions under way at once. A voice note is held with its sound. */
const ROOM: Readonly<Record<Awaited, number>> = { model: 200, speech: 32 };
const HEARTBEAT_MS = 5_000;
/** Above every service's own limits. Nobody answers so late: another process may ask. */
const WAIT_LIMIT_MS = 3 * 60_000;
/** A process that ends waits so long for what is nearly there. */
const LAST_PATIENCE_MS = 3_000;

export interface ParkedUpdate {
  readonly update: ClaimedUpdate;
  readonly waitsFor: Awaited;
  readonly asking: RunningQuestion;
  /** Ends what was shown meanwhile, once the answer is kept. */
  readonly settle: () => Promise<unknown>;
}

/** The questions that this process has asked for updates which nobody works on meanwhile. */
export interface Waits extends WaitingRoom {
  /**
   * Keeps the update's lease until its answer is stored in the database and anybody may take it up; rejects as
   * the question does.
   */
  hold(parked: ParkedUpdate): Promise<void>;
  inHand(): number;
  /** For how long the question that was asked first has been under way; 0 where there is none. */
  longestMs(): number;
  /** Waits a little for answers, then gives back what has none. */
  stop(): Promise<void>;
}

const LEFT = Symbol('left without an answer');

/** `wake`: something can be taken up again. */
export function createWaits({
  store,
  leaseMs,
  wake,
}: {
  readonly store: Pick<TelegramStore, 'updates'>;
  readonly leaseMs: number;
  readonly wake: () => void;
}): Waits {
  const { updates } = store;
  const held = new Map<ParkedUpdate, { readonly since: number; readonly over: Promise<void> }>();
  let leave: () => void = () => {};
  const leaving = new Promise<typeof LEFT>((resolve) => {
    leave = () => resolve(LEFT);
  });

  const heartbeat = setInterval(() => {
    const now = performance.now();
    const patient = [...held].filter(([, { since }]) => now - since < WAIT_LIMIT_MS);
    updates
      .extend(
        patient.map(([{ update }]) => update),
        leaseMs,
      )
      .catch(() => {});
  }, HEARTBEAT_MS);
  heartbeat.unref();

  async function wait({ update, waitsFor, asking, settle }: ParkedUpdate): Promise<void> {
    // Shown to whoever looks; the answer does not hang on it.
    await updates.saveProgress(update, { waits_for: waitsFor }).catch(() => {});
    try {
      const answer = await Promise.race([asking.answer, leaving]);
      // Kept before anything else: from here on nobody asks again, whoever is killed.
      if (answer !== LEFT) {
        await untilStored(() => updates.saveProgress(update, { answer: [asking.name, answer] }));
      }
    } finally {
      await settle();
    }
    await untilStored(() => updates.resume(update));
    wake();
  }

  return {
    hasRoom: (service) =>
      [...held.keys()].filter(({ waitsFor }) => waitsFor === service).length < ROOM[service],
    hold: async (parked) => {
      // A question may fail while nobody looks at it yet.
      parked.asking.answer.catch(() => {});
      const over = wait(parked);
      held.set(parked, { since: performance.now(), over });
      try {
        await over;
      } finally {
        held.delete(parked);
      }
    },
    inHand: () => held.size,
    longestMs: () => {
      const [first] = held.values();
      return first === undefined ? 0 : performance.now() - first.since;
    },
    stop: async () => {
      const all = Promise.allSettled([...held.values()].map(({ over }) => over));
      const patience = new AbortController();
      const late = sleep(LAST_PATIENCE_MS, null, { signal: patience.signal }).catch(() => null);
      await Promise.race([all, late]);
      patience.abort();
      leave();
      await all;
      clearInterval(heartbeat);
    },
  };
}
