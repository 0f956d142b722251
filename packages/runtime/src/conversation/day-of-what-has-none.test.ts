import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { asBlock, asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { samplePursued } from '../../../../test/rig/sample-pursued.ts';
import { dayOfWhatHasNone } from './day-of-what-has-none.ts';
import type { Pursued } from './pursued.ts';

const GUESSED = 0.6;
const said = (more: Partial<Pursued> = {}): Pursued =>
  samplePursued({
    operation: { type: 'reschedule', planned_at: '2026-02-27' },
    confidence: GUESSED,
    day_open: true,
    ...more,
  });
const at = (hour: string) => ({
  operation: { type: 'reschedule', planned_at: `2026-02-27T${hour}:00+03:00` },
  half_open: true,
});
const ago = (minutes: number) =>
  new Date(new Date(SAMPLE_MOMENT.now).getTime() - minutes * 60_000).toISOString();
const NEW = { planned_on: null, planned_at: null, created_at: ago(1) };
const sureOf = (fields: object, pursued = said()): number =>
  dayOfWhatHasNone(pursued, [asTask(sampleTask({ number: 1, ...fields }))], SAMPLE_MOMENT)
    .confidence;

it('is sure where what was written just now has no day', () => {
  expect(sureOf(NEW)).toBe(CONFIDENCE.act);
});

it('is sure of an hour of the morning', () => {
  expect(sureOf(NEW, said(at('10:00') as Partial<Pursued>))).toBe(CONFIDENCE.act);
});

it.each([
  ['it has a day', { ...NEW, planned_on: '2026-02-26' }, undefined],
  ['it stands at an hour', { ...NEW, planned_at: '2026-02-26T09:00:00.000Z' }, undefined],
  ['it was written long ago', { ...NEW, created_at: ago(11) }, undefined],
  ['it is done', { ...NEW, status: 'done' }, undefined],
  ['more was said than when', NEW, { day_open: undefined }],
  ['the half of the day is open', NEW, at('05:00')],
  ['only an hour was said', NEW, { operation: { type: 'reschedule', planned_time: '10:00' } }],
])('asks where %s', (_, fields, more) => {
  expect(sureOf(fields, said(more as Partial<Pursued>))).toBe(GUESSED);
});

it('asks of a block', () => {
  const block = asBlock(sampleBlock({ number: 1, start_at: '2026-02-26T09:00:00.000Z' }));
  expect(dayOfWhatHasNone(said(), [block], SAMPLE_MOMENT).confidence).toBe(GUESSED);
});
