import { expect, test } from 'vitest';
import { EventStream } from '../events/events.ts';
import { Identifiers } from '../identifiers.ts';
import { UpdateQueue } from './update-queue.ts';

function createQueue() {
  const clock = { now: 0 };
  const events = new EventStream();
  const queue = new UpdateQueue(() => new Date(clock.now), new Identifiers(() => 0.5), events);
  const push = (lifetimeMs = 1000, repeats = 0) =>
    queue.push('message', '{}', { lifetimeMs, lane: 'a', repeats }) ?? Number.NaN;
  const ids = (offset: number, limit = 100) => queue.take(offset, limit).map(({ id }) => id);
  return { clock, events, queue, push, ids };
}

test('numbers rise by one from a random place', () => {
  const { push } = createQueue();
  const first = push();
  expect(first).toBeGreaterThan(2_000_000);
  expect(push()).toBe(first + 1);
});

test('an offset confirms what lies before it and nothing else', () => {
  const { push, ids } = createQueue();
  const [a, b, c] = [push(), push(), push()];
  expect(ids(0, 2)).toEqual([a, b]);
  expect(ids(b)).toEqual([b, c]);
  expect(ids(0)).toEqual([b, c]);
  expect(ids(c + 1)).toEqual([]);
});

test('a negative offset keeps that many from the end', () => {
  const { push, ids } = createQueue();
  push();
  const last = push();
  expect(ids(-1)).toEqual([last]);
  expect(ids(0)).toEqual([last]);
});

test('an update that nobody took in time is gone', () => {
  const { clock, push, ids } = createQueue();
  push(1000);
  const late = push(5000);
  clock.now = 1001;
  expect(ids(0)).toEqual([late]);
});

test('kinds nobody asked for are not queued', () => {
  const { queue } = createQueue();
  const push = (type: 'chat_member' | 'message') =>
    queue.push(type, {}, { lifetimeMs: 1, lane: 'a' });
  expect(push('chat_member')).toBeUndefined();
  queue.allowed = ['chat_member'];
  expect(push('chat_member')).toBeDefined();
  expect(push('message')).toBeUndefined();
});

test('a repeated update comes once more after it was confirmed', () => {
  const { push, ids } = createQueue();
  const twice = push(1000, 1);
  expect(ids(0)).toEqual([twice]);
  expect(ids(twice + 1)).toEqual([twice]);
  expect(ids(twice + 1)).toEqual([]);
});

test('numbers restart lower once the queue is empty, and an old offset does not hide them', () => {
  const { queue, push, ids } = createQueue();
  const before = push();
  queue.restartIds(3_000_000);
  expect(push()).toBe(before + 1);
  expect(ids(before + 2)).toEqual([]);
  expect(push()).toBe(3_000_000);
  expect(ids(before + 2)).toEqual([3_000_000]);
  expect(ids(3_000_001)).toEqual([]);
});

test('taking updates is told to listeners', () => {
  const { events, push, queue } = createQueue();
  const seen: unknown[] = [];
  events.subscribe((event) => seen.push(event));
  const id = push();
  queue.confirm(id);
  expect(seen).toEqual([{ type: 'updates_taken', pending: 0 }]);
});
