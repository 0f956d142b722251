import { describe, expect, it } from 'vitest';
import {
  asBlock,
  asTask,
  changeOf,
  codes,
  rowsAfter,
  sampleGiven,
} from '../../../../../test/rig/sample-decision.ts';
import { sampleBlock, sampleTask } from '../../../../../test/rig/sample-plan.ts';
import { decide } from '../decide.ts';
import { stateOf } from '../need.ts';

// Fridays at six in the evening, from the day after tomorrow on
const RULE = {
  recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR',
  recurrence_time: '18:00',
  recurrence_zone: 'Europe/Moscow',
};
const block = stateOf(
  asBlock(sampleBlock({ number: 1, start_at: '2026-02-27T15:00:00.000Z', ...RULE })),
);
const task = stateOf(
  asTask(sampleTask({ number: 1, planned_at: '2026-02-27T15:00:00.000Z', ...RULE })),
);
const through = (to_date: string, from_date?: string) =>
  ({ type: 'delete', to_date, ...(from_date === undefined ? {} : { from_date }) }) as const;

describe('days of a series that are left out', () => {
  it('takes all that falls on them out of a block, which goes on behind them', () => {
    const done = decide(block, through('2026-03-08'), sampleGiven());
    expect(rowsAfter(done)).toMatchObject([
      {
        deleted_at: null,
        start_at: '2026-02-27T15:00:00.000Z',
        recurrence_exceptions: ['2026-02-27T18:00', '2026-03-06T18:00'],
      },
    ]);
    expect(codes(changeOf(done))).toEqual(['applied', 'series_without']);
    expect(changeOf(done).said[1]).toMatchObject({
      data: { days: ['2026-02-27', '2026-03-06'], next: '2026-03-13' },
    });
  });

  it('moves the open task on to the day on which it comes again', () => {
    expect(rowsAfter(decide(task, through('2026-03-08'), sampleGiven()))).toMatchObject([
      { deleted_at: null, status: 'todo', planned_at: '2026-03-13T15:00:00.000Z' },
    ]);
    const later = decide(task, through('2026-03-06', '2026-03-06'), sampleGiven());
    expect(rowsAfter(later)).toMatchObject([
      { planned_at: '2026-02-27T15:00:00.000Z', recurrence_exceptions: ['2026-03-06T18:00'] },
    ]);
  });

  it('takes a first day without a last one for that day alone', () => {
    const one = { type: 'delete', from_date: '2026-03-06' } as const;
    expect(rowsAfter(decide(block, one, sampleGiven()))).toMatchObject([
      { deleted_at: null, recurrence_exceptions: ['2026-03-06T18:00'] },
    ]);
  });

  it.each([
    ['a day on which it does not come', block, through('2026-02-26', '2026-02-26')],
    ['the same of a task', task, through('2026-02-26', '2026-02-26')],
    ['what does not repeat', stateOf(asTask(sampleTask({ number: 2 }))), through('2026-03-08')],
    [
      'a block that does not repeat',
      stateOf(asBlock(sampleBlock({ number: 2, start_at: '2026-02-27T15:00:00.000Z' }))),
      through('2026-03-08'),
    ],
  ])('refuses %s, and takes nothing else away', (_, state, operation) => {
    expect(decide(state, operation, sampleGiven())).toMatchObject({
      kind: 'refuse',
      code: 'NOTHING_FOUND',
    });
  });
});

describe('a day to come of a repeating task is moved', () => {
  const onto = {
    type: 'reschedule',
    planned_at: '2026-03-07',
    occurrence: '2026-03-06T18:00',
  } as const;

  it('alone: it is a task of its own, and the series leaves that day out', () => {
    expect(rowsAfter(decide(task, { ...onto, scope: 'this' }, sampleGiven()))).toMatchObject([
      {
        number: 1,
        planned_at: '2026-02-27T15:00:00.000Z',
        recurrence_exceptions: ['2026-03-06T18:00'],
      },
      { planned_at: '2026-03-07T15:00:00.000Z', recurrence_rule: null },
    ]);
  });

  it('with all behind it: the series ends, and another one goes on', () => {
    expect(rowsAfter(decide(task, { ...onto, scope: 'following' }, sampleGiven()))).toMatchObject([
      { number: 1, recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20260305' },
      { planned_at: '2026-03-07T15:00:00.000Z', recurrence_rule: 'FREQ=WEEKLY;BYDAY=SA' },
    ]);
  });

  it.each([
    ['an hour later', '2026-03-06T16:00:00.000Z', ['2026-03-20T19:00'], 'FR'],
    ['to another day', '2026-03-07', ['2026-03-21T18:00'], 'SA'],
  ])(
    'leaves out what was left out before, also %s',
    (_, planned_at, recurrence_exceptions, day) => {
      const skipped = { ...RULE, recurrence_exceptions: ['2026-02-13T18:00', '2026-03-20T18:00'] };
      const row = sampleTask({ number: 1, planned_at: '2026-02-27T15:00:00.000Z', ...skipped });
      const later = { ...onto, planned_at, scope: 'following' } as const;
      expect(rowsAfter(decide(stateOf(asTask(row)), later, sampleGiven()))[1]).toMatchObject({
        recurrence_rule: `FREQ=WEEKLY;BYDAY=${day}`,
        recurrence_exceptions,
      });
    },
  );

  it('of two days a week each stays left out on its own', () => {
    const twice = { ...RULE, recurrence_rule: 'FREQ=WEEKLY;BYDAY=TU,FR' };
    const recurrence_exceptions = ['2026-03-03T18:00', '2026-03-13T18:00'];
    const row = { ...twice, number: 1, planned_at: '2026-02-27T15:00:00.000Z' };
    const moved = { type: 'reschedule', planned_at: '2026-02-28T14:00:00.000Z' } as const;
    const all = { ...moved, scope: 'following' } as const;
    const state = stateOf(asTask(sampleTask({ ...row, recurrence_exceptions })));
    expect(rowsAfter(decide(state, all, sampleGiven()))).toMatchObject([
      {
        recurrence_rule: 'FREQ=WEEKLY;BYDAY=TU,SA',
        recurrence_exceptions: ['2026-03-03T17:00', '2026-03-14T17:00'],
      },
    ]);
  });

  it('asks which where that was not said, and refuses a day on which it does not come', () => {
    expect(decide(task, onto, sampleGiven())).toMatchObject({ kind: 'ask', code: 'SERIES' });
    const stale = { ...onto, occurrence: '2026-03-05T18:00', scope: 'this' } as const;
    expect(decide(task, stale, sampleGiven())).toMatchObject({ code: 'STALE_BUTTON' });
  });

  it('of what is moved ahead, its old day is not its next one', () => {
    const early = { type: 'reschedule', planned_at: '2026-02-26', scope: 'this' } as const;
    expect(rowsAfter(decide(task, early, sampleGiven()))).toMatchObject([
      { planned_at: '2026-02-26T15:00:00.000Z', recurrence_exceptions: ['2026-02-27T18:00'] },
    ]);
  });
});
