// cites: T-batch-atomic, T-batch-undoable, T-batch-workspace, T-batch-compact
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
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
  await agent.done('tasks_create', {
    title: 'Sample task',
    parent: 'PLAN-001',
    steps: [
      { title: 'First', ...HELD },
      { title: 'Second', ...HELD },
    ],
  });
  await agent.done('tasks_task_add', { ...TASK, parent_step: 's:1', title: 'Node' });
});

const block = (path: string) => ({
  tool: 'tasks_block',
  args: { ...TASK, path, reason: 'waiting' },
});
const rename = (value: string) => ({
  tool: 'tasks_patch',
  args: { ...TASK, kind: 'task_detail', ops: [{ op: 'set', field: 'title', value }] },
});
const node = { tool: 'tasks_task_define', args: { ...TASK, path: 's:1.t:0', status: 'DONE' } };
const forced = {
  tool: 'tasks_progress',
  args: { ...TASK, path: 's:1', completed: true, force: true },
};

describe('an atomic batch', () => {
  it('is one change of all its operations, each seeing those before it', async () => {
    const operations = [block('s:0'), rename('New'), node, forced];
    const result = await thereAndBack(kernel, agent, 'tasks_batch', { atomic: true, operations });
    expect(result).toMatchObject({
      atomic: true,
      results: operations.map(({ tool }) => ({ tool, ok: true, result: { task: 'TASK-001' } })),
    });
    expect(result['results']).toHaveLength(4);
  });

  it('leaves nothing when its last operation fails', async () => {
    const operations = [block('s:0'), rename('New'), block('s:9')];
    const error = await agent.refused('BATCH_FAILED', 'tasks_batch', { atomic: true, operations });
    expect(error.details).toMatchObject({
      index: 2,
      tool: 'tasks_block',
      error: { code: 'PATH_OUT_OF_RANGE' },
    });
  });

  it.each([
    'tasks_edit',
    'tasks_delete',
    'tasks_create',
    'tasks_undo',
    'tasks_radar',
    'tasks_note',
  ])('does not take %s', async (tool) => {
    const operations = [rename('New'), { tool, args: {} }];
    const error = await agent.refused('NOT_ATOMIC', 'tasks_batch', { atomic: true, operations });
    expect(error.details).toEqual({ index: 1, tool });
  });

  it('holds its first operation to the expected revision, and refuses bad input before writing', async () => {
    const operations = [rename('New'), block('s:0')];
    const batch = { atomic: true, operations };
    const error = await agent.refused('BATCH_FAILED', 'tasks_batch', {
      ...batch,
      expected_revision: 1,
    });
    expect(error.details).toMatchObject({ index: 0, error: { code: 'REVISION_MISMATCH' } });
    await agent.done('tasks_batch', { ...batch, expected_revision: 2 });
    const bad = [rename('Newer'), { tool: 'tasks_block', args: { ...TASK, colour: 'red' } }];
    await agent.refused('BATCH_FAILED', 'tasks_batch', { atomic: true, operations: bad });
    const batches = [{ tool: 'tasks_batch', args: { operations: [] } }];
    await agent.refused('INVALID_INPUT', 'tasks_batch', { operations: batches });
    await agent.refused('INVALID_INPUT', 'tasks_batch', { operations: [] });
  });
});

describe('a batch that is not atomic', () => {
  it('carries out what it can, each as a call of its own', async () => {
    const result = await agent.done('tasks_batch', {
      operations: [
        rename('New'),
        block('s:9'),
        { tool: 'tasks_edit', args: { ...TASK, title: 'New' } },
        { tool: 'tasks_note', args: { ...TASK, note: 'Seen' } },
      ],
    });
    expect(result).toMatchObject({
      atomic: false,
      failed: 1,
      results: [
        { tool: 'tasks_patch', ok: true, result: { task: 'TASK-001', revision: 3 } },
        { tool: 'tasks_block', ok: false, error: { code: 'PATH_OUT_OF_RANGE' } },
        { tool: 'tasks_edit', ok: true, warnings: [{ code: 'NO_CHANGE' }] },
        { tool: 'tasks_note', ok: true, result: { revision: 4 } },
      ],
    });
    expect(await agent.done('tasks_undo')).toMatchObject({ undone: { tool: 'tasks_note' } });
  });

  it('is answered once for a request id, however often it comes', async () => {
    const batch = { request_id: 'b1', operations: [rename('New'), block('s:0')] };
    const once = await agent.done('tasks_batch', batch);
    const entries = (await agent.journal()).length;
    expect(await agent.done('tasks_batch', batch)).toEqual(once);
    expect(await agent.journal()).toHaveLength(entries);
  });

  it('shortens its answers', async () => {
    const operations = [rename('New'), block('s:0')];
    for (const atomic of [true, false]) {
      const { results } = await agent.done('tasks_batch', { atomic, compact: true, operations });
      expect(results).toMatchObject([
        { tool: 'tasks_patch', ok: true, task: 'TASK-001', revision: expect.any(Number) },
        { tool: 'tasks_block', ok: true, task: 'TASK-001', step: { path: 's:0' } },
      ]);
      expect(JSON.stringify(results)).not.toContain('events');
    }
  });

  it('works in the one workspace that it names', async () => {
    const other = await kernel.workspace();
    const foreign = { tool: 'tasks_radar', args: { ...TASK, workspace: other.name } };
    await agent.refused('INVALID_INPUT', 'tasks_batch', { operations: [rename('New'), foreign] });
    const writer = agent.as({ rights: new Set(['read', 'write']) });
    const operations = [rename('New'), { tool: 'tasks_delete', args: TASK }];
    const error = await writer.refused('BATCH_FAILED', 'tasks_batch', { operations });
    expect(error.details).toMatchObject({ index: 1, error: { code: 'FORBIDDEN' } });
  });
});
