import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAgentWork } from '../bench/agent-data.ts';
import { planFacts, queriesOf } from '../bench/query-plans.ts';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

// What agents call most often, in a workspace of 20,000 tasks with 60,000 steps: a call that reads a
// big table from end to end, or much of one, grows with the plan.

const TASKS = 20_000;
const LIMIT_MS = 120_000;

let kernel: AgentKernel;
let agent: Agent;
beforeAll(async () => {
  kernel = await startAgents();
  const workspace = await kernel.workspace();
  agent = kernel.agent(workspace);
  await fillAgentWork(kernel.connection, workspace.id, TASKS);
  await sql`vacuum analyze`.execute(kernel.connection.db);
}, LIMIT_MS);
afterAll(async () => {
  await kernel.stop();
});

const aim = { task: 'TASK-10000' };
/** Each with the rows it may read. */
const CALLS: ReadonlyArray<readonly [string, Readonly<Record<string, unknown>>, number]> = [
  ['tasks_radar', aim, 100],
  ['tasks_radar', { plan: 'PLAN-100' }, 2_000],
  ['tasks_resume_super', { ...aim, read_only: true }, 200],
  ['tasks_resume_super', { ...aim, graph_diff: true, base: 'base' }, 300],
  ['tasks_handoff', aim, 200],
  ['tasks_delta', { limit: 20 }, 100],
  ['tasks_context', { kind: 'task', limit: 20 }, 300],
  ['tasks_context', { kind: 'plan', limit: 20 }, 3_000],
  ...[
    { ready: true },
    { blocked: true },
    { blocked: false },
    { due: '2026-03-01' },
    { tag: 'sample' },
    { priority: 'high' },
    { holder: 'me' },
    { status: 'ACTIVE' },
    { text: 'zebra' },
  ].map((filter) => ['tasks_context', { ...filter, limit: 20 }, 6_000] as const),
  ['tasks_history', { limit: 20 }, 400],
  ['tasks_history', { ...aim, limit: 20 }, 100],
  ['tasks_lint', aim, 200],
  ['tasks_mirror', aim, 100],
  ['tasks_note', { ...aim, note: 'Sample' }, 100],
  ['tasks_close_step', { ...aim, path: 's:0', checkpoints: 'gate' }, 200],
  ['tasks_undo', {}, 200],
  ['tasks_redo', {}, 200],
  ['tasks_create', { title: 'New', parent: 'PLAN-100' }, 100],
  ['tasks_macro_start', { plan: 'PLAN-100', task_title: 'New' }, 500],
  ['tasks_macro_start', { task_title: 'New' }, 100],
];

it.each(CALLS)('%s %j reads by index', async (tool, args, rowsMax) => {
  await agent.done('tasks_snapshot', { ...aim, name: 'base' });
  const asked = await queriesOf(kernel.connection, async () => {
    await agent.done(tool, args);
  });
  // What was written cannot be written again; all that led to it was read before.
  const queries = asked.filter(
    ({ text }) => !/\b(?:insert into|update|delete from|refuse)\b/i.test(text),
  );
  const { scanned, scans, rows, indexes } = await planFacts(kernel.connection, queries);
  expect({ scanned, scans, isSmall: rows <= rowsMax ? true : rows, indexes }).toMatchObject({
    scanned: [],
    scans: [],
    isSmall: true,
  });
});
