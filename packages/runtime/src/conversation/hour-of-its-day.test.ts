import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { asBlock, asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { UNSETTLED } from '../drafts/draft.ts';
import { hourOfItsDay } from './hour-of-its-day.ts';
import type { Pursued } from './pursued.ts';

// it is 25 February
const ON_FRIDAY = { planned_on: '2026-02-27', planned_at: null };
const GUESSED = 0.6;

const said = (more: Partial<Pursued> = {}): Pursued => ({
  ...UNSETTLED,
  operation: { type: 'reschedule', planned_time: '10:00' },
  confidence: GUESSED,
  day_open: true,
  refs: [],
  suggested: [],
  accepted: [],
  said: [],
  noticed: [],
  draft: null,
  ...more,
});
const sureOf = (fields: object, pursued = said()): number =>
  hourOfItsDay(pursued, [asTask(sampleTask({ number: 1, ...fields }))], SAMPLE_MOMENT).confidence;

it('is sure of an hour alone where the task stands on a day without one', () => {
  expect(sureOf(ON_FRIDAY)).toBe(CONFIDENCE.act);
});

it.each([
  ['has no day', { planned_on: null, planned_at: null }],
  ['has an hour', { planned_on: null, planned_at: '2026-02-27T09:00:00.000Z' }],
  ['is over', { planned_on: '2026-02-24', planned_at: null }],
  ['is done', { ...ON_FRIDAY, status: 'done' }],
  ['repeats', { ...ON_FRIDAY, recurrence_rule: 'FREQ=DAILY' }],
])('asks where the task %s', (_, fields) => {
  expect(sureOf(fields)).toBe(GUESSED);
});

it('asks where the half of the day is open, or more than an hour was said', () => {
  expect(sureOf(ON_FRIDAY, said({ half_open: true }))).toBe(GUESSED);
  const moved = { type: 'reschedule', planned_at: '2026-02-28' } as const;
  expect(sureOf(ON_FRIDAY, said({ operation: moved }))).toBe(GUESSED);
  const { day_open: _open, ...settled } = said();
  expect(sureOf(ON_FRIDAY, settled)).toBe(GUESSED);
});

it('asks of a timeblock and of several', () => {
  const block = asBlock(sampleBlock({ number: 2, start_at: '2026-02-26T07:00:00.000Z' }));
  expect(hourOfItsDay(said(), [block], SAMPLE_MOMENT).confidence).toBe(GUESSED);
  const task = asTask(sampleTask({ number: 1, ...ON_FRIDAY }));
  expect(hourOfItsDay(said(), [task, task], SAMPLE_MOMENT).confidence).toBe(GUESSED);
});
