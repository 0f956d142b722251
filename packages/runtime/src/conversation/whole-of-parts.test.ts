import { expect, it } from 'vitest';
import { asTask } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { wholeOfParts } from './whole-of-parts.ts';

const whole = asTask(sampleTask({ number: 1 }));
const part = asTask(sampleTask({ number: 2, parent_id: whole.row.task_id }));
const other = asTask(sampleTask({ number: 3 }));
const ADD = { type: 'subtask_add', title: 'взять плед' } as const;

it('is the task whose parts were shown beside it', () => {
  expect(wholeOfParts(ADD, [part, whole])).toBe(whole);
});

it.each([
  ['two tasks', [whole, other]],
  ['a part and another task', [part, other]],
  ['one more than the family', [whole, part, other]],
  ['one alone', [whole]],
])('is none of %s', (_, shown) => {
  expect(wholeOfParts(ADD, shown)).toBeNull();
});

it('is asked for by a new part alone', () => {
  expect(wholeOfParts({ type: 'delete' }, [part, whole])).toBeNull();
});
