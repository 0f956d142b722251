import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { openedAbove, reopenAbove, reopenStep } from './reopen.ts';

describe('reopenStep', () => {
  it.each(['done', 'cancelled'] as const)('makes a step that is %s one to do', (status) => {
    const step = reopenStep(sampleTask({ number: 2, status }));
    expect(step?.after).toMatchObject({ kind: 'task', row: { status: 'todo', revision: 2 } });
  });

  it.each(['todo', 'in_progress'] as const)('leaves one that is %s as it is', (status) => {
    expect(reopenStep(sampleTask({ number: 2, status }))).toBeNull();
  });
});

describe('reopenAbove', () => {
  it('opens what is closed above, the task itself as begun', () => {
    const above = [
      sampleTask({ number: 2, status: 'done' }),
      sampleTask({ number: 3, status: 'in_progress' }),
    ];
    const opened = reopenAbove(sampleTask({ number: 1, status: 'done' }), above);
    expect(opened.steps.map(({ after }) => after?.row)).toMatchObject([
      { number: 2, status: 'todo' },
    ]);
    expect(opened.task?.after).toMatchObject({ row: { number: 1, status: 'in_progress' } });
  });

  it('does nothing to what is open', () => {
    const opened = reopenAbove(sampleTask({ number: 1 }), [sampleTask({ number: 2 })]);
    expect(opened).toEqual({ steps: [], task: null });
  });
});

describe('openedAbove', () => {
  it('opens the closed steps around and the task, and names them', () => {
    const step = sampleTask({ number: 2, status: 'done' });
    const task = sampleTask({ number: 1, status: 'done' });
    const { steps, said } = openedAbove([step, task]);
    expect(steps.map(({ after }) => after?.row)).toMatchObject([
      { number: 2, status: 'todo' },
      { number: 1, status: 'in_progress' },
    ]);
    expect(said).toMatchObject([
      {
        code: 'opened_above',
        data: { objects: [{ row: { number: 2 } }, { row: { number: 1 } }] },
      },
    ]);
  });

  it('says nothing of what is open, nor where there is nothing above', () => {
    expect(openedAbove([sampleTask({ number: 1 })])).toEqual({ steps: [], said: [] });
    expect(openedAbove([])).toEqual({ steps: [], said: [] });
  });
});
