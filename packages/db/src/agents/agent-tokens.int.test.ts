import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { eraseWorkspace } from '../commands/erase-workspace.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createWorkspaceDirectory } from '../directory/workspaces.ts';
import { type AgentTokenStore, createAgentTokenStore } from './agent-tokens.ts';

let database: TestDatabase;
let connection: Connection;
let tokens: AgentTokenStore;
let workspaceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 2 });
  tokens = createAgentTokenStore(connection.db, randomUUID);
});
beforeEach(async () => {
  workspaceId = await workspace();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function workspace(): Promise<string> {
  const directory = createWorkspaceDirectory(connection.db, randomUUID);
  return await directory.forAlias(`test/${randomUUID()}`, {
    kind: 'agents',
    timezone: 'Europe/Moscow',
    created_at: '2026-02-25T09:00:00.000Z',
  });
}

const make = (name = 'sample agent') =>
  tokens.create({ workspaceId, name, rights: ['read', 'write'], createdBy: 'tg:1' });

// cites: T-x-token-secret
it('shows the key once and keeps only its hash', async () => {
  const { token, key } = await make();
  expect(key).toMatch(/^plk_[\w-]{43}$/);
  expect(token).toEqual({
    token_id: expect.any(String),
    workspace_id: workspaceId,
    name: 'sample agent',
    rights: ['read', 'write'],
    created_by: 'tg:1',
    created_at: expect.any(String),
    last_used_at: null,
  });
  const { rows } = await connection.pool.query('select t::text as row from agent_token t');
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(key.slice(4));
});

it('tells living keys from others by their hashes, many at once', async () => {
  const [first, second] = [await make('first'), await make('second')];
  await tokens.revoke(workspaceId, second.token.token_id);
  const hash = (key: string) => createHash('sha256').update(key).digest('hex');
  const hashes = [hash(first.key), hash(second.key), hash('plk_nobody'), 'no hash'];
  expect(await tokens.livingAmong(hashes)).toEqual([hash(first.key)]);
  expect(await tokens.livingAmong([])).toEqual([]);
});

it('finds the token of a key, and no other', async () => {
  const [first, second] = [await make('first'), await make('second')];
  expect(await tokens.findByKey(second.key)).toMatchObject({ token_id: second.token.token_id });
  const last = first.key.endsWith('A') ? 'B' : 'A';
  for (const wrong of [first.key.slice(0, -1) + last, first.key.slice(0, -1), '', 'plk_']) {
    expect(await tokens.findByKey(wrong)).toBeNull();
  }
});

it('brings the names of its workspace', async () => {
  const { key } = await make();
  const before = await tokens.findByKey(key);
  await connection.pool.query(`insert into workspace_alias values ('a/first', $1)`, [workspaceId]);
  expect((await tokens.findByKey(key))?.workspace_names).toEqual([
    'a/first',
    ...(before?.workspace_names ?? ['none']),
  ]);
});

it('notes the use of a token once a minute', async () => {
  const { token, key } = await make();
  await tokens.findByKey(key);
  const used = async () => (await tokens.list(workspaceId))[0]?.last_used_at;
  const first = await used();
  expect(first).toEqual(expect.any(String));
  await tokens.findByKey(key);
  expect(await used()).toBe(first);
  await connection.pool.query(
    `update agent_token set last_used_at = now() - interval '61 seconds' where token_id = $1`,
    [token.token_id],
  );
  const stale = await used();
  await tokens.findByKey(key);
  expect(await used()).not.toBe(stale);
});

// cites: T-x-rights
it('changes rights at once', async () => {
  const { token, key } = await make();
  expect(await tokens.setRights(workspaceId, token.token_id, ['read'])).toBe(true);
  expect(await tokens.findByKey(key)).toMatchObject({ rights: ['read'] });
});

it('is gone once revoked', async () => {
  const [gone, stays] = [await make('gone'), await make('stays')];
  expect(await tokens.revoke(workspaceId, gone.token.token_id)).toBe(true);
  expect(await tokens.findByKey(gone.key)).toBeNull();
  expect((await tokens.list(workspaceId)).map(({ name }) => name)).toEqual(['stays']);
  expect(await tokens.revoke(workspaceId, gone.token.token_id)).toBe(false);
  expect(await tokens.setRights(workspaceId, gone.token.token_id, ['delete'])).toBe(false);
  expect(await tokens.findByKey(stays.key)).not.toBeNull();
});

it("touches no other workspace's tokens", async () => {
  const { token, key } = await make();
  const other = await workspace();
  expect(await tokens.list(other)).toEqual([]);
  expect(await tokens.revoke(other, token.token_id)).toBe(false);
  expect(await tokens.setRights(other, token.token_id, [])).toBe(false);
  expect(await tokens.findByKey(key)).toMatchObject({ rights: ['read', 'write'] });
});

it('goes with its workspace', async () => {
  const { key } = await make();
  await connection.db.transaction().execute((trx) => eraseWorkspace(trx, workspaceId));
  expect(await tokens.findByKey(key)).toBeNull();
});

it('keeps no right that there is not', async () => {
  const { token } = await make();
  await expect(
    connection.pool.query(`update agent_token set rights = '{read,own}' where token_id = $1`, [
      token.token_id,
    ]),
  ).rejects.toThrow('agent_token_rights_check');
});
