import { randomUUID } from 'node:crypto';
import { connect, createPlanStore, createWorkspaceDirectory } from '@planerka/db';
import { createRuntime } from '@planerka/runtime';
import type pg from 'pg';
import { v7 } from 'uuid';
import { openBenchDatabase, openBenchPool } from './database.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const NOW = '2026-02-25T09:00:00.000Z';
const CROWD = 32;
const SIZES = { full: { rounds: 5, commands: 600 }, smoke: { rounds: 1, commands: 64 } } as const;

type Write = (worker: number) => Promise<void>;

/** Everybody in one workspace, as a group is, or each in one of their own. */
const CASES = [
  { workers: 1, together: true },
  { workers: 8, together: false },
  { workers: 8, together: true },
  { workers: CROWD, together: false },
  { workers: CROWD, together: true },
] as const;

interface Rate {
  readonly perSecond: number;
  /** How long single commands took, ascending. */
  readonly took: readonly number[];
}

/** How fast `workers` side by side are; which workspace each of them writes to is up to `write`. */
async function rate(commands: number, workers: number, write: Write): Promise<Rate> {
  const each = Math.ceil(commands / workers);
  const took: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let count = 0; count < each; count += 1) {
        const before = performance.now();
        await write(worker);
        took.push(performance.now() - before);
      }
    }),
  );
  const perSecond = (took.length * 1000) / (performance.now() - started);
  return { perSecond, took: took.sort((a, b) => a - b) };
}

function percentile({ took }: Rate, part: number): number {
  return took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The same rows written by hand: what the runtime writes for a task, in one transaction of named
 * statements, with the same lock on the workspace.
 */
function bareWrite(pool: pg.Pool, workspaces: readonly string[]): Write {
  const query = (client: pg.PoolClient, name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values });
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

/** Commands per second through runtime and database, beside the same writes with bare `pg`. */
export async function run(size: BenchSize): Promise<void> {
  const { rounds, commands } = SIZES[size];
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 8 });
  const pool = openBenchPool(database.url, 8);
  try {
    const directory = createWorkspaceDirectory(connection.db, () => v7());
    const fresh = { kind: 'personal', timezone: 'Europe/Moscow', created_at: NOW } as const;
    const workspaces = await Promise.all(
      Array.from({ length: CROWD }, () => directory.forAlias(randomUUID(), fresh)),
    );
    const runtime = createRuntime({
      store: createPlanStore(connection.db),
      clock: { now: () => NOW },
      ids: { uuid: () => v7() },
    });
    const envelope = {
      trace_id: 'trace',
      source: { channel: 'cli' },
      command: { intent: 'task_create', confidence: 0.95, entities: { title: 'купить молоко' } },
    };
    const ours: Write = async (worker) => {
      await runtime.propose(
        {
          workspace: workspaces[worker] ?? '',
          actor: { id: 'person:1', may_undo_others: false },
          thread: 'thread',
          door: 'bench',
          traceId: 'trace',
        },
        [{ type: 'command', key: randomUUID(), envelope, said: 'купить молоко' }],
      );
    };
    const bare = bareWrite(pool, workspaces);
    await rate(commands, 8, ours);
    await rate(commands, 8, bare);
    const measured = CASES.map(() => [] as Array<{ ours: Rate; bare: number }>);
    // A machine has better and worse minutes: each round measures every case.
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { workers, together }] of CASES.entries()) {
        const at = (write: Write): Write => (together ? () => write(0) : write);
        const { perSecond } = await rate(commands, workers, at(bare));
        measured[index]?.push({ ours: await rate(commands, workers, at(ours)), bare: perSecond });
      }
    }
    const rows = CASES.map(({ workers, together }, index) => {
      const all = measured[index] ?? [];
      const each = (of: (one: Rate) => number) => median(all.map((one) => of(one.ours)));
      return {
        writers: workers,
        workspaces: together ? 'one' : 'their own',
        'runtime /s': Math.round(each(({ perSecond }) => perSecond)),
        'bare pg /s': Math.round(median(all.map((one) => one.bare))),
        'ratio (aim 0.7)': rounded(median(all.map((one) => one.ours.perSecond / one.bare))),
        'p50 ms': rounded(each((one) => percentile(one, 0.5))),
        'p99 ms': rounded(each((one) => percentile(one, 0.99))),
        'p99/p50 (aim 3)': rounded(each((one) => percentile(one, 0.99) / percentile(one, 0.5))),
      };
    });
    printTable('Commands through runtime and database', rows);
  } finally {
    await pool.end();
    await connection.close();
    await database.close();
  }
}
