import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A real PgBouncer in front of a database. */
export interface PgBouncer {
  /** The database through it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** Where this machine has it; null: what needs it is skipped, unless `REQUIRE_PGBOUNCER=1` forbids that. */
export function findPgBouncer(): string | null {
  for (const file of ['pgbouncer', '/usr/sbin/pgbouncer']) {
    try {
      execFileSync(file, ['--version'], { stdio: 'ignore' });
      return file;
    } catch {
      // Not there: the next place.
    }
  }
  if (process.env['REQUIRE_PGBOUNCER'] === '1') throw new Error('no pgbouncer on this machine');
  return null;
}

/** A port of this machine at which nobody listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts it in front of the test server's database at `databaseUrl`, which it reaches by its socket. */
export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  mode: 'transaction' | 'session',
): Promise<PgBouncer> {
  const database = new URL(databaseUrl);
  const socketFolder = database.searchParams.get('host') ?? '';
  // Its socket is for its owner only, and PgBouncer does not run as root.
  const { uid, gid } = await stat(socketFolder);
  const folder = await mkdtemp(path.join(tmpdir(), 'planerka-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const name = database.pathname.slice(1);
  await writeFile(
    file,
    `[databases]
${name} = host=${socketFolder} port=${database.port} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 8
max_client_conn = 200
server_lifetime = 5
`,
  );
  const child = spawn(program, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const url = `postgresql://${database.username}@127.0.0.1:${port}/${name}`;
  await answering(url, child, () => log);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) {
        throw new Error(`pgbouncer does not answer: ${log()}`, { cause: error });
      }
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
