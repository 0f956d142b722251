import { describe, expect, it } from 'vitest';
import { newTask } from '../objects/new-task.ts';
import { DEFAULT_REMINDERS, type ReminderSettings } from '../objects/settings.ts';
import type { Task } from '../objects/task.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import { nextDigest } from './next-digest.ts';
import { blockReminders, type ReminderGround, taskReminders } from './reminders-of.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const NOW = '2026-02-25T09:00:00.000Z';

function ground(settings: Partial<ReminderSettings> = {}): ReminderGround {
  return {
    settings: { ...DEFAULT_REMINDERS, ...settings },
    zone: 'Europe/Moscow',
    morning: '09:00',
    now: NOW,
  };
}

function task(known: Partial<Task>): Task {
  return newTask({ id: ID, number: 1, title: 'Позвонить', actor: 'person:1', at: NOW, ...known });
}

function block(known: Partial<Timeblock>): Timeblock {
  return {
    timeblock_id: ID,
    number: 1,
    task_id: null,
    title: 'Созвон',
    start_at: '2026-02-25T12:00:00.000Z',
    end_at: '2026-02-25T13:00:00.000Z',
    duration_minutes: 60,
    calendar_id: null,
    priority: null,
    tags: [],
    project_name: null,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    recurrence_exceptions: [],
    series_id: null,
    remind_before_minutes: null,
    snoozed_until: null,
    sources: null,
    created_by: 'person:1',
    created_at: NOW,
    deleted_at: null,
    revision: 1,
    ...known,
  };
}

const times = (reminders: readonly { fire_at: string }[]) => reminders.map(({ fire_at: at }) => at);

describe('when a person is reminded of a task', () => {
  const at = '2026-02-26T12:00:00.000Z';
  it.each<[string, Partial<Task>, string[]]>([
    ['at its hour', { planned_at: at }, [at]],
    [
      'as long before as was said, instead',
      { planned_at: at, remind_before_minutes: [1440, 60] },
      ['2026-02-25T12:00:00.000Z', '2026-02-26T11:00:00.000Z'],
    ],
    ['never, when that was said', { planned_at: at, remind_before_minutes: [] }, []],
    ['not on a day without an hour', { planned_on: '2026-02-26' }, []],
    [
      'from the morning of a day, when asked',
      { planned_on: '2026-02-26', remind_before_minutes: [60] },
      ['2026-02-26T05:00:00.000Z'],
    ],
    [
      'before its due hour, when asked',
      { due_at: at, remind_before_minutes: [30] },
      ['2026-02-26T11:30:00.000Z'],
    ],
    ['again when it was put off', { snoozed_until: at }, [at]],
    ['not when it is done', { planned_at: at, status: 'done' }, []],
    ['not when it is cancelled', { planned_at: at, status: 'cancelled' }, []],
    ['not when it is deleted', { planned_at: at, deleted_at: NOW }, []],
  ])('%s', (_name, known, expected) => {
    expect(times(taskReminders(task(known), ground()))).toEqual(expected);
  });
});

describe('when a person is reminded of a timeblock', () => {
  it.each<[string, Partial<Timeblock>, Partial<ReminderSettings>, string[]]>([
    ['ten minutes before', {}, {}, ['2026-02-25T11:50:00.000Z']],
    ['at its start, by settings', {}, { block_minutes: 0 }, ['2026-02-25T12:00:00.000Z']],
    ['never, by settings', {}, { block_minutes: null }, []],
    [
      'as was said of it, whatever the settings',
      { remind_before_minutes: [30] },
      { block_minutes: null },
      ['2026-02-25T11:30:00.000Z'],
    ],
    // 08:05 in Moscow: quiet hours end at 08:00.
    [
      'after quiet hours',
      { start_at: '2026-02-26T05:05:00.000Z' },
      {},
      ['2026-02-26T05:00:00.000Z'],
    ],
    // 00:05 in Moscow: they have begun the evening before, and its start comes before their end.
    [
      'at a start just after midnight, quiet since the evening',
      { start_at: '2026-02-25T21:05:00.000Z' },
      {},
      ['2026-02-25T21:05:00.000Z'],
    ],
    [
      'after quiet hours within a day',
      { start_at: '2026-02-25T12:05:00.000Z' },
      { quiet: { from: '13:00', to: '15:00' } },
      ['2026-02-25T12:00:00.000Z'],
    ],
    // 07:00 in Moscow is inside them: its start is an hour that a person has named.
    [
      'at a start inside quiet hours',
      { start_at: '2026-02-26T04:00:00.000Z' },
      {},
      ['2026-02-26T04:00:00.000Z'],
    ],
    [
      'inside quiet hours when asked',
      { start_at: '2026-02-26T05:05:00.000Z', remind_before_minutes: [10] },
      {},
      ['2026-02-26T04:55:00.000Z'],
    ],
    ['not when it is deleted', { deleted_at: NOW }, {}, []],
  ])('%s', (_name, known, settings, expected) => {
    expect(times(blockReminders(block(known), ground(settings)))).toEqual(expected);
  });

  it('of one that repeats, before the first occurrence still ahead', () => {
    const daily = block({
      start_at: '2026-02-23T12:00:00.000Z',
      recurrence_rule: 'FREQ=DAILY',
      recurrence_time: '15:00',
      recurrence_zone: 'Europe/Moscow',
    });
    expect(blockReminders(daily, ground())).toEqual([
      { fire_at: '2026-02-25T11:50:00.000Z', about_at: '2026-02-25T12:00:00.000Z' },
    ]);
    const told = { ...ground(), now: '2026-02-25T11:50:00.000Z' };
    expect(times(blockReminders(daily, told))).toEqual(['2026-02-26T11:50:00.000Z']);
    const skipped = { ...daily, recurrence_exceptions: ['2026-02-26T15:00'] };
    expect(times(blockReminders(skipped, told))).toEqual(['2026-02-27T11:50:00.000Z']);
  });
});

describe('digests', () => {
  const next = (settings: Partial<ReminderSettings>, now = NOW) =>
    nextDigest('morning', { ...DEFAULT_REMINDERS, ...settings }, 'Europe/Moscow', now);
  it.each([
    ['tomorrow once today’s hour is over', {}, NOW, '2026-02-26T06:00:00.000Z'],
    ['today while it is ahead', {}, '2026-02-25T05:59:00.000Z', '2026-02-25T06:00:00.000Z'],
    ['never twice at the same instant', {}, '2026-02-25T06:00:00.000Z', '2026-02-26T06:00:00.000Z'],
    ['after quiet hours', { morning_at: '06:30' }, NOW, '2026-02-26T05:00:00.000Z'],
    [
      'after a quiet night, the evening before',
      { morning_at: '23:30' },
      NOW,
      '2026-02-26T05:00:00.000Z',
    ],
    ['never when switched off', { morning_at: null }, NOW, null],
  ])('%s', (_name, settings, now, expected) => {
    expect(next(settings, now)).toBe(expected);
  });
});
