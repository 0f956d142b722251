// cites: T-create-kind, T-create-steps-task, T-create-steps-required, T-create-steps-optional
// cites: T-create-answer, T-create-qualified, T-close-step-requires, T-workspace
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { planTables } from '../rig/plan-tables.ts';
import { thereAndBack } from '../rig/there-and-back.ts';

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };

let kernel: AgentKernel;
let agent: Agent;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await journalTellsAll(kernel.url);
  await kernel.stop();
});
beforeEach(async () => {
  agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Sample plan' });
});

async function rowOf(title: string): Promise<unknown> {
  const tables = await planTables(kernel.connection.db, agent.workspace.id);
  return [...tables.values()].find(({ row }) => 'title' in row && row.title === title)?.row;
}

describe('tasks_create', () => {
  it('makes a plan without a parent', async () => {
    const plan = {
      title: 'Second plan',
      description: 'What',
      contract: 'Only sums',
      contract_data: { budget: 5 },
    };
    const result = await thereAndBack(kernel, agent, 'tasks_create', plan);
    const id = 'PLAN-002';
    expect(result).toEqual({
      id,
      kind: 'plan',
      plan: id,
      qualified_id: `${agent.workspace.name}:${id}`,
      revision: 1,
      events: [{ type: 'project_created', plan: id }],
    });
    expect(await rowOf('Second plan')).toMatchObject({ ...plan, status: 'active', begun: false });
  });

  it('makes a task below a parent, with steps as they are given', async () => {
    const result = await thereAndBack(kernel, agent, 'tasks_create', {
      title: 'Sample task',
      parent: `${agent.workspace.name}:PLAN-001`,
      steps: [
        { title: 'First', success_criteria: ['it works'] },
        { title: 'Second', ...HELD, blockers: ['the corpus'] },
      ],
    });
    expect(result).toMatchObject({
      id: 'TASK-001',
      kind: 'task',
      plan: 'PLAN-001',
      qualified_id: `${agent.workspace.name}:TASK-001`,
      steps: [{ path: 's:0' }, { path: 's:1' }],
      events: [{ type: 'task_created' }, { type: 'steps_added' }, { type: 'steps_added' }],
    });
    const open = { confirmed_by: null, confirmed_at: null };
    expect(await rowOf('First')).toMatchObject({
      definition: { success_criteria: ['it works'], tests: [], blockers: [], blocked: false },
      checkpoints: { criteria: open, tests: open },
    });
    expect(await rowOf('Second')).toMatchObject({
      definition: { ...HELD, blockers: ['the corpus'] },
    });
    const byQualifiedId = { task: result['qualified_id'], title: 'Renamed' };
    expect(await agent.done('tasks_edit', byQualifiedId)).toMatchObject(TASK);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['INVALID_INPUT', 'steps of a plan', { title: 'x', steps: [{ title: 'First', ...HELD }] }],
    ['INVALID_INPUT', 'a plan in a plan', { title: 'x', kind: 'plan', parent: 'PLAN-001' }],
    ['NO_TARGET', 'a task without a plan', { title: 'x', kind: 'task' }],
    ['INVALID_INPUT', 'a contract of a task', { title: 'x', parent: 'PLAN-001', contract: 'x' }],
    ['INVALID_INPUT', 'no title', { parent: 'PLAN-001' }],
    ['INVALID_INPUT', 'a blank title', { title: ' ' }],
    [
      'INVALID_INPUT',
      'a step without criteria',
      { title: 'x', parent: 'PLAN-001', steps: [{ title: 'First' }] },
    ],
    [
      'INVALID_INPUT',
      'a step with no criteria',
      { title: 'x', parent: 'PLAN-001', steps: [{ title: 'First', success_criteria: [] }] },
    ],
    ['INVALID_INPUT', 'a step without a title', { title: 'x', parent: 'PLAN-001', steps: [HELD] }],
    ['UNKNOWN_ID', 'a plan that there is not', { title: 'x', parent: 'PLAN-009' }],
    ['WRONG_KIND', 'a task as the parent', { title: 'x', parent: 'TASK-001' }],
    [
      'REVISION_MISMATCH',
      'an old revision of the plan',
      { title: 'x', parent: 'PLAN-001', expected_revision: 7 },
    ],
  ])('refuses with %s %s', async (code, _name, input) => {
    await agent.refused(code as 'INVALID_INPUT', 'tasks_create', input);
  });

  it('writes nothing where no workspace was named', async () => {
    const nowhere = agent.as({});
    await nowhere.refused('WORKSPACE_REQUIRED', 'tasks_create', {
      workspace: undefined,
      title: 'x',
    });
    await nowhere.refused('UNKNOWN_WORKSPACE', 'tasks_create', {
      workspace: 'no/such',
      title: 'x',
    });
  });
});

describe('tasks_close_step', () => {
  beforeEach(async () => {
    const steps = [{ title: 'First', ...HELD }];
    await agent.done('tasks_create', { title: 'Sample task', parent: 'PLAN-001', steps });
  });

  it('needs criteria or tests among what it confirms', async () => {
    const close = (checkpoints: unknown) => ({ ...TASK, path: 's:0', checkpoints });
    await agent.refused('INVALID_INPUT', 'tasks_close_step', close({ docs: true }));
    await agent.refused('INVALID_INPUT', 'tasks_close_step', close({}));
    await agent.refused('INVALID_INPUT', 'tasks_close_step', close(undefined));
    await agent.refused('INVALID_INPUT', 'tasks_close_step', close('some'));
    await agent.done('tasks_verify', close({ tests: { confirmed: true } }));
    await agent.done('tasks_close_step', close({ criteria: true }));
  });

  it.each<[string, unknown]>([
    ['"gate"', 'gate'],
    ['"all"', 'all'],
    ['booleans', { criteria: true, tests: true }],
    ['objects', { criteria: { confirmed: true }, tests: { confirmed: true } }],
  ])('takes %s', async (_name, checkpoints) => {
    const close = { ...TASK, path: 's:0', checkpoints };
    expect(await thereAndBack(kernel, agent, 'tasks_close_step', close)).toMatchObject({
      events: [{ type: 'step_verified' }, { type: 'step_done' }],
    });
  });
});
