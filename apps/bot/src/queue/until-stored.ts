import { setTimeout as sleep } from 'node:timers/promises';
import { RetryableError } from '@planerka/contracts';

const PATIENCE_MS = 10 * 60_000;
const PAUSE_MS = 500;

/** Tries a write again while the database is away: what it is about stays in hand until then. */
export async function untilStored(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableError) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
