import { expect, it } from 'vitest';
import { isPast } from './moment.ts';

// cites: D-past
it.each([
  ['2026-02-25T09:10:00.000Z', false],
  ['2026-02-25T09:00:00.000Z', false],
  // The note was said at the end of a minute, and heard in the next.
  ['2026-02-25T08:59:00.000Z', false],
  ['2026-02-25T08:57:01.000Z', false],
  ['2026-02-25T08:57:00.000Z', true],
  ['2026-02-25T06:00:00.000Z', true],
])('of %s, at nine: past is %s', (instant, past) => {
  expect(isPast(instant, { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow' })).toBe(past);
});
