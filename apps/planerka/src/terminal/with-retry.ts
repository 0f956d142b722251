import { setTimeout as sleep } from 'node:timers/promises';
import { RetryableError } from '@planerka/contracts';

const TRIES = 5;
const PAUSE_MS = 300;

/** The database may be restarting; the keys make a second try safe. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableError) || attempt >= TRIES) throw error;
      await sleep(PAUSE_MS * attempt);
    }
  }
}
