import type { Operation } from '@planerka/contracts';
import type { Moment, Target } from '@planerka/plan';
import { expect, it } from 'vitest';
import { UNSETTLED } from '../drafts/draft.ts';
import { inItsWeek } from './in-its-week.ts';
import type { Pursued } from './pursued.ts';

/** A Wednesday. */
const MOMENT: Moment = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow' };
const AHEAD = '2026-03-04';

const task = (row: object): Target =>
  ({
    kind: 'task',
    row: { planned_on: null, planned_at: null, due_on: null, due_at: null, ...row },
  }) as unknown as Target;

const block = (start: string): Target =>
  ({ kind: 'timeblock', row: { start_at: start } }) as unknown as Target;

const said = (operation: Operation, isOpen = true): Pursued => ({
  ...UNSETTLED,
  operation,
  confidence: 0.95,
  ...(isOpen ? { week_open: true as const } : {}),
  refs: [],
  suggested: [],
  accepted: [],
  said: [],
  noticed: [],
  draft: null,
});

const ON_TODAY = { type: 'reschedule', planned_at: '2026-02-25' } as const;
const AT_SEVEN = { type: 'reschedule', planned_at: '2026-02-25T19:00:00+03:00' } as const;

it.each([
  ['due then', task({ due_on: AHEAD }), ON_TODAY, { planned_at: AHEAD }],
  ['planned then', task({ planned_on: AHEAD }), ON_TODAY, { planned_at: AHEAD }],
  [
    'due then, at an hour',
    task({ due_on: AHEAD }),
    AT_SEVEN,
    { planned_at: '2026-03-04T16:00:00.000Z' },
  ],
  [
    'a block of then',
    block('2026-03-04T09:00:00.000Z'),
    AT_SEVEN,
    { planned_at: '2026-03-04T16:00:00.000Z' },
  ],
  [
    'its deadline',
    task({ due_on: AHEAD }),
    { type: 'set_due', due_date: '2026-02-25' } as const,
    { due_date: AHEAD },
  ],
])('a weekday that is today is that of its object: %s', (_why, target, operation, meant) => {
  const settled = inItsWeek(said(operation), [target], MOMENT);
  expect(settled.operation).toEqual({ ...operation, ...meant });
  expect(settled.week_open).toBeUndefined();
});

it.each([
  ['no time', task({})],
  ['another day of next week', task({ due_on: '2026-03-05' })],
  ['planned before', task({ due_on: AHEAD, planned_on: '2026-02-27' })],
  ['two weeks ahead', task({ due_on: '2026-03-11' })],
])('today is meant of what has %s', (_why, target) => {
  expect(inItsWeek(said(ON_TODAY), [target], MOMENT).operation).toEqual(ON_TODAY);
});

it('is asked of nothing else, nor of several', () => {
  const plain = said(ON_TODAY, false);
  expect(inItsWeek(plain, [task({ due_on: AHEAD })], MOMENT)).toBe(plain);
  const open = said(ON_TODAY);
  const both = [task({ due_on: AHEAD }), task({ due_on: AHEAD })];
  expect(inItsWeek(open, both, MOMENT)).toBe(open);
});
