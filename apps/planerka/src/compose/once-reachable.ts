import { setTimeout as sleep } from 'node:timers/promises';
import { CodedError } from '@planerka/contracts';

/** For so long a start waits for a database that is itself starting. */
const WAIT_MS = 60_000;
const PAUSE_MS = 1_000;

export interface ReachOptions {
  /** Told once, when the first try has failed. */
  readonly onWait: (error: CodedError) => void;
  /** Ends the wait, with the failure that there was. */
  readonly stopping?: AbortSignal;
  readonly waitMs?: number;
  readonly pauseMs?: number;
}

/**
 * What `open` opens, tried again while the database cannot be reached, as when it starts beside this
 * process. Throws the last failure when the time is over, and any other at once.
 */
export async function onceReachable<T>(
  open: () => Promise<T>,
  { onWait, stopping, waitMs = WAIT_MS, pauseMs = PAUSE_MS }: ReachOptions,
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      const isAway =
        error instanceof CodedError &&
        (error.code === 'DATABASE_UNREACHABLE' || error.code === 'DATABASE_UNAVAILABLE');
      if (!isAway || stopping?.aborted === true || performance.now() > deadline) throw error;
      if (tries === 0) onWait(error);
    }
    await sleep(pauseMs, undefined, stopping ? { signal: stopping } : {}).catch(() => {});
  }
}
