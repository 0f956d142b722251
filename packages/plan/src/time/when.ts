import type { Day, Instant } from './zoned.ts';

/** A planned or due time as rows hold it: a day, an instant, or neither. */
export interface When {
  readonly on: Day | null;
  readonly at: Instant | null;
}
