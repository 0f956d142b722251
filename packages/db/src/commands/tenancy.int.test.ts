import type { Task } from '@planerka/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  NOON,
  operation,
  type Story,
  startKernel,
} from '../../../../test/rig/kernel.ts';
import { createAgentTokenStore } from '../agents/agent-tokens.ts';
import { createBurstStore } from '../agents/burst-store.ts';
import { createReminderStore } from '../reminders/reminder-store.ts';
import { exportWorkspaces } from '../transfer/export-workspaces.ts';
import { createPlanStore } from './plan-store.ts';

// cites: D-tenancy
let kernel: Kernel;
let owner: Story;
let stranger: Story;
let secret: {
  task: string;
  block: string;
  change: string;
  draft: string;
  key: string;
  project: string;
};

const PAGE = { limit: 100, offset: 0 } as const;
const LATER = '2026-12-31T00:00:00.000Z';
const EARLIER = '2026-01-01T00:00:00.000Z';
const SECRET = 'тайна другого пространства';

beforeAll(async () => {
  kernel = await startKernel();
  owner = await kernel.story();
  // The stranger even has the same actor and thread: only the workspace differs.
  stranger = await kernel.story({ actor: owner.context.actor, thread: owner.context.thread });
  const key = 'secret-key';
  const done = await owner.proposeAs(key, command('task_create', { title: SECRET }));
  const [block, asked] = await owner.propose(
    command('timeblock_create', {
      title: SECRET,
      start_at: '2026-02-26T14:00:00+03:00',
      duration_minutes: 60,
    }),
    command('timeblock_create', { title: SECRET }),
  );
  const [project] = await owner.propose(operation({ type: 'project_create', title: SECRET }));
  if (
    done.status !== 'done' ||
    block?.status !== 'done' ||
    asked?.status !== 'question' ||
    project?.status !== 'done'
  ) {
    throw new Error('the owner has nothing to hide');
  }
  secret = {
    task: done.receipt.objects[0]?.id ?? '',
    block: block.receipt.objects[0]?.id ?? '',
    change: done.receipt.change_id,
    draft: asked.draft_id,
    project: project.receipt.objects[0]?.id ?? '',
    key,
  };
  await agentsSecrets();
});
afterAll(() => kernel.stop());

const AGENT = '01890000-0000-7000-8000-00000000000a';

/** A key, a note and an untold burst of an agent in the owner's workspace. */
async function agentsSecrets(): Promise<void> {
  const { db } = kernel.connection;
  const { workspace } = owner.context;
  const tokens = createAgentTokenStore(db, () => AGENT);
  await db
    .updateTable('project')
    .set({ seller: { name: SECRET } })
    .where('project_id', '=', secret.project)
    .execute();
  await tokens.create({ workspaceId: workspace, name: SECRET, rights: [], createdBy: 'nobody' });
  await db
    .insertInto('memo')
    .values({
      workspace_id: workspace,
      memo_id: AGENT,
      root_id: secret.task,
      step_id: null,
      kind: 'note',
      card: null,
      title: SECRET,
      body: null,
      data: null,
      checkpoints: [],
      created_by: `agent:${AGENT}`,
      created_at: NOON,
      deleted_at: null,
      revision: 1,
    })
    .execute();
  await db
    .insertInto('suggestion_set')
    .values({
      workspace_id: workspace,
      set_id: AGENT,
      actor: owner.context.actor.id,
      agent: null,
      thread: owner.context.thread,
      surface: 'task_drawer',
      source: 'rules',
      request_id: 'request',
      explicit: true,
      must_abstain: false,
      day_on: '2026-02-02',
      plan_preview: null,
      agent_preview: JSON.stringify({
        topN: 1,
        items: [{ todoId: 'TASK-001', rank: 1, timeEstimateMin: 5, rationale: SECRET }],
      }),
      context: null,
      model_info: null,
      rejected: [],
      base_seq: 0,
      generated_at: NOON,
    })
    .execute();
  await db
    .insertInto('suggestion')
    .values({
      workspace_id: workspace,
      suggestion_id: AGENT,
      set_id: AGENT,
      position: 0,
      given_id: 's-1',
      rule: 'shouting',
      actor: owner.context.actor.id,
      surface: 'task_drawer',
      type: 'rewrite_title',
      task_id: secret.task,
      payload: JSON.stringify({ title: SECRET }),
      confidence: 0.9,
      rationale: JSON.stringify({ code: 'verbatim', data: { text: SECRET } }),
      requires_confirmation: false,
      touched: JSON.stringify({ title: SECRET }),
      state: 'shown',
      shown_at: NOON,
      decided_at: null,
      decided_by: null,
      change_id: null,
      created_at: NOON,
      expires_at: LATER,
    })
    .execute();
  for (const [chat_id, workspace_id] of [workspace, stranger.context.workspace].entries()) {
    await db
      .insertInto('chat_workspace')
      .values({ bot_id: 7, chat_id: chat_id + 1, workspace_id })
      .execute();
  }
  const actor = owner.context.actor.id;
  await db
    .insertInto('agent_burst')
    .values({
      workspace_id: workspace,
      actor,
      told_seq: 0,
      last_seq: 9,
      begun_at: NOON,
      last_at: NOON,
    })
    .execute();
  const notes = kernel.reader.view(workspace).notes(aboutTheTask());
  await expect(notes).resolves.toMatchObject([{ title: SECRET }]);
  const burst = createBurstStore(db).waiting(7, { workspace_id: workspace, actor });
  await expect(burst).resolves.toMatchObject({ entries: [{}, {}, {}] });
}

function aboutTheTask() {
  return { root_id: secret.task, step_id: null, limit: 10 };
}

/** Every query of the transaction and the reader, asked by the stranger about the owner's things. */
const attempts: Record<string, () => Promise<unknown>> = {
  snapshot: () =>
    inStranger((tx) =>
      tx.snapshot({
        thread: owner.context.thread,
        actor: owner.context.actor.id,
        keys: [secret.key],
        suggesting: { titles: [SECRET], rules: ['twin'], now: NOON },
      }),
    ),
  draft: () => inStranger((tx) => tx.draft(secret.draft)),
  blocksBetween: () =>
    inStranger((tx) => tx.blocksBetween('2026-02-01T00:00:00.000Z', '2026-03-30T00:00:00.000Z')),
  takenOutOf: () => inStranger((tx) => tx.takenOutOf(secret.block, NOON)),
  blocksRemindedByDefault: () =>
    inStranger((tx) => tx.blocksRemindedByDefault(owner.context.actor.id, NOON)),
  'reminders due': () =>
    createReminderStore(kernel.connection.db).due(7, stranger.context.workspace, LATER),
  'reminders doneSince': () =>
    createReminderStore(kernel.connection.db).doneSince(stranger.context.workspace, NOON),
  'object task': () => inStranger((tx) => tx.object('task', secret.task)),
  'object timeblock': () => inStranger((tx) => tx.object('timeblock', secret.block)),
  'object workspace': () => inStranger((tx) => tx.object('workspace', owner.context.workspace)),
  listenersOf: () =>
    inStranger(async (tx) => [
      ...(await tx.listenersOf([{ id: secret.task, created_by: 'nobody' }])).values(),
    ]),
  numbered: () => inStranger((tx) => tx.numbered([{ kind: 'task', number: 1 }])),
  search: () =>
    inStranger((tx) =>
      tx.search({
        words: SECRET,
        match: 'all',
        kinds: ['task', 'timeblock', 'project'],
        state: 'any',
        now: NOON,
        limit: 5,
      }),
    ),
  'search by likeness': () =>
    inStranger((tx) =>
      tx.search({
        words: SECRET,
        match: 'alike',
        kinds: ['task', 'timeblock', 'project'],
        state: 'any',
        now: NOON,
        limit: 5,
      }),
    ),
  'search for closed ones': () =>
    inStranger((tx) =>
      tx.search({
        words: SECRET,
        match: 'some',
        kinds: ['task', 'timeblock'],
        state: 'closed',
        now: NOON,
        limit: 5,
      }),
    ),
  belongingTo: () =>
    inStranger((tx) => tx.belongingTo([{ kind: 'task', id: secret.task, root: secret.task }], [])),
  objects: () => inStranger((tx) => tx.objects([{ kind: 'task', id: secret.task }])),
  deleted: () =>
    inStranger((tx) =>
      tx.deleted({
        kinds: ['task', 'timeblock', 'project'],
        named: { words: SECRET },
        limit: 5,
      }),
    ),
  newest: () =>
    inStranger((tx) => tx.newest({ kind: 'task', state: 'any', now: NOON, exclude: [], limit: 5 })),
  tasksIn: async () =>
    (await inStranger((tx) => tx.tasksIn({ state: 'open', today: '2026-02-25', now: NOON }))).tasks,
  lists: async () => await inStranger((tx) => tx.lists()),
  bulk: async () => (await inStranger((tx) => tx.bulk('inbox', '2026-02-25', NOON))).tasks,
  below: () => inStranger((tx) => tx.below([secret.task])),
  above: () => inStranger((tx) => tx.above([secret.task])),
  notes: () => inStranger((tx) => tx.notes(aboutTheTask())),
  'bursts waiting': () =>
    createBurstStore(kernel.connection.db).waiting(7, {
      workspace_id: stranger.context.workspace,
      actor: owner.context.actor.id,
    }),
  suggestion: () => inStranger((tx) => tx.suggestion(AGENT)),
  pendingSuggestions: () =>
    inStranger((tx) => tx.pendingSuggestions({ now: NOON, tasks: [secret.task], limit: 5 })),
  decidedSuggestions: () =>
    inStranger((tx) =>
      tx.decidedSuggestions({ actor: owner.context.actor.id, surface: 'on_create', now: NOON }),
    ),
  suggestionFacts: () =>
    inStranger(async (tx) => {
      const facts = await tx.suggestionFacts({
        tasks: [{ task_id: secret.task, title: SECRET } as Task],
        recentTaskIds: [secret.task],
        since: NOON,
        days: { from: '2026-02-01', to: '2026-02-03', now: NOON },
      });
      expect(facts.days.map(({ tasks }) => tasks)).toEqual([0, 0, 0]);
      return facts;
    }),
  answeredQuestions: () =>
    inStranger((tx) => tx.answeredQuestions({ agent: `agent:${AGENT}`, since: EARLIER, limit: 5 })),
  newestDayPlan: () =>
    inStranger((tx) =>
      tx.newestDayPlan({ actor: owner.context.actor.id, thread: owner.context.thread }),
    ),
  advisedDay: () => inStranger((tx) => tx.advisedDay('2026-02-02')),
  undoableBefore: () => inStranger((tx) => tx.undoableBefore(owner.context.actor.id, 1000)),
  production: () => inStranger((tx) => tx.production(secret.project)),
  'production of its own, whose seller is nobody of elsewhere': async () => {
    const [made] = await stranger.propose(operation({ type: 'project_create', title: 'Своё' }));
    const id = made?.status === 'done' ? (made.receipt.objects[0]?.id ?? '') : '';
    const own = await inStranger((tx) => tx.production(id));
    expect(own).toMatchObject({ project: { title: 'Своё' }, usualSeller: null });
    return own;
  },
  projectOfRow: () => inStranger((tx) => tx.projectOfRow('item', 1)),
  changeSet: () => inStranger((tx) => tx.changeSet(AGENT)),
  changeSetGiven: () => inStranger((tx) => tx.changeSetGiven('run', 'given')),
  waitingSets: () => inStranger((tx) => tx.waitingSets(secret.project)),
  changeSetsOf: () => inStranger((tx) => tx.changeSetsOf(secret.project, 5)),
  changeSetOps: () => inStranger((tx) => tx.changeSetOps(AGENT)),
  quoteLines: () => inStranger((tx) => tx.quoteLines(AGENT)),
  lastWritten: () => inStranger((tx) => tx.lastWritten([{ kind: 'task', id: secret.task }])),
  setsBeside: () => inStranger((tx) => tx.setsBeside(AGENT)),
  dayFacts: () => inStranger((tx) => tx.dayFacts({ day: '2026-02-02', now: NOON })),
  suggestedBeside: () => inStranger((tx) => tx.suggestedBeside(AGENT)),
  entriesOf: () => inStranger((tx) => tx.entriesOf([secret.change])),
  lastUndoable: () => inStranger((tx) => tx.lastUndoable(owner.context.actor.id)),
  'lastUndoable of objects': () =>
    inStranger((tx) =>
      tx.lastUndoable(owner.context.actor.id, [{ kind: 'task', id: secret.task }]),
    ),
  lastRedoable: () => inStranger((tx) => tx.lastRedoable(owner.context.actor.id)),
  standingSince: () =>
    inStranger((tx) => tx.standingSince([{ kind: 'task', id: secret.task, seq: 0 }], [])),
  takenFrom: () => inStranger((tx) => tx.takenFrom([secret.task, secret.project], [])),
  'reader conversation': async () =>
    (
      await kernel.reader.conversation(
        stranger.context.workspace,
        owner.context.thread,
        owner.context.actor.id,
        NOON,
      )
    ).draft,
  'reader agenda': () =>
    kernel.reader.agenda(stranger.context.workspace, '2026-02-01', '2026-03-30', kernel.clock.now),
  'reader dayFacts': () =>
    kernel.reader.dayFacts(stranger.context.workspace, { day: '2026-02-02', now: NOON }),
  'reader view': async () => {
    const view = kernel.reader.view(stranger.context.workspace);
    return [
      await view.byNumber('task', 1),
      await view.object('task', secret.task),
      await view.subtasks(secret.task),
      await view.notes(aboutTheTask()),
    ];
  },
  'reader productions': async () => {
    const productions = kernel.reader.productions(stranger.context.workspace);
    return [
      await productions.changeSet(AGENT),
      await productions.changeSetsOf(secret.project, 5),
      await productions.quoteLines(AGENT),
    ];
  },
  'reader agentNames': async () => [
    ...(await kernel.reader.agentNames(stranger.context.workspace, [`agent:${AGENT}`])),
  ],
  'reader draft': () => kernel.reader.draft(stranger.context.workspace, secret.draft),
  'reader outcomes': async () => [
    ...(await kernel.reader.outcomes(stranger.context.workspace, [secret.key])),
  ],
  'reader settledOutcome': () =>
    kernel.reader.settledOutcome(stranger.context.workspace, [secret.key]),
  'reader journal': () => kernel.reader.journal(stranger.context.workspace, 100),
  'reader overdue': () =>
    kernel.reader.overdue(stranger.context.workspace, { now: LATER, today: '2026-12-31' }, PAGE),
  'reader pressing': () =>
    kernel.reader.pressing(stranger.context.workspace, {
      now: LATER,
      today: '2026-12-31',
      until: '2026-12-31',
      before: LATER,
    }),
  'reader done': () =>
    kernel.reader.done(stranger.context.workspace, { between: null, words: null }, PAGE),
  'reader openTasks': () =>
    kernel.reader.openTasks(
      stranger.context.workspace,
      { tag: null, due: false, high: false, words: null, within: null },
      PAGE,
    ),
  'reader openTasks by words': () =>
    kernel.reader.openTasks(
      stranger.context.workspace,
      { tag: null, due: false, high: false, words: SECRET, within: null },
      PAGE,
    ),
  'reader lists': () => kernel.reader.lists(stranger.context.workspace),
  'reader movedSince': () =>
    kernel.reader.movedSince(stranger.context.workspace, '2020-01-01T00:00:00.000Z', PAGE),
  'reader leftBehind': () =>
    kernel.reader.leftBehind(
      stranger.context.workspace,
      { until: '2030-01-01', before: LATER },
      PAGE,
    ),
  'reader inboxCounts': async () =>
    Object.values(await kernel.reader.inboxCounts(stranger.context.workspace, LATER)).filter(
      (count) => count > 0,
    ),
  'reader inboxPage': () =>
    kernel.reader.inboxPage(stranger.context.workspace, { ...PAGE, oldest: true }),
  'reader mentioned': () => kernel.reader.mentioned(stranger.context.workspace, SECRET, NOON),
  'reader bearing': () =>
    kernel.reader.bearing(stranger.context.workspace, SECRET, 'all', {
      ids: [secret.task],
      now: NOON,
    }),
  'reader load': async () => {
    const loads = await kernel.reader.load(
      stranger.context.workspace,
      '2026-02-01',
      '2026-03-03',
      kernel.clock.now,
    );
    return loads.some(({ tasks, blocks }) => tasks + blocks > 0) ? SECRET : loads;
  },
  'reader projects': () =>
    kernel.reader.projects(stranger.context.workspace, { ...PAGE, words: null }),
  'reader reminders': () => kernel.reader.reminders(stranger.context.workspace, PAGE),
  'reader projectTasks': () =>
    kernel.reader.projectTasks(stranger.context.workspace, secret.task, PAGE),
  'reader changes': () => kernel.reader.changes(stranger.context.workspace, PAGE),
  export: () =>
    exportWorkspaces(kernel.connection.db, [stranger.context.workspace], kernel.clock.now),
};

type Transaction = Parameters<Parameters<ReturnType<typeof createPlanStore>['transaction']>[1]>[0];

function inStranger<T>(ask: (tx: Transaction) => Promise<T>): Promise<T> {
  return createPlanStore(kernel.connection.db).transaction(stranger.context.workspace, ask);
}

describe("another workspace's rows", () => {
  it.each(Object.keys(attempts))('are out of reach of %s', async (name) => {
    const answer = JSON.stringify((await attempts[name]?.()) ?? null);
    for (const hidden of [SECRET, secret.task, secret.block, secret.change, secret.draft]) {
      expect(answer).not.toContain(hidden);
    }
  });

  it('have a revision that nobody else learns', async () => {
    const task = { kind: 'task', id: secret.task } as const;
    expect(await inStranger((tx) => tx.lastRevisions([task]))).toEqual(new Map());
    expect(await inStranger((tx) => tx.changeStates([secret.change]))).toEqual(new Map());
  });

  it('have numbers that lead nowhere from here', async () => {
    const { db } = kernel.connection;
    const row = { workspace_id: owner.context.workspace, item_id: AGENT, number: 1 };
    const more = { project_id: secret.project, sort_key: '1', name: SECRET, created_by: 'nobody' };
    const item = { ...row, ...more, created_at: NOON, revision: 1 };
    await db.insertInto('item').values(item).execute();
    const ask = (tx: Transaction) => tx.projectOfRow('item', 1);
    const store = createPlanStore(db);
    expect(await store.transaction(owner.context.workspace, ask)).toBe(1);
    expect(await inStranger(ask)).toBeNull();
    await db.deleteFrom('item').where('item_id', '=', AGENT).execute();
  });

  it('are tried by every query there is', async () => {
    const all = await inStranger(async (tx) => {
      const names: string[] = [];
      // Most are behind the transaction's own, and no keys of it.
      for (const name in tx) names.push(name);
      return names;
    });
    expect(all).toContain('blocksBetween');
    const methods = all.filter(
      (name) => !['apply', 'attach', 'heldStill', 'lastRevisions', 'changeStates'].includes(name),
    );
    const tried = Object.keys(attempts).map((name) => name.split(' ')[0]);
    expect(methods.filter((name) => !tried.includes(name))).toEqual([]);
    const reads = Object.keys(kernel.reader).filter((name) => !(`reader ${name}` in attempts));
    expect(reads).toEqual([]);
  });

  it('stay when another workspace is erased', async () => {
    const doomed = await kernel.story();
    await doomed.given(command('task_create', { title: 'прочь' }));
    await kernel.runtime.erase(doomed.context.workspace);
    const { workspaces } = await exportWorkspaces(
      kernel.connection.db,
      [owner.context.workspace],
      kernel.clock.now,
    );
    expect(workspaces[0]?.tasks).toMatchObject([{ title: SECRET }]);
    await expect(
      kernel.reader.inboxPage(doomed.context.workspace, { limit: 10, offset: 0, oldest: false }),
    ).resolves.toMatchObject({
      total: 0,
    });
  });
});
