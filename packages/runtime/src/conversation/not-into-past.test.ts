import type { Operation } from '@planerka/contracts';
import type { Target } from '@planerka/plan';
import { expect, it } from 'vitest';
import type { Turn } from '../turn/turn.ts';
import { notIntoPast } from './not-into-past.ts';

const now = '2026-02-25T12:00:00.000Z';
const turn = { now, moment: { now, zone: 'UTC' } } as unknown as Turn;
const LATER: Operation = { type: 'reschedule', shift_minutes: 15 };

const block = (from: string, to: string): Target =>
  ({
    kind: 'timeblock',
    row: {
      start_at: `2026-02-25T${from}:00.000Z`,
      end_at: `2026-02-25T${to}:00.000Z`,
      recurrence_rule: null,
    },
  }) as unknown as Target;
const task = { kind: 'task', row: { recurrence_rule: null } } as unknown as Target;
const over = block('09:00', '10:00');
const running = block('11:30', '12:30');
const ahead = block('15:00', '16:00');

it('leaves out what is over', () => {
  expect(notIntoPast(turn, [over, ahead], LATER)).toEqual([ahead]);
  expect(notIntoPast(turn, [over], LATER)).toEqual([over]);
});

it('leaves what is running or ahead, wherever it would go', () => {
  const all = [running, ahead];
  expect(notIntoPast(turn, all, LATER)).toEqual(all);
  expect(notIntoPast(turn, all, { type: 'reschedule', planned_time: '09:00' })).toEqual(all);
});

it('leaves all where the move would bring none of them ahead', () => {
  const all = [over, ahead];
  expect(notIntoPast(turn, all, { type: 'reschedule', planned_time: '11:00' })).toEqual(all);
  expect(notIntoPast(turn, all, { type: 'reschedule', shift_minutes: -240 })).toEqual(all);
  expect(notIntoPast(turn, all, { type: 'reschedule', shift_minutes: 60 })).toEqual([ahead]);
});

it('leaves things of several kinds', () => {
  const all = [over, task];
  expect(notIntoPast(turn, all, LATER)).toEqual(all);
});
