import { setTimeout as sleep } from 'node:timers/promises';
import type { HandTimes } from '@planerka/bot';
import type { UpdateAges } from '@planerka/db';

/** A database that takes longer to say how old its updates are serves nobody. */
const ANSWERS_WITHIN_MS = 3_000;
/** Workers take what is there at once: an update that lay for so long is not being taken at all. */
const UNTAKEN_MAX_SECONDS = 60;
/** Twice the limit of a statement: work that takes longer never ends, and keeps its worker. */
const WORKED_MAX_SECONDS = 60;
/** Above the limits of each service, its tries added up. */
const WAITED_MAX_SECONDS = 180;

export interface Readiness {
  readonly ready: boolean;
  readonly status: 'ready' | 'database away' | 'updates wait' | 'updates hang';
  /** Ages in whole seconds; those that the database knows are absent where it does not tell. */
  readonly oldest_unfinished_seconds?: number;
  readonly oldest_untaken_seconds?: number;
  /** Of what this process has in hand, and of what it waits for. */
  readonly longest_worked_seconds: number;
  readonly longest_waited_seconds: number;
}

/**
 * Is what people say carried out? Judged by what it is for: the age of the oldest update that lies there, and of
 * those that this process has in hand. `longest` is this process's own, so that the one that hangs is told apart.
 */
export async function readiness(
  ages: () => Promise<UpdateAges>,
  longest: HandTimes,
): Promise<Readiness> {
  const inHand = {
    longest_worked_seconds: Math.round(longest.worked),
    longest_waited_seconds: Math.round(longest.waited),
  };
  const limit = new AbortController();
  const late = sleep(ANSWERS_WITHIN_MS, null, { signal: limit.signal }).catch(() => null);
  try {
    const told = await Promise.race([ages().catch(() => null), late]);
    if (told === null) return { ready: false, status: 'database away', ...inHand };
    const status = statusOf(told, longest);
    return {
      ready: status === 'ready',
      status,
      oldest_unfinished_seconds: Math.round(told.unfinished),
      oldest_untaken_seconds: Math.round(told.untaken),
      ...inHand,
    };
  } finally {
    limit.abort();
  }
}

function statusOf({ untaken }: UpdateAges, { worked, waited }: HandTimes): Readiness['status'] {
  if (untaken > UNTAKEN_MAX_SECONDS) return 'updates wait';
  return worked > WORKED_MAX_SECONDS || waited > WAITED_MAX_SECONDS ? 'updates hang' : 'ready';
}
