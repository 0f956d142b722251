import type { Clock, Ids } from '@planerka/runtime';
import { v7 } from 'uuid';

/** The machine's clock, as the runtime reads time. */
export const systemClock: Clock = { now: () => new Date().toISOString() };

/** A clock that stands at one instant (`--now`). */
export function fixedClock(instant: string): Clock {
  return { now: () => instant };
}

export const systemIds: Ids = { uuid: () => v7() };
