import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type Pool, type PoolOptions, startPool } from './pool.ts';

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function gate(): Gate {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A pool over a list of work. */
function poolOf(
  work: readonly number[],
  more: Pick<PoolOptions<number>, 'slots' | 'work'> & { readonly asideMax?: number },
): Pool<number> {
  const left = [...work];
  return startPool({
    idleMs: 5,
    take: (limit) => Promise.resolve(left.splice(0, limit)),
    onError: (error) => {
      throw error;
    },
    ...more,
  });
}

it('what only waits holds no slot, and has one again before anything new', async () => {
  const answer = gate();
  const log: string[] = [];
  let active = 0;
  const pool = poolOf([1, 2, 3, 4, 5, 6], {
    slots: 2,
    asideMax: 10,
    work: async (item, aside) => {
      active += 1;
      if (item <= 3) {
        active -= 1;
        await aside(() => answer.opened);
        active += 1;
      }
      expect(active).toBeLessThanOrEqual(2);
      await sleep(10);
      active -= 1;
      log.push(String(item));
    },
  });
  // Three wait for an answer, in a pool of two; those behind them are done.
  await vi.waitFor(() => expect(log).toEqual(['4', '5', '6']));
  answer.open();
  await vi.waitFor(() => expect(log.slice(3).sort()).toEqual(['1', '2', '3']));
  await pool.stop();
});

it('waits have a limit, too: beyond it nothing new is taken', async () => {
  const answer = gate();
  const begun: number[] = [];
  const pool = poolOf([1, 2, 3, 4, 5, 6, 7], {
    slots: 2,
    asideMax: 2,
    work: async (item, aside) => {
      begun.push(item);
      await aside(() => answer.opened);
    },
  });
  await sleep(60);
  expect(begun).toEqual([1, 2, 3, 4]);
  answer.open();
  await sleep(60);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await pool.stop();
});

it('a wait that fails gives its slot back; stopping waits for those that wait', async () => {
  const answer = gate();
  const ended: string[] = [];
  const pool = poolOf([1, 2], {
    slots: 1,
    asideMax: 5,
    work: async (item, aside) => {
      const wait = item === 1 ? Promise.reject(new Error('no answer')) : answer.opened;
      await aside(() => wait).catch((error: unknown) => ended.push(String(error)));
      ended.push(`${item} is over`);
    },
  });
  await sleep(40);
  expect(ended).toEqual(['Error: no answer', '1 is over']);
  const stopped = pool.stop();
  answer.open();
  await stopped;
  expect(ended.at(-1)).toBe('2 is over');
  expect(pool.inHand()).toBe(0);
});
