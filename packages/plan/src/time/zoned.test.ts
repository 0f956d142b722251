import { describe, expect, it } from 'vitest';
import {
  addDays,
  atLocal,
  dayOf,
  minutesBetween,
  toInstant,
  toLocalIso,
  weekdayOf,
} from './zoned.ts';

describe('atLocal', () => {
  it.each([
    ['an ordinary time', '2026-02-26', '14:00', 'Europe/Moscow', '2026-02-26T14:00:00+03:00'],
    ['a time that DST skips', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
    [
      'a time that occurs twice',
      '2026-10-25',
      '02:30',
      'Europe/Berlin',
      '2026-10-25T02:30:00+02:00',
    ],
    ['twice in New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T01:30:00-04:00'],
    [
      'a half-hour change',
      '2026-04-05',
      '01:45',
      'Australia/Lord_Howe',
      '2026-04-05T01:45:00+11:00',
    ],
  ])('takes %s', (_, day, time, zone, expected) => {
    expect(toLocalIso(atLocal(day, time, zone), zone)).toBe(expected);
  });
});

it('keeps instants in one canonical form', () => {
  expect(toInstant('2026-02-26T14:00:00+03:00')).toBe('2026-02-26T11:00:00.000Z');
  expect(toInstant('2026-02-26T11:00Z')).toBe('2026-02-26T11:00:00.000Z');
});

it('counts days and minutes', () => {
  expect(dayOf('2026-02-25T21:30:00.000Z', 'Europe/Moscow')).toBe('2026-02-26');
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(weekdayOf('2026-02-25')).toBe(3);
  expect(minutesBetween('2026-02-25T10:00:00.000Z', '2026-02-25T11:30:00.000Z')).toBe(90);
});
