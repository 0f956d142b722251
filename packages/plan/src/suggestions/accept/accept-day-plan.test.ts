import { Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../../test/rig/sample-plan.ts';
import type { Task } from '../../objects/task.ts';
import { acceptDayPlan, type DayPlanGround } from './accept-day-plan.ts';

const at = (time: string): string => `2026-02-25T${time}:00.000Z`;
const items = [
  { task: 1, start: at('10:00'), end: at('10:45') },
  { task: 2, start: at('10:45'), end: at('11:15') },
];

function ground(over: Partial<DayPlanGround> = {}, second: Partial<Task> = {}): DayPlanGround {
  return {
    zone: 'Europe/Moscow',
    spans: [{ from: at('10:00'), to: at('12:00') }],
    tasks: [sampleTask({ number: 1 }), sampleTask({ number: 2, ...second })],
    plannedThen: new Map([1, 2].map((task) => [task, { planned_on: null, planned_at: null }])),
    ...over,
  };
}

describe('a plan that is taken', () => {
  it('gives its tasks their hours', () => {
    const accepted = acceptDayPlan(items, ground());
    expect(accepted).toEqual({
      kind: 'operations',
      operations: [
        { type: 'reschedule', task: 1, planned_at: '2026-02-25T13:00:00+03:00' },
        { type: 'reschedule', task: 2, planned_at: '2026-02-25T13:45:00+03:00' },
      ],
    });
    const operations = accepted.kind === 'operations' ? accepted.operations : [];
    expect(operations.every((operation) => Operation.safeParse(operation).success)).toBe(true);
  });

  it('moves one occurrence alone of what repeats', () => {
    const accepted = acceptDayPlan(items.slice(1), ground({}, { recurrence_rule: 'FREQ=DAILY' }));
    expect(accepted).toMatchObject({ operations: [{ task: 2, scope: 'this' }] });
  });

  it('may be a part of what was shown', () => {
    expect(acceptDayPlan(items.slice(1), ground())).toMatchObject({
      operations: [{ task: 2 }],
    });
  });

  it.each<[string, DayPlanGround, number[]]>([
    ['a slot that was taken', ground({ spans: [{ from: at('10:00'), to: at('11:00') }] }), [2]],
    ['a slot that has begun', ground({ spans: [{ from: at('10:05'), to: at('12:00') }] }), [1]],
    ['no free time at all', ground({ spans: [] }), [1, 2]],
    ['a task that is done', ground({}, { status: 'done' }), [2]],
    ['a task that is deleted', ground({}, { deleted_at: at('09:00') }), [2]],
    ['a task that is gone', ground({ tasks: [sampleTask({ number: 1 })] }), [2]],
    ['a task with an hour by now', ground({}, { planned_at: at('11:00') }), [2]],
  ])('is stale as a whole with %s', (_, now, tasks) => {
    expect(acceptDayPlan(items, now)).toEqual({ kind: 'stale', tasks });
  });
});
