import type { Operation } from '@planerka/contracts';
import type { Moment, Target } from '@planerka/plan';
import { expect, it } from 'vitest';
import { UNSETTLED } from '../drafts/draft.ts';
import { inItsHalf } from './in-its-half.ts';
import type { Pursued } from './pursued.ts';

const MOMENT: Moment = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow' };

/** Only the hour is looked at. */
const at = (clock: string): Target => {
  const start = new Date(`2026-02-27T${clock}:00+03:00`).toISOString();
  return { kind: 'timeblock', row: { start_at: start } } as unknown as Target;
};

const said = (operation: Operation): Pursued => ({
  ...UNSETTLED,
  operation,
  confidence: 0.95,
  half_open: true,
  refs: [],
  suggested: [],
  accepted: [],
  said: [],
  noticed: [],
  draft: null,
});

const toHour = (clock: string): Pursued => said({ type: 'reschedule', planned_time: clock });

it.each([
  ['19:00', '08:00', '20:00'],
  ['21:00', '07:00', '19:00'],
  ['17:00', '08:30', '20:30'],
  ['06:00', '17:00', '05:00'],
  ['07:00', '18:00', '06:00'],
])('of what stands at %s, %s is %s', (own, read, meant) => {
  const settled = inItsHalf(toHour(read), [at(own)], MOMENT);
  expect(settled.operation).toEqual({ type: 'reschedule', planned_time: meant });
  expect(settled.half_open).toBeUndefined();
  expect(settled.confidence).toBe(0.95);
});

it.each([
  ['08:00', '09:00'],
  ['13:00', '10:00'],
  ['16:00', '09:00'],
  ['09:00', '18:00'],
  ['14:00', '17:00'],
])('of what stands at %s, %s stays', (own, read) => {
  const settled = inItsHalf(toHour(read), [at(own)], MOMENT);
  expect(settled.operation).toEqual({ type: 'reschedule', planned_time: read });
});

it.each([
  ['07:00', '20:30', '08:30'],
  ['12:00', '18:00', '18:00'],
  ['19:00', '10:00', '22:00'],
  ['20:00', '18:00', '18:00'],
])('of what begins at %s, "until %s" ends at %s', (own, read, meant) => {
  const until = { type: 'set_duration', end_at: `2026-02-27T${read}:00+03:00` } as const;
  const { operation } = inItsHalf(said(until), [at(own)], MOMENT);
  const end = new Date(`2026-02-27T${meant}:00+03:00`).getTime();
  expect(operation.type === 'set_duration' && Date.parse(operation.end_at ?? '')).toBe(end);
});

it('keeps the day that was said', () => {
  const operation = { type: 'reschedule', planned_at: '2026-03-04T08:00:00+03:00' } as const;
  expect(inItsHalf(said(operation), [at('19:00')], MOMENT).operation).toEqual({
    type: 'reschedule',
    planned_at: '2026-03-04',
    planned_time: '20:00',
  });
});

it('asks where it may as well be the next morning', () => {
  expect(inItsHalf(toHour('10:00'), [at('19:00')], MOMENT).confidence).toBeLessThan(0.75);
  expect(inItsHalf(toHour('11:00'), [at('22:00')], MOMENT).confidence).toBe(0.95);
});

it('leaves alone what was said whole, what stands at no hour, and several at once', () => {
  const { half_open: _open, ...whole } = toHour('08:00');
  expect(inItsHalf(whole, [at('19:00')], MOMENT)).toBe(whole);
  const dayless = { kind: 'task', row: { planned_at: null } } as unknown as Target;
  const open = toHour('08:00');
  expect(inItsHalf(open, [dayless], MOMENT)).toBe(open);
  expect(inItsHalf(open, [at('19:00'), at('20:00')], MOMENT)).toBe(open);
});
