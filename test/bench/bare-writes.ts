import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { v7 } from 'uuid';

/** What the runtime is measured beside: the rows that it writes for a new task, written by hand. */

export const NOW = '2026-02-25T09:00:00.000Z';

/** Writes one command; which worker of several it is for. */
export type Write = (worker: number) => Promise<void>;

const query = (client: pg.PoolClient, name: string, text: string, values: unknown[]) =>
  client.query({ name, text, values });

/** In one transaction of named statements, with the same lock on the workspace. */
export function bareWrite(pool: pg.Pool, workspaces: readonly string[]): Write {
  return async (worker) => {
    const workspace = workspaces[worker];
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await query(
        client,
        'lock',
        'select journal_seq, task_number from workspace where workspace_id = $1 for update',
        [workspace],
      );
      const seq = Number(rows[0].journal_seq) + 1;
      const number = Number(rows[0].task_number) + 1;
      const id = v7();
      const change = v7();
      await query(
        client,
        'task',
        `insert into task (workspace_id, task_id, number, sort_key, title, status, tags,
           remind_before_minutes, created_by, created_at, revision)
         values ($1, $2, $3, $4, $5, 'todo', '{}', '{}', 'person:1', $6, 1)`,
        [workspace, id, number, String(number).padStart(8, '0'), 'купить молоко', NOW],
      );
      await query(
        client,
        'journal',
        `insert into journal (workspace_id, seq, change_id, action, actor, door, trace_id, type, v,
           object_kind, object_id, revision, after, at, root_id, root_revision)
         values ($1, $2, $3, 'do', 'person:1', 'bench', 'trace', 'task_created', 1, 'task', $4, 1, $5,
           $6, $4, 1)`,
        [
          workspace,
          seq,
          change,
          id,
          JSON.stringify({ task_id: id, number, title: 'купить молоко' }),
          NOW,
        ],
      );
      await query(
        client,
        'key',
        'insert into idempotency_key (workspace_id, key, outcome, created_at) values ($1, $2, $3, $4)',
        [workspace, randomUUID(), JSON.stringify({ status: 'done', change }), NOW],
      );
      await query(
        client,
        'workspace',
        'update workspace set journal_seq = $2, task_number = $3 where workspace_id = $1',
        [workspace, seq, number],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

const ONE_CTE = `with w as (
    update workspace set journal_seq = journal_seq + 1, task_number = task_number + 1
    where workspace_id = $1 returning journal_seq, task_number),
  t as (
    insert into task (workspace_id, task_id, number, sort_key, title, status, tags,
      remind_before_minutes, created_by, created_at, revision)
    select $1, $2, w.task_number, lpad(w.task_number::text, 8, '0'), $3, 'todo', '{}', '{}',
      'person:1', $4, 1 from w),
  j as (
    insert into journal (workspace_id, seq, change_id, action, actor, door, trace_id, type, v,
      object_kind, object_id, revision, after, at, root_id, root_revision)
    select $1, w.journal_seq, $5, 'do', 'person:1', 'bench', 'trace', 'task_created', 1, 'task', $2, 1,
      jsonb_build_object('task_id', $2::uuid, 'number', w.task_number, 'title', $3::text), $4, $2, 1
    from w),
  k as (
    insert into idempotency_key (workspace_id, key, outcome, created_at)
    select $1, $6, $7, $4 from w)
  select task_number from w`;

/** In one statement, which nobody would write who has to look at anything before. */
export function cteWrite(pool: pg.Pool, workspaces: readonly string[]): Write {
  return async (worker) => {
    const change = v7();
    const outcome = JSON.stringify({ status: 'done', change });
    await pool.query({
      name: 'one-cte',
      text: ONE_CTE,
      values: [workspaces[worker], v7(), 'купить молоко', NOW, change, randomUUID(), outcome],
    });
  };
}
