import { setTimeout as sleep } from 'node:timers/promises';
import type { UpdateAges } from '@planerka/db';

/** A database that takes longer to say how old its updates are serves nobody. */
const ANSWERS_WITHIN_MS = 3_000;
/** Workers take what is there at once: an update that lay for so long is not being taken at all. */
const UNTAKEN_MAX_SECONDS = 60;

export interface Readiness {
  readonly ready: boolean;
  readonly status: 'ready' | 'database away' | 'updates wait';
  /** Ages in whole seconds; absent where the database does not tell. */
  readonly oldest_unfinished_seconds?: number;
  readonly oldest_untaken_seconds?: number;
}

/** Is what people say carried out? Judged by what it is for: the age of the oldest update that lies there. */
export async function readiness(ages: () => Promise<UpdateAges>): Promise<Readiness> {
  const limit = new AbortController();
  const late = sleep(ANSWERS_WITHIN_MS, null, { signal: limit.signal }).catch(() => null);
  try {
    const told = await Promise.race([ages().catch(() => null), late]);
    if (told === null) return { ready: false, status: 'database away' };
    const ready = told.untaken <= UNTAKEN_MAX_SECONDS;
    return {
      ready,
      status: ready ? 'ready' : 'updates wait',
      oldest_unfinished_seconds: Math.round(told.unfinished),
      oldest_untaken_seconds: Math.round(told.untaken),
    };
  } finally {
    limit.abort();
  }
}
