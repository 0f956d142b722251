import { expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { newStep } from './new-step.ts';

const OPEN = { confirmed_by: null, confirmed_at: null };
const task = sampleTask({ number: 1 });
const names = {
  id: '01900000-0000-7000-8000-00000000000f',
  number: 7,
  actor: 'agent:1',
  at: '2026-02-25T09:00:00.000Z',
  project_id: null,
};

it('is held to the gate from the first, in the tree of its task', () => {
  const step = newStep(task, { title: 'Шаг', success_criteria: ['готово'] }, names);
  expect(step).toMatchObject({
    parent_id: task.task_id,
    root_id: task.task_id,
    number: 7,
    status: 'todo',
    checkpoints: { criteria: OPEN, tests: OPEN },
    definition: { success_criteria: ['готово'], tests: [], blockers: [], proof: {} },
  });
  const inner = newStep(step, { title: 'Внутри', success_criteria: ['да'] }, names);
  expect(inner).toMatchObject({ parent_id: step.task_id, root_id: task.task_id });
});
