import { expect, it } from 'vitest';
import { readiness } from './readiness.ts';

it.each([
  [{ unfinished: 0, untaken: 0 }, true, 'ready'],
  [{ unfinished: 3_600, untaken: 0.2 }, true, 'ready'],
  [{ unfinished: 61, untaken: 60 }, true, 'ready'],
  [{ unfinished: 61, untaken: 61 }, false, 'updates wait'],
])('judges by what lies there and nobody takes: %j', async (ages, ready, status) => {
  expect(await readiness(() => Promise.resolve(ages))).toEqual({
    ready,
    status,
    oldest_unfinished_seconds: Math.round(ages.unfinished),
    oldest_untaken_seconds: Math.round(ages.untaken),
  });
});

it('is not ready while the database fails, nor while it says nothing', async () => {
  const away = { ready: false, status: 'database away' };
  expect(await readiness(() => Promise.reject(new Error('away')))).toEqual(away);
  const started = Date.now();
  expect(await readiness(() => new Promise(() => {}))).toEqual(away);
  expect(Date.now() - started).toBeLessThan(5_000);
});
