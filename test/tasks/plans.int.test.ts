// cites: T-plan-steps, T-plan-advance, T-contract-set, T-contract-clear
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { thereAndBack } from '../rig/there-and-back.ts';

const PLAN = { plan: 'PLAN-001' };

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
  await agent.done('tasks_create', { title: 'Sample plan', contract: 'Old words' });
  await agent.done('tasks_plan', { ...PLAN, steps: ['one', 'two', 'three'] });
});

describe('tasks_plan', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['replaces the checklist', { steps: ['a', 'b'] }, { steps: ['a', 'b'], current: 0, doc: null }],
    ['sets the place', { current: 2 }, { current: 2 }],
    ['moves on by one', { advance: true }, { current: 1 }],
    [
      'moves on in the list it brings',
      { steps: ['a'], advance: true },
      { steps: ['a'], current: 1 },
    ],
    ['sets the document', { doc: '# Notes' }, { doc: '# Notes', steps: ['one', 'two', 'three'] }],
    ['empties the checklist', { steps: [] }, { steps: [], current: 0 }],
  ])('%s', async (_name, change, expected) => {
    const result = await thereAndBack(kernel, agent, 'tasks_plan', { ...PLAN, ...change });
    expect(result).toMatchObject({
      plan: 'PLAN-001',
      revision: 3,
      checklist: expected,
      events: [{ type: 'checklist_set', plan: 'PLAN-001' }],
    });
  });

  it('stays inside the list', async () => {
    await agent.done('tasks_plan', { ...PLAN, current: 3 });
    await agent.refused('INVALID_INPUT', 'tasks_plan', { ...PLAN, advance: true });
    await agent.refused('INVALID_INPUT', 'tasks_plan', { ...PLAN, current: 4 });
    const shorter = await thereAndBack(kernel, agent, 'tasks_plan', { ...PLAN, steps: ['one'] });
    expect(shorter).toMatchObject({ checklist: { steps: ['one'], current: 1 } });
  });

  it('refuses what says nothing, two places at once, and tasks', async () => {
    await agent.done('tasks_create', { title: 'Sample task', parent: 'PLAN-001' });
    await agent.refused('INVALID_INPUT', 'tasks_plan', PLAN);
    await agent.refused('INVALID_INPUT', 'tasks_plan', { ...PLAN, current: 1, advance: true });
    await agent.refused('INVALID_INPUT', 'tasks_plan', { ...PLAN, steps: ['a', ''] });
    await agent.refused('WRONG_KIND', 'tasks_plan', { task: 'TASK-001', advance: true });
    await agent.refused('REVISION_MISMATCH', 'tasks_plan', {
      ...PLAN,
      advance: true,
      expected_revision: 1,
    });
    const same = await agent.call('tasks_plan', { ...PLAN, current: 0 });
    expect(same).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });
});

describe('tasks_contract', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['text', { current: 'New words' }, { contract: 'New words', contract_data: null }],
    [
      'data',
      { contract_data: { budget: 5 } },
      { contract: 'Old words', contract_data: { budget: 5 } },
    ],
    [
      'both',
      { current: 'New', contract_data: { a: [1] } },
      { contract: 'New', contract_data: { a: [1] } },
    ],
  ])('sets %s, and clears both', async (_name, change, expected) => {
    const result = await thereAndBack(kernel, agent, 'tasks_contract', { ...PLAN, ...change });
    expect(result).toMatchObject({
      plan: 'PLAN-001',
      ...expected,
      events: [{ type: 'contract_set' }],
    });
    const cleared = await thereAndBack(kernel, agent, 'tasks_contract', { ...PLAN, clear: true });
    expect(cleared).toMatchObject({ contract: null, contract_data: null });
    const again = await agent.call('tasks_contract', { ...PLAN, clear: true });
    expect(again).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });

  it('refuses what says nothing, or two things at once', async () => {
    await agent.refused('INVALID_INPUT', 'tasks_contract', PLAN);
    await agent.refused('INVALID_INPUT', 'tasks_contract', { ...PLAN, clear: true, current: 'x' });
    await agent.refused('INVALID_INPUT', 'tasks_contract', { ...PLAN, clear: false });
    await agent.refused('REVISION_MISMATCH', 'tasks_contract', {
      ...PLAN,
      current: 'x',
      expected_revision: 1,
    });
  });
});
