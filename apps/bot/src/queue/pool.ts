import type { Aside } from '../turn/aside.ts';
import { Turns } from './turns.ts';

/** A fixed number of slots that take work while there is any, and sleep until woken or a while has passed. */
export interface Pool<T> {
  /** There may be work to take now. */
  readonly wake: () => void;
  /** A piece of work that is this process's already; it goes before what can be taken. */
  readonly offer: (item: T) => void;
  /** Pieces of work begun or offered, and not finished. */
  readonly inHand: () => number;
  /** For how long the piece that was begun first has been under way; 0 where there is none. */
  readonly longestMs: () => number;
  /** Does offered work wait for a slot? */
  readonly isAwaited: () => boolean;
  /** Nothing new is taken; resolves when everything in hand and offered is finished. */
  readonly stop: () => Promise<void>;
}

export interface PoolOptions<T> {
  readonly slots: number;
  /** How long an idle pool sleeps before it looks again, in milliseconds. */
  readonly idleMs: number;
  /** Whose a piece of work is: of what is offered each has a turn. Default: all are one's. */
  readonly whose?: (item: T) => unknown;
  /** Takes up to `limit` pieces of work. */
  readonly take: (limit: number) => Promise<readonly T[]>;
  /** Work that only waits, at most: beyond that nothing new is taken. Default none. */
  readonly asideMax?: number;
  /** Does one piece of work. It must settle its own failures; a throw is only reported. */
  readonly work: (item: T, aside: Aside) => Promise<void>;
  /** A failure of `take` or `work`. */
  readonly onError: (error: unknown) => void;
}

/** Starts a pool: one taker asks for as many pieces as slots are free, so that a crowd costs one question. */
export function startPool<T>(options: PoolOptions<T>): Pool<T> {
  const offered = new Turns<T>(options.whose ?? (() => null));
  /** Since when each piece of work is under way. */
  const busy = new Map<Promise<void>, number>();
  /** Work whose wait is over, and that goes on as soon as there is a slot. */
  const returning: Array<() => void> = [];
  const { slots, asideMax = 0 } = options;
  let waiting = 0;
  let stopping = false;
  let woken = false;
  let rouse: (() => void) | null = null;

  function wake(): void {
    woken = true;
    rouse?.();
  }

  /** Those that wait hold no slot; those that come back have one before anything new. */
  const occupied = () => busy.size - waiting;

  const aside: Aside = async (wait) => {
    waiting += 1;
    returning.shift()?.();
    wake();
    try {
      return await wait();
    } finally {
      if (occupied() < slots) waiting -= 1;
      else {
        await new Promise<void>((resolve) => {
          returning.push(() => {
            waiting -= 1;
            resolve();
          });
        });
      }
    }
  };

  function start(item: T): void {
    const running = options.work(item, aside).catch(options.onError);
    busy.set(running, performance.now());
    void running.then(() => {
      busy.delete(running);
      returning.shift()?.();
      // Work brings work: the next piece of the same chat may be free now.
      wake();
    });
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, options.idleMs);
      function done(): void {
        clearTimeout(timer);
        rouse = null;
        resolve();
      }
      rouse = done;
    });
  }

  async function step(): Promise<void> {
    while (occupied() < slots) {
      const next = offered.next();
      if (next === null) break;
      start(next.item);
    }
    const free = Math.min(slots - occupied(), slots + asideMax - busy.size);
    if (free <= 0 || stopping) return;
    for (const item of await options.take(free)) start(item);
  }

  async function run(): Promise<void> {
    while (!stopping || offered.size > 0) {
      woken = false;
      try {
        await step();
      } catch (error) {
        options.onError(error);
        await sleep();
        continue;
      }
      if (!woken) await sleep();
    }
    await Promise.all(busy.keys());
  }

  const running = run();
  return {
    wake,
    offer: (item) => {
      offered.add(item);
      wake();
    },
    inHand: () => busy.size + offered.size,
    isAwaited: () => offered.size > 0,
    longestMs: () => {
      const [first] = busy.values();
      return first === undefined ? 0 : performance.now() - first;
    },
    stop: async () => {
      stopping = true;
      wake();
      await running;
    },
  };
}
