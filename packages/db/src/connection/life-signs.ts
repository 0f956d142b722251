/** What every connection has: a peer that is gone is noticed, at both ends. */
export const LIFE_SIGNS = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;
