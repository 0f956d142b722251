import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, startDurableServer } from './postgres.ts';

const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // servers are killed here
  await client.connect();
  leftovers.push(() => client.end());
  return client;
}

async function count(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
}

test('two test databases are migrated and do not see each other', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  leftovers.push(one.drop, two.drop);
  const [first, second] = [await connect(one.url), await connect(two.url)];
  await first.query('create table only_here as select 1');
  expect(await count(second, 'task')).toBe(0);
  await expect(second.query('select from only_here')).rejects.toMatchObject({ code: '42P01' });
});

test('a test database is dropped with people in it', async () => {
  const database = await createTestDatabase({ empty: true });
  await connect(database.url);
  await database.drop();
  await expect(connect(database.url)).rejects.toMatchObject({ code: '3D000' });
});

test('a durable server that is killed loses what was not committed, and only that', async () => {
  const server = await startDurableServer();
  leftovers.push(() => server.close());
  const writer = await connect(server.url);
  await writer.query('create table entry (n int)');
  await writer.query('insert into entry values (1)');
  await writer.query('begin; insert into entry values (2)');
  const killed = await server.pid();
  await server.kill();
  await expect(connect(server.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await server.restart();
  expect(await server.pid()).not.toBe(killed);
  const reader = await connect(server.url);
  expect(await count(reader, 'entry')).toBe(1);
  expect(await count(reader, 'task')).toBe(0);
});
