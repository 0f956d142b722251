import { expect, it } from 'vitest';
import { readiness } from './readiness.ts';

const NOTHING = { worked: 0, waited: 0 };

it.each([
  [{ unfinished: 0, untaken: 0 }, NOTHING, 'ready'],
  [{ unfinished: 3_600, untaken: 0.2 }, NOTHING, 'ready'],
  [{ unfinished: 61, untaken: 60 }, NOTHING, 'ready'],
  [{ unfinished: 61, untaken: 61 }, NOTHING, 'updates wait'],
  [{ unfinished: 60, untaken: 0 }, { worked: 60, waited: 0 }, 'ready'],
  [{ unfinished: 61, untaken: 0 }, { worked: 61, waited: 0 }, 'updates hang'],
  [{ unfinished: 180, untaken: 0 }, { worked: 0, waited: 180 }, 'ready'],
  [{ unfinished: 181, untaken: 0 }, { worked: 0, waited: 181 }, 'updates hang'],
])('judges by what nobody takes and what never ends: %j %j', async (ages, longest, status) => {
  expect(await readiness(() => Promise.resolve(ages), longest)).toEqual({
    ready: status === 'ready',
    status,
    oldest_unfinished_seconds: Math.round(ages.unfinished),
    oldest_untaken_seconds: Math.round(ages.untaken),
    longest_worked_seconds: longest.worked,
    longest_waited_seconds: longest.waited,
  });
});

it('is not ready while the database fails, nor while it says nothing', async () => {
  const away = {
    ready: false,
    status: 'database away',
    longest_worked_seconds: 2,
    longest_waited_seconds: 3,
  };
  const longest = { worked: 2, waited: 3 };
  expect(await readiness(() => Promise.reject(new Error('away')), longest)).toEqual(away);
  const started = Date.now();
  expect(await readiness(() => new Promise(() => {}), longest)).toEqual(away);
  expect(Date.now() - started).toBeLessThan(20_000);
});
