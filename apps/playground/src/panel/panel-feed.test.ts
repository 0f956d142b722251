import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Panel } from '../wire/panel.ts';
import { PanelFeed } from './panel-feed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A plan that takes `ms` to read, and counts how often it is. */
function feedThatReadsFor(ms: number) {
  let reads = 0;
  let under = 0;
  let most = 0;
  const published: Panel[] = [];
  const feed = new PanelFeed({
    read: async () => {
      reads += 1;
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, ms));
      under -= 1;
      return { state: 'unavailable' };
    },
    publish: (panel) => published.push(panel),
    isWatched: () => true,
    onError: (error) => {
      throw error;
    },
  });
  return { feed, published, counts: () => ({ reads, most }) };
}

test('a panel that is slow to read is read one at a time, and a fifth of the time at most', async () => {
  const { feed, counts } = feedThatReadsFor(500);
  for (let at = 0; at < 100; at += 1) {
    feed.refreshSoon();
    await vi.advanceTimersByTimeAsync(100);
  }
  feed.stop();
  expect(counts().most).toBe(1);
  expect(counts().reads).toBeGreaterThanOrEqual(3);
  expect(counts().reads).toBeLessThanOrEqual(5);
});

test('what changes while the panel is read is not missed, and the same is published once', async () => {
  const { feed, published, counts } = feedThatReadsFor(50);
  feed.refreshSoon();
  await vi.advanceTimersByTimeAsync(80);
  feed.refreshSoon();
  await vi.advanceTimersByTimeAsync(1000);
  feed.stop();
  expect(counts().reads).toBe(2);
  expect(published).toEqual([{ state: 'unavailable' }]);
});

test('a feed that was stopped reads no more', async () => {
  const { feed, counts } = feedThatReadsFor(50);
  feed.refreshSoon();
  await vi.advanceTimersByTimeAsync(70);
  feed.refreshSoon();
  feed.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(counts().reads).toBe(1);
});
