import { connect, createPlanReader } from '@planerka/db';
import { addDays } from '@planerka/plan';
import { untilDay } from '@planerka/runtime';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { straysOf } from '../bench/query-plans.ts';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { command, operation, type Story } from '../rig/kernel.ts';
import { lintSchema } from '../rig/lint-schema.ts';
import { LOCAL_TABLES } from '../rig/local-tables.ts';
import { partitionSchema } from '../rig/partition-schema.ts';

/** The program on tables that are cut into parts by workspace: a statement must find its part by itself. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let kernel: AgentKernel;
let person: Story;
let agent: Agent;
let tables: string[];
beforeAll(async () => {
  kernel = await startAgents();
  const client = new Client({ connectionString: kernel.url });
  await client.connect();
  tables = await partitionSchema(client, LOCAL_TABLES);
  await client.end();
  // Connections from before look at the tables as they were.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    .execute(kernel.connection.db)
    .catch(() => undefined);
  kernel.connection.pool.on('error', () => undefined);
  const workspace = await kernel.workspace();
  agent = kernel.agent(workspace);
  person = await kernel.story();
});
afterAll(() => kernel.stop());

const DAY = '2026-02-25';
const NOW = '2026-02-25T09:00:00.000Z';
const FEW = { limit: 15, offset: 0 } as const;
const ANY = { tag: null, due: false, high: false, words: null, within: null } as const;
const days = { ...untilDay(addDays(DAY, 6), 'Europe/Moscow') };

const wishes: ReadonlyArray<readonly [string, () => Promise<unknown>]> = [
  ['a task', () => person.propose(command('task_create', { title: 'полить фикус' }))],
  [
    'a block',
    () =>
      person.propose(
        command('timeblock_create', {
          title: 'стрижка',
          start_at: '2026-02-26T14:00:00+03:00',
          duration_minutes: 60,
        }),
      ),
  ],
  ['a project', () => person.propose(operation({ type: 'project_create', title: 'Балкон' }))],
  [
    'words that name a task',
    () =>
      person.propose(operation({ type: 'update_status', status: 'done' }, { mention: 'фикус' })),
  ],
];

const asked = (): ReadonlyArray<readonly [string, () => Promise<unknown>]> => {
  const { workspace } = person.context;
  const { reader } = kernel;
  const at = { now: NOW, today: DAY };
  return [
    ['the day', () => reader.dayFacts(workspace, { day: DAY, now: NOW })],
    ['a week', () => reader.agenda(workspace, DAY, addDays(DAY, 6), NOW)],
    ['what is overdue', () => reader.overdue(workspace, at, FEW)],
    ['what was left', () => reader.leftBehind(workspace, days, FEW)],
    ['the Inbox', () => reader.inboxPage(workspace, { ...FEW, oldest: true })],
    ['its counts', () => reader.inboxCounts(workspace, NOW)],
    ['the load', () => reader.load(workspace, DAY, addDays(DAY, 6), NOW)],
    ['open tasks by words', () => reader.openTasks(workspace, { ...ANY, words: 'фикус' }, FEW)],
    [
      'deadlines',
      () =>
        reader.openTasks(workspace, { ...ANY, due: true, within: { ...days, from: null } }, FEW),
    ],
    ['what words mean', () => reader.mentioned(workspace, 'фикус', NOW)],
    ['a slip of the hand', () => reader.mentioned(workspace, 'фискус', NOW)],
    ['what was done', () => reader.done(workspace, { between: null, words: 'фикус' }, FEW)],
    ['what was put off', () => reader.movedSince(workspace, NOW, FEW)],
    ['projects', () => reader.projects(workspace, { ...FEW, words: null })],
    ['lists', () => reader.lists(workspace)],
    ['reminders', () => reader.reminders(workspace, FEW)],
    ['changes', () => reader.changes(workspace, FEW)],
    ['the journal', () => reader.journal(workspace, 20)],
  ];
};

const STEPS = [{ title: 'Only', success_criteria: ['it works'], tests: ['npm test'] }];
const calls: ReadonlyArray<readonly [string, Readonly<Record<string, unknown>>]> = [
  ['tasks_macro_start', { plan_title: 'Plan', task_title: 'Task', steps: STEPS }],
  ['tasks_create', { title: 'Second', parent: 'PLAN-001' }],
  ['tasks_radar', { plan: 'PLAN-001' }],
  ['tasks_context', { limit: 20 }],
  ['tasks_context', { text: 'second', limit: 20 }],
  ['tasks_context', { ready: true, limit: 20 }],
  ['tasks_note', { task: 'TASK-001', note: 'Sample' }],
  ['tasks_close_step', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' }],
  ['tasks_history', { limit: 20 }],
  ['tasks_delta', { limit: 20 }],
  ['tasks_resume_super', { task: 'TASK-001' }],
  ['tasks_handoff', { task: 'TASK-001' }],
  ['tasks_undo', {}],
  ['tasks_redo', {}],
];

const strays = (work: () => Promise<unknown>): Promise<readonly string[]> =>
  straysOf(kernel.connection, work);

describe('the plan’s tables as hash partitions by workspace_id', () => {
  it('hold every table of the plan, with its keys, and nothing that the lint refuses', async () => {
    const client = new Client({ connectionString: kernel.url });
    await client.connect();
    expect(tables).toEqual(expect.arrayContaining(['task', 'timeblock', 'journal', 'workspace']));
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_class where relkind = 'p'
        and relnamespace = 'sharded'::regnamespace`,
    );
    expect(rows[0]?.n).toBe(tables.length);
    expect(await lintSchema(client, LOCAL_TABLES)).toEqual([]);
    await client.end();
  });

  it.each(wishes)('%s is written in one part', async (_name, wish) => {
    expect(await strays(wish)).toEqual([]);
  });

  it.each(calls)('an agent’s %s %j stays in one part', async (tool, args) => {
    expect(await strays(() => agent.done(tool, args))).toEqual([]);
  });

  it('every question of a person stays in one part', async () => {
    for (const [name, ask] of asked()) {
      expect({ name, strays: await strays(ask) }).toEqual({ name, strays: [] });
    }
  });

  it('what a person wrote is really kept in one part, and taken back', async () => {
    const [done] = await person.propose(command('task_create', { title: 'вымыть окна' }));
    expect(done?.status).toBe('done');
    const { rows } = await sql<{ part: string }>`select tableoid::regclass::text as part
      from task where title = 'вымыть окна'`.execute(kernel.connection.db);
    expect(rows).toEqual([{ part: expect.stringMatching(/^task_part_\d$/) }]);
    const [undone] = await person.propose({ type: 'undo' });
    expect(undone?.status).toBe('done');
  });

  it('a statement without its workspace is found out', async () => {
    const stray = () =>
      sql`select title from task where created_by = ${'person:1'}`.execute(kernel.connection.db);
    expect(await strays(stray)).toHaveLength(1);
  });

  it('two workspaces lie in parts of their own, and a reader sees its own', async () => {
    const connection = connect({ url: kernel.url, max: 1 });
    const other = await kernel.story();
    await other.propose(command('task_create', { title: 'чужое' }));
    const reader = createPlanReader(connection.db);
    const page = { ...FEW, oldest: true };
    const own = await reader.inboxPage(person.context.workspace, page);
    const foreign = await reader.inboxPage(other.context.workspace, page);
    expect(foreign.items.map(({ title }) => title)).toEqual(['чужое']);
    expect(own.items.map(({ title }) => title)).not.toContain('чужое');
    await connection.close();
  });
});
