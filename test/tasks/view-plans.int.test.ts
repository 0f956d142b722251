import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFacts, queriesOf } from '../bench/query-plans.ts';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { NOON } from '../rig/kernel.ts';

const PLANS = 100;
const TASKS = 5_000;
const STEPS_EACH = 3;
const MEMOS = 5_000;

let kernel: AgentKernel;
let agent: Agent;

/** 20,000 rows of tasks in one workspace, each with its entry in the journal, and 5,000 memos. */
beforeAll(async () => {
  kernel = await startAgents();
  const workspace = await kernel.workspace('sample/large');
  agent = kernel.agent(workspace);
  const { db, pool } = kernel.connection;
  const id = sql`${workspace.id}::uuid`;
  const uuid = (kind: number, n: string) =>
    sql.raw(`('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);
  await sql`insert into project (workspace_id, project_id, number, title, status, created_by,
      created_at, revision)
    select ${id}, ${uuid(1, 'n')}, n, 'Plan ' || n, 'active', 'agent:sample', ${NOON}::timestamptz, 1
    from generate_series(1, ${PLANS}::int) n`.execute(db);
  await sql`insert into task (workspace_id, task_id, number, project_id, sort_key, title, status,
      tags, created_by, created_at, revision)
    select ${id}, ${uuid(2, 'n')}, n, ${uuid(1, '1 + n % 100')}, lpad(n::text, 8, '0'), 'Task ' || n,
      case when n % 3 = 0 then 'done' else 'todo' end, '{}', 'agent:sample', ${NOON}::timestamptz, 1
    from generate_series(1, ${TASKS}::int) n`.execute(db);
  await sql`insert into task (workspace_id, task_id, number, project_id, parent_id, root_id, sort_key,
      title, status, tags, created_by, created_at, revision)
    select ${id}, ${uuid(3, 'n')}, ${TASKS}::int + n, ${uuid(1, '1 + (1 + n % 5000) % 100')},
      ${uuid(2, '1 + n % 5000')}, ${uuid(2, '1 + n % 5000')}, lpad(n::text, 8, '0'), 'Step ' || n,
      'todo', '{}', 'agent:sample', ${NOON}::timestamptz, 1
    from generate_series(1, ${TASKS * STEPS_EACH}::int) n`.execute(db);
  await sql`insert into journal (workspace_id, seq, change_id, action, actor, door, trace_id, type, v,
      object_kind, object_id, revision, before, after, at, root_id, root_revision)
    select ${id}, row_number() over (order by o.number, o.kind), gen_random_uuid(), 'do',
      'agent:' || o.number % 7, 'mcp', 'trace', 'task_created', 3, o.kind, o.id, 1, null,
      jsonb_build_object('number', o.number, 'title', o.title, 'parent_id', o.parent_id),
      ${NOON}::timestamptz, o.root, 1
    from (select 'task' as kind, task_id as id, number, title, parent_id,
        coalesce(root_id, task_id) as root from task where workspace_id = ${id}
      union all select 'project', project_id, number, title, null, project_id
        from project where workspace_id = ${id}) o`.execute(db);
  await sql`insert into memo (workspace_id, memo_id, root_id, kind, body, checkpoints, created_by,
      created_at, revision)
    select ${id}, ${uuid(4, 'n')}, ${uuid(2, '1 + n % 5000')}, 'note', 'Note ' || n, '{}',
      'agent:sample', ${NOON}::timestamptz, 1
    from generate_series(1, ${MEMOS}::int) n`.execute(db);
  await sql`update workspace set task_number = ${TASKS * (1 + STEPS_EACH)}, project_number = ${PLANS},
      journal_seq = ${TASKS * (1 + STEPS_EACH) + PLANS} where workspace_id = ${id}`.execute(db);
  await pool.query('analyze');
  await agent.done('tasks_handoff', { plan: 'PLAN-007' });
  await agent.done('tasks_note', { task: 'TASK-006', note: 'since the handoff' });
});
afterAll(async () => {
  await kernel.stop();
});

const TASK = { task: 'TASK-006', read_only: true };
const PLAN = { plan: 'PLAN-007', read_only: true };

const calls: ReadonlyArray<readonly [tool: string, args: Record<string, unknown>]> = [
  ['tasks_context', {}],
  ['tasks_context', { kind: 'task', status: 'ACTIVE' }],
  ['tasks_delta', {}],
  ['tasks_history', {}],
  ['tasks_history', { task: 'TASK-006' }],
  ['tasks_radar', { task: 'TASK-006' }],
  ['tasks_radar', { plan: 'PLAN-007' }],
  ['tasks_lint', { plan: 'PLAN-007' }],
  ['tasks_mirror', { plan: 'PLAN-007' }],
  ...[TASK, PLAN].flatMap((aim) =>
    [
      'tasks_resume',
      'tasks_resume_pack',
      'tasks_context_pack',
      'tasks_handoff',
      'tasks_snapshot',
    ].map((tool) => [tool, aim] as const),
  ),
];

describe('in a workspace of 20,000 tasks', () => {
  it.each(calls)('%s %o reads by indexes, with few queries', async (tool, args) => {
    const asked = await queriesOf(kernel.connection, () => agent.done(tool, args));
    const { scanned, rows } = await planFacts(kernel.connection, asked);
    expect(scanned).toEqual([]);
    // Each list in one query, however many tasks the plan has.
    expect(asked.length).toBeLessThan(35);
    expect(rows).toBeLessThan(8_000);
  });

  it('says that a plan was too large to look into every open task', async () => {
    await sql`update task set project_id = (select project_id from project p
        where p.workspace_id = task.workspace_id and p.number = 9)
      where workspace_id = ${agent.workspace.id}::uuid and number between 4901 and 5000`.execute(
      kernel.connection.db,
    );
    await agent.done('tasks_complete', { task: 'TASK-4999', status: 'ACTIVE' });
    expect(await agent.done('tasks_radar', { plan: 'PLAN-009' })).toMatchObject({
      now: { task: 'TASK-4999' },
      verify: { looked_into: 50 },
    });
  });
});
