import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { systemIds } from './system-ids.ts';

/** More than random bytes are drawn for at once. */
const MANY = 2_000;

test('each is a UUID of version 7 and sorts behind the one before', () => {
  const ids = Array.from({ length: MANY }, () => systemIds.uuid());
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('tells the time at which it was made', () => {
  const before = Date.now();
  const told = Number.parseInt(systemIds.uuid().replaceAll('-', '').slice(0, 12), 16);
  expect(told - before).toBeGreaterThanOrEqual(0);
  expect(told - before).toBeLessThan(60_000);
});

test('what is random is not the same in two of them', () => {
  const ends = Array.from({ length: MANY }, () => systemIds.uuid().slice(-12));
  expect(new Set(ends).size).toBe(MANY);
});
