import type { Instant } from '@planerka/plan';

/** Product time. Tests freeze it; leases never use it. */
export interface Clock {
  now(): Instant;
}

export interface Ids {
  /** A new UUIDv7. */
  uuid(): string;
}
