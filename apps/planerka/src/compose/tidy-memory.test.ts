import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tidyMemory } from './tidy-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process that works as it is told to; says how often it was tidied. */
function worker(tidying = 0) {
  let worked = 1_000;
  let times = 0;
  let rooms = 0;
  const end = tidyMemory({
    workedMs: () => worked,
    collect: () => {
      times += 1;
      worked += tidying;
    },
    makeRoom: () => {
      rooms += 1;
    },
  });
  return {
    /** Works for so long in each of the next looks. */
    looks: (...work: readonly number[]) => {
      for (const ms of work) {
        worked += ms;
        vi.advanceTimersByTime(5_000);
      }
      return times;
    },
    rooms: () => rooms,
    end,
  };
}

it('tidies once in the silence behind work', () => {
  const { looks } = worker();
  expect(looks(4_000, 3_000)).toBe(0);
  expect(looks(10)).toBe(1);
  expect(looks(10, 10, 10, 10)).toBe(1);
});

it('does not tidy in the midst of work, nor behind next to nothing', () => {
  expect(worker().looks(400, 400, 400, 400)).toBe(0);
  expect(worker().looks(...Array.from({ length: 20 }, () => 140))).toBe(0);
  expect(worker().looks(400, 0, 0)).toBe(0);
});

it('tidies again behind further work, and its own work does not count', () => {
  const { looks } = worker(700);
  expect(looks(1_000, 0)).toBe(1);
  expect(looks(0, 0, 0)).toBe(1);
  expect(looks(1_000, 0)).toBe(2);
});

it('makes room while there is work, and none for a process that only looks', () => {
  const { looks, rooms } = worker();
  looks(10, 140, 0);
  expect(rooms()).toBe(0);
  looks(4_000, 3_000, 10);
  expect(rooms()).toBe(2);
});

it('ends', () => {
  const { looks, end } = worker();
  end();
  expect(looks(4_000, 0, 0)).toBe(0);
});

it('tidies this process', () => {
  const end = tidyMemory();
  expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
  end();
});
