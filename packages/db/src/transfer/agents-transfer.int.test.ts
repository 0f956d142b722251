import { createTaskSurface } from '@planerka/agents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../../../../test/rig/agent.ts';
import { journalTellsAll } from '../../../../test/rig/journal-check.ts';
import { command, operation } from '../../../../test/rig/kernel.ts';
import { createTestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createTaskStore } from '../tasks/task-store.ts';
import { exportWorkspaces } from './export-workspaces.ts';
import { importWorkspaces } from './import-workspaces.ts';

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

type Exported = Awaited<ReturnType<typeof exportWorkspaces>>;

/** Reads a file into a database of its own and looks at what came of it. */
async function imported(
  file: unknown,
  look: (connection: Connection, url: string) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase();
  const connection = connect({ url: database.url, max: 2 });
  try {
    await importWorkspaces(connection.db, JSON.parse(JSON.stringify(file)));
    await look(connection, database.url);
  } finally {
    await connection.close();
    await database.drop();
  }
}

const exported = (id: string, { db }: Connection = kernel.connection): Promise<Exported> =>
  exportWorkspaces(db, [id], kernel.clock.now);

async function work(agent: Agent): Promise<void> {
  const aim = { task: 'TASK-001', path: 's:0' };
  await agent.done('tasks_macro_start', {
    plan_title: 'Sample plan',
    plan_template: 'release-plan',
    task_title: 'Sample task',
    template: 'principal-task',
  });
  await agent.done('tasks_contract', {
    plan: 'PLAN-001',
    current: 'What is promised',
    contract_data: { budget: 3 },
  });
  await agent.done('tasks_note', { ...aim, note: 'Looked at it' });
  await agent.done('tasks_evidence_capture', {
    ...aim,
    checks: ['CMD: npm test', 'LINK: https://example.com'],
    checkpoint: ['security'],
  });
  await agent.done('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Node' });
  await agent.done('tasks_task_define', { task: 'TASK-001', path: 's:0.t:0', status: 'DONE' });
  await agent.done('tasks_block', { task: 'TASK-001', path: 's:1', reason: 'No access' });
  await agent.done('tasks_snapshot', { task: 'TASK-001', name: 'before' });
  await agent.done('tasks_close_step', { ...aim, checkpoints: 'all' });
  await agent.done('tasks_delete', { task: 'TASK-001', path: 's:2' });
  await agent.done('tasks_handoff', { task: 'TASK-001' });
  await agent.done('tasks_undo');
}

it('brings plans, steps, memos and snapshots back as they were', async () => {
  const workspace = await kernel.workspace();
  await work(kernel.agent(workspace));
  const file = await exported(workspace.id);
  const [one] = file.workspaces;
  expect(one?.memos.length).toBeGreaterThan(2);
  expect(one?.snapshots.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['named', 'handoff']),
  );
  await imported(file, async (connection, url) => {
    expect(await exported(workspace.id, connection)).toEqual(file);
    await journalTellsAll(url);
  });
});

it("brings a person's block back: with who, when and why, closed to agents until a person lets go", async () => {
  const workspace = await kernel.workspace();
  await work(kernel.agent(workspace));
  const owner = await kernel.person(workspace);
  await owner.given(
    operation({ type: 'block_task', task: 1, reason: 'ждём договор' }),
    operation({ type: 'block_task', task: 2 }),
    operation({ type: 'unblock_task', task: 2 }),
  );
  const file = await exported(workspace.id);
  const byPerson = { actor: owner.context.actor.id, at: kernel.clock.now };
  expect(file.workspaces[0]?.tasks.find(({ number }) => number === 1)).toMatchObject({
    definition: { blocked: true, blocked_reason: 'ждём договор', blocked_by: byPerson },
  });
  await imported(file, async (connection, url) => {
    expect(await exported(workspace.id, connection)).toEqual(file);
    const surface = createTaskSurface({
      store: createTaskStore(connection.db),
      clock: { now: () => kernel.clock.now },
      ids: { uuid: () => crypto.randomUUID() },
    });
    const caller = {
      actor: 'agent:elsewhere',
      rights: new Set(['read', 'write', 'delete'] as const),
      workspace,
      defaultWorkspace: null,
      workspaceOf: () => Promise.resolve(workspace),
      traceId: 'elsewhere',
    };
    const edit = { workspace: workspace.name, task: 'TASK-001', title: 'Other' };
    expect(await surface.call(caller, 'tasks_edit', edit)).toMatchObject({
      ok: false,
      error: { code: 'BLOCKED_BY_PERSON', details: { blocked: { reason: 'ждём договор' } } },
    });
    await journalTellsAll(url);
  });
});

/** The same workspace as version 2 wrote it: what it did not know is left out. */
function asVersion2(file: Exported): unknown {
  const oldTask = (row: Readonly<Record<string, unknown>>) => {
    const { root_id: _1, is_node: _2, definition: _3, context: _4, ...rest } = row;
    const { depends_on: _5, completed_at: _6, ...old } = rest;
    return old;
  };
  const oldProject = (row: Readonly<Record<string, unknown>>) => {
    const { begun: _1, context: _2, priority: _3, tags: _4, depends_on: _5, ...rest } = row;
    const { contract: _6, contract_data: _7, checklist: _8, checkpoints: _9, ...old } = rest;
    return old;
  };
  const oldRow = (kind: string, row: Readonly<Record<string, unknown>> | null) => {
    if (row === null) return null;
    if (kind === 'task') return oldTask(row);
    return kind === 'project' ? oldProject(row) : row;
  };
  return {
    ...file,
    version: 2,
    workspaces: file.workspaces.map(({ memos: _memos, snapshots: _snapshots, ...one }) => ({
      ...one,
      tasks: one.tasks.map(oldTask),
      projects: one.projects.map(oldProject),
      journal: one.journal.map(({ root_id: _root, root_revision: _revision, ...entry }) => ({
        ...entry,
        v: 2,
        before: oldRow(entry.object_kind, entry.before),
        after: oldRow(entry.object_kind, entry.after),
      })),
    })),
  };
}

it('reads an export of version 2: subtasks of subtasks come into the tree of their task', async () => {
  const owner = await kernel.story();
  await owner.given(
    operation({ type: 'project_create', title: 'Ремонт' }),
    command('task_create', { title: 'Ванная' }),
    operation({ type: 'subtask_add', task: 1, title: 'Плитка' }),
    operation({ type: 'subtask_add', task: 2, title: 'Клей' }),
    operation({ type: 'subtask_add', task: 2, title: 'Лишнее' }),
    { type: 'undo' },
  );
  const id = owner.context.workspace;
  const file = await exported(id);
  await imported(asVersion2(file), async (connection, url) => {
    const back = await exported(id, connection);
    const trees = ({ workspaces }: Exported) => ({
      tasks: workspaces[0]?.tasks,
      projects: workspaces[0]?.projects,
      journal: workspaces[0]?.journal.map(({ seq, root_id, root_revision }) => ({
        seq,
        root_id,
        root_revision,
      })),
    });
    expect(trees(back)).toEqual(trees(file));
    await journalTellsAll(url);
  });
});
