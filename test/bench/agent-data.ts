import type { Connection } from '@planerka/db';
import { sql } from 'kysely';

const TASKS_OF_A_PLAN = 50;
const STEPS = 3;
/** So many tasks at a time: one statement over a million would take minutes. */
const AT_ONCE = 100_000;
const NOON = '2026-02-25T09:00:00.000Z';

/**
 * Fills a workspace with `total` tasks of three steps each, in plans of fifty, with the journal
 * entries of their making and a note on each. Numbers: plans and tasks from 1, steps behind them.
 */
export async function fillAgentWork(
  { db }: Connection,
  workspaceId: string,
  total: number,
): Promise<void> {
  const plans = Math.ceil(total / TASKS_OF_A_PLAN);
  // Ids are counted up, as those of the app are by time.
  const id = (kind: string, n: ReturnType<typeof sql.raw>) =>
    sql`(${workspaceId.slice(0, 8)} || '-0000-7000-' || ${kind} || '-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const n = sql.raw('n');
  await sql`insert into project (workspace_id, project_id, number, title, status, created_by, created_at, revision)
    select ${workspaceId}::uuid, ${id('8001', n)}, n, 'Plan ' || n, 'active', 'agent:sample', ${NOON}, 1
    from generate_series(1, ${plans}::int) n`.execute(db);
  for (let first = 1; first <= total; first += AT_ONCE) {
    await fillTasks({ first, last: Math.min(total, first + AT_ONCE - 1) });
  }
  await sql`update workspace set journal_seq = ${total * (1 + STEPS)}, task_number = ${total * (1 + STEPS)},
      project_number = ${plans}, version = version + 1
    where workspace_id = ${workspaceId}::uuid`.execute(db);

  async function fillTasks({ first, last }: { first: number; last: number }) {
    const columns = sql`workspace_id, task_id, number, project_id, parent_id, root_id, sort_key, title,
    status, tags, checkpoints, definition, created_by, created_at, revision`;
    const plan = id('8001', sql.raw(`((n - 1) / ${TASKS_OF_A_PLAN} + 1)`));
    await sql`insert into task (${columns})
    select ${workspaceId}::uuid, ${id('8002', n)}, n, ${plan}, null, null, lpad(n::text, 12, '0'),
      'Task ' || n, 'todo', '{}', '{}', null, 'agent:sample', ${NOON}, 1
    from generate_series(${first}::int, ${last}::int) n`.execute(db);
    const step = sql.raw(`((n - 1) * ${STEPS} + s)`);
    const definition = JSON.stringify({
      success_criteria: ['it works'],
      tests: ['npm test'],
      blockers: [],
      blocked: false,
      blocked_reason: null,
      proof: {},
    });
    const open = JSON.stringify({
      criteria: { confirmed_by: null, confirmed_at: null },
      tests: { confirmed_by: null, confirmed_at: null },
    });
    await sql`insert into task (${columns})
    select ${workspaceId}::uuid, ${id('8003', step)}, ${total}::int + ${step}, ${plan},
      ${id('8002', n)}, ${id('8002', n)}, lpad(s::text, 12, '0'), 'Step ' || s,
      'todo', '{}', ${open}::jsonb, ${definition}::jsonb, 'agent:sample', ${NOON}, 1
    from generate_series(${first}::int, ${last}::int) n, generate_series(1, ${STEPS}::int) s`.execute(
      db,
    );
    await sql`insert into journal (workspace_id, seq, change_id, action, actor, door, trace_id, type, v,
      object_kind, object_id, revision, before, after, at, root_id, root_revision)
    select t.workspace_id, t.number, coalesce(t.root_id, t.task_id), 'do',
      'agent:sample', 'mcp', 'sample', 'task_created', 3, 'task', t.task_id, 1, null, to_jsonb(t) - 'workspace_id',
      ${NOON}, coalesce(t.root_id, t.task_id), 1
    from task t where t.workspace_id = ${workspaceId}::uuid
      and (t.number between ${first} and ${last}
        or t.number between ${total + (first - 1) * STEPS + 1} and ${total + last * STEPS})`.execute(
      db,
    );
    await sql`insert into memo (workspace_id, memo_id, root_id, kind, body, checkpoints, created_by, created_at, revision)
    select ${workspaceId}::uuid, ${id('8004', n)}, ${id('8002', n)}, 'note', 'Note ' || n, '{}',
      'agent:sample', ${NOON}, 1
    from generate_series(${first}::int, ${last}::int) n`.execute(db);
  }
}
