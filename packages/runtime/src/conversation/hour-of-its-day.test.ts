import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { asBlock, asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { samplePursued } from '../../../../test/rig/sample-pursued.ts';
import { hourOfItsDay } from './hour-of-its-day.ts';
import { inLightOf } from './in-light-of.ts';
import type { Pursued } from './pursued.ts';

// it is 25 February
const ON_FRIDAY = { planned_on: '2026-02-27', planned_at: null };
const GUESSED = 0.6;

const said = (more: Partial<Pursued> = {}): Pursued =>
  samplePursued({
    operation: { type: 'reschedule', planned_time: '10:00' },
    confidence: GUESSED,
    day_open: true,
    ...more,
  });
const sureOf = (fields: object, pursued = said()): number =>
  hourOfItsDay(pursued, [asTask(sampleTask({ number: 1, ...fields }))], SAMPLE_MOMENT).confidence;
/** Through the half of the day, as the runtime goes: `own` is the hour at which it stands, in Moscow. */
const movedTo = (own: string | null, planned_time: string, half_open?: true): number => {
  const at = own === null ? null : new Date(`2026-02-27T${own}:00+03:00`).toISOString();
  const fields = at === null ? ON_FRIDAY : { planned_on: null, planned_at: at };
  const open = half_open === undefined ? {} : { half_open };
  const pursued = said({ operation: { type: 'reschedule', planned_time }, ...open });
  const task = asTask(sampleTask({ number: 1, ...fields }));
  return inLightOf(pursued, [task], SAMPLE_MOMENT).confidence;
};

it('is sure of an hour alone where the task stands on a day without one', () => {
  expect(sureOf(ON_FRIDAY)).toBe(CONFIDENCE.act);
});

it.each([
  ['has no day', { planned_on: null, planned_at: null }],
  ['is at an hour that is over', { planned_on: null, planned_at: '2026-02-25T06:00:00.000Z' }],
  ['is over', { planned_on: '2026-02-24', planned_at: null }],
  ['is done', { ...ON_FRIDAY, status: 'done' }],
  ['repeats', { ...ON_FRIDAY, recurrence_rule: 'FREQ=DAILY' }],
])('asks where the task %s', (_, fields) => {
  expect(sureOf(fields)).toBe(GUESSED);
});

it.each([
  // an hour of the morning by itself, wherever it stood
  [null, '10:00', true],
  [null, '08:00', true],
  [null, '12:30', true],
  ['09:00', '10:00', true],
  ['15:00', '11:00', true],
  // its own hour tells the half
  ['15:00', '16:00', true],
  ['19:00', '20:00', true],
  // the half was said
  ['09:00', '19:00', undefined],
  [null, '20:00', undefined],
  ['01:00', '02:30', undefined],
  [null, '06:00', undefined],
] as const)('what stands at %s is moved to %s', (own, hour, open) => {
  expect(movedTo(own, hour, open)).toBe(CONFIDENCE.act);
});

it.each([
  [null, '17:00', true],
  [null, '19:00', true],
  ['09:00', '17:00', true],
  // perhaps ten in the evening
  ['19:00', '10:00', true],
  ['20:00', '10:00', true],
  // the night ahead of its day, or behind it
  [null, '00:00', undefined],
  ['10:00', '00:00', undefined],
  ['22:00', '00:00', undefined],
  ['23:00', '01:00', undefined],
  [null, '03:00', undefined],
] as const)('what stands at %s is not moved to %s before it is asked', (own, hour, open) => {
  expect(movedTo(own, hour, open)).toBeLessThan(CONFIDENCE.act);
});

it('asks where more than an hour was said, or it may be another one', () => {
  const moved = { type: 'reschedule', planned_at: '2026-02-28' } as const;
  expect(sureOf(ON_FRIDAY, said({ operation: moved }))).toBe(GUESSED);
  const { day_open: _open, ...settled } = said();
  expect(sureOf(ON_FRIDAY, settled)).toBe(GUESSED);
});

it('is sure of a timeblock that is to come, and asks of one that is over and of several', () => {
  const block = (start: string, end: string) =>
    asBlock(sampleBlock({ number: 2, start_at: start, end_at: end }));
  const ahead = block('2026-02-26T07:00:00.000Z', '2026-02-26T08:00:00.000Z');
  const over = block('2026-02-25T05:00:00.000Z', '2026-02-25T06:00:00.000Z');
  expect(hourOfItsDay(said(), [ahead], SAMPLE_MOMENT).confidence).toBe(CONFIDENCE.act);
  expect(hourOfItsDay(said(), [over], SAMPLE_MOMENT).confidence).toBe(GUESSED);
  const task = asTask(sampleTask({ number: 1, ...ON_FRIDAY }));
  expect(hourOfItsDay(said(), [task, task], SAMPLE_MOMENT).confidence).toBe(GUESSED);
});
