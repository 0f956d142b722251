import { expect, it } from 'vitest';
import { isPast, isStartPast } from './moment.ts';

const NINE = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow' };

// cites: D-past
it.each([
  ['2026-02-25T09:10:00.000Z', false],
  ['2026-02-25T09:00:00.000Z', false],
  // The note was said at the end of a minute, and heard in the next.
  ['2026-02-25T08:59:00.000Z', false],
  ['2026-02-25T08:57:01.000Z', false],
  ['2026-02-25T08:57:00.000Z', true],
  ['2026-02-25T06:00:00.000Z', true],
])('a start of %s, at nine: past is %s', (instant, past) => {
  expect(isStartPast(instant, NINE)).toBe(past);
});

it('any other time is past with its minute', () => {
  expect(isPast('2026-02-25T08:59:00.000Z', NINE)).toBe(true);
  expect(isPast('2026-02-25T08:59:01.000Z', NINE)).toBe(false);
});
