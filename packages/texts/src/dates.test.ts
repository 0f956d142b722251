import { expect, it } from 'vitest';
import { formatSpan, lengthUntold } from './dates.ts';

const zone = 'Europe/Berlin';
const moment = { now: '2026-10-24T10:00:00.000Z', zone };

it.each([
  [
    'an hour from the first to the second',
    '2026-10-25T00:15:00.000Z',
    '2026-10-25T01:15:00.000Z',
    ' (1 ч)',
  ],
  [
    'half an hour that goes back',
    '2026-10-25T00:45:00.000Z',
    '2026-10-25T01:15:00.000Z',
    ' (30 мин)',
  ],
  ['two hours over it', '2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z', ' (2 ч)'],
  ['within one of them', '2026-10-25T00:15:00.000Z', '2026-10-25T00:45:00.000Z', ''],
  ['the hour that is skipped', '2026-03-29T00:30:00.000Z', '2026-03-29T02:30:00.000Z', ' (2 ч)'],
  ['over midnight', '2026-10-22T21:00:00.000Z', '2026-10-22T23:00:00.000Z', ''],
])('says how long it is where the clocks do not: %s', (_, from, to, said) => {
  expect(lengthUntold(from, to, zone)).toBe(said);
});

it('a line of that night in a list has its length', () => {
  const [from, to] = ['2026-10-25T00:15:00.000Z', '2026-10-25T01:15:00.000Z'];
  expect(formatSpan(from, to, moment, '2026-10-25')).toBe('02:15–02:15 (1 ч)');
});
