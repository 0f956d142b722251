import { describe, expect, it } from 'vitest';
import { asTask } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { mergeSteps, withoutEmpty } from './merge-steps.ts';

const task = asTask(sampleTask({ number: 1 }));
const renamed = asTask(sampleTask({ number: 1, title: 'другое', revision: 2 }));

describe('what is left of several steps on one object', () => {
  it('is what it was before the first and what it is after the last', () => {
    const steps = [
      { before: task, after: renamed },
      { before: renamed, after: null },
    ];
    expect(mergeSteps(steps)).toEqual([{ before: task, after: null }]);
  });

  it.each([
    [
      'changed one way and back',
      [
        { before: task, after: renamed },
        { before: renamed, after: task },
      ],
    ],
    [
      'made and removed',
      [
        { before: null, after: task },
        { before: task, after: null },
      ],
    ],
  ])('is nothing where it was %s', (_, steps) => {
    expect(withoutEmpty(mergeSteps(steps))).toEqual([]);
  });

  it('is something where it was made, removed or changed', () => {
    const steps = [
      { before: null, after: task },
      { before: task, after: null },
      { before: task, after: renamed },
    ];
    expect(withoutEmpty(steps)).toEqual(steps);
  });
});
