// cites: T-x-same-plan, T-gated
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { command, operation, type Story } from '../rig/kernel.ts';
import { planTables } from '../rig/plan-tables.ts';

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };
const CHAT = 'telegram:7:5:0';

let kernel: AgentKernel;
let agent: Agent;
let owner: Story;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await journalTellsAll(kernel.url);
  await kernel.stop();
});
beforeEach(async () => {
  const workspace = await kernel.workspace();
  agent = kernel.agent(workspace);
  const story = await kernel.person(workspace);
  owner = story.as({ thread: CHAT, actor: { id: 'telegram:5', may_undo_others: false } });
});

async function rows(): Promise<Array<Record<string, unknown>>> {
  const tables = await planTables(kernel.connection.db, agent.workspace.id);
  const tasks = [...tables.values()].flatMap((object) =>
    object.kind === 'task' ? [object.row] : [],
  );
  return tasks.sort((a, b) => a.number - b.number);
}

async function waiting(): Promise<
  Array<{ fire_at: string; thread: string | null; actor: string }>
> {
  return await kernel.connection.db
    .selectFrom('reminder')
    .select(['fire_at', 'thread', 'actor'])
    .where('workspace_id', '=', agent.workspace.id)
    .where('state', '=', 'waiting')
    .orderBy('fire_at')
    .execute();
}

const call = (at: string, more: object = {}) =>
  command('task_create', { title: 'Позвонить', planned_at: at, ...more });

describe('reminders of what an agent changes', () => {
  // What was gone comes back where the bot speaks of everything: in the workspace's own chat.
  const reminder = { fire_at: '2026-02-25T12:00:00.000Z', thread: CHAT, actor: 'telegram:5' };
  const returned = { ...reminder, thread: null };

  it('stay with their owner, vanish with the task, and come back', async () => {
    await owner.propose(call('2026-02-25T15:00:00+03:00'));
    expect(await waiting()).toEqual([reminder]);
    await agent.done('tasks_edit', { ...TASK, priority: 'high' });
    expect(await waiting()).toEqual([reminder]);
    await agent.done('tasks_complete', TASK);
    expect(await waiting()).toEqual([]);
    await agent.done('tasks_undo');
    expect(await waiting()).toEqual([returned]);
    await agent.done('tasks_delete', TASK);
    expect(await waiting()).toEqual([]);
    await agent.done('tasks_undo');
    expect(await waiting()).toEqual([returned]);
    await agent.done('tasks_complete', TASK);
    await agent.done('tasks_complete', { ...TASK, status: 'TODO' });
    expect(await waiting()).toEqual([returned]);
  });

  it("keep to the owner's own hours", async () => {
    await owner.propose({ type: 'settings', dayparts: { morning: '11:00' } });
    await owner.propose(call('2026-02-27', { remind_before_minutes: [60] }));
    const before = await waiting();
    expect(before).toEqual([{ ...reminder, fire_at: '2026-02-27T07:00:00.000Z' }]);
    await agent.done('tasks_edit', { ...TASK, context: 'Known' });
    expect(await waiting()).toEqual(before);
  });

  it('go to the person who has planned a task of an agent', async () => {
    await agent.done('tasks_create', { title: 'Sample plan' });
    await agent.done('tasks_create', { title: 'Sample task', parent: 'PLAN-001' });
    const planned_at = '2026-02-25T15:00:00+03:00';
    await owner.propose(operation({ type: 'reschedule', task: 1, planned_at }));
    expect(await waiting()).toEqual([reminder]);
    await agent.done('tasks_edit', { ...TASK, title: 'Renamed' });
    expect(await waiting()).toEqual([reminder]);
    await agent.done('tasks_complete', TASK);
    await agent.done('tasks_undo');
    expect(await waiting()).toEqual([returned]);
  });
});

describe('a repeating task that an agent completes', () => {
  it('opens its next occurrence, with its steps, as one change', async () => {
    await owner.given(
      call('2026-02-25T15:00:00+03:00', { recurrence: 'FREQ=DAILY' }),
      operation({ type: 'subtask_add', task: 1, title: 'Набрать номер' }),
    );
    await agent.done('tasks_define', { ...TASK, path: 's:0', ...HELD });
    await agent.done('tasks_task_add', { ...TASK, parent_step: 's:0', title: 'Inside' });
    await agent.done('tasks_task_define', { ...TASK, path: 's:0.t:0', status: 'DONE' });
    await agent.done('tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' });
    const before = await rows();
    const result = await agent.done('tasks_complete', TASK);
    expect(result).toMatchObject({
      status: 'DONE',
      events: [{ task: 'TASK-001' }, { task: 'TASK-004' }, {}, {}],
    });
    const [first, , , next, step, node] = await rows();
    expect(first).toMatchObject({ status: 'done', recurrence_rule: null });
    expect(next).toMatchObject({
      status: 'todo',
      planned_at: '2026-02-26T12:00:00.000Z',
      recurrence_rule: 'FREQ=DAILY',
      created_by: 'telegram:5',
    });
    const root = { root_id: next?.['task_id'], status: 'todo', completed_at: null };
    const open = { confirmed_by: null, confirmed_at: null };
    expect(step).toMatchObject({ ...root, checkpoints: { criteria: open, tests: open } });
    expect(node).toMatchObject({ ...root, is_node: true, parent_id: step?.['task_id'] });
    expect(await waiting()).toMatchObject([
      { fire_at: '2026-02-26T12:00:00.000Z', actor: 'telegram:5' },
    ]);
    await agent.refused('STEPS_OPEN', 'tasks_complete', { task: 'TASK-004' });
    await agent.done('tasks_undo');
    expect(await rows()).toMatchObject(before.map(({ revision: _revision, ...row }) => row));
    await agent.done('tasks_redo');
    expect(await rows()).toHaveLength(6);
  });
});

describe('steps of people and agents', () => {
  it('gate a person’s subtask for agents, and not for its owner', async () => {
    await owner.given(
      command('task_create', { title: 'Ремонт' }),
      operation({ type: 'subtask_add', task: 1, title: 'Плитка' }),
      operation({ type: 'subtask_add', task: 1, title: 'Краска' }),
    );
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_done', {
      ...TASK,
      path: 's:0',
    });
    expect(error.details).toMatchObject({ missing: ['criteria', 'tests'] });
    await agent.done('tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' });
    const [ticked] = await owner.propose(operation({ type: 'subtask_tick', task: 3, done: true }));
    expect(ticked).toMatchObject({ status: 'done' });
    expect(await agent.done('tasks_complete', TASK)).toMatchObject({ status: 'DONE' });
  });

  it('ask the owner once about what an agent has defined, and confirm it under their name', async () => {
    await owner.given(
      command('task_create', { title: 'Ремонт' }),
      operation({ type: 'subtask_add', task: 1, title: 'Плитка' }),
    );
    await agent.done('tasks_define', { ...TASK, path: 's:0', ...HELD });
    const [asked] = await owner.propose(
      operation({ type: 'update_status', task: 1, status: 'done' }),
    );
    expect(asked).toMatchObject({ status: 'question', code: 'STEPS' });
    if (asked?.status !== 'question') throw new Error('nothing was asked');
    await owner.propose({ type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' });
    const [task, step] = await rows();
    const by = { confirmed_by: 'telegram:5' };
    expect(task).toMatchObject({ status: 'done' });
    expect(step).toMatchObject({ status: 'done', checkpoints: { criteria: by, tests: by } });
    const again = await agent.call('tasks_complete', TASK);
    expect(again).toMatchObject({ ok: true, warnings: [{ code: 'NO_CHANGE' }] });
  });

  it('keep an owner from undoing a creation that an agent has worked on', async () => {
    await owner.propose(command('task_create', { title: 'Ремонт' }));
    await agent.done('tasks_note', { ...TASK, note: 'Measured' });
    const [refused] = await owner.propose({ type: 'undo' });
    expect(refused).toMatchObject({ status: 'refused', code: 'REVISION_MISMATCH' });
    await agent.done('tasks_undo');
    const [undone] = await owner.propose({ type: 'undo' });
    expect(undone).toMatchObject({ status: 'done' });
    await agent.refused('REVISION_MISMATCH', 'tasks_redo');
  });

  it('tell the owner what a cancelled task is', async () => {
    await owner.given(
      command('task_create', { title: 'Ремонт' }),
      operation({ type: 'update_status', task: 1, status: 'cancelled' }),
    );
    const answer = await agent.call('tasks_complete', TASK);
    expect(answer).toMatchObject({
      ok: true,
      result: { status: 'DONE', cancelled: true },
      warnings: [{ code: 'NO_CHANGE' }],
    });
    expect(await rows()).toMatchObject([{ status: 'cancelled' }]);
  });
});

it('what an owner dictates into a project stands in its plan at once', async () => {
  await agent.done('tasks_create', { title: 'Ремонт' });
  await agent.done('tasks_create', { title: 'Сад' });
  await owner.given(
    command('task_create', { title: 'Выбрать плитку', project: 'Ремонт' }),
    command('task_create', { title: 'Купить хлеб' }),
  );
  const { tasks } = await agent.done('tasks_context', { plan: 'PLAN-001' });
  expect(tasks).toMatchObject([{ title: 'Выбрать плитку', plan: 'PLAN-001' }]);
  expect(tasks).toHaveLength(1);
  expect(await agent.done('tasks_context', { plan: 'PLAN-002' })).toMatchObject({ tasks: [] });
});
