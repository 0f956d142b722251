import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

// cites: T-start-either, T-start-plan-template, T-start-focus-plan, T-start-focus-task, T-start-inbox, T-start-think
// cites: T-start-principal, T-close-note, T-close-receipts, T-close-proof-tests, T-close-gate, T-close-first
// cites: T-close-finish, T-close-proof-required, T-close-proof-weak, T-close-placeholder, T-create-done
// cites: T-bootstrap-gate-ready, T-evidence-requires, T-x-request-id, T-focus-omit
let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

const newAgent = async (): Promise<Agent> => kernel.agent(await kernel.workspace());
const STEP = { success_criteria: ['it works'], tests: ['npm test'] };
const STEPS = [
  { title: 'First', ...STEP },
  { title: 'Second', ...STEP },
];

describe('tasks_macro_start', () => {
  it('takes basic-task and a new Inbox plan when nothing is said, and the same plan again', async () => {
    const agent = await newAgent();
    const first = await agent.done('tasks_macro_start', { task_title: 'Sample' });
    expect(first).toMatchObject({ task_id: 'TASK-001', plan_id: 'PLAN-001' });
    expect(first['steps']).toHaveLength(3);
    const second = await agent.done('tasks_macro_start', { task_title: 'Another' });
    expect(second).toMatchObject({ plan_id: 'PLAN-001' });
    // A finished Inbox is the first plan of that title still; it is not filled unnoticed.
    await agent.done('tasks_complete', { plan: 'PLAN-001' });
    const third = await agent.call('tasks_macro_start', { task_title: 'Late' });
    expect(third).toMatchObject({ ok: true, result: { plan_id: 'PLAN-001' } });
    expect(third.ok && third.warnings.map(({ code }) => code)).toContain('PLAN_DONE');
    expect(first).not.toHaveProperty('think_pipeline');
  });

  it('takes the focused plan, then the plan of the focused task', async () => {
    const agent = await newAgent();
    await agent.done('tasks_create', { title: 'One' });
    await agent.done('tasks_create', { title: 'Two' });
    await agent.done('tasks_focus_set', { plan: 'PLAN-002' });
    const inPlan = await agent.done('tasks_macro_start', { task_title: 'Sample' });
    expect(inPlan).toMatchObject({ plan_id: 'PLAN-002' });
    await agent.done('tasks_focus_set', { task: String(inPlan['task_id']) });
    const beside = await agent.done('tasks_macro_start', { task_title: 'Beside' });
    expect(beside).toMatchObject({ plan_id: 'PLAN-002' });
    expect(await agent.done('tasks_focus_get')).toEqual({ focus: inPlan['task_id'] });
  });

  it('seeds a frame for principal work, and only where nothing was thought', async () => {
    const agent = await newAgent();
    const seeded = await agent.done('tasks_macro_start', {
      task_title: 'Hard',
      description: 'Because',
      template: 'principal-task',
      view: 'full',
    });
    expect(seeded).toMatchObject({ think_pipeline: { cards: [{ card: 'frame' }] } });
    const thought = {
      task_title: 'Hard',
      template: 'principal-task',
      think: { hypothesis: 'It is the cache', decision: 'Drop it', note_decision: true },
    };
    const small = await agent.done('tasks_macro_start', thought);
    expect(small).toMatchObject({ think_pipeline: { cards: 2, notes: 1 } });
    const own = await agent.done('tasks_macro_start', { ...thought, view: 'full' });
    expect(own).toMatchObject({
      think_pipeline: { cards: [{ card: 'hypothesis' }, { card: 'decision' }] },
    });
    expect(own['think_pipeline']).toHaveProperty('note');
  });

  it('refuses both steps and template, both plan and plan_title, a plan_template alone', async () => {
    const agent = await newAgent();
    const task_title = 'Sample';
    await agent.refused('INVALID_INPUT', 'tasks_macro_start', {
      task_title,
      steps: STEPS,
      template: 'bug',
    });
    await agent.refused('INVALID_INPUT', 'tasks_macro_start', {
      task_title,
      plan: 'PLAN-001',
      plan_title: 'New',
    });
    await agent.refused('INVALID_INPUT', 'tasks_macro_start', {
      task_title,
      plan_template: 'release-plan',
    });
    await agent.refused('UNKNOWN_TEMPLATE', 'tasks_macro_start', { task_title, template: 'none' });
    await agent.refused('INVALID_INPUT', 'tasks_bootstrap', { task_title, plan_title: 'New' });
    await agent.refused('INVALID_INPUT', 'tasks_bootstrap', {
      task_title,
      plan_title: 'New',
      steps: [{ title: 'No tests', success_criteria: ['a'], tests: [] }],
    });
  });

  it('is taken back by one undo', async () => {
    const agent = await newAgent();
    await agent.done('tasks_macro_start', { task_title: 'Sample', think: { frame: 'Why' } });
    const changes = new Set((await agent.journal()).map(({ change_id: id }) => id));
    expect(changes.size).toBe(1);
  });
});

describe('tasks_macro_close_step', () => {
  it('closes the first open step of the focus, then finishes the task, again and again', async () => {
    const agent = await newAgent();
    const { task_id: task } = await agent.done('tasks_macro_start', {
      task_title: 'Sample',
      steps: STEPS,
    });
    await agent.done('tasks_focus_set', { task });
    const first = await agent.done('tasks_macro_close_step', { note: 'Went well' });
    expect(first).toMatchObject({ task, revision: 2, status: 'ACTIVE', step: { path: 's:0' } });
    expect(first).toHaveProperty('note_event');
    await agent.done('tasks_macro_close_step', { expected_revision: 2 });
    const finished = await agent.done('tasks_macro_close_step');
    expect(finished).toMatchObject({ status: 'DONE', step: null, revision: 4 });
    const again = await agent.done('tasks_macro_close_step');
    expect(again).toMatchObject({ status: 'DONE', step: null, revision: 4 });
  });

  it('asks for the proof that principal work needs; placeholders are none', async () => {
    const agent = await newAgent();
    const { task_id: task } = await agent.done('tasks_macro_start', {
      task_title: 'Hard',
      template: 'principal-task',
    });
    for (let step = 0; step < 3; step += 1) await agent.done('tasks_macro_close_step', { task });
    const error = await agent.refused('PROOF_REQUIRED', 'tasks_macro_close_step', { task });
    expect(error).toMatchObject({
      details: { missing: ['tests'] },
      next: { tool: 'tasks_macro_close_step', args: { task, step_id: expect.any(String) } },
    });
    await agent.refused('PROOF_REQUIRED', 'tasks_macro_close_step', {
      task,
      proof: 'CMD: <fill: command>',
    });
    const weak = await agent.call('tasks_macro_close_step', { task, proof: 'npm test' });
    expect(weak).toMatchObject({
      ok: true,
      warnings: [{ code: 'PROOF_WEAK' }, { code: 'BUDGET_MINIMAL' }],
    });
    const strong = await agent.call('tasks_macro_close_step', {
      task,
      proof: ['npm test', 'https://ci.example.com/1'],
    });
    expect(strong).toMatchObject({ ok: true, warnings: [{ code: 'BUDGET_MINIMAL' }] });
  });

  it('requires a checkpoint once evidence is linked to it', async () => {
    const agent = await newAgent();
    const { task_id: task } = await agent.done('tasks_macro_start', {
      task_title: 'Sample',
      steps: STEPS,
    });
    await agent.done('tasks_evidence_capture', {
      task,
      path: 's:0',
      checks: ['CMD: npm audit', 'LINK: https://ci.example.com/2'],
      checkpoint: ['security'],
    });
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_macro_close_step', {
      task,
    });
    expect(error.details).toMatchObject({ missing: ['security'] });
    await agent.done('tasks_macro_close_step', { task, checkpoints: 'all' });
  });
});

describe('tasks_macro_create_done', () => {
  it('records finished work in one change', async () => {
    const agent = await newAgent();
    const done = await agent.done('tasks_macro_create_done', {
      task_title: 'Sample',
      steps: [{ title: 'Only', ...STEP }],
    });
    expect(done).toMatchObject({
      bootstrap: { task: 'TASK-001' },
      close: { step: { path: 's:0' } },
      complete: { status: 'DONE' },
    });
    await agent.refused('INVALID_INPUT', 'tasks_macro_create_done', {
      task_title: 'Sample',
      steps: STEPS,
    });
    const changes = new Set((await agent.journal()).map(({ change_id: id }) => id));
    expect(changes.size).toBe(1);
  });
});

describe('request ids', () => {
  it('answer the same call once, and refuse a different one', async () => {
    const agent = await newAgent();
    const call = { title: 'Sample', request_id: 'r-1' };
    const first = await agent.done('tasks_create', call);
    const again = await agent.done('tasks_create', call);
    expect(again).toEqual(first);
    // The keys, too, in the order in which they were told first.
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(await agent.journal()).toHaveLength(1);
    await agent.refused('REQUEST_ID_REUSED', 'tasks_create', { ...call, title: 'Other' });
  });
});
