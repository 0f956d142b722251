import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journalTellsAll } from '../../../../test/rig/journal-check.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createTaskStore } from '../tasks/task-store.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../../migrations');
const WORKSPACE = '00000000-0000-7000-8000-000000000001';
const AT = '2026-02-25T09:00:00.000Z';
const id = (number: number) =>
  `00000000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

let database: TestDatabase;
let connection: Connection;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  folder = await mkdtemp(path.join(tmpdir(), 'planerka-before-agents-'));
  for (const name of await readdir(MIGRATIONS)) {
    if (name < '0010') await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  }
  connection = connect({ url: database.url, max: 2 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

function task(number: number, parent: number | null, revision = 1): Record<string, unknown> {
  return {
    task_id: id(number),
    number,
    project_id: null,
    parent_id: parent === null ? null : id(parent),
    sort_key: String(number),
    title: `Task ${number}`,
    description: null,
    notes: null,
    status: 'todo',
    priority: null,
    category: null,
    tags: [],
    project_name: null,
    planned_on: null,
    planned_at: null,
    due_on: null,
    due_at: null,
    duration_minutes: null,
    recurrence_rule: null,
    recurrence_time: null,
    recurrence_zone: null,
    recurrence_exceptions: [],
    series_id: null,
    remind_before_minutes: null,
    checkpoints: {},
    snoozed_until: null,
    created_by: 'person:1',
    created_at: AT,
    deleted_at: null,
    revision,
  };
}

/** A root, its step, a step below that, and one there whose creation was undone; another root. */
const ROWS = [task(1, null), task(2, 1), task(3, 2, 2), task(5, null)];
const CHANGES: ReadonlyArray<{
  readonly change: number;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly undoes?: number;
}> = [
  { change: 1, before: null, after: task(1, null) },
  { change: 2, before: null, after: task(2, 1) },
  // One change on two steps of one tree and on another tree.
  { change: 3, before: null, after: task(3, 2) },
  { change: 3, before: null, after: task(4, 2) },
  { change: 3, before: null, after: task(5, null) },
  { change: 4, before: task(3, 2), after: task(3, 2, 2) },
  { change: 5, before: task(4, 2), after: null, undoes: 6 },
];
const TREES = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 3],
  [5, 1],
  [1, 4],
  [1, 5],
];

test('steps of a database from before there were agents come into their trees', async () => {
  let { pool } = connection;
  await migrate(database.url, { folder });
  await pool.query(
    `insert into workspace (workspace_id, kind, timezone, journal_seq, task_number, created_at)
      values ($1, 'personal', 'Europe/Moscow', $2, 5, $3)`,
    [WORKSPACE, CHANGES.length, AT],
  );
  for (const [table, rows] of [
    ['task', ROWS],
    [
      'journal',
      CHANGES.map(({ change, before, after, undoes }, index) => ({
        seq: index + 1,
        change_id: id(90 + change),
        action: undoes === undefined ? 'do' : 'undo',
        target_change_id: undoes === undefined ? null : id(90 + undoes),
        actor: 'person:1',
        door: 'test',
        trace_id: 'trace',
        type: 'task_created',
        v: 2,
        object_kind: 'task',
        object_id: (after ?? before)?.['task_id'],
        revision: 1 + index,
        before,
        after,
        at: AT,
      })),
    ],
  ] as const) {
    await pool.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.map((row) => ({ workspace_id: WORKSPACE, ...row })))],
    );
  }
  // the program of then has stopped
  await connection.close();
  await migrate(database.url, { folder: MIGRATIONS });
  connection = connect({ url: database.url, max: 2 });
  ({ pool } = connection);
  const tasks = await pool.query('select number::int as number, root_id from task order by number');
  expect(tasks.rows).toEqual([
    { number: 1, root_id: null },
    { number: 2, root_id: id(1) },
    { number: 3, root_id: id(1) },
    { number: 5, root_id: null },
  ]);
  const journal = await pool.query(
    'select root_id, root_revision::int as revision from journal order by seq',
  );
  expect(journal.rows).toEqual(
    TREES.map(([root = 0, revision]) => ({ root_id: id(root), revision })),
  );
  const store = createTaskStore(connection.db);
  const tree = await store.read(WORKSPACE, (tx) => tx.tree(id(1)));
  expect(tree.map(({ number }) => number)).toEqual([2, 3]);
  await journalTellsAll(database.url);
});
