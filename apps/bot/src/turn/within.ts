import { setTimeout as sleep } from 'node:timers/promises';

/** What comes within so long; null when nothing does. Whoever asked goes on waiting for it or not. */
export async function within<R>(limitMs: number, coming: Promise<R>): Promise<{ given: R } | null> {
  const limit = new AbortController();
  const late = sleep(limitMs, null, { signal: limit.signal }).catch(() => null);
  try {
    return await Promise.race([coming.then((given) => ({ given })), late]);
  } finally {
    limit.abort();
  }
}
