import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

// cites: T-close-step, T-close-step-atomic, T-gated, T-concurrency, T-x-mismatch, T-step-path, T-create-kind
// cites: T-create-answer, T-create-qualified, T-x-errors
let kernel: AgentKernel;
let agent: Agent;
beforeAll(async () => {
  kernel = await startAgents();
  agent = kernel.agent(await kernel.workspace());
});
afterAll(async () => {
  await kernel.stop();
});

const STEP = { success_criteria: ['it works'], tests: ['npm test'] };

describe('tasks_close_step', () => {
  it('confirms and closes in one change, verified before done', async () => {
    const plan = await agent.done('tasks_create', { title: 'Sample plan' });
    expect(plan).toMatchObject({
      id: 'PLAN-001',
      qualified_id: `${agent.workspace.name}:PLAN-001`,
    });
    const task = await agent.done('tasks_create', {
      title: 'Sample task',
      parent: 'PLAN-001',
      steps: [
        { title: 'First', ...STEP },
        { title: 'Second', ...STEP },
      ],
    });
    expect(task).toMatchObject({
      id: 'TASK-001',
      revision: 1,
      steps: [
        { path: 's:0', title: 'First' },
        { path: 's:1', title: 'Second' },
      ],
    });
    const closed = await agent.done('tasks_close_step', {
      task: 'TASK-001',
      path: 's:1',
      checkpoints: 'gate',
      expected_revision: 1,
    });
    expect(closed).toMatchObject({
      task: 'TASK-001',
      revision: 2,
      step: { path: 's:1' },
      events: [{ type: 'step_verified' }, { type: 'step_done' }],
    });
    const journal = await agent.journal();
    expect(new Set(journal.slice(-2).map(({ change_id: id }) => id)).size).toBe(1);
  });

  it('leaves nothing of the verification when it may not close', async () => {
    await agent.done('tasks_create', {
      title: 'Blocked',
      parent: 'PLAN-001',
      steps: [{ title: 'Only', ...STEP }],
    });
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_close_step', {
      task: 'TASK-004',
      path: 's:0',
      checkpoints: { criteria: true },
    });
    expect(error.details).toMatchObject({ missing: ['tests'] });
    expect(error.next).toMatchObject({
      tool: 'tasks_macro_close_step',
      args: { checkpoints: { criteria: true, tests: true } },
    });
  });

  it('refuses a revision that has passed', async () => {
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_close_step', {
      task: 'TASK-001',
      path: 's:0',
      checkpoints: 'gate',
      expected_revision: 1,
    });
    expect(error.details).toMatchObject({
      revision: 2,
      changed: [{ type: 'step_done' }, { type: 'status_updated' }, { type: 'step_verified' }],
    });
  });
});
