import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../../test/rig/sample-plan.ts';
import { busySpans, freeSpans } from '../../suggestions/planner/free-time.ts';
import { isOverADay, workedSpans } from './worked-spans.ts';

const zone = 'Europe/Moscow';
/** Monday, 2 March 2026, noon in Moscow. */
const monday = '2026-03-02T09:00:00.000Z';
const frame = sampleTask({ number: 1, planned_at: monday, duration_minutes: 26 * 60 });
const week = { from: '2026-03-02', to: '2026-03-08' };
const calendar = {
  workdays: [1, 2, 3, 4, 5],
  hours: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '18:00' },
  ],
  holidays: ['2026-03-04'],
  extraWorkdays: [],
};
const timesOf = (spans: readonly { start_at: string; end_at: string }[]) =>
  spans.map(({ start_at: from, end_at: to }) => `${from.slice(5, 16)} ${to.slice(5, 16)}`);

describe('workedSpans', () => {
  it('lays a long task into working hours, over nights, breaks, holidays and weekends', () => {
    // 1 + 4 h on Monday, 7 on Tuesday, none on the holiday, 7 and 7 on Thursday and Friday
    expect(timesOf(workedSpans(frame, { calendar, zone, window: week }))).toEqual([
      '03-02T09:00 03-02T10:00',
      '03-02T11:00 03-02T15:00',
      '03-03T07:00 03-03T10:00',
      '03-03T11:00 03-03T15:00',
      '03-05T07:00 03-05T10:00',
      '03-05T11:00 03-05T15:00',
      '03-06T07:00 03-06T10:00',
      '03-06T11:00 03-06T15:00',
    ]);
  });

  it('tells of a later day its own hours alone, and of a day behind the end nothing', () => {
    const on = (day: string) =>
      timesOf(workedSpans(frame, { calendar, zone, window: { from: day, to: day } }));
    expect(on('2026-03-03')).toEqual(['03-03T07:00 03-03T10:00', '03-03T11:00 03-03T15:00']);
    expect(on('2026-03-04')).toEqual([]);
    expect(on('2026-03-09')).toEqual([]);
    expect(on('2026-03-01')).toEqual([]);
  });

  it('takes the usual week where a project has no calendar, or one without a working minute', () => {
    const never = { ...calendar, workdays: [] };
    const friday = { from: '2026-03-06', to: '2026-03-08' };
    const long = { ...frame, duration_minutes: 40 * 60 };
    for (const none of [null, never]) {
      expect(timesOf(workedSpans(long, { calendar: none, zone, window: friday }))).toEqual([
        '03-06T06:00 03-06T09:00',
      ]);
    }
  });

  it('leaves alone what a single day holds and what has no hour', () => {
    const day = { ...frame, duration_minutes: 1440 };
    expect(isOverADay(day)).toBe(false);
    expect(workedSpans(day, { calendar, zone, window: week })).toEqual([]);
    expect(workedSpans({ ...frame, planned_at: null }, { calendar, zone, window: week })).toEqual(
      [],
    );
  });

  it('leaves the evening and the weekend free', () => {
    const worked = workedSpans(frame, { calendar, zone, window: week });
    const busy = busySpans({ tasks: [frame], repeats: [], timeblocks: [], worked });
    const moment = { now: '2026-03-01T09:00:00.000Z', zone };
    const hours = { from: '09:00', to: '21:00' };
    const free = (day: string) =>
      freeSpans(day, busy, hours, moment).map(({ minutes }) => minutes / 60);
    expect(free('2026-03-02')).toEqual([3, 1, 3]);
    expect(free('2026-03-03')).toEqual([1, 1, 3]);
    expect(free('2026-03-07')).toEqual([12]);
  });
});
