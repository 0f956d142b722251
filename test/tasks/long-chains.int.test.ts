// cites: T-x-long-chain
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

/** TASK-001 and TASK-002 wait for nothing; each of so many more for as many as `each` of those before it. */
async function chainOf(links: number, each: number): Promise<Agent> {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Plan' });
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'First', steps: [] });
  await agent.done('tasks_create', { title: 'Other plan' });
  await agent.done('tasks_create', { parent: 'PLAN-002', title: 'Second', steps: [] });
  await sql`insert into task select (jsonb_populate_record(t, jsonb_build_object(
      'task_id', gen_random_uuid(), 'number', n, 'title', 'Link ' || n, 'sort_key', lpad(n::text, 8, '0'),
      'depends_on', (select jsonb_agg('TASK-' || lpad(b::text, greatest(3, length(b::text)), '0'))
        from generate_series(greatest(2, n - ${each}::int), n - 1) b)))).*
    from task t cross join generate_series(3, ${links + 2}::int) n
    where t.workspace_id = ${agent.workspace.id}::uuid and t.number = 2`.execute(
    kernel.connection.db,
  );
  return agent;
}

const last = (links: number): string => `TASK-${links + 2}`;

describe('a chain of dependencies', { timeout: 240_000 }, () => {
  it('is looked through to its end, however late the circle closes', async () => {
    const agent = await chainOf(400, 1);
    const edit = { task: 'TASK-002', depends_on: [last(400)] };
    const error = await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', edit);
    expect(error.details?.['cycle']).toHaveLength(402);
  });

  it('that is too long to be looked through is refused, and told where it is read', async () => {
    const agent = await chainOf(2_100, 20);
    const edit = { task: 'TASK-002', depends_on: [last(2_100)] };
    const error = await agent.refused('TOO_MANY', 'tasks_edit', edit);
    expect(error).toMatchObject({
      next: { tool: 'tasks_radar', args: { target: last(2_100) } },
      details: { looked_at: 2_000 },
    });
    const answer = await agent.call('tasks_radar', { task: last(2_100) });
    expect(answer).toMatchObject({ ok: true, warnings: [{ code: 'CHAIN_CUT' }] });
    // What hangs on it near its beginning is seen whole.
    await agent.done('tasks_edit', { task: 'TASK-001', depends_on: ['TASK-003'] });
  });
});
