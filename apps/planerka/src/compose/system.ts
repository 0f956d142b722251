import type { Clock } from '@planerka/runtime';

/** The machine's clock, as the runtime reads time. */
export const systemClock: Clock = { now: () => new Date().toISOString() };

/** A clock that always tells the same instant (`--now`). */
export function fixedClock(instant: string): Clock {
  return { now: () => instant };
}
