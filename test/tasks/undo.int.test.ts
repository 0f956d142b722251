// cites: T-undo, T-undo-gated, T-undo-none
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { operation } from '../rig/kernel.ts';
import { planTables } from '../rig/plan-tables.ts';

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };

let kernel: AgentKernel;
let agent: Agent;
let other: Agent;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await journalTellsAll(kernel.url);
  await kernel.stop();
});

/** TASK-001 with one open step, which is TASK-002 to people. */
beforeEach(async () => {
  agent = kernel.agent(await kernel.workspace());
  other = agent.as({ actor: 'agent:other' });
  await agent.done('tasks_create', { title: 'Sample plan' });
  await agent.done('tasks_create', {
    title: 'Sample task',
    parent: 'PLAN-001',
    steps: [{ title: 'Only', ...HELD }],
  });
});

async function titleOf(number: number): Promise<string | undefined> {
  for (const object of (await planTables(kernel.connection.db, agent.workspace.id)).values()) {
    if (object.kind === 'task' && object.row.number === number) return object.row.title;
  }
  return undefined;
}

const rename = (title: string) => agent.done('tasks_edit', { ...TASK, title });

describe('tasks_undo and tasks_redo', () => {
  it('go back and forth in order, and say what they did', async () => {
    await rename('One');
    await rename('Two');
    const first = await agent.done('tasks_undo');
    expect(first).toMatchObject({
      task: 'TASK-001',
      revision: 4,
      undone: { tool: 'tasks_edit', types: ['task_edited'], at: '2026-02-25T12:00:00+03:00' },
      revisions: { 'TASK-001': 4 },
      events: [{ type: 'change_undone', task: 'TASK-001' }],
    });
    expect(await titleOf(1)).toBe('One');
    await agent.done('tasks_undo');
    expect(await titleOf(1)).toBe('Sample task');
    expect(await agent.done('tasks_redo')).toMatchObject({
      revision: 6,
      redone: { tool: 'tasks_edit' },
    });
    expect(await titleOf(1)).toBe('One');
    await agent.done('tasks_redo');
    expect(await titleOf(1)).toBe('Two');
    await agent.refused('NOTHING_TO_REDO', 'tasks_redo');
  });

  it('take a whole call as one: plan, task, steps and cards', async () => {
    const fresh = kernel.agent(await kernel.workspace());
    await fresh.done('tasks_bootstrap', {
      plan_title: 'New plan',
      task_title: 'New task',
      template: 'principal-task',
    });
    const tables = () => planTables(kernel.connection.db, fresh.workspace.id);
    const before = await tables();
    expect(before.size).toBeGreaterThan(4);
    expect(await fresh.done('tasks_undo')).toMatchObject({
      task: 'TASK-001',
      revisions: { 'PLAN-001': 2, 'TASK-001': 2 },
    });
    expect((await tables()).size).toBe(0);
    await fresh.refused('NOTHING_TO_UNDO', 'tasks_undo');
    await fresh.done('tasks_redo');
    expect([...(await tables()).keys()]).toEqual([...before.keys()]);
  });

  it('begin with nothing, and redo nothing after a new write', async () => {
    await other.refused('NOTHING_TO_UNDO', 'tasks_undo');
    await other.refused('NOTHING_TO_REDO', 'tasks_redo');
    await rename('One');
    await agent.done('tasks_undo');
    await agent.done('tasks_note', { ...TASK, note: 'Something new' });
    const error = await agent.refused('NOTHING_TO_REDO', 'tasks_redo');
    expect(error.next).toMatchObject({ tool: 'tasks_history' });
  });

  it("take nobody else's changes", async () => {
    await other.done('tasks_create', { title: 'Theirs', parent: 'PLAN-001' });
    const undone = await agent.done('tasks_undo');
    expect(undone).toMatchObject({ undone: { tool: 'tasks_create' }, task: 'TASK-001' });
    expect(await titleOf(3)).toBe('Theirs');
  });

  it('tell what another agent has changed since', async () => {
    await rename('One');
    await other.done('tasks_edit', { ...TASK, title: 'Theirs' });
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_undo');
    expect(error.message).toContain('task_edited by agent:other');
    expect(error.details).toMatchObject({
      change: { tool: 'tasks_edit' },
      changed: [
        {
          task: 'TASK-001',
          type: 'task_edited',
          actor: 'agent:other',
          at: '2026-02-25T12:00:00+03:00',
        },
      ],
    });
    expect(error.next).toMatchObject({ tool: 'tasks_history' });
    await other.done('tasks_undo');
    await agent.done('tasks_undo');
    expect(await titleOf(1)).toBe('Sample task');
  });

  it('tell what the owner has changed since', async () => {
    await agent.done('tasks_block', { ...TASK, path: 's:0', reason: 'waiting' });
    const owner = await kernel.person(agent.workspace);
    await owner.propose(operation({ type: 'rename', task: 2, title: 'Иначе' }));
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_undo');
    expect(error.details).toMatchObject({
      changed: [{ step_id: expect.stringMatching(/^STEP-/), type: 'renamed', actor: 'person:1' }],
    });
  });

  it.each([
    ['a step', 'tasks_decompose', { ...TASK, steps: [{ title: 'More', ...HELD }] }],
    ['a note', 'tasks_note', { ...TASK, note: 'Mine' }],
    ['a note on a step', 'tasks_note', { ...TASK, path: 's:0', note: 'Mine' }],
  ])('leave alone what somebody has built upon: %s', async (_name, tool, args) => {
    await other.done(tool, args);
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_undo');
    expect(error.details).toMatchObject({ belongs: [expect.any(String)] });
    await other.done('tasks_undo');
    await agent.done('tasks_undo');
    expect(await titleOf(1)).toBeUndefined();
    await other.refused('REVISION_MISMATCH', 'tasks_redo');
  });

  it('bring no step back below a deleted task', async () => {
    await agent.done('tasks_delete', { ...TASK, path: 's:0' });
    await other.done('tasks_delete', TASK);
    await agent.refused('REVISION_MISMATCH', 'tasks_undo');
    await other.done('tasks_undo');
    await agent.done('tasks_undo');
  });

  it('leave no step below a task that they delete again', async () => {
    await agent.done('tasks_delete', TASK);
    await agent.done('tasks_undo');
    await other.done('tasks_decompose', { ...TASK, steps: [{ title: 'More', ...HELD }] });
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_redo');
    expect(error.details).toMatchObject({ belongs: [expect.stringMatching(/^STEP-/)] });
    await other.done('tasks_undo');
    await agent.done('tasks_redo');
  });

  it('take away no task from which the owner has taken a step, before the owner puts it back', async () => {
    const owner = await kernel.person(agent.workspace);
    await agent.done('tasks_create', { title: 'Other task', parent: 'PLAN-001' });
    await owner.given(operation({ type: 'subtask_add', task: 3, title: 'Owner step' }));
    const added = (await owner.journal()).at(-1);
    const [asked] = await owner.propose({
      type: 'change_target',
      change_id: added?.change_id ?? '',
    });
    if (asked?.status !== 'question') throw new Error(JSON.stringify(asked));
    const [other] = asked.choices;
    const { draft_id } = asked;
    await owner.given({ type: 'choice', draft_id, choice_id: other?.id ?? '' });
    expect((await owner.journal()).at(-1)).toMatchObject({ type: 'target_changed', action: 'do' });
    // Of the other task the owner's step has gone: nothing of it is left that would keep it.
    const refused = await agent.call('tasks_undo');
    expect(refused).toMatchObject({ ok: false, error: { code: 'REVISION_MISMATCH' } });
    expect(await titleOf(3)).toBe('Other task');
    await owner.given({ type: 'undo' }, { type: 'undo' });
    for (let count = 0; count < 3; count += 1) await agent.done('tasks_undo');
    expect([...(await planTables(kernel.connection.db, agent.workspace.id)).keys()]).toEqual([]);
  });

  it('see what was built upon a creation of many steps', async () => {
    const fresh = kernel.agent(await kernel.workspace());
    await fresh.done('tasks_create', { title: 'Sample plan' });
    const steps = Array.from({ length: 30 }, (_, index) => ({ title: `Step ${index}`, ...HELD }));
    await fresh.done('tasks_create', { title: 'Long', parent: 'PLAN-001', steps });
    const third = fresh.as({ actor: 'agent:third' });
    await third.done('tasks_decompose', { ...TASK, steps: [{ title: 'Last', ...HELD }] });
    await fresh.refused('REVISION_MISMATCH', 'tasks_undo');
    await third.done('tasks_undo');
    expect(await fresh.done('tasks_undo')).toMatchObject({ undone: { tool: 'tasks_create' } });
  });

  it('hold to the expected revision', async () => {
    await rename('One');
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_undo', { expected_revision: 1 });
    expect(error.details).toMatchObject({ revision: 2, expected_revision: 1 });
    await agent.done('tasks_undo', { expected_revision: 2 });
    await agent.refused('REVISION_MISMATCH', 'tasks_redo', { expected_revision: 2 });
    await agent.done('tasks_redo', { expected_revision: 3 });
  });

  it('undo a repeated request once', async () => {
    await rename('One');
    await rename('Two');
    const request = { request_id: 'undo-1' };
    const once = await agent.done('tasks_undo', request);
    expect(await agent.done('tasks_undo', request)).toEqual(once);
    expect(await titleOf(1)).toBe('One');
  });

  it('take an atomic batch as one change', async () => {
    await agent.done('tasks_batch', {
      atomic: true,
      operations: [
        { tool: 'tasks_block', args: { ...TASK, path: 's:0', reason: 'waiting' } },
        {
          tool: 'tasks_patch',
          args: {
            ...TASK,
            kind: 'task_detail',
            ops: [{ op: 'set', field: 'title', value: 'New' }],
          },
        },
      ],
    });
    expect(await agent.done('tasks_undo')).toMatchObject({
      undone: { types: ['step_blocked', 'task_edited'] },
    });
    expect(await titleOf(1)).toBe('Sample task');
  });
});
