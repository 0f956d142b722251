import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

function limited(perMinute: number) {
  const clock = { now: 0 };
  return { clock, limit: new RateLimit(perMinute, () => clock.now) };
}

it("lets a minute's worth through at once, then says how long to wait", () => {
  const { limit } = limited(60);
  expect(Array.from({ length: 60 }, () => limit.take('a'))).toEqual(Array(60).fill(0));
  expect(limit.take('a')).toBe(1);
});

it('fills evenly', () => {
  const { clock, limit } = limited(2);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 30]);
  clock.now += 29_000;
  expect(limit.take('a')).toBe(1);
  clock.now += 1_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 30]);
  clock.now += 600_000;
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 30]);
});

it('counts each one for itself', () => {
  const { limit } = limited(1);
  expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([0, 0, 60]);
});

it('forgets nobody who still has to wait', () => {
  const { clock, limit } = limited(1);
  for (let index = 0; index < 3_000; index += 1) limit.take(`crowd ${index}`);
  limit.take('a');
  clock.now += 59_000;
  limit.take('newcomer');
  expect(limit.take('a')).toBe(1);
});
