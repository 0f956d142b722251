/** A worker that goes on while there is work, and sleeps until it is woken or a while has passed. */
export interface Loop {
  /** There may be work now. */
  readonly wake: () => void;
  /** No new work is taken; resolves when what is in hand is finished. */
  readonly stop: () => Promise<void>;
}

export interface LoopOptions {
  /** Workers side by side. */
  readonly workers: number;
  /** How long an idle worker sleeps before it looks again, in milliseconds. */
  readonly idleMs: number;
  /** Does one piece of work; false when there was none. */
  readonly work: () => Promise<boolean>;
  /** A failure of `work`; the worker pauses `idleMs` afterwards. */
  readonly onError: (error: unknown) => void;
}

/** Starts the workers. An idle pool looks for work with one of them at a time, not with all. */
export function startLoop(options: LoopOptions): Loop {
  let stopping = false;
  let pending = 0;
  const sleepers = new Set<() => void>();

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, options.idleMs * (1 + sleepers.size));
      sleepers.add(done);
    });
  }

  function wakeOne(): void {
    const [first] = sleepers;
    if (first) first();
    else pending += 1;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      let found = false;
      try {
        found = await options.work();
      } catch (error) {
        options.onError(error);
      }
      if (found) {
        // Work brings work: a sibling may find the next piece meanwhile.
        wakeOne();
        continue;
      }
      if (pending > 0) {
        pending = 0;
        continue;
      }
      if (!stopping) await sleep();
    }
  }

  const running = Array.from({ length: options.workers }, run);
  return {
    wake: wakeOne,
    stop: async () => {
      stopping = true;
      for (const done of sleepers) done();
      await Promise.all(running);
    },
  };
}
