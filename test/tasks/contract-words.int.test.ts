import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

/** Inputs of the tools and the keys of their outputs, word for word as agents rely on them. */

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

async function newAgent(): Promise<Agent> {
  return kernel.agent(await kernel.workspace());
}

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const STEPS = [
  { title: 'First', ...HELD },
  { title: 'Second', ...HELD, blockers: ['a key'] },
];

type Row = Record<string, unknown>;

function keysOf(value: unknown): string[] {
  return Object.keys(value as Row).sort();
}

/** PLAN-001 with TASK-001 (two steps, the first with two below it). */
async function atWork(): Promise<Agent> {
  const agent = await newAgent();
  await agent.done('tasks_create', { title: 'Plan' });
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Task', steps: STEPS });
  await agent.done('tasks_decompose', { task: 'TASK-001', parent_step: 's:0', steps: STEPS });
  return agent;
}

// cites: T-target-string, T-target-object
it.each(['TASK-001', { id: 'PLAN-001', kind: 'plan' }, { id: 'TASK-001' }])(
  'target %j',
  async (target) => {
    const agent = await atWork();
    const id = typeof target === 'string' ? target : target.id;
    const radar = await agent.done('tasks_radar', { target });
    expect(radar).toHaveProperty(id.startsWith('PLAN') ? 'plan' : 'task', id);
  },
);

// cites: T-ux-radar, T-ux-handoff
it('the radar holds Now, Why, Verify, Next, Blockers; the handoff done, remaining, risks and them', async () => {
  const agent = await atWork();
  const core = ['blockers', 'next', 'now', 'verify', 'why'];
  const radar = await agent.done('tasks_radar', { task: 'TASK-001' });
  expect(keysOf(radar)).toEqual(expect.arrayContaining(core));
  const handoff = await agent.done('tasks_handoff', { task: 'TASK-001' });
  expect(keysOf(handoff)).toEqual(expect.arrayContaining(['done', 'radar', 'remaining', 'risks']));
  expect(keysOf(handoff['radar'])).toEqual(core);
});

// cites: T-close-step, T-close-gate
it('tasks_close_step takes the written example and gives the written answer', async () => {
  const agent = await atWork();
  const seen = await agent.done('tasks_resume', { task: 'TASK-001' });
  const step = (seen['steps'] as Row[]).find(({ path }) => path === 's:0.s:1');
  const closed = await agent.done('tasks_close_step', {
    task: 'TASK-001',
    step_id: step?.['step_id'],
    path: 's:0.s:1',
    expected_revision: 2,
    checkpoints: {
      criteria: { confirmed: true },
      tests: { confirmed: true },
      security: { confirmed: true },
      perf: { confirmed: true },
      docs: { confirmed: true },
    },
  });
  expect(closed).toEqual({
    task: 'TASK-001',
    revision: 3,
    step: { step_id: step?.['step_id'], path: 's:0.s:1' },
    events: [
      expect.objectContaining({ type: 'step_verified' }),
      expect.objectContaining({ type: 'step_done' }),
    ],
  });
});

// cites: T-bootstrap, T-start-think
it('tasks_bootstrap makes plan, checklist, task, steps, checkpoints and cards in one call', async () => {
  const agent = await newAgent();
  const made = await agent.done('tasks_bootstrap', {
    plan_title: 'Plan',
    plan_template: 'release-plan',
    task_title: 'Task',
    description: 'Why',
    steps: STEPS,
    think: {
      frame: 'f',
      hypothesis: 'h',
      test: 't',
      evidence: 'e',
      decision: 'd',
      status: 'open',
      note_decision: true,
      note_title: 'Decided',
      note_format: 'markdown',
    },
  });
  expect(made).toMatchObject({
    task: 'TASK-001',
    plan: 'PLAN-001',
    revision: 1,
    steps: [{ path: 's:0' }, { path: 's:1' }],
    think_pipeline: {
      cards: ['frame', 'hypothesis', 'test', 'evidence', 'decision'].map((card) => ({ card })),
    },
  });
  const { steps } = await agent.done('tasks_resume', { task: 'TASK-001' });
  expect(steps).toMatchObject([
    { ...HELD, required: ['criteria', 'tests'], confirmed: [] },
    { ...HELD, blockers: ['a key'] },
  ]);
  const plan = await agent.done('tasks_resume', { plan: 'PLAN-001' });
  expect(JSON.stringify(plan['checklist'])).toContain('steps');
  expect(new Set((await agent.journal()).map(({ change_id: id }) => id)).size).toBe(1);
});

// cites: T-start-output, T-x-inbox-plan, T-start-inbox
it('tasks_macro_start answers task_id, plan_id, steps, resume, and makes an ordinary plan "Inbox"', async () => {
  const agent = await newAgent();
  const made = await agent.done('tasks_macro_start', {
    task_title: 'Sample',
    resume_max_chars: 4000,
  });
  expect(made).toMatchObject({ task_id: 'TASK-001', plan_id: 'PLAN-001' });
  expect(keysOf((made['steps'] as Row[])[0])).toEqual(['path', 'step_id', 'title']);
  expect(keysOf(made['resume'])).toEqual(
    expect.arrayContaining([
      'radar',
      'steps',
      'timeline',
      'signals',
      'memory',
      'degradation',
      'capsule',
    ]),
  );
  const inbox = { plan: 'PLAN-001' };
  await agent.done('tasks_edit', { ...inbox, description: 'What has no plan yet' });
  await agent.done('tasks_complete', { ...inbox, status: 'ACTIVE' });
  expect(await agent.done('tasks_radar', inbox)).toMatchObject({
    title: 'Inbox',
    status: 'ACTIVE',
  });
  await agent.done('tasks_delete', inbox);
  const next = await agent.done('tasks_macro_start', { task_title: 'Another' });
  expect(next['plan_id']).toBe('PLAN-002');
});

// cites: T-close-proof, T-close-note, T-close-proof-tests
it('tasks_macro_close_step answers task, revision, step, resume, and the events of note and proof', async () => {
  const agent = await atWork();
  const closed = await agent.done('tasks_macro_close_step', {
    task: 'TASK-001',
    path: 's:0.s:0',
    note: 'Went well',
    proof: 'npm test',
  });
  expect(keysOf(closed)).toEqual(
    expect.arrayContaining(['evidence_event', 'note_event', 'resume', 'revision', 'step', 'task']),
  );
  expect(closed['events']).toMatchObject([
    { type: 'noted' },
    { type: 'evidence_captured' },
    { type: 'step_verified' },
    { type: 'step_done' },
  ]);
  const pack = await agent.done('tasks_resume_pack', { task: 'TASK-001' });
  expect(JSON.stringify(pack['evidence'])).toContain('CMD: npm test');
  expect(pack['evidence']).toMatchObject([{ checkpoints: ['tests'] }]);
});

// cites: T-finish, T-create-done
it('tasks_macro_finish answers task, status, handoff; tasks_macro_create_done its three parts', async () => {
  const agent = await newAgent();
  const only = { task_title: 'Done', steps: [{ title: 'All', ...HELD }] };
  const done = await agent.done('tasks_macro_create_done', only);
  expect(keysOf(done)).toEqual(['bootstrap', 'close', 'complete']);
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Bare' });
  const finished = await agent.done('tasks_macro_finish', { task: 'TASK-003' });
  expect(finished).toMatchObject({ task: 'TASK-003', status: 'DONE', handoff: { remaining: [] } });
});

// cites: T-templates, T-scaffold
describe('templates', () => {
  it('are listed with what they bring, and each can be scaffolded', async () => {
    const agent = await newAgent();
    const { templates } = (await agent.done('tasks_templates_list')) as { templates: Row[] };
    expect(templates.length).toBeGreaterThan(8);
    for (const template of templates) {
      const list = template['kind'] === 'plan' ? 'plan_steps' : 'steps';
      expect(keysOf(template)).toEqual(['description', 'id', 'kind', list, 'title'].sort());
      const { id, kind } = template;
      const made = await agent.done('tasks_scaffold', {
        template: id,
        kind,
        title: `A ${String(id)}`,
      });
      expect(made).toMatchObject({
        kind,
        qualified_id: `${agent.workspace.name}:${String(made['id'])}`,
      });
      const listed = template[list] as unknown[];
      expect(made[kind === 'plan' ? 'checklist' : 'steps']).toHaveLength(listed.length);
    }
  });

  it('take parent or plan_title, not both', async () => {
    const agent = await newAgent();
    const bug = { template: 'bug', kind: 'task', title: 'Bug' };
    const made = await agent.done('tasks_scaffold', { ...bug, plan_title: 'Bugs' });
    expect(made['plan']).toBe('PLAN-001');
    const there = await agent.done('tasks_scaffold', { ...bug, parent: 'PLAN-001' });
    expect(there['plan']).toBe('PLAN-001');
    const both = { ...bug, parent: 'PLAN-001', plan_title: 'New' };
    await agent.refused('INVALID_INPUT', 'tasks_scaffold', both);
    await agent.refused('UNKNOWN_TEMPLATE', 'tasks_scaffold', { ...bug, kind: 'plan' });
  });
});

// cites: T-storage
it('tasks_storage answers storage_dir and defaults', async () => {
  const agent = await newAgent();
  expect(await agent.done('tasks_storage')).toMatchObject({
    storage_dir: expect.any(String),
    defaults: {
      branch: expect.any(String),
      docs: { notes: expect.any(String), graph: expect.any(String), trace: expect.any(String) },
    },
  });
});
