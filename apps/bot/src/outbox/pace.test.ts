import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GiveBack, Pace } from './pace.ts';

let pace: Pace;
let begun: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  pace = new Pace(() => performance.now());
  begun = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls that each take so long, one after the other as fast as they may; ends those that are asked for. */
function crowd(count: number, tookMs: number): { readonly together: () => number } {
  let now = 0;
  let most = 0;
  const run = async (): Promise<void> => {
    const giveBack = await pace.place();
    begun += 1;
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      giveBack();
    }, tookMs);
  };
  for (let index = 0; index < count; index += 1) void run();
  return { together: () => most };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('one that comes alone begins at once', async () => {
  crowd(1, 5);
  await pass(0);
  expect(begun).toBe(1);
});

it('a crowd goes out a little faster than thirty a second, one at a time where a call is quick', async () => {
  const { together } = crowd(400, 5);
  await pass(10_000);
  expect(begun).toBeGreaterThanOrEqual(309);
  expect(begun).toBeLessThanOrEqual(312);
  // Until it is known how long a call takes there may be two.
  expect(together()).toBeLessThanOrEqual(2);
});

it.each([
  { ms: 100, most: 4, inTenSeconds: 310 },
  { ms: 150, most: 5, inTenSeconds: 310 },
  // So slow that the rate would want more of them: few are in doubt, and it takes longer.
  { ms: 500, most: 5, inTenSeconds: 100 },
])(
  'calls of $ms ms keep the rate by being several, at most $most',
  async ({ ms, most, inTenSeconds }) => {
    const { together } = crowd(2_000, ms);
    // It is learnt from the calls themselves.
    await pass(10_000);
    const before = begun;
    await pass(10_000);
    expect(begun - before).toBeGreaterThanOrEqual(inTenSeconds * 0.97);
    expect(begun - before).toBeLessThanOrEqual(inTenSeconds * 1.03);
    expect(together()).toBeLessThanOrEqual(most);
  },
);

it('calls that hang make room for no crowd', async () => {
  crowd(40, 5);
  await pass(5_000);
  const hung: GiveBack[] = [];
  for (let index = 0; index < 3; index += 1) {
    void pace.place().then((giveBack) => hung.push(giveBack));
    await pass(20_000);
    hung.at(-1)?.();
  }
  expect(hung).toHaveLength(3);
  const { together } = crowd(100, 5);
  await pass(5_000);
  expect(together()).toBeLessThanOrEqual(2);
});

it('what waits too long is not taken: half a second’s worth may come', async () => {
  expect(pace.room).toBe(15);
  crowd(12, 5);
  expect(pace.room).toBe(4);
  crowd(10, 5);
  expect(pace.room).toBe(0);
  await pass(1_000);
  expect(pace.room).toBe(15);
});

it('room is left for a call that somebody waits for', async () => {
  crowd(1_000, 5);
  await pass(1_000);
  const before = begun;
  for (let index = 0; index < 5; index += 1) pace.leaveRoom();
  await pass(1_000);
  expect(begun - before).toBeGreaterThanOrEqual(20);
  expect(begun - before).toBeLessThanOrEqual(22);
});

it('what a busy machine has missed follows, and not a crowd of it', async () => {
  await pass(60_000);
  crowd(100, 1);
  await pass(6);
  expect(begun).toBeLessThanOrEqual(5);
  await pass(1_000);
  expect(begun).toBeLessThanOrEqual(38);
});

it('a place is given back once, however often it is said', async () => {
  crowd(40, 5);
  await pass(5_000);
  const giveBack = await pace.place();
  giveBack();
  giveBack();
  const { together } = crowd(20, 30);
  await pass(1_000);
  expect(together()).toBeLessThanOrEqual(2);
});
