import { expect, it } from 'vitest';
import { asBlock, asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { samplePursued } from '../../../../test/rig/sample-pursued.ts';
import { onDayOfDue } from './on-day-of-due.ts';
import type { Pursued } from './pursued.ts';

// it is 25 February
const FRIDAY_AT_NOON = { due_at: '2026-02-27T09:00:00.000Z' };
const AT_ELEVEN = '2026-02-26T11:00:00+03:00';

const said = (due_date: string, more: Partial<Pursued> = {}): Pursued =>
  samplePursued({
    operation: { type: 'set_due', due_date },
    confidence: 0.95,
    day_open: true,
    ...more,
  });
const of = (fields: object, pursued: Pursued) =>
  onDayOfDue(pursued, [asTask(sampleTask({ number: 1, ...fields }))], SAMPLE_MOMENT);

it.each([
  ['due at an hour', FRIDAY_AT_NOON],
  ['due on a day', { due_at: null, due_on: '2026-02-27' }],
  ['planned', { due_at: null, planned_on: '2026-02-27' }],
])('puts the hour on the day on which it is %s', (_, fields) => {
  const { operation, confidence } = of(fields, said(AT_ELEVEN));
  expect(operation).toEqual({ type: 'set_due', due_date: '2026-02-27T08:00:00.000Z' });
  expect(confidence).toBe(0.95);
});

it('takes the half of the day that is near the hour at which it was due', () => {
  const ofEvening = said('2026-02-25T20:00:00+03:00', { half_open: true });
  expect(of({ due_at: '2026-02-27T07:00:00.000Z' }, ofEvening).operation).toEqual({
    type: 'set_due',
    due_date: '2026-02-27T05:00:00.000Z',
  });
});

it.each([
  ['has no day', { due_at: null }],
  ['was due before today', { due_at: '2026-02-20T09:00:00.000Z' }],
])('is a guess where the task %s', (_, fields) => {
  const long = { ...fields, created_at: '2026-02-20T09:00:00.000Z' };
  const { operation, confidence } = of(long, said(AT_ELEVEN, { corrects: true }));
  expect(operation).toEqual({ type: 'set_due', due_date: AT_ELEVEN });
  expect(confidence).toBeLessThan(0.75);
});

it('is the next such hour of what was written just now without a day, and of what is told for the first time', () => {
  const justNow = { due_at: null, created_at: SAMPLE_MOMENT.now };
  const corrected = of(justNow, said(AT_ELEVEN, { corrects: true }));
  expect(corrected.operation).toEqual({ type: 'set_due', due_date: AT_ELEVEN });
  expect(corrected.confidence).toBe(0.95);
  expect(of({ due_at: null }, said(AT_ELEVEN)).confidence).toBe(0.95);
});

it('leaves alone what says its day, and what is of a block or of several', () => {
  const { day_open: _open, ...settled } = said(AT_ELEVEN);
  expect(of(FRIDAY_AT_NOON, settled)).toEqual(settled);
  const block = asBlock(sampleBlock({ number: 2, start_at: '2026-02-26T07:00:00.000Z' }));
  expect(onDayOfDue(said(AT_ELEVEN), [block], SAMPLE_MOMENT).operation).toEqual({
    type: 'set_due',
    due_date: AT_ELEVEN,
  });
  const task = asTask(sampleTask({ number: 1, ...FRIDAY_AT_NOON }));
  expect(onDayOfDue(said(AT_ELEVEN), [task, task], SAMPLE_MOMENT)).toEqual(said(AT_ELEVEN));
});
