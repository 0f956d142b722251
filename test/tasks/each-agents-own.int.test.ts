import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

// cites: T-batch-atomic
const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };

let kernel: AgentKernel;
let agent: Agent;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});
async function planned(): Promise<Agent> {
  const one = kernel.agent(await kernel.workspace());
  await one.done('tasks_create', { title: 'Plan' });
  const steps = ['One', 'Two'].map((title) => ({ title, ...HELD }));
  await one.done('tasks_create', { parent: 'PLAN-001', title: 'Task', steps });
  return one;
}
beforeEach(async () => {
  agent = await planned();
});

it('the base of a difference is the last handoff of the agent that asks', async () => {
  const other = agent.as({ actor: 'agent:other' });
  const added = async (one: Agent) => {
    const args = { ...TASK, read_only: true, graph_diff: true };
    const { graph_diff: diff } = await one.done('tasks_resume_super', args);
    return Object(diff).summary?.added;
  };
  await agent.done('tasks_handoff', TASK);
  await agent.done('tasks_note', { ...TASK, note: 'first' });
  expect([await added(agent), await added(other)]).toEqual([1, undefined]);
  await other.done('tasks_handoff', TASK);
  await agent.done('tasks_note', { ...TASK, note: 'second' });
  expect([await added(agent), await added(other)]).toEqual([2, 1]);
  await agent.done('tasks_handoff', TASK);
  expect([await added(agent), await added(other)]).toEqual([0, 1]);
});

it('a name of a snapshot that is used again makes its next version, and the newest is the base', async () => {
  const kept = { ...TASK, name: 'before' };
  expect(await agent.done('tasks_snapshot', kept)).toMatchObject({
    snapshot: 'before',
    version: 1,
  });
  await agent.done('tasks_note', { ...TASK, note: 'between' });
  expect(await agent.done('tasks_snapshot', kept)).toMatchObject({
    snapshot: 'before',
    version: 2,
  });
  const since = await agent.done('tasks_snapshot', { ...TASK, base: 'before', read_only: true });
  expect(since).toMatchObject({ graph_diff: { summary: { added: 0 } } });
});

/** The same answer with what is new in every run under one name. */
function unnamed(result: unknown): unknown {
  const text = JSON.stringify(result)
    .replaceAll(/sample\/[0-9a-f-]{36}/g, 'workspace')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .replaceAll(/(STEP|NODE)-[0-9A-Z]{8}/g, '$1');
  return JSON.parse(text);
}

describe('a batch answers of each operation what the single call answers', () => {
  const patch = {
    ...TASK,
    kind: 'task_detail',
    ops: [{ op: 'set', field: 'title', value: 'New' }],
  };
  it.each([
    ['tasks_note', { ...TASK, note: 'Noted' }],
    ['tasks_patch', patch],
    ['tasks_block', { ...TASK, path: 's:0', reason: 'Wait' }],
    ['tasks_edit', { ...TASK, priority: 'high', due: '2026-03-01' }],
    ['tasks_create', { parent: 'PLAN-001', title: 'Other' }],
    ['tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' }],
    ['tasks_radar', TASK],
    ['tasks_context', {}],
    ['tasks_macro_close_step', { ...TASK, path: 's:0', note: 'Done' }],
    ['tasks_macro_start', { plan: 'PLAN-001', task_title: 'Started' }],
  ])('%s', async (tool, args) => {
    const twin = await planned();
    const single = await agent.done(tool, args);
    const { results } = await twin.done('tasks_batch', { operations: [{ tool, args }] });
    const [only] = results as ReadonlyArray<{ result: unknown }>;
    expect(unnamed(only?.result)).toEqual(unnamed(single));
  });
});
