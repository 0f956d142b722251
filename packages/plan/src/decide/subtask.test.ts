import { describe, expect, it } from 'vitest';
import { asTask, rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide } from '../decide.ts';
import { stateOf } from './need.ts';

const root = sampleTask({ number: 1 });
const child = sampleTask({ number: 2, parent_id: root.task_id, root_id: root.task_id });

describe('subtask_add', () => {
  it('puts it below the task, in the tree of the task at the top', () => {
    const operation = { type: 'subtask_add', title: 'Плитка' } as const;
    const made = rowsAfter(decide(stateOf(asTask(child)), operation, sampleGiven()));
    expect(made).toMatchObject([
      { title: 'Плитка', parent_id: child.task_id, root_id: root.task_id, status: 'todo' },
    ]);
  });
});

describe('subtask_tick', () => {
  it('closes and opens a subtask, and refuses a task of its own', () => {
    const tick = { type: 'subtask_tick', done: true } as const;
    const ticked = decide(stateOf(asTask(child)), tick, sampleGiven());
    expect(rowsAfter(ticked)).toMatchObject([{ number: 2, status: 'done' }]);
    const closed = asTask({ ...child, status: 'done' });
    const untick = { type: 'subtask_tick', done: false } as const;
    expect(rowsAfter(decide(stateOf(closed), untick, sampleGiven()))).toMatchObject([
      { status: 'todo' },
    ]);
    expect(decide(stateOf(asTask(root)), tick, sampleGiven())).toMatchObject({
      kind: 'refuse',
      code: 'INVALID_COMMAND',
      said: { code: 'no_subtask' },
    });
  });
});
