import { expect, it } from 'vitest';
import { datesFault } from './dates-fault.ts';
import { type Schedule, scheduleProject } from './schedule-project.ts';
import type { WorkingCalendar } from './types.ts';

const CALENDAR: WorkingCalendar = {
  workdays: [1, 2, 3, 4, 5],
  hours: [{ from: '09:00', to: '18:00' }],
  holidays: ['2026-03-05'],
  extraWorkdays: [],
};

/** T1 takes the Monday; T2 comes after it and has the dates, which do not count for what is allowed. */
function schedule(calendar: WorkingCalendar | null): Schedule {
  const answer = scheduleProject({
    tasks: ['T1', 'T2'].map((id) => ({
      id,
      durationMinutes: 540,
      plannedStartAt: id === 'T1' ? null : '2026-03-09T09:00:00+03:00',
      isOpen: true,
    })),
    links: [{ from: 'T1', to: 'T2', type: 'FS', lagMinutes: 0 }],
    calendar,
    zone: 'Europe/Moscow',
    startAt: '2026-03-02T09:00:00+03:00',
  });
  if (!answer.ok) throw new Error('a circle where there is none');
  return answer.schedule;
}

const at = (wall: string | null) => (wall === null ? null : `2026-03-${wall}:00+03:00`);

function fault(
  start: string | null,
  end: string | null,
  calendar: WorkingCalendar | null = CALENDAR,
) {
  return datesFault(
    { id: 'T2', durationMinutes: 540, plannedStartAt: at(start), plannedEndAt: at(end) },
    schedule(calendar),
  );
}

it.each<[string, string | null, string | null]>([
  ['a day of work after the day before', '03T09:00', '03T18:00'],
  ['over a night', '03T12:00', '04T12:00'],
  ['over a holiday and a weekend', '04T12:00', '06T12:00'],
  ['longer than it takes', '03T09:00', '12T18:00'],
  ['an end at an opening hour', '03T09:00', '04T09:00'],
  ['a start alone', '03T09:00', null],
  ['an end alone', null, '03T18:00'],
  ['no dates', null, null],
])('%s can be', (_, start, end) => {
  expect(fault(start, end)).toBeNull();
});

it.each<[string, string | null, string | null, string, string]>([
  ['a start in the night', '03T08:59', '04T18:00', 'not_working_time', 'plannedStart'],
  ['a start at a closing hour', '03T18:00', '05T18:00', 'not_working_time', 'plannedStart'],
  ['a start on a holiday', '05T09:00', '06T18:00', 'not_working_time', 'plannedStart'],
  ['a start before the project', '01T09:00', '03T18:00', 'not_working_time', 'plannedStart'],
  ['an end in the night', '03T09:00', '03T18:01', 'not_working_time', 'plannedEnd'],
  ['an end on a Sunday', null, '08T12:00', 'not_working_time', 'plannedEnd'],
  ['an end before the start', '04T09:00', '03T18:00', 'end_not_after_start', 'plannedEnd'],
  ['an end at the start', '04T09:00', '04T09:00', 'end_not_after_start', 'plannedEnd'],
  ['a minute too short', '03T09:00', '03T17:59', 'too_short', 'plannedEnd'],
  ['too short for the holiday in it', '04T12:00', '06T11:59', 'too_short', 'plannedEnd'],
  ['before the links allow it', '02T17:59', '04T18:00', 'before_links', 'plannedStart'],
])('%s cannot be', (_, start, end, reason, field) => {
  expect(fault(start, end)).toEqual({ code: 'IMPOSSIBLE_DATES', reason, field });
});

it('takes no dates without a calendar', () => {
  expect(fault('03T09:00', null, null)).toEqual({ code: 'DATES_WITHOUT_CALENDAR' });
  expect(fault(null, null, null)).toBeNull();
});
