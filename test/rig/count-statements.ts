import type { Connection } from '@planerka/db';
import { type MockInstance, vi } from 'vitest';

/** Counts what a pool's connections are asked from now on. */
export function countStatements({ pool }: Connection): () => number {
  const asked = new Map<object, MockInstance>();
  pool.on('acquire', (client) => {
    if (!asked.has(client)) asked.set(client, vi.spyOn(client, 'query'));
  });
  return () => [...asked.values()].reduce((sum, { mock }) => sum + mock.calls.length, 0);
}
