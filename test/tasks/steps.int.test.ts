// cites: T-patch-detail, T-patch-step, T-patch-node, T-patch-events, T-progress-done, T-progress-reopen
// cites: T-progress-force, T-block, T-block-events, T-evidence, T-evidence-bounds, T-evidence-checkpoint
// cites: T-node-add, T-node-define, T-node-delete, T-step-id, T-step-path, T-targeting
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { planTables } from '../rig/plan-tables.ts';
import { thereAndBack } from '../rig/there-and-back.ts';

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const FIRST = { task: 'TASK-001', path: 's:0' };
const DEEPER = { task: 'TASK-001', path: 's:0.s:0' };
const NODE = { task: 'TASK-001', path: 's:1.t:0' };

let kernel: AgentKernel;
let agent: Agent;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await journalTellsAll(kernel.url);
  await kernel.stop();
});

/** TASK-001 with the steps s:0 (TASK-002), s:1 (TASK-003), s:0.s:0 (TASK-004) and the node s:1.t:0 (TASK-005). */
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
  const deeper = [{ title: 'Deeper', ...HELD }];
  await agent.done('tasks_decompose', { task: 'TASK-001', parent_step: 's:0', steps: deeper });
  await agent.done('tasks_task_add', { task: 'TASK-001', parent_step: 's:1', title: 'Node' });
});

async function row(number: number): Promise<Record<string, unknown>> {
  for (const object of (await planTables(kernel.connection.db, agent.workspace.id)).values()) {
    if (object.kind === 'task' && object.row.number === number) return object.row;
  }
  throw new Error(`no task ${number}`);
}

async function memos(): Promise<Array<Record<string, unknown>>> {
  const tables = await planTables(kernel.connection.db, agent.workspace.id);
  return [...tables.values()].flatMap((object) => (object.kind === 'memo' ? [object.row] : []));
}

const set = (field: string, value: unknown) => ({ op: 'set', field, value });
const close = (aim: Record<string, unknown>) =>
  agent.done('tasks_close_step', { ...aim, checkpoints: 'gate' });

describe('tasks_patch', () => {
  it.each<[string, Record<string, unknown>, number, Record<string, unknown>, string]>([
    [
      'a task',
      { kind: 'task_detail', ops: [set('domain', 'home')] },
      1,
      { category: 'home' },
      'task_edited',
    ],
    [
      'a task’s tags',
      {
        kind: 'task_detail',
        ops: [
          { op: 'append', field: 'tags', value: 'a' },
          { op: 'append', field: 'tags', value: 'b' },
        ],
      },
      1,
      { tags: ['a', 'b'] },
      'task_edited',
    ],
    [
      'a step by path',
      { kind: 'step', path: 's:1', ops: [set('title', 'New')] },
      3,
      { title: 'New' },
      'step_defined',
    ],
    [
      'a step’s blockers',
      {
        kind: 'step',
        path: 's:0.s:0',
        ops: [{ op: 'append', field: 'blockers', value: 'the corpus' }],
      },
      4,
      { definition: expect.objectContaining({ blockers: ['the corpus'], ...HELD }) },
      'step_defined',
    ],
    [
      'a task node',
      { kind: 'task', path: 's:1.t:0', ops: [set('title', 'New'), set('priority', 'high')] },
      5,
      { title: 'New', priority: 'high' },
      'task_node_defined',
    ],
    [
      'a node’s status',
      { kind: 'task', path: 's:1.t:0', ops: [set('status', 'ACTIVE')] },
      5,
      { status: 'in_progress' },
      'task_node_defined',
    ],
  ])('patches %s', async (_name, patch, number, expected, type) => {
    const result = await thereAndBack(kernel, agent, 'tasks_patch', { task: 'TASK-001', ...patch });
    expect(result).toMatchObject({ task: 'TASK-001', revision: 4, events: [{ type }] });
    expect(await row(number)).toMatchObject(expected);
  });

  it('patches a plan, and finds steps and nodes by their ids', async () => {
    await thereAndBack(kernel, agent, 'tasks_patch', {
      plan: 'PLAN-001',
      kind: 'task_detail',
      ops: [set('contract', 'Only sums')],
    });
    const ops = [set('title', 'New')];
    const step = await agent.done('tasks_patch', { ...FIRST, kind: 'step', ops });
    const node = await agent.done('tasks_patch', { ...NODE, kind: 'task', ops });
    const task = { task: 'TASK-001' };
    const again = [set('title', 'Newer')];
    const { step_id } = step['step'] as Record<string, unknown>;
    const { task_node_id } = node['node'] as Record<string, unknown>;
    await agent.done('tasks_patch', { ...task, kind: 'step', step_id, ops: again });
    await agent.done('tasks_patch', { ...task, kind: 'task', task_node_id, ops: again });
    expect([await row(2), await row(5)]).toMatchObject([{ title: 'Newer' }, { title: 'Newer' }]);
  });

  it('takes back what was confirmed of criteria that are others now', async () => {
    await agent.done('tasks_verify', { ...DEEPER, checkpoints: 'gate' });
    const ops = [{ op: 'append', field: 'success_criteria', value: 'it is fast' }];
    const result = await thereAndBack(kernel, agent, 'tasks_patch', {
      ...DEEPER,
      kind: 'step',
      ops,
    });
    expect(result).toMatchObject({ unconfirmed: ['criteria'] });
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_done', DEEPER);
    expect(error.details).toMatchObject({ missing: ['criteria'] });
  });

  it.each<[string, string, Record<string, unknown>]>([
    [
      'UNKNOWN_FIELD',
      'an unknown field',
      { kind: 'step', path: 's:0', ops: [set('colour', 'red')] },
    ],
    ['UNKNOWN_FIELD', 'a status', { kind: 'task_detail', ops: [set('status', 'DONE')] }],
    ['INVALID_INPUT', 'an empty title', { kind: 'step', path: 's:0', ops: [set('title', '')] }],
    [
      'INVALID_INPUT',
      'criteria emptied',
      { kind: 'step', path: 's:0', ops: [{ op: 'unset', field: 'success_criteria' }] },
    ],
    ['INVALID_INPUT', 'a step that is not named', { kind: 'step', ops: [set('title', 'x')] }],
    [
      'INVALID_INPUT',
      'a step beside the whole',
      { kind: 'task_detail', path: 's:0', ops: [set('title', 'x')] },
    ],
    ['WRONG_KIND', 'a node as a step', { kind: 'step', path: 's:1.t:0', ops: [set('title', 'x')] }],
    ['WRONG_KIND', 'a step as a node', { kind: 'task', path: 's:0', ops: [set('title', 'x')] }],
    [
      'WRONG_KIND',
      'a step of a plan',
      { task: 'PLAN-001', kind: 'step', path: 's:0', ops: [set('title', 'x')] },
    ],
    ['PATH_OUT_OF_RANGE', 'a path beyond', { kind: 'step', path: 's:9', ops: [set('title', 'x')] }],
    [
      'DEPENDENCY_CYCLE',
      'a circle',
      { kind: 'task_detail', ops: [set('depends_on', ['TASK-001'])] },
    ],
    [
      'REVISION_MISMATCH',
      'an old revision',
      { kind: 'task_detail', expected_revision: 1, ops: [set('title', 'x')] },
    ],
    ['INVALID_INPUT', 'nothing', { kind: 'task_detail', ops: [] }],
  ])('refuses with %s %s', async (code, _name, patch) => {
    await agent.refused(code as 'INVALID_INPUT', 'tasks_patch', { task: 'TASK-001', ...patch });
  });
});

describe('tasks_define', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['title', { title: 'New' }, { title: 'New' }],
    [
      'criteria',
      { success_criteria: ['a', 'b'] },
      { definition: expect.objectContaining({ success_criteria: ['a', 'b'] }) },
    ],
    ['tests', { tests: [] }, { definition: expect.objectContaining({ tests: [] }) }],
    [
      'blockers',
      { blockers: ['the corpus'] },
      { definition: expect.objectContaining({ blockers: ['the corpus'] }) },
    ],
    [
      'proof',
      { proof: { tests: 'require' } },
      { definition: expect.objectContaining({ proof: { tests: 'require' } }) },
    ],
  ])('defines %s', async (_name, patch, expected) => {
    const result = await thereAndBack(kernel, agent, 'tasks_define', { ...FIRST, ...patch });
    expect(result).toMatchObject({ step: { path: 's:0' }, events: [{ type: 'step_defined' }] });
    expect(await row(2)).toMatchObject(expected);
  });

  it('refuses what defines nothing, and nodes', async () => {
    await agent.refused('INVALID_INPUT', 'tasks_define', FIRST);
    await agent.refused('INVALID_INPUT', 'tasks_define', { ...FIRST, success_criteria: [] });
    await agent.refused('INVALID_INPUT', 'tasks_define', { task: 'TASK-001', title: 'x' });
    await agent.refused('WRONG_KIND', 'tasks_define', { ...NODE, title: 'x' });
    const same = await agent.call('tasks_define', { ...FIRST, ...HELD });
    expect(same).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });

  it('makes a required proof hold', async () => {
    await agent.done('tasks_define', { ...DEEPER, proof: { tests: 'require' } });
    const gate = { ...DEEPER, checkpoints: 'gate' };
    await agent.refused('PROOF_REQUIRED', 'tasks_close_step', gate);
    const receipts = ['CMD: npm test', 'LINK: https://ci.example.com/1'];
    await agent.done('tasks_evidence_capture', {
      ...DEEPER,
      checks: receipts,
      checkpoint: 'tests',
    });
    await agent.done('tasks_close_step', gate);
  });
});

describe('tasks_note', () => {
  it.each(['note', 'decision', 'risk'])('keeps a %s on a step, a task and a plan', async (kind) => {
    for (const aim of [DEEPER, { task: 'TASK-001' }, { plan: 'PLAN-001' }]) {
      const result = await thereAndBack(kernel, agent, 'tasks_note', {
        ...aim,
        kind,
        note: 'Seen',
      });
      expect(result).toMatchObject({ note: { kind }, events: [{ type: 'noted' }] });
    }
    expect(await memos()).toMatchObject([
      { kind, body: 'Seen', step_id: expect.any(String) },
      { kind, body: 'Seen', step_id: null },
      { kind, body: 'Seen', step_id: null },
    ]);
  });

  it('refuses an empty note and a step of a plan', async () => {
    await agent.refused('INVALID_INPUT', 'tasks_note', { ...FIRST, note: '  ' });
    await agent.refused('WRONG_KIND', 'tasks_note', { plan: 'PLAN-001', path: 's:0', note: 'x' });
    await agent.refused('REVISION_MISMATCH', 'tasks_note', {
      ...FIRST,
      note: 'x',
      expected_revision: 9,
    });
  });
});

describe('tasks_progress', () => {
  it('closes as tasks_done does: gated', async () => {
    const completed = { ...DEEPER, completed: true };
    await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_progress', completed);
    await agent.done('tasks_verify', { ...DEEPER, checkpoints: 'gate' });
    const result = await thereAndBack(kernel, agent, 'tasks_progress', completed);
    expect(result).toMatchObject({ step: { path: 's:0.s:0' }, events: [{ type: 'step_done' }] });
    expect(await row(4)).toMatchObject({ status: 'done', completed_at: kernel.clock.now });
    const again = await agent.call('tasks_progress', completed);
    expect(again).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });

  it('closes by force without the checkpoints, but not over open steps and required proofs', async () => {
    const force = { completed: true, force: true };
    await agent.refused('STEPS_OPEN', 'tasks_progress', { ...FIRST, ...force });
    await agent.done('tasks_define', { ...DEEPER, proof: { tests: 'require' } });
    await agent.refused('PROOF_REQUIRED', 'tasks_progress', { ...DEEPER, ...force });
    await agent.done('tasks_define', { ...DEEPER, proof: {} });
    await agent.done('tasks_block', { ...DEEPER, reason: 'waiting' });
    const forced = await agent.call('tasks_progress', { ...DEEPER, ...force });
    expect(forced).toMatchObject({
      ok: true,
      warnings: [
        { code: 'FORCED', message: 'Closed although it is blocked: waiting.' },
        { code: 'FORCED', message: expect.stringContaining('criteria, tests') },
      ],
    });
    await agent.refused('INVALID_INPUT', 'tasks_progress', {
      ...DEEPER,
      completed: false,
      force: true,
    });
  });

  it('reopens a step, and all that stands around it', async () => {
    await close(DEEPER);
    await close(FIRST);
    await agent.done('tasks_task_define', { ...NODE, status: 'DONE' });
    await close({ task: 'TASK-001', path: 's:1' });
    await agent.done('tasks_complete', { task: 'TASK-001' });
    const result = await thereAndBack(kernel, agent, 'tasks_progress', {
      ...DEEPER,
      completed: false,
    });
    expect(result).toMatchObject({
      step: { path: 's:0.s:0' },
      events: [
        { type: 'step_reopened' },
        { type: 'step_reopened' },
        { type: 'reopened', task: 'TASK-001' },
      ],
    });
    const open = { status: 'todo', completed_at: null };
    expect([await row(4), await row(2), await row(3), await row(1)]).toMatchObject([
      open,
      open,
      { status: 'done' },
      { status: 'in_progress', completed_at: null },
    ]);
    const again = await agent.call('tasks_progress', { ...DEEPER, completed: false });
    expect(again).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });
});

describe('tasks_block', () => {
  it('blocks with a reason, and takes it back', async () => {
    const blocked = await thereAndBack(kernel, agent, 'tasks_block', {
      ...DEEPER,
      reason: 'no key',
    });
    expect(blocked).toMatchObject({
      step: { path: 's:0.s:0' },
      events: [{ type: 'step_blocked', reason: 'no key' }],
    });
    expect(await row(4)).toMatchObject({ definition: { blocked: true, blocked_reason: 'no key' } });
    const gate = { ...DEEPER, checkpoints: 'gate' };
    const error = await agent.refused('STEP_BLOCKED', 'tasks_close_step', gate);
    // Whoever blocked it unblocks it: nothing that is suggested does.
    expect(error.next).toMatchObject({ tool: 'tasks_context', args: { ready: true } });
    const same = await agent.call('tasks_block', DEEPER);
    expect(same).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
    const unblocked = await thereAndBack(kernel, agent, 'tasks_block', {
      ...DEEPER,
      blocked: false,
    });
    expect(unblocked).toMatchObject({ events: [{ type: 'step_unblocked' }] });
    expect(await row(4)).toMatchObject({ definition: { blocked: false, blocked_reason: null } });
    const again = await agent.call('tasks_block', { ...DEEPER, blocked: false });
    expect(again).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
    await agent.done('tasks_close_step', gate);
  });

  it('refuses a step that is not there', async () => {
    await agent.refused('UNKNOWN_STEP', 'tasks_block', {
      task: 'TASK-001',
      step_id: 'STEP-00000000',
    });
    await agent.refused('INVALID_ID', 'tasks_block', { task: 'TASK-001', step_id: 'first' });
    await agent.refused('INVALID_INPUT', 'tasks_block', { task: 'TASK-001' });
    await agent.refused('REVISION_MISMATCH', 'tasks_block', { ...FIRST, expected_revision: 1 });
  });
});

describe('tasks_evidence_capture', () => {
  const checks = ['CMD: npm test', 'LINK: https://ci.example.com/1'];

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a checkpoint', { checkpoint: 'security' }, ['security']],
    ['several', { checkpoint: ['perf', 'docs', 'perf'] }, ['perf', 'docs']],
    ['none', {}, []],
  ])('links %s', async (_name, linked, names) => {
    for (const aim of [DEEPER, { task: 'TASK-001' }, { plan: 'PLAN-001' }]) {
      const capture = { ...aim, checks, ...linked };
      const result = await thereAndBack(kernel, agent, 'tasks_evidence_capture', capture);
      expect(result).toMatchObject({ evidence: { checkpoints: names } });
    }
    const held = Object.fromEntries(
      names.map((name) => [name, { confirmed_by: null, confirmed_at: null }]),
    );
    expect((await row(4))['checkpoints']).toMatchObject(held);
    expect((await row(1))['checkpoints']).toEqual(held);
    expect(await row(4)).toMatchObject({ status: 'todo' });
  });

  it('makes a linked checkpoint required of the step', async () => {
    const items = [{ kind: 'report', title: 'Scan', text: 'nothing found' }];
    await agent.done('tasks_evidence_capture', { ...DEEPER, items, checkpoint: 'security' });
    const gate = { ...DEEPER, checkpoints: 'gate' };
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_close_step', gate);
    expect(error.details).toMatchObject({ missing: ['security'] });
    await agent.done('tasks_close_step', { ...DEEPER, checkpoints: 'all' });
  });

  it('refuses what is empty, unknown or too much', async () => {
    const at = (more: Record<string, unknown>) => ({ ...DEEPER, ...more });
    const capture = 'tasks_evidence_capture';
    await agent.refused('INVALID_INPUT', capture, DEEPER);
    await agent.refused('INVALID_INPUT', capture, at({ checks, checkpoint: 'beauty' }));
    await agent.refused('INVALID_INPUT', capture, at({ checks, checkpoint: [] }));
    const large = await agent.refused(
      'EVIDENCE_TOO_LARGE',
      capture,
      at({ items: [{ text: 'ж'.repeat(40_000) }] }),
    );
    expect(large.details).toMatchObject({ max_artifact_bytes: 65_536, max_items: 50 });
    // A log's own bytes count, not those that JSON spends on its line ends and colours.
    await agent.done(capture, at({ items: [{ text: '\u001b[32m.\n'.repeat(9_000) }] }));
    const many = {
      checks: Array.from({ length: 30 }, () => 'CMD: x'),
      attachments: Array.from({ length: 30 }, () => 'x'),
    };
    await agent.refused('EVIDENCE_TOO_LARGE', capture, at(many));
    await agent.refused('REVISION_MISMATCH', capture, at({ checks, expected_revision: 9 }));
  });
});

describe('task nodes', () => {
  it('are added inside a step, and hold steps themselves', async () => {
    const added = await thereAndBack(kernel, agent, 'tasks_task_add', {
      task: 'TASK-001',
      parent_step: 's:1',
      title: 'Another',
      description: 'What',
      context: 'Known',
    });
    expect(added).toMatchObject({
      task: 'TASK-001',
      node: { task_node_id: expect.stringMatching(/^NODE-[0-9A-F]{8}$/), path: 's:1.t:1' },
      events: [{ type: 'task_node_added' }],
    });
    const inside = await agent.done('tasks_decompose', {
      task: 'TASK-001',
      parent_step: 's:1.t:1',
      steps: [{ title: 'Inside', ...HELD }],
    });
    expect(inside).toMatchObject({ steps: [{ path: 's:1.t:1.s:0' }] });
    const done = { task: 'TASK-001', path: 's:1.t:1', status: 'DONE' };
    await agent.refused('STEPS_OPEN', 'tasks_task_define', done);
    await close({ task: 'TASK-001', path: 's:1.t:1.s:0' });
    await thereAndBack(kernel, agent, 'tasks_task_define', done);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['title', { title: 'New' }, { title: 'New' }],
    ['description', { description: 'What' }, { description: 'What' }],
    ['context', { context: 'Known' }, { context: 'Known' }],
    ['ACTIVE', { status: 'ACTIVE' }, { status: 'in_progress' }],
    ['DONE', { status: 'DONE' }, { status: 'done', completed_at: expect.any(String) }],
    ['several at once', { title: 'New', status: 'DONE' }, { title: 'New', status: 'done' }],
  ])('are defined: %s', async (_name, patch, expected) => {
    const result = await thereAndBack(kernel, agent, 'tasks_task_define', { ...NODE, ...patch });
    expect(result).toMatchObject({ node: { path: 's:1.t:0' } });
    expect(await row(5)).toMatchObject(expected);
  });

  it('keep their step open until they are done, and open it again', async () => {
    const second = { task: 'TASK-001', path: 's:1', checkpoints: 'gate' };
    await agent.refused('STEPS_OPEN', 'tasks_close_step', second);
    await agent.done('tasks_task_define', { ...NODE, status: 'DONE' });
    await agent.done('tasks_close_step', second);
    const reopened = { ...NODE, status: 'TODO' };
    await thereAndBack(kernel, agent, 'tasks_task_define', reopened);
    expect(await row(3)).toMatchObject({ status: 'todo' });
    await agent.done('tasks_task_define', { ...NODE, status: 'DONE' });
    await agent.done('tasks_done', { task: 'TASK-001', path: 's:1' });
    const more = { task: 'TASK-001', parent_step: 's:1', title: 'One more' };
    await thereAndBack(kernel, agent, 'tasks_task_add', more);
    expect(await row(3)).toMatchObject({ status: 'todo' });
  });

  it('are deleted with all below them', async () => {
    const steps = [{ title: 'Inside', ...HELD }];
    await agent.done('tasks_decompose', { task: 'TASK-001', parent_step: 's:1.t:0', steps });
    const result = await thereAndBack(kernel, agent, 'tasks_task_delete', NODE);
    expect(result).toMatchObject({ deleted: expect.stringMatching(/^NODE-/), steps: 2 });
    expect([await row(5), await row(6)]).toMatchObject([
      { deleted_at: kernel.clock.now },
      { deleted_at: kernel.clock.now },
    ]);
  });

  it('are not steps, and steps are not nodes', async () => {
    await agent.refused('WRONG_KIND', 'tasks_task_define', { ...FIRST, title: 'x' });
    await agent.refused('WRONG_KIND', 'tasks_task_delete', FIRST);
    const add = { task: 'TASK-001', title: 'x' };
    await agent.refused('WRONG_KIND', 'tasks_task_add', { ...add, parent_step: 's:1.t:0' });
    await agent.refused('PATH_OUT_OF_RANGE', 'tasks_task_add', { ...add, parent_step: 's:9' });
    await agent.refused('INVALID_INPUT', 'tasks_task_define', NODE);
    await agent.refused('INVALID_INPUT', 'tasks_task_delete', { task: 'TASK-001' });
    await agent.refused('PATH_OUT_OF_RANGE', 'tasks_task_delete', { ...NODE, path: 's:1.t:5' });
    await agent.refused('REVISION_MISMATCH', 'tasks_task_delete', {
      ...NODE,
      expected_revision: 1,
    });
  });
});
