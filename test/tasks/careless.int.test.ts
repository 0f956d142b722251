import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

/** What agents do that have not read the contract to its end. */

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };

async function newAgent(): Promise<Agent> {
  return kernel.agent(await kernel.workspace());
}

/** PLAN-001 with TASK-001, which has these steps. */
async function atWork(...steps: readonly string[]): Promise<Agent> {
  const agent = await newAgent();
  await agent.done('tasks_create', { title: 'Plan' });
  await agent.done('tasks_create', {
    parent: 'PLAN-001',
    title: 'Task',
    steps: steps.map((title) => ({ title, ...HELD })),
  });
  return agent;
}

/** The checks of the newest evidence. */
async function checks(agent: Agent): Promise<unknown> {
  const memos = (await agent.journal()).filter(({ after }) => after?.['kind'] === 'evidence');
  const data: unknown = memos.at(-1)?.after?.['data'];
  return data;
}

// cites: T-close-finish, T-close-receipts, T-close-placeholder
describe('proof', () => {
  it('is taken with the task itself when no step is open, and confirmed with it', async () => {
    const agent = await atWork();
    const proof = ['npm test', 'https://ci.example.com/1'];
    const done = await agent.done('tasks_macro_close_step', { ...TASK, proof });
    expect(done).toMatchObject({ status: 'DONE', step: null });
    expect(done).toHaveProperty('evidence_event');
    const again = await agent.done('tasks_macro_close_step', TASK);
    expect(again).toMatchObject({ status: 'DONE', revision: done['revision'] });
  });

  it('keeps a task open whose own checkpoint was not among those confirmed', async () => {
    const agent = await atWork();
    const proof = { checks: ['CMD: npm audit'], checkpoint: 'security' };
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_macro_close_step', {
      ...TASK,
      proof,
    });
    expect(error.details).toMatchObject({ missing: ['security'] });
    const { tool = '', args } = error.next ?? {};
    const done = await agent.done(tool, args);
    expect(done).toMatchObject({ status: 'DONE' });
    expect(done).toHaveProperty('evidence_event');
  });

  it('is read line by line, however the tags are written', async () => {
    const agent = await atWork('One', 'Two');
    const proof = 'npm test\n\n  https://ci.example.com/1\nlink: https://ci.example.com/2';
    expect(await agent.call('tasks_macro_close_step', { ...TASK, proof })).toMatchObject({
      ok: true,
      warnings: [{ code: 'BUDGET_MINIMAL' }],
    });
    expect(await checks(agent)).toMatchObject({
      checks: ['CMD: npm test', 'LINK: https://ci.example.com/1', 'LINK: https://ci.example.com/2'],
    });
    await agent.refused('INVALID_INPUT', 'tasks_macro_close_step', { ...TASK, proof: ' \n ' });
  });

  it('is weak while a place in it is not filled in, whatever else it holds', async () => {
    const agent = await atWork('One');
    const receipts = ['CMD: npm test', 'LINK: https://ci.example.com/1', 'LINK: <fill: url>'];
    const captured = await agent.call('tasks_evidence_capture', { ...TASK, checks: receipts });
    expect(captured).toMatchObject({ ok: true, warnings: [{ code: 'PROOF_WEAK' }] });
  });

  it('is none when a receipt holds nothing', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_define', { ...TASK, path: 's:0', proof: { tests: 'require' } });
    const empty = { ...TASK, proof: ['CMD:', 'LINK: '] };
    const error = await agent.refused('PROOF_REQUIRED', 'tasks_macro_close_step', empty);
    expect(error.recovery).toContain('tasks_macro_close_step');
    expect(error.recovery).toContain('<fill: ...>');
  });
});

// cites: T-x-errors, T-x-mismatch
describe('a refusal', () => {
  it.each([
    ['tasks_close_step', { checkpoints: 'gate' }],
    ['tasks_close_step', { checkpoints: { tests: true } }],
    ['tasks_done', {}],
    ['tasks_progress', { completed: true }],
    ['tasks_macro_close_step', { note: 'Hm', proof: ['CMD: a', 'LINK: b'] }],
  ])('of %s %j gives a call that closes the step', async (tool, more) => {
    const agent = await atWork('One');
    const evidence = { checks: ['CMD: npm audit'], checkpoint: ['security', 'docs'] };
    await agent.done('tasks_evidence_capture', { ...TASK, path: 's:0', ...evidence });
    const given = { ...TASK, path: 's:0', ...more };
    const { next } = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', tool, given);
    const done = await agent.done(next?.tool ?? '', next?.args);
    expect(done).toMatchObject({ step: { path: 's:0' } });
    expect(done).toMatchObject({
      resume: { capsule: { action: { tool: 'tasks_macro_finish' } } },
    });
    expect('note_event' in done).toBe('note' in more);
  });

  it('says what an id of a step is', async () => {
    const agent = await atWork('One');
    const { steps } = (await agent.done('tasks_resume', TASK)) as { steps: { step_id: string }[] };
    const error = await agent.refused('WRONG_KIND', 'tasks_radar', { task: steps[0]?.step_id });
    expect(error).toMatchObject({ next: { tool: 'tasks_context' } });
  });

  it('names the field that is missing by its own name', async () => {
    const agent = await atWork('One');
    for (const [tool, field] of [
      ['tasks_task_define', 'task_node_id'],
      ['tasks_done', 'step_id'],
    ] as const) {
      const args = tool === 'tasks_done' ? TASK : { ...TASK, title: 'New' };
      const { recovery } = await agent.refused('INVALID_INPUT', tool, args);
      expect(recovery).toContain(field);
    }
  });

  it('claims no change that was none', async () => {
    const agent = await atWork('One');
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_note', {
      ...TASK,
      note: 'Hm',
      expected_revision: 9,
    });
    expect(error.message).not.toContain('changed');
    expect(error.details).toMatchObject({ revision: 1, changed: [] });
  });
});

// cites: T-x-rights
describe('an agent that may only read', () => {
  it('moves neither the focus nor what others count from', async () => {
    const agent = await atWork('One');
    const reader = agent.as({ actor: 'agent:reader', rights: new Set(['read']) });
    for (const args of [{ read_only: false }, { name: 'base' }]) {
      const tool = 'name' in args ? 'tasks_snapshot' : 'tasks_resume_super';
      const { next } = await reader.refused('FORBIDDEN', tool, { ...TASK, ...args });
      expect(await reader.call(next?.tool ?? '', next?.args)).toMatchObject({ ok: true });
    }
    await reader.done('tasks_handoff', TASK);
    await reader.done('tasks_resume', TASK);
    expect(await agent.done('tasks_focus_get')).toEqual({ focus: null });
    expect(await kept(agent)).toEqual([]);
  });
});

it('a deletion is not done again by an agent that has lost the right to delete', async () => {
  const agent = await atWork('One');
  await agent.done('tasks_delete', TASK);
  await agent.done('tasks_undo');
  const tamed = agent.as({ rights: new Set(['read', 'write']) });
  await tamed.refused('FORBIDDEN', 'tasks_redo');
  await agent.done('tasks_redo');
  await agent.refused('UNKNOWN_ID', 'tasks_radar', TASK);
});

async function kept(agent: Agent): Promise<string[]> {
  const rows = await kernel.connection.db
    .selectFrom('snapshot')
    .select('kind')
    .where('workspace_id', '=', agent.workspace.id)
    .execute();
  return rows.map(({ kind }) => kind);
}

it('resumes without end keep a hundred moments; handoffs and named ones stay', async () => {
  const agent = await atWork('One');
  await agent.done('tasks_handoff', TASK);
  await agent.done('tasks_snapshot', { ...TASK, name: 'base' });
  const { id: workspace_id } = agent.workspace;
  const older = Array.from({ length: 130 }, () => ({
    workspace_id,
    snapshot_id: uuidv7(),
    kind: 'resume' as const,
    name: null,
    root_id: null,
    journal_seq: 1,
    actor: 'agent:sample',
    created_at: new Date(0).toISOString(),
  }));
  await kernel.connection.db.insertInto('snapshot').values(older).execute();
  await agent.done('tasks_resume', TASK);
  const kinds = await kept(agent);
  expect(kinds.filter((kind) => kind === 'resume')).toHaveLength(100);
  expect(kinds).toContain('handoff');
  expect(kinds).toContain('named');
  const oldest = await kernel.connection.db
    .selectFrom('snapshot')
    .select('snapshot_id')
    .where('workspace_id', '=', workspace_id)
    .where('kind', '=', 'resume')
    .orderBy('snapshot_id')
    .limit(1)
    .executeTakeFirst();
  expect(oldest?.snapshot_id).toBe(older[31]?.snapshot_id);
});
