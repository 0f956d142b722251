import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createWorkspaceDirectory, type WorkspaceDirectory } from './workspaces.ts';

const BOT = 7_000;
const fresh = {
  kind: 'group',
  timezone: 'Europe/Moscow',
  created_at: '2026-02-25T09:00:00.000Z',
} as const;

let database: TestDatabase;
let connection: Connection;
let directory: WorkspaceDirectory;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 8 });
  directory = createWorkspaceDirectory(connection.db, () => uuidv7());
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const chat = (id: number) => directory.forChat(BOT, id, fresh);
const written = (workspaceId: string) =>
  connection.db
    .updateTable('workspace')
    .set({ journal_seq: 1 })
    .where('workspace_id', '=', workspaceId)
    .execute();

it('leads both chats of a move to one plan, whichever needs it first and when', async () => {
  for (let group = 1; group <= 30; group += 1) {
    const [from, to] = [-group, -1_000_000_000_000 - group];
    const move = () => directory.chatMigrated(BOT, from, to);
    if (group % 2 === 0) await move();
    const late =
      group % 2 === 0 ? [chat(to), chat(from)] : [move().then(() => chat(to)), chat(from)];
    const both = await Promise.all([...late, chat(from)]);
    await move();
    expect(new Set([...both, await chat(to), await chat(from)]).size, `group ${group}`).toBe(1);
  }
});

it('never puts an empty plan in the place of one with something in it', async () => {
  const [from, to] = [-500, -1_000_000_000_500];
  const [, full] = [await chat(from), await chat(to)];
  await written(full);
  await directory.chatMigrated(BOT, from, to);
  expect([await chat(from), await chat(to)]).toEqual([full, full]);
});

it('makes one plan for a chat that many meet at once', async () => {
  const met = await Promise.all(Array.from({ length: 20 }, () => chat(900)));
  expect(new Set(met).size).toBe(1);
  const { rows } = await connection.pool.query(
    'select from workspace w where not exists (select from chat_workspace c where c.workspace_id = w.workspace_id)',
  );
  expect(rows.length).toBeLessThanOrEqual(1);
});
