import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDurableServer } from '../rig/postgres.ts';
import { runProgram } from '../rig/program.ts';

/** A database on a unix socket whose password holds what addresses are made of. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PASSWORD = 'p@ss/w:o#r?d%41 &="$x';

let close: () => Promise<void> = async () => {};
let address: URL;

beforeAll(async () => {
  const server = await startDurableServer();
  ({ close } = server);
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  await owner.query(`create role odd login password ${pg.escapeLiteral(PASSWORD)}`);
  await owner.query('create database odd owner odd');
  // The server writes its own file: its path means nothing to other processes.
  const { rows } = await owner.query<{ file: string }>(
    `select current_setting('hba_file') as file`,
  );
  const file = pg.escapeLiteral(rows[0]?.file ?? '');
  const rules = `values ('local odd odd scram-sha-256'), ('local all all trust')`;
  await owner.query(`copy (${rules}) to ${file}`);
  await owner.query('select pg_reload_conf()');
  await owner.end();
  address = new URL(server.url);
  address.username = 'odd';
  address.pathname = '/odd';
});
afterAll(() => close());

test('is opened with the password apart from the address', async () => {
  const environment = { DATABASE_URL: address.href, PGPASSWORD: PASSWORD };
  expect(await runProgram(['migrate'], environment)).toMatchObject({ code: 0 });
  const said = await runProgram(['say', 'Создай задачу первая'], environment);
  expect(said).toMatchObject({ code: 0 });
  expect(said.stdout).toContain('«первая»');
});

test('is opened with the password in the address, written as addresses are', async () => {
  const given = new URL(address);
  given.password = encodeURIComponent(PASSWORD);
  const said = await runProgram(['say', 'Создай задачу вторая'], { DATABASE_URL: given.href });
  expect(said).toMatchObject({ code: 0 });
  expect(said.stdout).toContain('«вторая»');
});

test('is opened by an address that names the folder of the socket and no server', async () => {
  const { searchParams, username, pathname } = address;
  const folder = searchParams.get('host') ?? decodeURIComponent(address.hostname);
  expect(folder.startsWith('/')).toBe(true);
  const port = searchParams.get('port') ?? address.port;
  const asLibpq = `postgresql://${username}:${encodeURIComponent(PASSWORD)}@${pathname}?host=${folder}&port=${port}`;
  const said = await runProgram(['say', 'Создай задачу третья'], { DATABASE_URL: asLibpq });
  expect(said).toMatchObject({ code: 0 });
  expect(said.stdout).toContain('«третья»');
});

test('one written as it is, so that the address ends within it, is refused with what mends it', async () => {
  const raw = 'postgresql://odd:12/p@ss#w@127.0.0.1:1/odd';
  const said = await runProgram(['migrate'], { DATABASE_URL: raw });
  expect(said.code).toBe(2);
  expect(said.stderr).toContain('PGPASSWORD');
  expect(said.stderr).not.toContain('p@ss#w');
});

test('with a wrong one it is said so, and no password is told', async () => {
  const wrong = 'wr@ng/ password#1';
  const environment = { DATABASE_URL: address.href, PGPASSWORD: wrong };
  const said = await runProgram(['migrate'], environment);
  expect(said.code).toBe(1);
  expect(said.stderr).not.toBe('');
  expect(said.stdout + said.stderr).not.toContain(wrong);
});
