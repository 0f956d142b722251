import { expect, it } from 'vitest';
import { asBlock, asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { onItsDue } from './on-its-due.ts';

// it is 25 February
const due = { number: 1, due_at: '2026-02-27T12:30:00.000Z' };
const onto = (planned_at: string, fields: object = {}) =>
  ({ type: 'reschedule', planned_at, ...fields }) as const;
const of = (fields: object, planned_at: string, more: object = {}) =>
  onItsDue(onto(planned_at, more), [asTask(sampleTask({ ...due, ...fields }))], SAMPLE_MOMENT);

it('moves a deadline on, at its hour, where nothing is planned', () => {
  expect(of({}, '2026-03-01')).toEqual({ type: 'set_due', due_date: '2026-03-01T12:30:00.000Z' });
  expect(of({}, '2026-03-01', { task: 7, planned_time: '18:00' })).toEqual({
    type: 'set_due',
    task: 7,
    due_date: '2026-03-01T15:00:00.000Z',
  });
  const byDay = of({ due_at: null, due_on: '2026-02-27' }, '2026-03-01');
  expect(byDay).toEqual({ type: 'set_due', due_date: '2026-03-01' });
});

it('moves a deadline on within its day, to an hour behind it', () => {
  expect(of({}, '2026-02-27T16:00:00+03:00')).toEqual({
    type: 'set_due',
    due_date: '2026-02-27T16:00:00+03:00',
  });
});

it.each([
  ['within the deadline', {}, '2026-02-26'],
  ['on its day', {}, '2026-02-27'],
  ['on its day ahead of its hour', {}, '2026-02-27T12:00:00+03:00'],
  ['on its day', {}, '2026-02-27'],
  ['of what is planned', { planned_on: '2026-02-26' }, '2026-03-01'],
  ['of what is overdue', { due_at: '2026-02-20T12:30:00.000Z' }, '2026-03-01'],
  ['of what has no deadline', { due_at: null }, '2026-03-01'],
])('plans it as said %s', (_, fields, day) => {
  expect(of(fields, day)).toEqual(onto(day));
});

it('leaves blocks, several, and other operations alone', () => {
  const task = asTask(sampleTask(due));
  const block = asBlock(sampleBlock({ number: 2, start_at: '2026-02-26T07:00:00.000Z' }));
  expect(onItsDue(onto('2026-03-01'), [block], SAMPLE_MOMENT)).toEqual(onto('2026-03-01'));
  expect(onItsDue(onto('2026-03-01'), [task, task], SAMPLE_MOMENT)).toEqual(onto('2026-03-01'));
  expect(onItsDue({ type: 'delete' }, [task], SAMPLE_MOMENT)).toEqual({ type: 'delete' });
});
