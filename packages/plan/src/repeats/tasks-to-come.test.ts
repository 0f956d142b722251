import { describe, expect, it } from 'vitest';
import { SAMPLE_MOMENT, SAMPLE_NOW, sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Task } from '../objects/task.ts';
import { tasksToCome } from './tasks-to-come.ts';

const WEEK = { from: '2026-02-25', to: '2026-03-03' };

function repeating(over: Partial<Task>): Task {
  return sampleTask({
    number: 1,
    recurrence_rule: 'FREQ=DAILY',
    recurrence_zone: 'Europe/Moscow',
    ...over,
  });
}

function days(task: Task, window = WEEK, moment: { now: string; zone: string } = SAMPLE_MOMENT) {
  return tasksToCome([task], window, moment).map(
    ({ planned_on: on, planned_at: at, due_on: due }) => on ?? at ?? due,
  );
}

// cites: RR-to-come
describe('tasksToCome', () => {
  it('leaves out the open row itself, keeps its hour, and ends with the window', () => {
    const task = repeating({ planned_at: '2026-03-01T07:00:00.000Z', recurrence_time: '10:00' });
    expect(days(task)).toEqual(['2026-03-02T07:00:00.000Z', '2026-03-03T07:00:00.000Z']);
  });

  it('holds to COUNT, to UNTIL, to the days of the rule and to exceptions', () => {
    const from = (over: Partial<Task>) => days(repeating({ planned_on: '2026-02-25', ...over }));
    expect(from({ recurrence_rule: 'FREQ=DAILY;COUNT=3' })).toEqual(['2026-02-26', '2026-02-27']);
    expect(from({ recurrence_rule: 'FREQ=DAILY;UNTIL=20260226' })).toEqual(['2026-02-26']);
    expect(from({ recurrence_rule: 'FREQ=WEEKLY;BYDAY=MO' })).toEqual(['2026-03-02']);
    const without = from({ recurrence_exceptions: ['2026-02-27', '2026-03-01T00:00'] });
    expect(without).toEqual(['2026-02-26', '2026-02-28', '2026-03-02', '2026-03-03']);
  });

  it('shows of an overdue task only what comes after it is done now', () => {
    const late = repeating({ planned_on: '2026-02-20' });
    expect(days(late)[0]).toBe('2026-02-26');
    const at = (planned_at: string) => days(repeating({ planned_at }))[0];
    expect(at('2026-02-24T08:00:00.000Z')).toBe('2026-02-26T08:00:00.000Z');
    // An hour that today still has ahead.
    expect(at('2026-02-24T15:00:00.000Z')).toBe('2026-02-25T15:00:00.000Z');
  });

  it('keeps the wall clock over a change of DST', () => {
    const task = repeating({
      planned_at: '2026-03-27T09:00:00.000Z',
      recurrence_time: '10:00',
      recurrence_zone: 'Europe/Berlin',
    });
    const moment = { now: SAMPLE_NOW, zone: 'Europe/Berlin' };
    expect(days(task, { from: '2026-03-28', to: '2026-03-30' }, moment)).toEqual([
      '2026-03-28T09:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
    ]);
  });

  it('is on the day of the zone that is read in, a day without an hour on that very day', () => {
    const evening = repeating({ planned_at: '2026-02-25T20:30:00.000Z', recurrence_time: '23:30' });
    const far = { now: SAMPLE_NOW, zone: 'Asia/Vladivostok' };
    const one = { from: '2026-02-27', to: '2026-02-27' };
    expect(days(evening, one, far)).toEqual(['2026-02-26T20:30:00.000Z']);
    expect(days(repeating({ planned_on: '2026-02-25' }), one, far)).toEqual(['2026-02-27']);
    const west = { now: SAMPLE_NOW, zone: 'America/Los_Angeles' };
    expect(days(repeating({ planned_on: '2026-02-25' }), one, west)).toEqual(['2026-02-27']);
  });

  it('moves the due day along, and repeats by it when there is no plan', () => {
    const both = repeating({ planned_on: '2026-02-25', due_on: '2026-02-27' });
    expect(tasksToCome([both], { from: '2026-02-26', to: '2026-02-26' }, SAMPLE_MOMENT)).toEqual([
      { ...both, planned_on: '2026-02-26', due_on: '2026-02-28' },
    ]);
    const due = repeating({ due_on: '2026-02-25', recurrence_rule: 'FREQ=WEEKLY' });
    expect(days(due, { from: '2026-02-25', to: '2026-03-05' })).toEqual(['2026-03-04']);
  });

  it('says nothing of what does not repeat, and of a past window', () => {
    expect(days(sampleTask({ number: 1, planned_on: '2026-02-25' }))).toEqual([]);
    const past = { from: '2026-02-01', to: '2026-02-24' };
    expect(days(repeating({ planned_on: '2026-02-01' }), past)).toEqual([]);
  });
});
