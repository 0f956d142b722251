import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, type Kernel, startKernel } from '../../../../test/rig/kernel.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { migrate } from '../migrate/migrate.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { deriveReminders } from './derive-reminders.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../../migrations');
/** The last migration before there were reminders. */
const BEFORE = '0004';
const NOON = '2026-02-25T09:00:00.000Z';
const WORKSPACE = '00000000-0000-4000-8000-00000000000a';
const CHAT = 77;

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

async function waiting({ db }: Connection, workspace: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reminder')
    .select(['object_kind', 'object_id', 'fire_at', 'actor', 'thread'])
    .where('workspace_id', '=', workspace)
    .where('state', '=', 'waiting')
    .orderBy('object_kind')
    .orderBy('object_id')
    .orderBy('fire_at')
    .execute();
  return rows.map(
    ({ object_kind, object_id, fire_at, actor, thread }) =>
      `${object_kind} ${Number(object_id.slice(-12))} ${fire_at} ${actor} ${thread ?? 'home'}`,
  );
}

async function owed({ db }: Connection): Promise<number> {
  const { n } = await db
    .selectFrom('reminder_owed')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The tables as they were at 0004, with a plan in them. */
async function oldPlan(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planerka-old-'));
  const early = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, 4) <= BEFORE);
  for (const name of early) await copyFile(path.join(MIGRATIONS, name), path.join(folder, name));
  await migrate(url, { folder });
  await rm(folder, { recursive: true });
  const connection = connect({ url, max: 1 });
  const actor = `telegram:${CHAT}`;
  await sql`insert into workspace (workspace_id, kind, timezone, created_at, task_number)
    values (${WORKSPACE}, 'personal', 'Europe/Moscow', ${NOON}, 8)`.execute(connection.db);
  await sql`insert into chat_workspace (bot_id, chat_id, workspace_id)
    values (1, ${CHAT}, ${WORKSPACE})`.execute(connection.db);
  const tasks = [
    { number: 1, planned_at: '2026-02-26T12:00:00Z' },
    { number: 2, planned_at: '2026-02-24T12:00:00Z' },
    { number: 3, planned_at: '2026-02-26T12:00:00Z', status: 'done' },
    { number: 4, planned_on: '2026-02-26', remind_before_minutes: [60] },
    { number: 5, due_at: '2026-02-27T12:00:00Z', remind_before_minutes: [1440, 60] },
    { number: 6, planned_at: '2026-02-26T12:00:00Z', deleted_at: NOON },
    { number: 7 },
  ].map((row) => ({
    workspace_id: WORKSPACE,
    task_id: id(row.number),
    sort_key: String(row.number),
    title: `Задача ${row.number}`,
    status: 'todo',
    tags: [],
    remind_before_minutes: [],
    checkpoints: {},
    created_by: actor,
    created_at: NOON,
    revision: 1,
    ...row,
  }));
  await sql`insert into task select * from jsonb_populate_recordset(null::task,
    ${JSON.stringify(tasks)}::jsonb)`.execute(connection.db);
  const blocks = [
    { number: 8, start_at: '2026-02-26T07:00:00Z', end_at: '2026-02-26T08:00:00Z' },
    { number: 9, start_at: '2026-02-20T07:00:00Z', end_at: '2026-02-20T08:00:00Z' },
    {
      number: 10,
      start_at: '2026-02-20T06:00:00Z',
      end_at: '2026-02-20T07:00:00Z',
      recurrence_rule: 'FREQ=DAILY',
      recurrence_time: '09:00',
      recurrence_zone: 'Europe/Moscow',
    },
  ].map((row) => ({
    workspace_id: WORKSPACE,
    timeblock_id: id(row.number),
    duration_minutes: 60,
    tags: [],
    remind_before_minutes: [],
    created_by: row.number === 9 ? 'telegram:78' : actor,
    created_at: NOON,
    revision: 1,
    ...row,
  }));
  await sql`insert into timeblock select * from jsonb_populate_recordset(null::timeblock,
    ${JSON.stringify(blocks)}::jsonb)`.execute(connection.db);
  await connection.close();
}

const MINE = [
  'task 1 2026-02-26T12:00:00.000Z telegram:77 home',
  // An hour before the morning of its day.
  'task 4 2026-02-26T05:00:00.000Z telegram:77 home',
  'task 5 2026-02-26T12:00:00.000Z telegram:77 home',
  'task 5 2026-02-27T11:00:00.000Z telegram:77 home',
  'timeblock 8 2026-02-26T06:50:00.000Z telegram:77 home',
  'timeblock 10 2026-02-26T05:50:00.000Z telegram:77 home',
];

// cites: R-owed
describe('plans from before there were reminders', () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    await oldPlan(database.url);
    await prepareDatabase(database.url, { migrations: MIGRATIONS });
    connection = connect({ url: database.url, max: 4 });
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  it('go on where a process that was killed stopped', async () => {
    expect(await owed(connection)).toBe(2);
    expect(await deriveReminders(connection.db, NOON, { rounds: 2, batch: 2 })).toBe(2);
    expect(await waiting(connection, WORKSPACE)).toEqual(MINE.slice(0, 4));
    expect(await owed(connection)).toBe(2);
  });

  it('have them after one pass of several processes, each once, with the digests', async () => {
    const all = Array.from({ length: 3 }, () => deriveReminders(connection.db, NOON, { batch: 2 }));
    await Promise.all(all);
    expect(await waiting(connection, WORKSPACE)).toEqual(MINE);
    expect(await owed(connection)).toBe(0);
    const digests = await connection.db.selectFrom('digest').selectAll().execute();
    expect(digests.map(({ actor, kind, next_at: at }) => `${actor} ${kind} ${at}`).sort()).toEqual([
      'telegram:77 evening 2026-02-25T17:00:00.000Z',
      'telegram:77 morning 2026-02-26T06:00:00.000Z',
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n
      from graphile_worker.jobs where task_identifier = 'remind'`.execute(connection.db);
    expect(rows[0]?.n).toBe(5);
  });

  it('are not derived again', async () => {
    await connection.db.deleteFrom('reminder').execute();
    expect(await deriveReminders(connection.db, NOON)).toBe(0);
    await prepareDatabase(database.url, { migrations: MIGRATIONS });
    expect(await deriveReminders(connection.db, NOON)).toBe(0);
    expect(await waiting(connection, WORKSPACE)).toEqual([]);
  });
});

// cites: R-settings
describe('changed settings', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await startKernel();
  });
  afterAll(async () => {
    await kernel.stop();
  });

  const block = (start: string) =>
    command('timeblock_create', { start_at: start, duration_minutes: 60 });
  const START = '2026-02-26T15:00:00+03:00';

  it('hold in every workspace of the person, and for nobody else', async () => {
    const actor = { id: 'person:settings', may_undo_others: false };
    const here = await kernel.story({ actor });
    const there = await kernel.story({ actor });
    const asSaid = { remind_before_minutes: [30] };
    await there.given(
      block(START),
      command('timeblock_create', { start_at: START, duration_minutes: 60, ...asSaid }),
      command('task_create', { title: 'Хлеб', planned_at: '2026-02-27', ...asSaid }),
    );
    const other = there.as({ actor: { id: 'person:another', may_undo_others: false } });
    await other.given(block('2026-02-26T17:00:00+03:00'));
    const times = async () => {
      const rows = await waiting(kernel.connection, there.context.workspace);
      return rows.map((row) => row.split(' ').slice(2, 4).join(' ')).sort();
    };
    const mine = 'person:settings';
    const others = '2026-02-26T13:50:00.000Z person:another';
    const said = `2026-02-26T11:30:00.000Z ${mine}`;
    expect(await times()).toEqual(
      [`2026-02-26T11:50:00.000Z ${mine}`, said, `2026-02-27T05:30:00.000Z ${mine}`, others].sort(),
    );
    await here.given({
      type: 'settings',
      reminders: { block_minutes: 60 },
      dayparts: { morning: '11:00' },
    });
    await deriveReminders(kernel.connection.db, kernel.clock.now);
    const changed = [
      `2026-02-26T11:00:00.000Z ${mine}`,
      said,
      `2026-02-27T07:30:00.000Z ${mine}`,
      others,
    ];
    expect(await times()).toEqual([...changed].sort());
    await here.given({ type: 'undo' });
    await deriveReminders(kernel.connection.db, kernel.clock.now);
    expect(await times()).toContain(`2026-02-26T11:50:00.000Z ${mine}`);
  });

  it('a moved zone holds for everybody in the workspace', async () => {
    const story = await kernel.story();
    const other = story.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.given(
      command('task_create', {
        title: 'Хлеб',
        planned_at: '2026-02-27',
        remind_before_minutes: [0],
      }),
    );
    await story.given({ type: 'settings', timezone: 'Asia/Omsk' });
    await deriveReminders(kernel.connection.db, kernel.clock.now);
    const [row] = await waiting(kernel.connection, story.context.workspace);
    expect(row).toContain('2026-02-27T03:00:00.000Z person:2');
  });

  it('what is written while it is derived is not overwritten by what was read before', async () => {
    const actor = { id: 'person:busy', may_undo_others: false };
    const story = await kernel.story({ actor });
    for (let each = 0; each < 6; each += 1) await story.given(block(START));
    await (await kernel.story({ actor })).given({
      type: 'settings',
      reminders: { block_minutes: 0 },
    });
    await Promise.all([
      deriveReminders(kernel.connection.db, kernel.clock.now, { batch: 1 }),
      ...Array.from({ length: 6 }, (_, index) =>
        story.propose({
          type: 'operation',
          read: { operation: { type: 'delete', timeblock: index + 1 }, confidence: 1 },
          refs: [],
          suggested: [],
          said: 'удали',
        }),
      ),
    ]);
    expect(await waiting(kernel.connection, story.context.workspace)).toEqual([]);
  });
});
