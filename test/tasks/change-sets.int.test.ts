import { exportWorkspaces, importWorkspaces } from '@planerka/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { NOON, type Story, type Wish } from '../rig/kernel.ts';
import { planTables } from '../rig/plan-tables.ts';

/** What agents propose to production projects, and what people do with it. */
// cites: CS-L1, CS-L2, CS-L3, CS-L4, CS-L5, CS-L6

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(() => kernel.stop());
beforeEach(() => {
  kernel.clock.now = NOON;
});

type Fields = Readonly<Record<string, unknown>>;

const envelope = (ops: readonly Fields[], more: Fields = {}, set = 'set-1', base = 'ir_0') => ({
  schemaVersion: '1.0',
  phase: 'planning',
  agent: { name: 'planner', version: '1', runId: 'run-1' },
  project: { projectId: 'PLAN-001', timezone: 'Europe/Moscow', currency: 'RUB' },
  inputSnapshot: { itemsRevisionId: base },
  changeSet: { changeSetId: set, requiresApproval: true, ops },
  ...more,
});

/** An item with two tasks, the one before the other. */
const WALL: readonly Fields[] = [
  {
    op: 'task.create',
    tempId: 'tmp:task:frame',
    clientRef: 'frame',
    payload: { itemRef: 'tmp:item:wall', title: 'Каркас', durationHours: 40, tags: ['дерево'] },
  },
  {
    op: 'item.create',
    tempId: 'tmp:item:wall',
    clientRef: 'wall',
    payload: {
      name: 'Стена',
      category: 'wall',
      flags: { requiresPurchase: true },
      scope: { quantity: 1.5, unit: 'шт' },
    },
  },
  {
    op: 'task.create',
    tempId: 'tmp:task:paint',
    clientRef: 'paint',
    payload: { itemRef: 'tmp:item:wall', title: 'Покраска', durationHours: 1.5 },
  },
  {
    op: 'dependency.upsert',
    clientRef: 'frame_paint',
    payload: { fromTaskIdOrRef: 'tmp:task:frame', toTaskIdOrRef: 'tmp:task:paint' },
  },
];

const LINES: readonly Fields[] = [
  {
    op: 'accountingLine.create',
    tempId: 'tmp:line:board',
    clientRef: 'board',
    payload: {
      itemRef: 'ITEM-001',
      lineType: 'material',
      title: 'Фанера',
      quantity: 3,
      unitCost: 333.35,
      taxable: true,
      vatRate: 0.2,
      confidence: 0.8,
    },
  },
];

/** An agent and the owner of a workspace with one project. */
async function atWork(): Promise<{ agent: Agent; owner: Story }> {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Съёмка' });
  const owner = (await kernel.person(agent.workspace)).as({
    actor: { id: 'person:1', may_undo_others: true },
  });
  return { agent, owner };
}

async function setOf(agent: Agent): Promise<string> {
  const { change_sets: sets } = await kernel.tables(agent.workspace);
  return sets.at(-1)?.set_id ?? '';
}

const decide = (set: string, act: 'approve' | 'look' | 'reject', more: Fields = {}): Wish =>
  ({ type: 'change_set', set_id: set, act, ...more }) as Wish;

const seqOf = async (agent: Agent): Promise<string> => {
  const base = await agent.done('changesets_base', { plan: 'PLAN-001' });
  const { itemsRevisionId } = base['inputSnapshot'] as Fields;
  return String(itemsRevisionId);
};

const plan = (agent: Agent) => planTables(kernel.connection.db, agent.workspace.id);

/** The plan without what only ever rises. */
const still = (objects: Awaited<ReturnType<typeof plan>>) =>
  [...objects].map(([key, { row }]) => [key, { ...row, revision: 0 }]);

describe('a set', () => {
  it('waits, is applied as one change, taken back and done again', async () => {
    const { agent, owner } = await atWork();
    const before = await plan(agent);
    const base = await seqOf(agent);
    const submitted = await agent.done('changesets_submit', {
      envelope: envelope(WALL, {}, 'set-1', base),
    });
    expect(submitted).toMatchObject({ set: { state: 'proposed' }, ok: true, counts: { apply: 4 } });
    expect(await plan(agent)).toEqual(before);
    const set = await setOf(agent);
    const done = await owner
      .when(decide(set, 'approve'))
      .thenDone('Принято: 1 позиция, 2 задачи, 1 связь.');
    const { tasks, items, dependencies } = await kernel.tables(agent.workspace);
    expect(items).toMatchObject([
      { number: 1, name: 'Стена', client_ref: 'wall', flags: { requiresPurchase: true } },
    ]);
    expect(tasks).toMatchObject([
      { title: 'Каркас', duration_minutes: 2400, item_id: items[0]?.item_id, tags: ['дерево'] },
      { title: 'Покраска', duration_minutes: 90, item_id: items[0]?.item_id },
    ]);
    expect(dependencies).toMatchObject([
      { from_task_id: tasks[0]?.task_id, to_task_id: tasks[1]?.task_id, type: 'FS' },
    ]);
    const after = await plan(agent);
    await owner
      .when({ type: 'undo', change_ids: [done.receipt.change_id] })
      .thenDone('Отменил принятое: 1 позиция, 2 задачи, 1 связь.');
    expect(await plan(agent)).toEqual(before);
    await owner
      .when({ type: 'redo', change_ids: [done.receipt.change_id] })
      .thenDone('Вернул принятое: 1 позиция, 2 задачи, 1 связь.');
    expect(still(await plan(agent))).toEqual(still(after));
    expect(
      await agent.done('changesets_status', { run_id: 'run-1', change_set_id: 'set-1' }),
    ).toMatchObject({
      set: { state: 'applied', reverted: false },
      ops: [
        { op: 'task.create', status: 'applied', id: 'TASK-001' },
        { op: 'item.create', status: 'applied', id: 'ITEM-001' },
        { op: 'task.create', status: 'applied', id: 'TASK-002' },
        { op: 'dependency.upsert', status: 'applied' },
      ],
    });
  });

  it('given again is the set that it became; another text under its names is refused', async () => {
    const { agent, owner } = await atWork();
    const given = envelope(WALL);
    await agent.done('changesets_submit', { envelope: given });
    expect(await agent.done('changesets_submit', { envelope: given })).toMatchObject({
      set: { state: 'proposed' },
    });
    const other = envelope(WALL.slice(0, 2));
    expect(
      await agent.refused('REQUEST_ID_REUSED', 'changesets_submit', { envelope: other }),
    ).toMatchObject({
      code: 'REQUEST_ID_REUSED',
      details: { code: 'SET_REUSED' },
    });
    await owner.propose(decide(await setOf(agent), 'approve'));
    expect(await agent.done('changesets_submit', { envelope: given })).toMatchObject({
      set: { state: 'applied' },
    });
    // The same clientRefs in another set of the run make nothing twice.
    const again = envelope(WALL, {}, 'set-2', await seqOf(agent));
    await agent.done('changesets_submit', { envelope: again });
    const journal = await owner.journal();
    expect(await owner.propose(decide(await setOf(agent), 'approve'))).toMatchObject([
      { status: 'abstained' },
    ]);
    expect(await owner.journal()).toEqual(journal);
  });

  it('is refused whole with the op at fault, and leaves no trace', async () => {
    const { agent } = await atWork();
    const wrong = { op: 'task.patch', taskId: 'TASK-404', payload: { title: 'Нет такой' } };
    expect(
      await agent.refused('INVALID_INPUT', 'changesets_submit', {
        envelope: envelope([...WALL, wrong]),
      }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      details: { ops: [{ index: 4, status: 'refuse', code: 'UNKNOWN_ID' }] },
    });
    const { change_sets: sets, change_set_ops: ops } = await kernel.tables(agent.workspace);
    expect({ sets, ops }).toEqual({ sets: [], ops: [] });
  });

  it('is taken in part, exactly as shown', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    const set = await setOf(agent);
    const [page] = await owner.propose(decide(set, 'look', { page: 0, positions: '0-1' }));
    expect(page).toMatchObject({
      status: 'review',
      question: { asks: 'choice', page: 0, pages: 1, chosen: '0-1', chosen_count: 2 },
    });
    await owner
      .when(decide(set, 'approve', { positions: '0-1' }))
      .thenDone('Принято: 1 позиция, 1 задача.');
    const { change_set_ops: ops } = await kernel.tables(agent.workspace);
    expect(ops.map(({ status }) => status)).toEqual(['applied', 'applied', 'left', 'left']);
  });

  it('asks before it deletes; links go with a task, lines with an item', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    await owner.propose(decide(await setOf(agent), 'approve'));
    const deletes = [
      { op: 'task.patch', taskId: 'TASK-002', payload: { title: 'Покраска в два слоя' } },
      { op: 'task.deleteRequest', taskId: 'TASK-001' },
    ];
    const base = await seqOf(agent);
    await agent.done('changesets_submit', {
      envelope: envelope(deletes, { phase: 'tasks' }, 'set-2', base),
    });
    const set = await setOf(agent);
    const journal = await owner.journal();
    const [asked] = await owner.propose(decide(set, 'approve'));
    expect(asked).toMatchObject({
      user_message: 'Удалить ещё 1: Каркас?',
      question: { asks: 'deletes', with: '0-1', without: '0' },
    });
    expect(await owner.journal()).toEqual(journal);
    const [done] = await owner.propose(decide(set, 'approve', { positions: '0-1' }));
    expect(done).toMatchObject({ status: 'done' });
    const { tasks, dependencies } = await kernel.tables(agent.workspace);
    expect(tasks).toMatchObject([{ deleted_at: NOON }, { title: 'Покраска в два слоя' }]);
    expect(dependencies).toEqual([]);
    const undone = await owner.propose({ type: 'undo' });
    expect(undone).toMatchObject([{ status: 'done' }]);
    const back = await kernel.tables(agent.workspace);
    expect(back.dependencies).toHaveLength(1);
    expect(back.tasks[0]?.deleted_at).toBeNull();
  });

  it('that went stale tells what moved, and the rest may be taken', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    await owner.propose(decide(await setOf(agent), 'approve'));
    const ops = ['TASK-001', 'TASK-002'].map((taskId) => ({
      op: 'task.patch',
      taskId,
      payload: { durationHours: 8 },
    }));
    await agent.done('changesets_submit', {
      envelope: envelope(ops, { phase: 'tasks' }, 'set-2', await seqOf(agent)),
    });
    const set = await setOf(agent);
    kernel.clock.now = '2026-02-25T09:40:00.000Z';
    await agent.done('tasks_edit', { task: 'TASK-001', title: 'Каркас из бруса' });
    const [asked] = await owner.propose(decide(set, 'approve'));
    expect(asked).toMatchObject({
      status: 'review',
      user_message:
        'Пока набор ждал, изменилось: TASK-001 «Каркас из бруса» (агент, 12:40). Этих правок 1, их не приму.',
      question: { asks: 'rest', rest: '1', rest_count: 1 },
    });
    await owner.when(decide(set, 'approve', { positions: '1' })).thenDone('Принято: 1 задача.');
    const { tasks } = await kernel.tables(agent.workspace);
    expect(tasks.map(({ duration_minutes: minutes }) => minutes)).toEqual([2400, 480]);
  });

  it('asks its blocking question first, and keeps the answer', async () => {
    const { agent, owner } = await atWork();
    const asks = {
      id: 'q1',
      question: 'Какой высоты стена?',
      blocking: true,
      options: ['2 м', '3 м'],
    };
    const own = { ...asks, answer: '2 м' };
    await agent.done('changesets_submit', { envelope: envelope(WALL, { openQuestions: [own] }) });
    const set = await setOf(agent);
    const [question] = await owner.propose(decide(set, 'approve'));
    expect(question).toMatchObject({
      status: 'question',
      clarifying_question: 'Агент planner спрашивает: Какой высоты стена?',
    });
    if (question?.status !== 'question') return;
    const [shown] = await owner.propose({
      type: 'choice',
      draft_id: question.draft_id,
      choice_id: question.choices[1]?.id ?? '',
    });
    expect(shown).toMatchObject({ status: 'review', question: { asks: 'approval' } });
    expect(
      await agent.done('changesets_status', { run_id: 'run-1', change_set_id: 'set-1' }),
    ).toMatchObject({ answers: [{ id: 'q1', answer: '3 м' }] });
    await owner.when(decide(set, 'approve')).thenDone('Принято: 1 позиция, 2 задачи, 1 связь.');
  });

  it('is decided about by nobody else, once, and not by agents', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    const set = await setOf(agent);
    const guest = owner.as({ actor: { id: 'person:2', may_undo_others: false } });
    await guest.when(decide(set, 'approve')).thenRefused('NOT_YOURS');
    await owner.as({ door: 'mcp' }).when(decide(set, 'approve')).thenRefused('NOT_YOURS');
    const elsewhere = await kernel.story({ actor: { id: 'person:1', may_undo_others: true } });
    await elsewhere.when(decide(set, 'approve')).thenRefused('STALE_BUTTON');
    expect(await owner.propose(decide(set, 'reject', { reason: 'дорого' }))).toMatchObject([
      { status: 'abstained', user_message: 'Отклонил: дорого' },
    ]);
    expect(await agent.done('changesets_status', { plan: 'PLAN-001' })).toMatchObject({
      sets: [{ state: 'rejected', reason: 'дорого' }],
    });
    await owner.when(decide(set, 'approve')).thenRefused('CHANGE_SET_OVER');
  });

  it('of money is exact to the kopeck, from the envelope to the estimate and the quote', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    await owner.propose(decide(await setOf(agent), 'approve'));
    const solve = {
      phase: 'solutioning',
      solutionNotes: {
        perItem: [{ itemIdOrRef: 'ITEM-001', approach: 'Лёгкий каркас', risks: ['Поведёт'] }],
      },
    };
    await agent.done('changesets_submit', {
      envelope: envelope(LINES, solve, 'set-2', await seqOf(agent)),
    });
    await owner.propose(decide(await setOf(agent), 'approve'));
    expect(await agent.done('project_estimate', { plan: 'PLAN-001' })).toMatchObject({
      totals: { subtotal: '1000.05', vat: '200.01', total: '1200.06', unpriced: 0 },
      items: [{ id: 'ITEM-001', cost: '1000.05', price: null, margin: null }],
    });
    const line = { itemId: 'ITEM-001', displayName: 'Стена', quantity: 1, price: 1500.5 };
    const draft = { op: 'quote.createDraft', clientRef: 'v1', payload: { lines: [line] } };
    await agent.done('changesets_submit', {
      envelope: envelope([draft], { phase: 'quote' }, 'set-3', await seqOf(agent)),
    });
    await owner.when(decide(await setOf(agent), 'approve')).thenDone('Принято: новая версия КП.');
    expect(await agent.done('project_quote', { plan: 'PLAN-001' })).toMatchObject({
      id: 'QUOTE-001',
      version: 1,
      totals: { subtotal: '1500.5', vat: '0', total: '1500.5' },
      lines: [{ item: 'ITEM-001', price: '1500.5', amount: '1500.5' }],
    });
    const { memos } = await kernel.tables(agent.workspace);
    expect(memos.map(({ kind, body }) => [kind, body])).toEqual([
      ['decision', 'Лёгкий каркас'],
      ['risk', 'Поведёт'],
    ]);
    await owner.given({ type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    const left = await kernel.tables(agent.workspace);
    expect([left.items, left.accounting_lines, left.quotes, left.quote_lines, left.memos]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  it('overwrites a cost of a person’s only with the amount that they answer', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    await owner.propose(decide(await setOf(agent), 'approve'));
    await agent.done('changesets_submit', {
      envelope: envelope(LINES, { phase: 'solutioning' }, 'set-2', await seqOf(agent)),
    });
    await owner.propose(decide(await setOf(agent), 'approve'));
    await owner.propose({
      type: 'operation',
      read: { operation: { type: 'set_line', line: 1, cost: '400' }, confidence: 1 },
      refs: [],
      suggested: [],
      said: 'LINE-001 цена 400',
    });
    const patch = { op: 'accountingLine.patch', lineId: 'LINE-001', payload: { unitCost: 420 } };
    const asks = { id: 'q1', question: 'Сколько теперь LINE-001?', blocking: true };
    const options = { options: ['400', '420'] };
    const proposed = async (set: string, openQuestions: readonly Fields[]) =>
      envelope([patch], { phase: 'accounting', openQuestions }, set, await seqOf(agent));
    // Its own answer is no person's, and a question that does not block says nothing.
    for (const question of [{ ...asks, answer: '420', blocking: false }, { id: 'q1' }]) {
      const refused = await agent.refused('INVALID_INPUT', 'changesets_submit', {
        envelope: await proposed('set-3', [question]),
      });
      expect(refused).toMatchObject({ details: { ops: [{ code: 'USER_COST_LOCKED' }] } });
    }
    for (const [set, choice, lineCost] of [
      ['set-4', 0, '400'],
      ['set-5', 1, '420'],
    ] as const) {
      await agent.done('changesets_submit', {
        envelope: await proposed(set, [{ ...asks, ...options }]),
      });
      const id = await setOf(agent);
      const [question] = await owner.propose(decide(id, 'approve'));
      if (question?.status !== 'question') throw new Error('nothing is asked');
      await owner.propose({
        type: 'choice',
        draft_id: question.draft_id,
        choice_id: question.choices[choice]?.id ?? '',
      });
      const [outcome] = await owner.propose(decide(id, 'approve', { positions: '0' }));
      expect(outcome?.status).toBe(choice === 0 ? 'review' : 'done');
      const { accounting_lines: lines } = await kernel.tables(agent.workspace);
      expect(lines).toMatchObject([{ unit_cost: lineCost, unit_cost_by: 'person' }]);
    }
  });

  it('goes out and comes back whole, and is erased whole', async () => {
    const { agent, owner } = await atWork();
    await agent.done('changesets_submit', { envelope: envelope(WALL) });
    await owner.propose(decide(await setOf(agent), 'approve'));
    await agent.done('changesets_submit', {
      envelope: envelope(LINES, { phase: 'solutioning' }, 'set-2', await seqOf(agent)),
    });
    await owner.propose(decide(await setOf(agent), 'approve'));
    await agent.done('changesets_submit', {
      envelope: envelope(WALL, {}, 'set-3', await seqOf(agent)),
    });
    const { db } = kernel.connection;
    const ids = [agent.workspace.id];
    const file = await exportWorkspaces(db, ids, NOON);
    await kernel.runtime.erase(agent.workspace.id);
    for (const table of [
      'item',
      'dependency',
      'accounting_line',
      'change_set',
      'change_set_op',
    ] as const) {
      const left = await db
        .selectFrom(table)
        .select('workspace_id')
        .where('workspace_id', '=', agent.workspace.id)
        .execute();
      expect({ table, left }).toEqual({ table, left: [] });
    }
    await importWorkspaces(db, JSON.parse(JSON.stringify(file)));
    expect(await exportWorkspaces(db, ids, NOON)).toEqual(file);
    expect(file.workspaces[0]?.change_sets.map(({ state }) => state)).toEqual([
      'applied',
      'applied',
      'proposed',
    ]);
  });
});
