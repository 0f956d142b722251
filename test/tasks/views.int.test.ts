import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { command } from '../rig/kernel.ts';
import { stepIds, tell } from '../rig/tell.ts';

/** As the clocks of the workspace show it. */
const NOON_HERE = '2026-02-25T12:00:00+03:00';

// cites: T-ux-radar, T-ux-handoff, T-resume, T-pack, T-super, T-super-proof, T-capsule, T-capsule-gates
// cites: T-context-pack, T-mirror, T-x-memory, T-x-same-plan
let kernel: AgentKernel;
let agent: Agent;
let steps: string[];
let made = 0;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };

/** A plan with one task of two steps, the first of them closed, and a risk that was noted. */
beforeEach(async () => {
  made += 1;
  agent = kernel.agent(await kernel.workspace(`sample/${made}`));
  await agent.done('tasks_create', { title: 'Parser', description: 'Dates that people trust' });
  const task = await agent.done('tasks_create', {
    parent: 'PLAN-001',
    title: 'Read dates',
    steps: [
      { title: 'Grammar', ...HELD },
      { title: 'Edge cases', ...HELD, blockers: ['the corpus'] },
    ],
  });
  steps = stepIds(task);
  await agent.done('tasks_note', { task: 'TASK-001', note: 'Slow on long input', kind: 'risk' });
  await agent.done('tasks_close_step', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' });
});

async function told(tool: string, args: Record<string, unknown> = {}): Promise<unknown> {
  return tell(await agent.done(tool, args), steps);
}

const TASK = { task: 'TASK-001' };
const PLAN = { plan: 'PLAN-001' };

function radarOfTask(revision = 3) {
  return {
    now: { kind: 'step', step_id: 'STEP-1', path: 's:1', title: 'Edge cases', status: 'TODO' },
    why: 'Dates that people trust',
    verify: {
      criteria: ['it works'],
      tests: ['npm test'],
      required: ['criteria', 'tests'],
      missing: ['criteria', 'tests'],
    },
    next: {
      tool: 'tasks_macro_close_step',
      args: {
        workspace: agent.workspace.name,
        task: 'TASK-001',
        step_id: 'STEP-1',
        checkpoints: 'gate',
        expected_revision: revision,
      },
      reason: 'When its criteria are met and its tests pass.',
    },
    blockers: [{ kind: 'step_blockers', step_id: 'STEP-1', path: 's:1', blockers: ['the corpus'] }],
  };
}

const HEADLINE = {
  task: 'TASK-001',
  plan: 'PLAN-001',
  title: 'Read dates',
  status: 'ACTIVE',
  revision: 3,
  timezone: 'Europe/Moscow',
};

const CLOSED = {
  seq: 8,
  at: NOON_HERE,
  types: ['step_verified', 'status_updated', 'step_done'],
  about: [
    { task: 'TASK-001', step_id: 'STEP-0', title: 'Grammar' },
    { task: 'TASK-001', title: 'Read dates' },
  ],
  actor: 'agent:sample',
  door: 'mcp',
  tool: 'tasks_close_step',
};
const NOTED = {
  seq: 5,
  at: NOON_HERE,
  types: ['noted'],
  about: [{ task: 'TASK-001', memo: 'risk', id: 'uuid' }],
  actor: 'agent:sample',
  door: 'mcp',
  tool: 'tasks_note',
};
const CREATED = {
  seq: 4,
  at: NOON_HERE,
  types: ['task_created', 'steps_added'],
  about: [
    { task: 'TASK-001', title: 'Read dates' },
    { task: 'TASK-001', step_id: 'STEP-0', title: 'Grammar' },
    { task: 'TASK-001', step_id: 'STEP-1', title: 'Edge cases' },
  ],
  actor: 'agent:sample',
  door: 'mcp',
  tool: 'tasks_create',
};

describe('tasks_radar', () => {
  it('of a task', async () => {
    expect(await told('tasks_radar', TASK)).toEqual({ ...HEADLINE, ...radarOfTask() });
  });

  it('of a plan', async () => {
    expect(await told('tasks_radar', PLAN)).toEqual({
      plan: 'PLAN-001',
      timezone: 'Europe/Moscow',
      title: 'Parser',
      status: 'TODO',
      revision: 1,
      now: { ...radarOfTask().now, task: 'TASK-001' },
      why: 'Dates that people trust',
      verify: { open_tasks: 1, done_tasks: 0, missing: [] },
      next: {
        tool: 'tasks_resume_super',
        args: { workspace: agent.workspace.name, task: 'TASK-001' },
        reason: 'TASK-001 is open: go on with it.',
      },
      blockers: [{ ...radarOfTask().blockers[0], task: 'TASK-001' }],
    });
  });

  it('of a task that a person has dictated', async () => {
    const person = await kernel.person(agent.workspace);
    await person.propose(
      command('task_create', { title: 'Купить хлеб', planned_at: '2026-02-26' }),
    );
    expect(await told('tasks_radar', { task: 'TASK-004' })).toEqual({
      task: 'TASK-004',
      plan: null,
      timezone: 'Europe/Moscow',
      title: 'Купить хлеб',
      status: 'TODO',
      revision: 1,
      now: {
        kind: 'task',
        title: 'Купить хлеб',
        status: 'TODO',
        note: 'The task has no steps.',
      },
      why: 'Купить хлеб',
      verify: { open_steps: 0, missing: [] },
      next: {
        tool: 'tasks_decompose',
        args: {
          workspace: agent.workspace.name,
          task: 'TASK-004',
          expected_revision: 1,
          steps: [
            {
              title: '<fill: step>',
              success_criteria: ['<fill: what must be true>'],
              tests: ['<fill: how it is checked>'],
            },
          ],
        },
        fill: ['steps'],
        reason:
          'Nothing is recorded of it: add its steps; tasks_macro_finish ends it when it is done without any.',
      },
      blockers: [],
    });
    expect(await told('tasks_context', { kind: 'task' })).toMatchObject({
      tasks: [{ id: 'TASK-001' }, { id: 'TASK-004', planned: '2026-02-26', plan: null }],
    });
  });

  it('names what waits for a dependency, and a blocked step with its reason', async () => {
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Publish' });
    await agent.done('tasks_edit', { task: 'TASK-004', depends_on: ['TASK-001'] });
    expect(await told('tasks_radar', { task: 'TASK-004' })).toMatchObject({
      blockers: [{ kind: 'depends_on', id: 'TASK-001', title: 'Read dates' }],
    });
    await agent.done('tasks_block', { ...TASK, path: 's:1', reason: 'no corpus yet' });
    expect(await told('tasks_radar', TASK)).toMatchObject({
      now: { step_id: 'STEP-1', blocked: true, reason: 'no corpus yet' },
      next: {
        tool: 'tasks_context',
        args: { ready: true },
        reason: 'STEP-1 is blocked (no corpus yet): whoever blocked it unblocks it.',
      },
      blockers: [{ kind: 'step_blocked', reason: 'no corpus yet' }, { kind: 'step_blockers' }],
    });
    expect(await told('tasks_radar', PLAN)).toMatchObject({
      blockers: [
        { kind: 'step_blocked', task: 'TASK-001' },
        { kind: 'step_blockers', task: 'TASK-001' },
        { kind: 'depends_on', task: 'TASK-004', id: 'TASK-001' },
      ],
    });
  });

  it('asks for what evidence has made required', async () => {
    await agent.done('tasks_evidence_capture', {
      ...TASK,
      path: 's:1',
      checks: ['CMD: npm audit', 'LINK: https://example.com/run/1'],
      checkpoint: 'security',
    });
    expect(await told('tasks_radar', TASK)).toMatchObject({
      verify: { missing: ['criteria', 'tests', 'security'] },
      next: { args: { checkpoints: { criteria: true, tests: true, security: true } } },
    });
  });

  it('leads to the end: close, finish, the plan', async () => {
    const calls: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { next } = (await agent.done('tasks_radar', TASK)) as {
        next: { tool: string; args: Record<string, unknown> };
      };
      calls.push(next.tool);
      await agent.done(next.tool, next.args);
    }
    expect(calls).toEqual([
      'tasks_macro_close_step',
      'tasks_macro_finish',
      'tasks_radar',
      'tasks_radar',
    ]);
    expect(await told('tasks_radar', PLAN)).toMatchObject({
      next: { tool: 'tasks_complete', args: { plan: 'PLAN-001', status: 'DONE' } },
    });
  });
});

describe('tasks_handoff', () => {
  it('of a task', async () => {
    expect(await told('tasks_handoff', TASK)).toEqual({
      ...HEADLINE,
      done: [{ step_id: 'STEP-0', path: 's:0', title: 'Grammar', status: 'DONE' }],
      remaining: [{ step_id: 'STEP-1', path: 's:1', title: 'Edge cases', status: 'TODO' }],
      risks: [
        { kind: 'noted', text: 'Slow on long input', by: 'agent:sample' },
        ...radarOfTask().blockers,
      ],
      radar: radarOfTask(),
    });
  });

  it('of a plan, done tasks and open ones', async () => {
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Publish' });
    await agent.done('tasks_complete', { task: 'TASK-004' });
    expect(await told('tasks_handoff', PLAN)).toMatchObject({
      done: [{ task: 'TASK-004', title: 'Publish', status: 'DONE' }],
      remaining: [{ task: 'TASK-001', status: 'ACTIVE', steps: { open: 1, done: 1 } }],
      risks: [{ kind: 'noted' }, { kind: 'step_blockers', task: 'TASK-001' }],
    });
  });
});

describe('the resumes', () => {
  it('tasks_resume: the task, its steps and what happened', async () => {
    const next = radarOfTask().next;
    expect(await told('tasks_resume', TASK)).toEqual({
      ...HEADLINE,
      steps: [
        {
          step_id: 'STEP-0',
          path: 's:0',
          title: 'Grammar',
          status: 'DONE',
          ...HELD,
          required: ['criteria', 'tests'],
          confirmed: ['criteria', 'tests'],
          completed_at: NOON_HERE,
        },
        {
          step_id: 'STEP-1',
          path: 's:1',
          title: 'Edge cases',
          status: 'TODO',
          ...HELD,
          blockers: ['the corpus'],
          required: ['criteria', 'tests'],
          confirmed: [],
        },
      ],
      next,
      timeline: [CLOSED, NOTED, CREATED],
    });
  });

  it('tasks_resume of a plan: its open tasks', async () => {
    expect(await told('tasks_resume', { ...PLAN, events_limit: 1 })).toEqual({
      plan: 'PLAN-001',
      timezone: 'Europe/Moscow',
      title: 'Parser',
      status: 'TODO',
      revision: 1,
      description: 'Dates that people trust',
      counts: { open: 1, done: 0 },
      tasks: [
        { task: 'TASK-001', title: 'Read dates', status: 'ACTIVE', steps: { open: 1, done: 1 } },
      ],
      next: {
        tool: 'tasks_resume_super',
        args: { workspace: agent.workspace.name, task: 'TASK-001' },
        reason: 'TASK-001 is open: go on with it.',
      },
      timeline: [CLOSED],
      cut: { timeline: { total: 4, next_cursor: expect.any(String) } },
    });
  });

  it('tasks_resume_pack: radar, timeline, decisions, evidence, blockers', async () => {
    await agent.done('tasks_note', { ...TASK, note: 'Earley, not LR', kind: 'decision' });
    expect(await told('tasks_resume_pack', { ...TASK, events_limit: 1 })).toEqual({
      ...HEADLINE,
      revision: 4,
      radar: radarOfTask(4),
      cut: { timeline: { total: 4, next_cursor: expect.any(String) } },
      timeline: [{ ...NOTED, seq: 9, about: [{ task: 'TASK-001', memo: 'decision', id: 'uuid' }] }],
      decisions: [
        { id: 'uuid', kind: 'decision', text: 'Earley, not LR', by: 'agent:sample', at: NOON_HERE },
      ],
      evidence: [],
      blockers: radarOfTask().blockers,
    });
  });

  it('tasks_resume_super: everything', async () => {
    const trace = (
      { seq, at, types, actor, tool }: Omit<typeof CLOSED, 'about'>,
      about: string[],
    ) => ({
      seq,
      at,
      actor,
      tool,
      types,
      about,
    });
    expect(await told('tasks_resume_super', TASK)).toEqual({
      ...HEADLINE,
      radar: radarOfTask(),
      steps: {
        total: 2,
        done: 1,
        open: 1,
        blocked: 0,
        missing_criteria: 1,
        missing_tests: 1,
        missing_security: 0,
        missing_perf: 0,
        missing_docs: 0,
        missing_proof_criteria: 0,
        missing_proof_tests: 0,
        missing_proof_security: 0,
        missing_proof_perf: 0,
        missing_proof_docs: 0,
        first_open: {
          step_id: 'STEP-1',
          path: 's:1',
          title: 'Edge cases',
          required: ['criteria', 'tests'],
          missing: ['criteria', 'tests'],
          criteria_confirmed: false,
          tests_confirmed: false,
          security_confirmed: false,
          perf_confirmed: false,
          docs_confirmed: false,
          proof_criteria_mode: 'off',
          proof_criteria_present: false,
          proof_tests_mode: 'off',
          proof_tests_present: false,
          proof_security_mode: 'off',
          proof_security_present: false,
          proof_perf_mode: 'off',
          proof_perf_present: false,
          proof_docs_mode: 'off',
          proof_docs_present: false,
        },
        list: [
          { step_id: 'STEP-0', path: 's:0', title: 'Grammar', status: 'DONE' },
          { step_id: 'STEP-1', path: 's:1', title: 'Edge cases', status: 'TODO' },
        ],
      },
      timeline: [CLOSED, NOTED, CREATED],
      signals: [],
      memory: {
        notes: {
          items: [
            {
              id: 'uuid',
              kind: 'risk',
              text: 'Slow on long input',
              by: 'agent:sample',
              at: NOON_HERE,
            },
          ],
          next_cursor: null,
        },
        trace: {
          items: [
            trace(CLOSED, ['STEP-0', 'TASK-001']),
            trace(NOTED, ['uuid']),
            trace(CREATED, ['TASK-001', 'STEP-0', 'STEP-1']),
          ],
          next_cursor: null,
        },
        cards: { items: [], next_cursor: null },
        decisions: [],
        evidence: [],
        blockers: radarOfTask().blockers,
      },
      capsule: {
        version: 1,
        id: 'TASK-001',
        qualified_id: `${agent.workspace.name}:TASK-001`,
        kind: 'task',
        title: 'Read dates',
        status: 'ACTIVE',
        revision: 3,
        goal: 'Dates that people trust',
        state: '1 of 2 steps done, at s:1 Edge cases',
        handoff: {
          done: ['s:0 Grammar'],
          remaining: ['s:1 Edge cases'],
          risks: ['noted: Slow on long input', 'step blockers: s:1'],
        },
        counts: { steps: 2, steps_open: 1, steps_done: 1, steps_blocked: 0 },
        last: {
          at: NOON_HERE,
          actor: 'agent:sample',
          types: ['step_verified', 'status_updated', 'step_done'],
        },
        action: radarOfTask().next,
        why: 'Dates that people trust',
        blockers: [{ kind: 'step_blockers', id: 'STEP-1' }],
      },
      degradation: { truncated_fields: [], minimal: false },
    });
  });

  it('counts required proofs that are not there, until they are', async () => {
    await agent.done('tasks_define', {
      ...TASK,
      path: 's:1',
      proof: { tests: 'require', docs: 'warn' },
    });
    const status = async () => (await agent.done('tasks_resume_super', TASK))['steps'];
    expect(await status()).toMatchObject({
      missing_proof_tests: 1,
      missing_proof_docs: 0,
      first_open: {
        proof_tests_mode: 'require',
        proof_tests_present: false,
        proof_docs_mode: 'warn',
        proof_perf_mode: 'off',
      },
    });
    const capture = async (check: string) =>
      await agent.done('tasks_evidence_capture', {
        ...TASK,
        path: 's:1',
        checks: [check],
        checkpoint: 'tests',
      });
    await capture('CMD: <fill: command>');
    expect(await status()).toMatchObject({ missing_proof_tests: 1 });
    expect(await told('tasks_radar', TASK)).toMatchObject({
      verify: {
        proof: {
          tests: { mode: 'require', present: false },
          docs: { mode: 'warn', present: false },
        },
      },
      next: { args: { proof: ['CMD: <fill: command>', 'LINK: <fill: url>'] } },
    });
    await capture('CMD: npm test');
    expect(await status()).toMatchObject({
      missing_proof_tests: 0,
      first_open: { proof_tests_mode: 'require', proof_tests_present: true },
    });
  });

  it('remembers cards, decisions and evidence, and which step they are about', async () => {
    await agent.done('tasks_macro_start', {
      plan: 'PLAN-001',
      task_title: 'Publish',
      steps: [{ title: 'Tag', ...HELD }],
      think: { frame: 'who reads it', decision: 'npm first' },
    });
    const captured = await agent.done('tasks_evidence_capture', {
      task: 'TASK-004',
      path: 's:0',
      checks: ['CMD: npm publish', 'LINK: https://example.com/1'],
      checkpoint: 'tests',
    });
    const { step_id } = captured['step'] as { step_id: string };
    const memory = async (aim: object) => {
      const result = await agent.done('tasks_resume_super', { ...aim });
      return tell(result['memory'], [step_id]);
    };
    const decision = { kind: 'card', card: 'decision', text: 'npm first' };
    const evidence = {
      kind: 'evidence',
      step_id: 'STEP-0',
      checkpoints: ['tests'],
      data: { checks: ['CMD: npm publish', 'LINK: https://example.com/1'] },
    };
    expect(await memory({ task: 'TASK-004' })).toMatchObject({
      cards: { items: [decision, { card: 'frame', text: 'who reads it' }] },
      decisions: [decision],
      evidence: [evidence],
      trace: { items: [{ tool: 'tasks_evidence_capture' }, { tool: 'tasks_macro_start' }] },
    });
    expect(await memory(PLAN)).toMatchObject({
      notes: { items: [{ task: 'TASK-001', text: 'Slow on long input' }] },
      decisions: [{ ...decision, task: 'TASK-004' }],
      evidence: [{ ...evidence, task: 'TASK-004' }],
    });
  });

  it('the capsule says which toolset its action needs', async () => {
    await agent.done('tasks_evidence_capture', {
      ...TASK,
      checks: ['CMD: npm audit'],
      checkpoint: 'security',
    });
    await agent.done('tasks_close_step', { ...TASK, path: 's:1', checkpoints: 'gate' });
    expect(await told('tasks_resume_super', TASK)).toMatchObject({
      capsule: { action: { tool: 'tasks_verify', toolset: { needs: 'full' } } },
    });
  });

  it('signals what degrades the context, and that somebody else was here', async () => {
    const other = agent.as({ actor: 'agent:other' });
    await other.done('tasks_block', { ...TASK, path: 's:1' });
    expect(await told('tasks_resume_super', TASK)).toMatchObject({
      signals: [
        {
          code: 'CHANGED_BY_ANOTHER',
          message: 'The last change was made by agent:other, through mcp.',
        },
        { code: 'BLOCKED_WITHOUT_REASON', severity: 'warning' },
      ],
    });
  });
});

describe('the slices', () => {
  it('tasks_context_pack: the radar and the newest events', async () => {
    expect(await told('tasks_context_pack', { ...TASK, delta_limit: 1 })).toEqual({
      ...HEADLINE,
      cut: { delta: { total: 7, next_cursor: expect.any(String) } },
      radar: radarOfTask(),
      delta: [
        {
          seq: 8,
          at: NOON_HERE,
          type: 'step_done',
          task: 'TASK-001',
          step_id: 'STEP-0',
          title: 'Grammar',
          revision: 3,
          actor: 'agent:sample',
          door: 'mcp',
          change_id: 'uuid',
          fields: ['completed_at', 'status'],
        },
      ],
    });
  });

  it('tasks_mirror: a task, one step of it, a plan', async () => {
    const whole = await told('tasks_mirror', { ...TASK, limit: 1 });
    expect(whole).toMatchObject({ version: 1, ...HEADLINE, total: 2, items: [{ path: 's:0' }] });
    const part = await told('tasks_mirror', { ...TASK, path: 's:1' });
    expect(part).toMatchObject({ path: 's:1', total: 1, items: [{ step_id: 'STEP-1' }] });
    expect(await told('tasks_mirror', PLAN)).toMatchObject({
      plan: 'PLAN-001',
      total: 1,
      items: [{ task: 'TASK-001', steps: { open: 1, done: 1 } }],
    });
    await agent.refused('PATH_OUT_OF_RANGE', 'tasks_mirror', { ...TASK, path: 's:7' });
    await agent.refused('WRONG_KIND', 'tasks_mirror', { ...PLAN, path: 's:0' });
  });
});
