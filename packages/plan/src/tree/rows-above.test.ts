import { expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Task } from '../objects/task.ts';
import { rowsAbove } from './rows-above.ts';

const task = sampleTask({ number: 1 });
const step = sampleTask({ number: 2, parent_id: task.task_id });
const inner = sampleTask({ number: 3, parent_id: step.task_id });

function above(...rows: readonly Task[]): number[] {
  const byId = new Map(rows.map((row) => [row.task_id, row]));
  return rowsAbove(inner.task_id, byId).map(({ number }) => number);
}

it('lists what a task is in, the nearest first', () => {
  expect(above(task, step, inner)).toEqual([2, 1]);
});

it('ends at what is deleted or not among the rows', () => {
  expect(above(task, { ...step, deleted_at: '2026-02-25T09:00:00.000Z' }, inner)).toEqual([]);
  expect(above(step, inner)).toEqual([2]);
});
