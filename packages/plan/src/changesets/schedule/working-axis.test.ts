import { describe, expect, it } from 'vitest';
import {
  addDays,
  atLocal,
  epochMs,
  type Instant,
  instantAt,
  toLocalIso,
} from '../../time/zoned.ts';
import type { WorkingCalendar } from './types.ts';
import { WORKDAY_PRESETS } from './workday-presets.ts';
import { hasWorkingTime, instantWriter, minuteNotBefore, workingAxis } from './working-axis.ts';

const MONDAY_TO_FRIDAY: WorkingCalendar = {
  workdays: WORKDAY_PRESETS.monday_to_friday,
  hours: [{ from: '09:00', to: '18:00' }],
  holidays: [],
  extraWorkdays: [],
};
const SUNDAY_TO_THURSDAY: WorkingCalendar = {
  ...MONDAY_TO_FRIDAY,
  workdays: WORKDAY_PRESETS.sunday_to_thursday,
};
const ROUND_THE_CLOCK: WorkingCalendar = {
  ...MONDAY_TO_FRIDAY,
  workdays: [1, 2, 3, 4, 5, 6, 7],
  hours: [{ from: '00:00', to: '24:00' }],
};

interface Place {
  readonly calendar: WorkingCalendar;
  readonly zone: string;
  readonly startAt: Instant;
}

const MOSCOW: Place = {
  calendar: MONDAY_TO_FRIDAY,
  zone: 'Europe/Moscow',
  startAt: '2026-03-02T09:00:00+03:00',
};

/** The wall clock after so many working hours: as the start of what follows, and as an end. */
function after(hours: number, { calendar, zone, startAt }: Place): [string, string] {
  const axis = workingAxis(calendar, { zone, startAt });
  const wall = (side: 'opening' | 'closing') => {
    const minute = axis.instantAt(hours * 60, side);
    return minute === null ? 'never' : toLocalIso(instantAt(minute * 60_000), zone).slice(0, 16);
  };
  return [wall('opening'), wall('closing')];
}

describe('workingAxis', () => {
  it.each<[string, Place, number, string, string]>([
    ['the start', MOSCOW, 0, '2026-03-02T09:00', '2026-03-02T09:00'],
    ['within a day', MOSCOW, 8, '2026-03-02T17:00', '2026-03-02T17:00'],
    ['a closing hour', MOSCOW, 9, '2026-03-03T09:00', '2026-03-02T18:00'],
    ['a Friday evening', MOSCOW, 45, '2026-03-09T09:00', '2026-03-06T18:00'],
    [
      'a start on Saturday',
      { ...MOSCOW, startAt: '2026-03-07T12:00:00+03:00' },
      0,
      '2026-03-09T09:00',
      '2026-03-09T09:00',
    ],
    [
      'a start at a closing hour',
      { ...MOSCOW, startAt: '2026-03-06T18:00:00+03:00' },
      0,
      '2026-03-09T09:00',
      '2026-03-09T09:00',
    ],
    [
      'a start within a minute',
      { ...MOSCOW, startAt: '2026-03-06T17:30:20+03:00' },
      0,
      '2026-03-06T17:31',
      '2026-03-06T17:31',
    ],
    [
      'a holiday',
      { ...MOSCOW, calendar: { ...MONDAY_TO_FRIDAY, holidays: ['2026-03-03'] } },
      9,
      '2026-03-04T09:00',
      '2026-03-02T18:00',
    ],
    [
      'a Saturday that is worked',
      { ...MOSCOW, calendar: { ...MONDAY_TO_FRIDAY, extraWorkdays: ['2026-03-07'] } },
      45,
      '2026-03-07T09:00',
      '2026-03-06T18:00',
    ],
    [
      'a holiday that is worked after all',
      {
        ...MOSCOW,
        calendar: { ...MONDAY_TO_FRIDAY, holidays: ['2026-03-03'], extraWorkdays: ['2026-03-03'] },
      },
      9,
      '2026-03-03T09:00',
      '2026-03-02T18:00',
    ],
    [
      'a break at noon',
      {
        ...MOSCOW,
        calendar: {
          ...MONDAY_TO_FRIDAY,
          hours: [
            { from: '14:00', to: '18:00' },
            { from: '09:00', to: '13:00' },
          ],
        },
      },
      4,
      '2026-03-02T14:00',
      '2026-03-02T13:00',
    ],
    [
      'hours that touch',
      {
        ...MOSCOW,
        calendar: {
          ...MONDAY_TO_FRIDAY,
          hours: [
            { from: '09:00', to: '13:00' },
            { from: '12:00', to: '15:00' },
            { from: '15:00', to: '18:00' },
          ],
        },
      },
      9,
      '2026-03-03T09:00',
      '2026-03-02T18:00',
    ],
    [
      'Sunday to Thursday',
      {
        calendar: SUNDAY_TO_THURSDAY,
        zone: 'Asia/Jerusalem',
        startAt: '2026-03-05T09:00:00+02:00',
      },
      9,
      '2026-03-08T09:00',
      '2026-03-05T18:00',
    ],
    [
      'the week in which the clocks go forward',
      {
        calendar: SUNDAY_TO_THURSDAY,
        zone: 'Asia/Jerusalem',
        startAt: '2026-03-26T09:00:00+02:00',
      },
      18,
      '2026-03-30T09:00',
      '2026-03-29T18:00',
    ],
    [
      'a day of 23 hours',
      { calendar: ROUND_THE_CLOCK, zone: 'Europe/Berlin', startAt: '2026-03-29T00:00:00+01:00' },
      23,
      '2026-03-30T00:00',
      '2026-03-30T00:00',
    ],
    [
      'a day of 25 hours',
      { calendar: ROUND_THE_CLOCK, zone: 'Europe/Berlin', startAt: '2026-10-25T00:00:00+02:00' },
      25,
      '2026-10-26T00:00',
      '2026-10-26T00:00',
    ],
    [
      'hours that the clocks skip in part',
      {
        calendar: { ...ROUND_THE_CLOCK, hours: [{ from: '01:00', to: '02:30' }] },
        zone: 'Europe/Berlin',
        startAt: '2026-03-29T00:00:00+01:00',
      },
      1.5,
      '2026-03-30T01:00',
      '2026-03-29T03:30',
    ],
    [
      'days before the epoch',
      { ...MOSCOW, startAt: '1969-07-18T09:00:00+03:00' },
      9,
      '1969-07-21T09:00',
      '1969-07-18T18:00',
    ],
    [
      'beyond the last working day',
      { ...MOSCOW, calendar: { ...MONDAY_TO_FRIDAY, workdays: [], extraWorkdays: ['2026-03-04'] } },
      9,
      'never',
      '2026-03-04T18:00',
    ],
    ['beyond a hundred years', MOSCOW, 9 * 5 * 53 * 101, 'never', 'never'],
  ])('%s', (_, place, hours, opening, closing) => {
    expect(after(hours, place)).toEqual([opening, closing]);
  });

  it.each<[string, number, boolean, boolean]>([
    ['2026-03-02T08:59', 0, false, false],
    ['2026-03-02T09:00', 0, true, true],
    ['2026-03-02T17:59', 539, true, true],
    ['2026-03-02T18:00', 540, false, true],
    ['2026-03-02T21:00', 540, false, false],
    ['2026-03-03T09:00', 540, true, true],
    ['2026-03-07T12:00', 2700, false, false],
    ['2026-02-27T12:00', 0, false, false],
  ])('%s is position %i', (wall, position, isStart, isEnd) => {
    const axis = workingAxis(MONDAY_TO_FRIDAY, MOSCOW);
    const minute = minuteNotBefore(`${wall}:00+03:00`);
    expect([axis.positionAt(minute), axis.isStart(minute), axis.isEnd(minute)]).toEqual([
      position,
      isStart,
      isEnd,
    ]);
  });
});

it.each([
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Kiritimati',
])('opens every day of a year when the clock says so: %s', (zone) => {
  const calendar = { ...ROUND_THE_CLOCK, hours: [{ from: '03:15', to: '03:45' }] };
  const axis = workingAxis(calendar, { zone, startAt: atLocal('2026-01-01', '00:00', zone) });
  const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
  const opened = days.map((_, day) => axis.instantAt(30 * day, 'opening'));
  expect(opened).toEqual(days.map((day) => epochMs(atLocal(day, '03:15', zone)) / 60_000));
});

it.each<[string, WorkingCalendar, boolean]>([
  ['Monday to Friday', MONDAY_TO_FRIDAY, true],
  ['no day', { ...MONDAY_TO_FRIDAY, workdays: [] }, false],
  ['no hours', { ...MONDAY_TO_FRIDAY, hours: [] }, false],
  ['empty hours', { ...MONDAY_TO_FRIDAY, hours: [{ from: '18:00', to: '09:00' }] }, false],
  ['one added day', { ...MONDAY_TO_FRIDAY, workdays: [], extraWorkdays: ['2026-03-07'] }, true],
])('%s: working time is %s', (_, calendar, expected) => {
  expect(hasWorkingTime(calendar)).toBe(expected);
});

it.each(['2026-03-02T23:59:00.000Z', '1969-12-31T00:01:00.000Z', '2000-02-29T12:30:00.000Z'])(
  'writes %s',
  (instant) => {
    expect(instantWriter()(epochMs(instant) / 60_000)).toBe(instant);
  },
);
