// cites: T-edit, T-edit-domain, T-complete-status, T-complete-revision, T-complete-open, T-close-task-dry
// cites: T-close-task-apply, T-close-task-fail, T-delete-root, T-delete-step, T-x-soft-delete, T-x-mismatch
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { planTables } from '../rig/plan-tables.ts';
import { thereAndBack } from '../rig/there-and-back.ts';

const STEP = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };
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

/** PLAN-001 with TASK-001, whose two steps are open, and TASK-004 without any. */
beforeEach(async () => {
  agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Sample plan' });
  await agent.done('tasks_create', {
    title: 'Sample task',
    parent: 'PLAN-001',
    steps: [
      { title: 'First', ...STEP },
      { title: 'Second', ...STEP },
    ],
  });
  await agent.done('tasks_create', { title: 'Other task', parent: 'PLAN-001' });
});

async function row(kind: 'task' | 'project', number: number): Promise<Record<string, unknown>> {
  for (const object of (await planTables(kernel.connection.db, agent.workspace.id)).values()) {
    if (object.kind === kind && object.row.number === number) return object.row;
  }
  throw new Error(`no ${kind} ${number}`);
}

const closeAll = async (): Promise<void> => {
  for (const path of ['s:0', 's:1']) {
    await agent.done('tasks_close_step', { ...TASK, path, checkpoints: 'gate' });
  }
};

describe('tasks_edit', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['title', { title: ' New ' }, { title: 'New' }],
    ['description', { description: 'What' }, { description: 'What' }],
    ['context', { context: 'Known' }, { context: 'Known' }],
    ['priority', { priority: 'high' }, { priority: 'high' }],
    ['tags, each once', { tags: ['a', 'b', 'a'] }, { tags: ['a', 'b'] }],
    ['dependencies', { depends_on: ['TASK-004', 'task-004'] }, { depends_on: ['TASK-004'] }],
    ['domain', { new_domain: 'home' }, { category: 'home' }],
    [
      'several at once',
      { title: 'New', priority: 'low', new_domain: 'work' },
      { title: 'New', priority: 'low', category: 'work' },
    ],
  ])('edits %s of a task as one event', async (_name, patch, expected) => {
    const result = await thereAndBack(kernel, agent, 'tasks_edit', { ...TASK, ...patch });
    expect(result).toMatchObject({
      task: 'TASK-001',
      revision: 2,
      events: [{ type: 'task_edited', task: 'TASK-001' }],
    });
    expect(result['events']).toHaveLength(1);
    expect(await row('task', 1)).toMatchObject(expected);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['title', { title: 'New' }, { title: 'New' }],
    ['contract', { contract: 'Only sums' }, { contract: 'Only sums' }],
    ['contract_data', { contract_data: { budget: 5 } }, { contract_data: { budget: 5 } }],
    ['dependencies', { depends_on: ['PLAN-002'] }, { depends_on: ['PLAN-002'] }],
    ['the rest', { description: 'What', context: 'Known', priority: 'low', tags: ['x'] }, {}],
  ])('edits %s of a plan as one event', async (_name, patch, expected) => {
    await agent.done('tasks_create', { title: 'Other plan' });
    const result = await thereAndBack(kernel, agent, 'tasks_edit', { ...PLAN, ...patch });
    expect(result).toMatchObject({ plan: 'PLAN-001', events: [{ type: 'plan_edited' }] });
    expect(await row('project', 1)).toMatchObject({ ...patch, ...expected });
  });

  it('clears with null, and says so when nothing changes', async () => {
    await agent.done('tasks_edit', { ...TASK, description: 'What', new_domain: 'home' });
    await thereAndBack(kernel, agent, 'tasks_edit', {
      ...TASK,
      description: null,
      new_domain: null,
    });
    expect(await row('task', 1)).toMatchObject({ description: null, category: null });
    const entries = (await agent.journal()).length;
    const same = await agent.call('tasks_edit', { ...TASK, title: 'Sample task' });
    expect(same).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
    expect(await agent.journal()).toHaveLength(entries);
  });

  it('knows which fields are whose', async () => {
    const task = await agent.refused('UNKNOWN_FIELD', 'tasks_edit', { ...TASK, contract: 'x' });
    expect(task.details).toMatchObject({
      unknown: ['contract'],
      fields: expect.arrayContaining(['new_domain']),
    });
    await agent.refused('UNKNOWN_FIELD', 'tasks_edit', { ...PLAN, new_domain: 'x' });
    await agent.refused('INVALID_INPUT', 'tasks_edit', { ...TASK });
    await agent.refused('INVALID_INPUT', 'tasks_edit', { ...TASK, title: ' ' });
    await agent.refused('INVALID_INPUT', 'tasks_edit', { ...TASK, new_domain: 'х'.repeat(51) });
    await agent.refused('INVALID_INPUT', 'tasks_edit', { ...TASK, colour: 'red' });
    await agent.refused('UNKNOWN_ID', 'tasks_edit', { task: 'TASK-999', title: 'x' });
  });

  it('takes dependencies that are there, here, and lead in no circle', async () => {
    const edit = { ...TASK, depends_on: [`${agent.workspace.name}:TASK-004`] };
    await agent.done('tasks_edit', edit);
    expect(await row('task', 1)).toMatchObject({ depends_on: ['TASK-004'] });
    const cycle = await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', {
      task: 'TASK-004',
      depends_on: ['TASK-001'],
    });
    expect(cycle.details).toEqual({ cycle: ['TASK-004', 'TASK-001', 'TASK-004'] });
    await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', { ...TASK, depends_on: ['TASK-001'] });
    // A plan waits for its own tasks.
    await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', { ...TASK, depends_on: ['PLAN-001'] });
    await agent.refused('UNKNOWN_ID', 'tasks_edit', { ...TASK, depends_on: ['TASK-999'] });
    await agent.refused('INVALID_ID', 'tasks_edit', { ...TASK, depends_on: ['later'] });
    await agent.refused('WRONG_KIND', 'tasks_edit', { ...TASK, depends_on: ['TASK-002'] });
    const other = await kernel.workspace();
    await agent.refused('UNKNOWN_ID', 'tasks_edit', {
      ...TASK,
      depends_on: [`${other.name}:TASK-004`],
    });
  });

  it('keeps a dependency on what is gone until it is taken away', async () => {
    await agent.done('tasks_edit', { ...TASK, depends_on: ['TASK-004'] });
    await agent.done('tasks_delete', { task: 'TASK-004' });
    const append = (value: string) => ({
      ...TASK,
      kind: 'task_detail',
      ops: [{ op: 'append', field: 'depends_on', value }],
    });
    await agent.done('tasks_create', { title: 'Third', parent: 'PLAN-001' });
    await agent.done('tasks_patch', append('TASK-005'));
    expect(await row('task', 1)).toMatchObject({ depends_on: ['TASK-004', 'TASK-005'] });
    await agent.done('tasks_edit', { ...TASK, depends_on: ['TASK-005'] });
    await agent.refused('UNKNOWN_ID', 'tasks_patch', append('TASK-004'));
  });

  it('lets no undo close a circle', async () => {
    await agent.done('tasks_edit', { ...TASK, depends_on: ['TASK-004'] });
    await agent.done('tasks_undo');
    const other = agent.as({ actor: 'agent:other' });
    await other.done('tasks_edit', { task: 'TASK-004', depends_on: ['TASK-001'] });
    await agent.refused('DEPENDENCY_CYCLE', 'tasks_redo');
  });

  it('refuses a revision that has passed', async () => {
    const stale = { ...TASK, title: 'x', expected_revision: 0 };
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_edit', stale);
    expect(error.details).toMatchObject({ revision: 1 });
    await agent.done('tasks_edit', { ...stale, expected_revision: 1 });
  });
});

describe('tasks_complete', () => {
  it('refuses open steps with the first of them and the call that closes it', async () => {
    const error = await agent.refused('STEPS_OPEN', 'tasks_complete', TASK);
    expect(error.details).toMatchObject({ first_open: { path: 's:0' }, open: [{}, {}] });
    const { tool = '', args = {} } = error.next ?? {};
    await agent.done(tool, args);
    const next = await agent.refused('STEPS_OPEN', 'tasks_complete', TASK);
    expect(next.details).toMatchObject({ first_open: { path: 's:1' } });
  });

  it('refuses what was closed by force until it is confirmed', async () => {
    await agent.done('tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' });
    await agent.done('tasks_progress', { ...TASK, path: 's:1', completed: true, force: true });
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_complete', TASK);
    expect(error.details).toMatchObject({ missing: ['criteria', 'tests'] });
    await agent.done(error.next?.tool ?? '', error.next?.args);
    expect(await thereAndBack(kernel, agent, 'tasks_complete', TASK)).toMatchObject({
      status: 'DONE',
      events: [{ type: 'task_completed' }],
    });
    expect(await row('task', 1)).toMatchObject({
      status: 'done',
      completed_at: expect.any(String),
    });
    const again = await agent.call('tasks_complete', TASK);
    expect(again).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });

  it('begins and reopens a task', async () => {
    const active = { ...TASK, status: 'ACTIVE' };
    expect(await thereAndBack(kernel, agent, 'tasks_complete', active)).toMatchObject({
      status: 'ACTIVE',
      events: [{ type: 'status_updated' }],
    });
    await closeAll();
    await agent.done('tasks_complete', TASK);
    const todo = { ...TASK, status: 'TODO' };
    expect(await thereAndBack(kernel, agent, 'tasks_complete', todo)).toMatchObject({
      status: 'TODO',
      events: [{ type: 'reopened' }],
    });
    expect(await row('task', 1)).toMatchObject({ status: 'todo', completed_at: null });
  });

  it.each([
    ['ACTIVE', { status: 'active', begun: true }],
    ['DONE', { status: 'archived' }],
  ])('sets a plan to %s', async (status, expected) => {
    const result = await thereAndBack(kernel, agent, 'tasks_complete', { ...PLAN, status });
    expect(result).toMatchObject({ plan: 'PLAN-001', status, open_tasks: 2 });
    expect(await row('project', 1)).toMatchObject(expected);
    const todo = await thereAndBack(kernel, agent, 'tasks_complete', { ...PLAN, status: 'TODO' });
    expect(todo).toMatchObject({ status: 'TODO' });
  });

  it('asks for what evidence of the task itself has made required', async () => {
    await closeAll();
    const evidence = { ...TASK, checks: ['CMD: scan', 'LINK: https://ci.example.com/1'] };
    await agent.done('tasks_evidence_capture', { ...evidence, checkpoint: 'security' });
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_complete', TASK);
    expect(error.details).toMatchObject({ missing: ['security'] });
    await agent.done(error.next?.tool ?? '', error.next?.args);
    await agent.done('tasks_complete', TASK);
  });

  it('refuses a revision that has passed', async () => {
    await agent.refused('REVISION_MISMATCH', 'tasks_complete', { ...TASK, expected_revision: 7 });
  });
});

describe('tasks_close_task', () => {
  const patches = [
    { kind: 'task_detail', ops: [{ op: 'set', field: 'description', value: 'How it went' }] },
    { kind: 'step', path: 's:1', ops: [{ op: 'append', field: 'context', value: 'seen' }] },
  ];

  it('shows the difference and writes nothing of it', async () => {
    await closeAll();
    const tables = await planTables(kernel.connection.db, agent.workspace.id);
    const entries = (await agent.journal()).length;
    const dry = await agent.done('tasks_close_task', { ...TASK, patches, apply: false });
    expect(dry).toMatchObject({
      task: 'TASK-001',
      applied: false,
      status: 'ACTIVE',
      would_be: 'DONE',
      revision: 3,
      diff: [
        {
          id: 'TASK-001',
          change: 'changed',
          changes: {
            description: { from: null, to: 'How it went' },
            status: { from: 'ACTIVE', to: 'DONE' },
          },
        },
        { id: expect.stringMatching(/^STEP-/), changes: { context: { from: null, to: 'seen' } } },
      ],
    });
    expect(await agent.journal()).toHaveLength(entries);
    expect(await planTables(kernel.connection.db, agent.workspace.id)).toEqual(tables);
  });

  it('applies exactly what it showed, as one change', async () => {
    await closeAll();
    const dry = await agent.done('tasks_close_task', { ...TASK, patches, apply: false });
    const wet = await thereAndBack(kernel, agent, 'tasks_close_task', {
      ...TASK,
      patches,
      apply: true,
      expected_revision: 3,
    });
    expect(wet).toMatchObject({ applied: true, status: 'DONE', revision: 4 });
    expect(wet['diff']).toEqual(dry['diff']);
    expect(await row('task', 1)).toMatchObject({ description: 'How it went', status: 'done' });
  });

  it.each([true, false])('fails fast with apply=%s', async (apply) => {
    const close = { ...TASK, patches, apply };
    await agent.refused('STEPS_OPEN', 'tasks_close_task', close);
    await agent.refused('REVISION_MISMATCH', 'tasks_close_task', {
      ...close,
      expected_revision: 9,
    });
    await closeAll();
    await agent.refused('UNKNOWN_FIELD', 'tasks_close_task', {
      ...close,
      patches: [...patches, { kind: 'step', path: 's:0', ops: [{ op: 'set', field: 'no' }] }],
    });
    // The patch takes a confirmation back: its criteria are others now.
    const criteria = [{ op: 'set', field: 'success_criteria', value: ['it flies'] }];
    await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_close_task', {
      ...close,
      patches: [{ kind: 'step', path: 's:0', ops: criteria }],
    });
    await agent.refused('WRONG_KIND', 'tasks_close_task', { ...PLAN, apply });
  });

  it('leaves a dry run’s request id unused', async () => {
    await closeAll();
    const close = { ...TASK, request_id: 'r1' };
    await agent.done('tasks_close_task', { ...close, apply: false });
    expect(await agent.done('tasks_close_task', close)).toMatchObject({ applied: true });
  });
});

describe('tasks_delete', () => {
  it('deletes a task with its steps, softly', async () => {
    await agent.done('tasks_decompose', {
      ...TASK,
      parent_step: 's:0',
      steps: [{ title: 'Deeper', ...STEP }],
    });
    const result = await thereAndBack(kernel, agent, 'tasks_delete', TASK);
    expect(result).toMatchObject({ task: 'TASK-001', deleted: 'TASK-001', steps: 3 });
    for (const number of [1, 2, 3, 5]) {
      expect(await row('task', number)).toMatchObject({ deleted_at: kernel.clock.now });
    }
    await agent.refused('UNKNOWN_ID', 'tasks_complete', TASK);
    await agent.done('tasks_undo');
    expect(await agent.done('tasks_complete', { task: 'TASK-004' })).toMatchObject({
      status: 'DONE',
    });
  });

  it('deletes a plan and keeps its tasks, as for people', async () => {
    const result = await thereAndBack(kernel, agent, 'tasks_delete', PLAN);
    expect(result).toMatchObject({ plan: 'PLAN-001', deleted: 'PLAN-001', tasks_kept: 2 });
    expect(await row('task', 1)).toMatchObject({ deleted_at: null });
    await agent.done('tasks_edit', { ...TASK, title: 'Still there' });
  });

  it('leaves the tasks of a deleted plan to themselves: they are ready, and wait for nothing of it', async () => {
    await agent.done('tasks_create', { title: 'Ahead' });
    await agent.done('tasks_edit', { ...PLAN, depends_on: ['PLAN-002'] });
    const ready = async () => {
      const { tasks } = await agent.done('tasks_context', { ready: true });
      return (tasks as ReadonlyArray<{ id: string; plan: string | null }>).map(({ id, plan }) => [
        id,
        plan,
      ]);
    };
    expect(await ready()).toEqual([]);
    await agent.done('tasks_delete', PLAN);
    expect(await ready()).toEqual([
      ['TASK-001', null],
      ['TASK-004', null],
    ]);
    expect(await agent.done('tasks_radar', TASK)).toMatchObject({
      plan: null,
      next: { tool: 'tasks_macro_close_step' },
      blockers: [],
    });
    await agent.refused('UNKNOWN_ID', 'tasks_context', { plan: 'PLAN-001' });
    await agent.refused('UNKNOWN_ID', 'tasks_create', { parent: 'PLAN-001', title: 'Late' });
    await agent.refused('UNKNOWN_ID', 'tasks_edit', { task: 'TASK-004', parent: 'PLAN-001' });
    await agent.done('tasks_undo');
    expect(await ready()).toEqual([]);
  });

  it('deletes a step with what stands below it, and nothing beside it', async () => {
    await agent.done('tasks_decompose', {
      ...TASK,
      parent_step: 's:0',
      steps: [{ title: 'Deeper', ...STEP }],
    });
    const result = await thereAndBack(kernel, agent, 'tasks_delete', { ...TASK, path: 's:0' });
    expect(result).toMatchObject({
      task: 'TASK-001',
      deleted: expect.stringMatching(/^STEP-/),
      steps: 2,
    });
    expect(await row('task', 3)).toMatchObject({ title: 'Second', deleted_at: null });
    // What stood behind it has moved up.
    expect(await agent.done('tasks_done', { ...TASK, path: 's:0' }).catch(String)).toContain(
      'CHECKPOINTS_NOT_CONFIRMED',
    );
  });

  it('refuses what is not there, and those who may not', async () => {
    await agent.refused('PATH_OUT_OF_RANGE', 'tasks_delete', { ...TASK, path: 's:7' });
    await agent.refused('UNKNOWN_STEP', 'tasks_delete', { ...TASK, step_id: 'STEP-00000000' });
    await agent.refused('WRONG_KIND', 'tasks_delete', { ...PLAN, path: 's:0' });
    await agent.refused('NO_TARGET', 'tasks_delete', {});
    await agent.refused('REVISION_MISMATCH', 'tasks_delete', { ...TASK, expected_revision: 9 });
    const writer = agent.as({ rights: new Set(['read', 'write']) });
    await writer.refused('FORBIDDEN', 'tasks_delete', TASK);
  });

  it('leaves the focus on nothing', async () => {
    await agent.done('tasks_focus_set', TASK);
    await agent.done('tasks_delete', {});
    expect(await agent.done('tasks_focus_get')).toEqual({ focus: null });
    await agent.refused('NO_TARGET', 'tasks_complete', {});
  });
});
