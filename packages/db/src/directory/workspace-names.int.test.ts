import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createWorkspaceNames, isWorkspaceName, type WorkspaceNames } from './workspace-names.ts';

let database: TestDatabase;
let connection: Connection;
let names: WorkspaceNames;
const [ours, theirs] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 1 });
  names = createWorkspaceNames(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

it('leads a name to one workspace', async () => {
  expect(await names.find('acme/repo')).toBeNull();
  expect(await names.add('acme/repo', ours)).toBe('added');
  expect(await names.add('acme/repo', ours)).toBe('already');
  expect(await names.add('acme/repo', theirs)).toBe('taken');
  expect(await names.find('acme/repo')).toBe(ours);
});

it('lists all names, or those of one workspace', async () => {
  await names.add('acme/repo', ours);
  await names.add('acme/docs', ours);
  await names.add('other', theirs);
  expect(await names.list()).toEqual([
    { name: 'acme/docs', workspace_id: ours },
    { name: 'acme/repo', workspace_id: ours },
    { name: 'other', workspace_id: theirs },
  ]);
  expect((await names.list(theirs)).map(({ name }) => name)).toEqual(['other']);
});

it('takes a name away, from this workspace only where one is given', async () => {
  await names.add('short/lived', ours);
  expect(await names.remove('short/lived', theirs)).toBe(false);
  expect(await names.find('short/lived')).toBe(ours);
  expect(await names.remove('short/lived', ours)).toBe(true);
  expect(await names.remove('short/lived')).toBe(false);
});

describe('a name', () => {
  it.each(['acme/repo', 'Дом', 'a', '2026.plan', 'a@b_c-d', 'x'.repeat(100)])('%s', (name) => {
    expect(isWorkspaceName(name)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a space', 'two words'],
    ['a colon, which ends the workspace of a qualified id', 'acme:repo'],
    ['a first sign that is no letter', '/acme'],
    ['a line end', 'acme\n'],
    ['over a hundred characters', 'x'.repeat(101)],
    ["a workspace's own id", '01980000-0000-7000-8000-000000000000'],
  ])('is not %s', (_, name) => {
    expect(isWorkspaceName(name)).toBe(false);
  });
});
