import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { command, NOON, operation } from '../rig/kernel.ts';
import { tell } from '../rig/tell.ts';

/** As the clocks of the workspace show it. */
const NOON_HERE = '2026-02-25T12:00:00+03:00';

// cites: T-focus-omit, T-focus-explicit-wins, T-focus-none, T-focus-scoped, T-focus-silent, T-history
// cites: T-resume-read-only, T-resume-restores, T-super-diff, T-snapshot, T-lint, T-target-string
// cites: T-target-object
let kernel: AgentKernel;
let agent: Agent;
let made = 0;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});
beforeEach(async () => {
  made += 1;
  agent = kernel.agent(await kernel.workspace(`sample/${made}`));
  await agent.done('tasks_create', { title: 'Parser' });
  await agent.done('tasks_create', {
    parent: 'PLAN-001',
    title: 'Read dates',
    steps: [
      { title: 'Grammar', success_criteria: ['it works'], tests: ['npm test'] },
      { title: 'Edge cases', success_criteria: ['it works'] },
    ],
  });
});

const TASK = { task: 'TASK-001' };
type Rows = ReadonlyArray<Record<string, unknown>>;

async function rows(tool: string, args: object, key: string): Promise<Rows> {
  const result = await agent.done(tool, { ...args });
  return result[key] as Rows;
}

describe('tasks_delta', () => {
  it('tells of every door, once each, and waits at the end of the log', async () => {
    const first = await agent.done('tasks_delta', { limit: 3 });
    expect(tell(first)).toMatchObject({
      events: [
        { seq: 1, type: 'project_created', plan: 'PLAN-001', title: 'Parser', door: 'mcp' },
        { seq: 2, type: 'task_created', task: 'TASK-001' },
        { seq: 3, type: 'steps_added', task: 'TASK-001', title: 'Grammar', revision: 1 },
      ],
      more: true,
    });
    const second = await agent.done('tasks_delta', { since: first['next_cursor'] });
    expect(second).toMatchObject({ events: [{ seq: 4, title: 'Edge cases' }], more: false });
    expect(await agent.done('tasks_delta', { since: second['next_cursor'] })).toEqual({
      events: [],
      timezone: 'Europe/Moscow',
      next_cursor: second['next_cursor'],
      more: false,
    });
    const person = await kernel.person(agent.workspace);
    await person.propose(command('task_create', { title: 'Купить хлеб' }));
    expect(tell(await agent.done('tasks_delta', { since: second['next_cursor'] }))).toMatchObject({
      events: [
        {
          seq: 5,
          at: NOON_HERE,
          type: 'task_created',
          task: 'TASK-004',
          title: 'Купить хлеб',
          actor: 'person:1',
          door: 'test',
        },
      ],
    });
  });

  it('refuses a cursor that is not its own', async () => {
    const { next_cursor } = await agent.done('tasks_context', { limit: 1 });
    for (const since of ['junk', '!!!', next_cursor]) {
      const error = await agent.refused('INVALID_INPUT', 'tasks_delta', { since });
      expect(error.details).toEqual({ fields: ['since'] });
    }
  });
});

describe('tasks_history', () => {
  it('says what is undone, what is mine, and what undo and redo would take', async () => {
    const other = agent.as({ actor: 'agent:other' });
    await agent.done('tasks_note', { ...TASK, note: 'one' });
    await agent.done('tasks_note', { ...TASK, note: 'two' });
    await other.done('tasks_note', { ...TASK, note: 'three' });
    await agent.done('tasks_undo');
    const changes = await rows('tasks_history', TASK, 'changes');
    expect(
      changes.map(({ tool, mine, undone, next_undo = false, next_redo = false }) => [
        tool,
        mine,
        undone,
        next_undo,
        next_redo,
      ]),
    ).toEqual([
      ['tasks_note', false, false, false, false],
      ['tasks_note', true, true, false, true],
      ['tasks_note', true, false, true, false],
      ['tasks_create', true, false, false, false],
    ]);
    const all = await agent.done('tasks_history', { limit: 1 });
    expect(all).toMatchObject({
      undo: changes[2]?.['change_id'],
      redo: changes[1]?.['change_id'],
      changes: [{ actor: 'agent:other' }],
    });
  });

  it('is the whole workspace where no target is named, whatever the focus', async () => {
    await agent.done('tasks_focus_set', TASK);
    const changes = await rows('tasks_history', {}, 'changes');
    expect(changes.map(({ types }) => types)).toEqual([
      ['task_created', 'steps_added'],
      ['project_created'],
    ]);
  });
});

describe('tasks_context', () => {
  it('lists plans, then tasks, with counts, status and revision', async () => {
    expect(await agent.done('tasks_context')).toEqual({
      focus: null,
      timezone: 'Europe/Moscow',
      total: { plans: 1, tasks: 1 },
      plans: [
        {
          id: 'PLAN-001',
          title: 'Parser',
          status: 'TODO',
          tasks: { open: 1, done: 0 },
          revision: 1,
        },
      ],
      tasks: [
        {
          id: 'TASK-001',
          title: 'Read dates',
          status: 'TODO',
          plan: 'PLAN-001',
          steps: { open: 2, done: 0 },
          revision: 1,
        },
      ],
      next_cursor: null,
    });
  });

  it('keeps to a kind and a status', async () => {
    await agent.done('tasks_complete', { plan: 'PLAN-001', status: 'ACTIVE' });
    expect(await agent.done('tasks_context', { status: 'ACTIVE' })).toMatchObject({
      plans: [{ id: 'PLAN-001' }],
      tasks: [],
    });
    expect(await agent.done('tasks_context', { kind: 'task', status: 'TODO' })).toMatchObject({
      plans: [],
      tasks: [{ id: 'TASK-001' }],
    });
  });
});

describe('the focus and read_only', () => {
  const resumes = ['tasks_resume', 'tasks_resume_pack', 'tasks_resume_super', 'tasks_snapshot'];

  it('moves with read_only=false only, and only in the resumes', async () => {
    await agent.done('tasks_focus_set', { plan: 'PLAN-001' });
    const others = ['tasks_radar', 'tasks_handoff', 'tasks_context_pack', 'tasks_mirror'];
    for (const tool of [...resumes, ...others, 'tasks_lint']) await agent.done(tool, TASK);
    for (const tool of resumes) await agent.done(tool, { ...TASK, read_only: true });
    for (const tool of ['tasks_handoff', 'tasks_context_pack']) {
      await agent.done(tool, { ...TASK, read_only: false });
    }
    expect(await agent.done('tasks_focus_get')).toEqual({ focus: 'PLAN-001' });
    for (const tool of resumes) {
      await agent.done('tasks_focus_set', { plan: 'PLAN-001' });
      const moved = await agent.done(tool, { ...TASK, read_only: false });
      expect(moved).toMatchObject({ focus_restored: true, focus_previous: 'PLAN-001' });
      expect(await agent.done('tasks_focus_get')).toEqual({ focus: 'TASK-001' });
      const again = await agent.done(tool, { ...TASK, read_only: false });
      expect(again).not.toHaveProperty('focus_restored');
    }
  });

  it('is the target where none is named; a named one wins', async () => {
    await agent.refused('NO_TARGET', 'tasks_radar');
    await agent.done('tasks_focus_set', TASK);
    expect(await agent.done('tasks_radar')).toMatchObject({ task: 'TASK-001' });
    for (const target of ['PLAN-001', { id: 'PLAN-001', kind: 'plan' }]) {
      const radar = await agent.done('tasks_radar', { target });
      expect(radar).toMatchObject({ plan: 'PLAN-001', verify: { open_tasks: 1 } });
    }
    expect(await agent.done('tasks_context')).toMatchObject({ focus: 'TASK-001', plans: [{}] });
  });

  it('an agent that may only read moves nothing and keeps nothing', async () => {
    const reader = agent.as({ rights: new Set(['read']) });
    await reader.refused('FORBIDDEN', 'tasks_resume', { ...TASK, read_only: false });
    await reader.done('tasks_resume', TASK);
    await reader.done('tasks_handoff', TASK);
    expect(await agent.done('tasks_focus_get')).toEqual({ focus: null });
    const diffed = await agent.done('tasks_resume_super', { ...TASK, graph_diff: true });
    expect(diffed).not.toHaveProperty('graph_diff');
  });

  it('leaves the journal as it is', async () => {
    const before = await agent.journal();
    for (const tool of resumes) await agent.done(tool, { ...TASK, read_only: false });
    await agent.done('tasks_snapshot', { ...TASK, name: 'kept' });
    expect(await agent.journal()).toEqual(before);
  });
});

describe('the difference of the graph', () => {
  async function diffOf(args: object): Promise<Record<string, unknown>> {
    const result = await agent.done('tasks_resume_super', { graph_diff: true, ...args });
    return result['graph_diff'] as Record<string, unknown>;
  }

  it('is absent without a base, and counts from the last handoff', async () => {
    expect(await agent.done('tasks_snapshot', TASK)).not.toHaveProperty('graph_diff');
    await agent.done('tasks_handoff', TASK);
    expect(await diffOf(TASK)).toMatchObject({
      base: { kind: 'handoff', journal_seq: 4 },
      summary: { added: 0, removed: 0, changed: 0 },
      changes: [],
      next_cursor: null,
    });
    await agent.done('tasks_note', { ...TASK, note: 'remember' });
    await agent.done('tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' });
    await agent.done('tasks_delete', { ...TASK, path: 's:1' });
    const diff = await diffOf(TASK);
    expect(tell(diff)).toMatchObject({
      summary: { added: 1, removed: 1, changed: 2 },
      changes: [
        { change: 'added', kind: 'note', task: 'TASK-001' },
        {
          change: 'changed',
          kind: 'step',
          title: 'Grammar',
          fields: [
            { field: 'checkpoints.criteria' },
            { field: 'checkpoints.tests' },
            { field: 'completed_at', before: null, after: NOON_HERE },
            { field: 'status', before: 'todo', after: 'done' },
          ],
        },
        { change: 'changed', kind: 'task', fields: [{ field: 'status', after: 'in_progress' }] },
        { change: 'removed', kind: 'step', title: 'Edge cases' },
      ],
    });
    for (let undone = 0; undone < 3; undone += 1) await agent.done('tasks_undo');
    expect(await diffOf(TASK)).toMatchObject({ summary: { added: 0, removed: 0, changed: 0 } });
  });

  it('counts from the handoff of a macro, too', async () => {
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Small' });
    await agent.done('tasks_macro_finish', { task: 'TASK-004' });
    await agent.done('tasks_note', { ...TASK, note: 'after it' });
    expect(await diffOf({ plan: 'PLAN-001' })).toMatchObject({
      base: { kind: 'handoff' },
      summary: { added: 1, removed: 0, changed: 0 },
    });
  });

  it('of a plan holds tasks that came, went and moved away', async () => {
    await agent.done('tasks_create', { title: 'Another' });
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Goes' });
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Moves' });
    await agent.done('tasks_snapshot', { plan: 'PLAN-001', name: 'before' });
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Comes' });
    await agent.done('tasks_delete', { task: 'TASK-004' });
    const person = await kernel.person(agent.workspace);
    await person.propose(operation({ type: 'move_to_project', task: 5, project: 2 }));
    expect(await diffOf({ plan: 'PLAN-001', base: 'before' })).toMatchObject({
      base: { kind: 'named', name: 'before' },
      changes: [
        { change: 'added', kind: 'task', title: 'Comes' },
        { change: 'removed', kind: 'task', title: 'Goes' },
        { change: 'changed', title: 'Moves', fields: [{ field: 'project_id' }] },
      ],
    });
    expect(await diffOf({ plan: 'PLAN-002', base: 'before' })).toMatchObject({
      changes: [{ change: 'changed', title: 'Moves' }],
    });
  });

  it('refuses a base that nobody has kept', async () => {
    const error = await agent.refused('NO_SNAPSHOT', 'tasks_snapshot', { ...TASK, base: 'never' });
    expect(error.recovery).toContain('tasks_snapshot');
  });

  it('counts its pages from one moment, whatever is handed off meanwhile', async () => {
    await agent.done('tasks_handoff', TASK);
    for (const note of ['one', 'two', 'three']) await agent.done('tasks_note', { ...TASK, note });
    const first = await diffOf({ ...TASK, graph_diff_limit: 2 });
    await agent.done('tasks_handoff', TASK);
    await agent.done('tasks_note', { ...TASK, note: 'four' });
    const second = await diffOf({ ...TASK, graph_diff_cursor: first['next_cursor'] });
    const seqs = [first, second].map(({ changes }) =>
      (changes as Rows).map(({ seq }) => Number(seq)),
    );
    expect(seqs).toEqual([
      [5, 6],
      [7, 8],
    ]);
  });
});

describe('tasks_lint', () => {
  async function codes(args: object = TASK): Promise<unknown> {
    const { context_health } = (await agent.done('tasks_lint', { ...args })) as {
      context_health: { status: string; issues: Rows };
    };
    return [context_health.status, context_health.issues.map(({ code }) => code)];
  }

  it('names what is wrong, the worst first, each with a call that can be made', async () => {
    expect(await agent.done('tasks_lint', TASK)).toEqual({
      task: 'TASK-001',
      timezone: 'Europe/Moscow',
      plan: 'PLAN-001',
      title: 'Read dates',
      status: 'TODO',
      revision: 1,
      context_health: {
        status: 'degraded',
        issues: [
          {
            code: 'NO_TESTS',
            severity: 'warning',
            message: expect.stringMatching(/^STEP-\w{8} \(TASK-001 s:1\) has no tests\.$/),
            recovery: 'Say how it is checked: tasks_define with tests.',
            next: {
              tool: 'tasks_mirror',
              args: { workspace: agent.workspace.name, task: 'TASK-001', path: 's:1' },
            },
          },
        ],
      },
    });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'a step that is blocked without a reason',
      () => agent.done('tasks_block', { ...TASK, path: 's:0' }),
      'BLOCKED_WITHOUT_REASON',
    ],
    [
      'a step that was forced',
      () => agent.done('tasks_progress', { ...TASK, path: 's:0', completed: true, force: true }),
      'UNCONFIRMED_CHECKPOINTS',
    ],
    [
      'a dependency that is gone',
      async () => {
        await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Other' });
        await agent.done('tasks_edit', { ...TASK, depends_on: ['TASK-004'] });
        await agent.done('tasks_delete', { task: 'TASK-004' });
      },
      'DEPENDENCY_GONE',
    ],
    [
      'a focus on something that is gone',
      async () => {
        await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Other' });
        await agent.done('tasks_focus_set', { task: 'TASK-004' });
        await agent.done('tasks_delete', { task: 'TASK-004' });
      },
      'STALE_FOCUS',
    ],
    [
      'a task in progress that nobody has touched for weeks',
      async () => {
        await agent.done('tasks_complete', { ...TASK, status: 'ACTIVE' });
        kernel.clock.now = '2026-03-20T09:00:00.000Z';
      },
      'NO_ACTIVITY',
    ],
  ])('%s', async (_name, spoil, code) => {
    try {
      await spoil();
      const { context_health } = (await agent.done('tasks_lint', TASK)) as {
        context_health: { issues: Rows };
      };
      const issue = context_health.issues.find((each) => each['code'] === code);
      expect(issue).toMatchObject({ next: { tool: expect.stringMatching(/^tasks_/) } });
      const next = issue?.['next'] ?? null;
      const { tool, args } = next as { tool: string; args: Record<string, unknown> };
      await agent.done(tool, args);
    } finally {
      kernel.clock.now = NOON;
    }
  });

  it('finds what no tool leaves behind: circles, open steps of done ones, a lost place', async () => {
    const { db } = kernel.connection;
    const inWorkspace = sql`workspace_id = ${agent.workspace.id}::uuid`;
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Other' });
    await agent.done('tasks_decompose', {
      task: 'TASK-001',
      parent_step: 's:0',
      steps: [{ title: 'Below', success_criteria: ['it works'], tests: ['npm test'] }],
    });
    await sql`update task set depends_on = '{TASK-004}' where ${inWorkspace} and number = 1`.execute(
      db,
    );
    await sql`update task set depends_on = '{TASK-001}' where ${inWorkspace} and number = 4`.execute(
      db,
    );
    await sql`update task set status = 'done' where ${inWorkspace} and number = 2`.execute(db);
    await sql`update project set checklist = '{"steps": ["a"], "current": 3, "doc": null}'
      where ${inWorkspace}`.execute(db);
    const { context_health } = await agent.done('tasks_lint', TASK);
    expect(tell(context_health)).toMatchObject({
      status: 'broken',
      issues: [
        { code: 'DONE_WITH_OPEN_STEPS', next: { tool: 'tasks_progress' } },
        {
          code: 'DEPENDENCY_CYCLE',
          message: expect.stringContaining('TASK-001 -> TASK-004 -> TASK-001'),
        },
        { code: 'UNCONFIRMED_CHECKPOINTS' },
        { code: 'NO_TESTS' },
      ],
    });
    expect(await codes({ plan: 'PLAN-001' })).toMatchObject([
      'broken',
      expect.arrayContaining(['CHECKLIST_OUT_OF_RANGE']),
    ]);
  });

  it('of a plan: no goal, done with open tasks', async () => {
    expect(await codes({ plan: 'PLAN-001' })).toEqual(['degraded', ['NO_TESTS', 'NO_GOAL']]);
    await agent.done('tasks_complete', { plan: 'PLAN-001' });
    expect(await codes({ plan: 'PLAN-001' })).toEqual([
      'degraded',
      ['NO_TESTS', 'DONE_WITH_OPEN_TASKS', 'NO_GOAL'],
    ]);
  });

  it('of a task that a person has dictated', async () => {
    const person = await kernel.person(agent.workspace);
    await person.propose(command('task_create', { title: 'Купить хлеб' }));
    expect(await codes({ task: 'TASK-004' })).toEqual(['healthy', ['NO_STEPS']]);
  });
});
