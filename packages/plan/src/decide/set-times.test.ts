import { describe, expect, it } from 'vitest';
import { SAMPLE_MOMENT, sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Task } from '../objects/task.ts';
import { type SaidTimes, setTimes } from './set-times.ts';

const PLAIN = sampleTask({ number: 1 });
/** Every Wednesday at ten in Moscow, next on 4 March. */
const WEEKLY = sampleTask({
  number: 1,
  planned_at: '2026-03-04T07:00:00.000Z',
  recurrence_rule: 'FREQ=WEEKLY;BYDAY=WE',
  recurrence_time: '10:00',
  recurrence_zone: 'Europe/Moscow',
});

function columns(task: Task, said: SaidTimes): Partial<Task> {
  const set = setTimes(task, said, SAMPLE_MOMENT);
  if (set.kind === 'fault') throw new Error(`${set.fault.field}: ${set.fault.problem}`);
  return set.columns;
}

describe('times are set', () => {
  it.each<[string, SaidTimes, Partial<Task>]>([
    ['a day', { planned: '2026-02-26' }, { planned_on: '2026-02-26', planned_at: null }],
    [
      "the workspace's clocks",
      { planned: '2026-02-26T10:00' },
      { planned_on: null, planned_at: '2026-02-26T07:00:00.000Z' },
    ],
    ['seconds', { due: '2026-02-26T10:00:30' }, { due_at: '2026-02-26T07:00:30.000Z' }],
    [
      'another offset',
      { due: '2026-02-26T10:00:00-05:00' },
      { due_on: null, due_at: '2026-02-26T15:00:00.000Z' },
    ],
    ['UTC', { due: '2026-02-26T10:00:00Z' }, { due_at: '2026-02-26T10:00:00.000Z' }],
    ['today', { planned: '2026-02-25' }, { planned_on: '2026-02-25' }],
    ['a length', { duration_minutes: 90 }, { duration_minutes: 90 }],
    [
      'a repetition alone begins on its first day',
      { repeat: 'FREQ=WEEKLY;BYDAY=FR' },
      { planned_on: '2026-02-27', recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR', recurrence_time: null },
    ],
    [
      'a repetition keeps the hour that is said with it',
      { planned: '2026-02-27T18:00', repeat: 'FREQ=WEEKLY;BYDAY=FR' },
      { planned_at: '2026-02-27T15:00:00.000Z', recurrence_time: '18:00' },
    ],
    [
      'a repeating deadline',
      { due: '2026-02-28', repeat: 'FREQ=MONTHLY' },
      { due_on: '2026-02-28', recurrence_rule: 'FREQ=MONTHLY' },
    ],
  ])('%s', (_name, said, expected) => {
    expect(columns(PLAIN, said)).toMatchObject(expected);
  });

  it('and what is not said stays', () => {
    expect(columns(PLAIN, {})).toEqual({});
    expect(Object.keys(columns(PLAIN, { due: null })).sort()).toEqual(['due_at', 'due_on']);
  });
});

describe('a task that repeats', () => {
  it('keeps its hour and its rule where only the day of one time is said', () => {
    const moved = columns(WEEKLY, { planned: '2026-03-05' });
    expect(moved).toMatchObject({ planned_at: '2026-03-05T07:00:00.000Z' });
    expect(moved).not.toHaveProperty('recurrence_rule');
  });

  it('ends', () => {
    expect(columns(WEEKLY, { repeat: null })).toMatchObject({ recurrence_rule: null });
    expect(columns(WEEKLY, { repeat: null, planned: null })).toMatchObject({ planned_at: null });
  });

  it('is the same after the same is said again', () => {
    const said = { repeat: 'FREQ=WEEKLY;BYDAY=WE' };
    expect({ ...WEEKLY, ...columns(WEEKLY, said) }).toEqual(WEEKLY);
  });
});

it.each<[SaidTimes, string, string, Task?]>([
  [{ planned: '2026-02-24' }, 'planned', 'past'],
  [{ planned: '2023-02-26' }, 'planned', 'past'],
  [{ due: '2026-02-25T11:00' }, 'due', 'past'],
  [{ repeat: 'FREQ=WEEKLY;BYDAY=XX' }, 'repeat', 'no_rule'],
  [{ repeat: 'FREQ=DAILY;UNTIL=20200101' }, 'repeat', 'no_rule'],
  [{ planned: '2026-02-26', repeat: 'FREQ=WEEKLY;BYDAY=FR' }, 'repeat', 'other_day'],
  [{ due: '2026-02-26', repeat: 'FREQ=WEEKLY;BYDAY=FR' }, 'repeat', 'other_day'],
  [{ planned: null }, 'repeat', 'repeats', WEEKLY],
])('%j cannot be: %s is %s', (said, field, problem, task = PLAIN) => {
  expect(setTimes(task, said, SAMPLE_MOMENT)).toEqual({ kind: 'fault', fault: { field, problem } });
});

it('what is past already may stay as it is', () => {
  const late = sampleTask({ number: 1, planned_on: '2026-02-20' });
  expect(columns(late, { planned: '2026-02-20' })).toMatchObject({ planned_on: '2026-02-20' });
});
