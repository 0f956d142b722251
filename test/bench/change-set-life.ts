import { randomUUID } from 'node:crypto';
import { createTaskSurface } from '@planerka/agents';
import {
  type Connection,
  connect,
  createPlanStore,
  createTaskStore,
  createWorkspaceDirectory,
} from '@planerka/db';
import { createRuntime, type Proposal } from '@planerka/runtime';
import { v7 } from 'uuid';
import { openBenchDatabase } from './database.ts';
import { queriesOf } from './query-plans.ts';
import { printTable, rounded } from './table.ts';

const NOW = '2026-02-25T09:00:00.000Z';
const STATEMENTS_MAX = 25;
/** Times one bare INSERT of the same rows. */
const APPLY_MAX = 3;
/** Times applying. */
const UNDO_MAX = 2;

/** As many ops: an item for each ten of them, its tasks, and links between these. */
function opsOf(count: number): object[] {
  return Array.from({ length: count }, (_, at) => {
    const item = `tmp:item:${Math.floor(at / 10)}`;
    if (at % 10 === 0) {
      return { op: 'item.create', tempId: item, payload: { name: `Item ${at}` } };
    }
    if (at % 10 < 6) {
      return {
        op: 'task.create',
        tempId: `tmp:task:${at}`,
        clientRef: `t${at}`,
        payload: { itemRef: item, title: `Task ${at}`, durationHours: 2 },
      };
    }
    return {
      op: 'dependency.upsert',
      payload: {
        fromTaskIdOrRef: `tmp:task:${at - 5}`,
        toTaskIdOrRef: `tmp:task:${at - (at % 10) + 5}`,
      },
    };
  }).filter((op) => !isLoop(op));
}

function isLoop(op: object): boolean {
  if (!('payload' in op)) return false;
  const { payload } = op;
  if (typeof payload !== 'object' || payload === null || !('fromTaskIdOrRef' in payload))
    return false;
  return 'toTaskIdOrRef' in payload && payload.fromTaskIdOrRef === payload.toTaskIdOrRef;
}

/** One workspace with a project, its agent and its owner. */
async function atWork({ db }: Connection) {
  const ports = { clock: { now: () => NOW }, ids: { uuid: () => v7() } };
  const runtime = createRuntime({ store: createPlanStore(db), ...ports });
  const surface = createTaskSurface({ store: createTaskStore(db), ...ports });
  const fresh = { kind: 'personal', timezone: 'Europe/Moscow', created_at: NOW } as const;
  const name = `bench/${randomUUID()}`;
  const workspace = {
    id: await createWorkspaceDirectory(db, () => v7()).forAlias(name, fresh),
    name,
  };
  const caller = {
    actor: 'agent:sample',
    rights: new Set(['read', 'write'] as const),
    workspace,
    defaultWorkspace: name,
    workspaceOf: () => Promise.resolve(workspace),
    traceId: 'trace',
  };
  const call = async (tool: string, args: Readonly<Record<string, unknown>>) => {
    const answer = await surface.call(caller, tool, { workspace: name, ...args });
    if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
    return answer.result;
  };
  const decide = async (proposal: Proposal) => {
    const context = {
      workspace: workspace.id,
      actor: { id: 'person:1', may_undo_others: true },
      thread: 'thread',
      door: 'bench',
      traceId: 'trace',
    };
    const [outcome] = await runtime.propose(context, [proposal]);
    if (outcome?.status !== 'done') throw new Error(`${proposal.type}: ${outcome?.status ?? ''}`);
  };
  await call('tasks_create', { title: 'Bench' });
  return { workspace, call, decide };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Is a set of so many ops applied and taken back within the bounds? Beside one INSERT of the same rows
 * in the same run; the least of several rounds.
 */
export async function lifeOfASet(count: number, rounds: number): Promise<boolean> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 2 });
  try {
    const took = { apply: [] as number[], undo: [] as number[], insert: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const { call, decide } = await atWork(connection);
      const set_id = await proposed(connection, call, count);
      const apply = () => decide({ type: 'change_set', key: v7(), set_id, act: 'approve' });
      took.apply.push(await milliseconds(apply));
      took.undo.push(await milliseconds(() => decide({ type: 'undo', key: v7() })));
      took.insert.push(await insertedAnew(connection, count));
    }
    const { call, decide } = await atWork(connection);
    const set_id = await proposed(connection, call, count);
    const statements = {
      apply: await statementsOf(connection, () =>
        decide({ type: 'change_set', key: v7(), set_id, act: 'approve' }),
      ),
      undo: await statementsOf(connection, () => decide({ type: 'undo', key: v7() })),
    };
    const least = (values: readonly number[]) => Math.min(...values);
    const [apply, undo, insert] = [least(took.apply), least(took.undo), least(took.insert)];
    printTable(`A set of ${count} ops`, [
      { what: 'applying', ms: rounded(apply), statements: statements.apply },
      { what: 'taking it back', ms: rounded(undo), statements: statements.undo },
      { what: 'one bare INSERT of its rows', ms: rounded(insert), statements: 1 },
    ]);
    printTable('Bounds', [
      { what: 'statements of applying', is: statements.apply, 'at most': STATEMENTS_MAX },
      { what: 'applying, times the INSERT', is: rounded(apply / insert), 'at most': APPLY_MAX },
      { what: 'taking back, times applying', is: rounded(undo / apply), 'at most': UNDO_MAX },
    ]);
    return (
      statements.apply <= STATEMENTS_MAX && apply <= APPLY_MAX * insert && undo <= UNDO_MAX * apply
    );
  } finally {
    await connection.close();
    await database.close();
  }
}

type Call = Awaited<ReturnType<typeof atWork>>['call'];

/** A set of so many ops that waits; its id. */
async function proposed({ db }: Connection, call: Call, count: number): Promise<string> {
  const { project, inputSnapshot } = await call('changesets_base', { plan: 'PLAN-001' });
  await call('changesets_submit', {
    envelope: {
      schemaVersion: '1.0',
      phase: 'planning',
      agent: { name: 'planner', runId: v7() },
      project,
      inputSnapshot,
      changeSet: { changeSetId: 'set-1', requiresApproval: true, ops: opsOf(count) },
    },
  });
  const newest = db.selectFrom('change_set').select('set_id').orderBy('set_id', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).set_id;
}

async function statementsOf(connection: Connection, work: () => Promise<unknown>): Promise<number> {
  return (await queriesOf(connection, work)).length;
}

/** The same rows in another workspace, so that what is taken out here is in nobody's way there. */
async function insertedAnew(connection: Connection, count: number): Promise<number> {
  const { workspace, call, decide } = await atWork(connection);
  const set_id = await proposed(connection, call, count);
  await decide({ type: 'change_set', key: v7(), set_id, act: 'approve' });
  return await insertAgain(connection.pool, workspace.id);
}

/** Owners before what belongs to them, as the set has written them. */
const WRITTEN = ['item', 'task', 'dependency', 'journal', 'change_set_op'] as const;

/**
 * One INSERT of the rows that the set has made, objects, journal and what became of each op, sent by the
 * client into the same tables; they are taken out before and all is as it was afterwards.
 */
async function insertAgain(pool: Connection['pool'], workspace: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const rows: string[] = [];
    for (const table of WRITTEN) {
      const found = await client.query(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${table} t
          where workspace_id = $1::uuid`,
        [workspace],
      );
      rows.push(String(found.rows[0]?.rows));
    }
    for (const table of [...WRITTEN].reverse()) {
      await client.query(`delete from ${table} where workspace_id = $1::uuid`, [workspace]);
    }
    const inserts = WRITTEN.map(
      (table, at) => `${table}_rows as (insert into ${table}
        select * from jsonb_populate_recordset(null::${table}, $${at + 1}::jsonb))`,
    );
    return await milliseconds(() => client.query(`with ${inserts.join(', ')} select 1`, rows));
  } finally {
    await client.query('rollback');
    client.release();
  }
}
