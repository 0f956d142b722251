import { setTimeout as sleep } from 'node:timers/promises';
import { type BotApiServer, createBotApiServer, type Message } from '@planerka/bot-api';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { createTestDatabase } from './postgres.ts';
import { type Program, startProgram } from './program.ts';

const STEP_MS = 20;
const LIMIT_MS = 90_000;

export interface SiteOptions {
  /** Added to the environment of every program. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A database of the test's own; otherwise one is cloned and dropped again. */
  readonly databaseUrl?: string;
  readonly server?: BotApiServer;
}

/** Real programs around the local Bot API server and a real PostgreSQL, looked at from outside. */
export interface Site {
  readonly server: BotApiServer;
  readonly databaseUrl: string;
  /** Starts one more program; they share the bot and the database. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<Program>;
  /** Every program that was started, the dead included. */
  readonly programs: () => readonly Program[];
  readonly query: <R extends QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<R[]>;
  /** Runs SQL in a transaction that stays open, with its locks, until the returned function ends it. */
  readonly lock: (sql: string, values?: readonly unknown[]) => Promise<() => Promise<void>>;
  /** Waits until a program's statement like this waits for a lock. */
  readonly waitsForLock: (statement: string) => Promise<void>;
  /** Ends what the server still does for programs that are gone; those that live begin anew. */
  readonly endSessions: () => Promise<void>;
  /** Time passes: whatever a dead program had taken is free again. */
  readonly outlastLeases: () => Promise<void>;
  /** Everything said is done and every reply is out. */
  readonly settled: (limitMs?: number) => Promise<void>;
  /** The bot's messages in a chat, in the order in which they appeared, edits included. */
  readonly heard: (chatId: number) => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Waits for a condition that only looking can tell; says what was awaited when it never comes. */
export async function until(
  what: string,
  look: () => Promise<boolean> | boolean,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`never came: ${what}`);
    await sleep(STEP_MS);
  }
}

export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const database = options.databaseUrl === undefined ? await createTestDatabase() : null;
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const server = options.server ?? (await createBotApiServer());
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  // Servers are killed here.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const locks = new Set<PoolClient>();
  const programs: Program[] = [];
  const heard = new Map<number, string[]>();
  const note = (message: Message) => {
    if (!message.from?.is_bot || message.text === undefined) return;
    const lines = heard.get(message.chat.id) ?? [];
    heard.set(message.chat.id, [...lines, message.text]);
  };
  server.world.subscribe((event) => {
    if (event.type === 'message' || event.type === 'message_edited') note(event.message);
  });

  async function query<R extends QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<R[]> {
    return (await pool.query<R>(sql, [...values])).rows;
  }

  async function waiting(): Promise<number> {
    const [row] = await query<{ n: number }>(`select (
      (select count(*) from telegram_update where state = 'new')
      + (select count(*) from telegram_outbox where state = 'pending'))::int as n`);
    return server.world.pendingUpdates + (row?.n ?? 0);
  }

  return {
    server,
    databaseUrl,
    programs: () => programs,
    query,
    start: async (environment = {}) => {
      const program = await startProgram({
        TELEGRAM_BOT_TOKEN: server.token,
        TELEGRAM_API_ROOT: server.url,
        TELEGRAM_ALLOWED_USERS: '*',
        MESSAGES_PER_MINUTE: '1000000',
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'warn',
        ...options.environment,
        ...environment,
      });
      programs.push(program);
      return program;
    },
    lock: async (sql, values = []) => {
      const client = await pool.connect();
      locks.add(client);
      await client.query('begin');
      await client.query(sql, [...values]);
      return async () => {
        await client.query('rollback');
        locks.delete(client);
        client.release();
      };
    },
    waitsForLock: (statement) =>
      until(`a statement that waits: ${statement}`, async () => {
        const rows = await query(
          `select from pg_stat_activity where datname = current_database()
            and application_name = 'planerka' and wait_event_type = 'Lock' and query ilike $1`,
          [statement],
        );
        return rows.length > 0;
      }),
    endSessions: async () => {
      const ended = await query<{ pid: number }>(`select pid, pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and application_name = 'planerka'`);
      const pids = ended.map(({ pid }) => pid);
      // Programs that live open others meanwhile.
      await until('the end of the sessions', async () => {
        const rows = await query('select from pg_stat_activity where pid = any($1)', [pids]);
        return rows.length === 0;
      });
    },
    outlastLeases: async () => {
      const past = `lease_until = now() - interval '1 second'`;
      await query(`update telegram_update set ${past} where lease_until is not null`);
      await query(`update telegram_outbox set ${past} where lease_until is not null`);
      await query(`update telegram_poller set ${past}`);
    },
    settled: async (limitMs = LIMIT_MS) => {
      let left = -1;
      await until(
        'everything done',
        async () => {
          left = await waiting().catch(() => -1);
          return left === 0;
        },
        limitMs,
      ).catch((error: unknown) => {
        const logs = programs.map((program) => program.stderr().slice(-2_000)).join('\n---\n');
        throw new Error(`${left} things never settled\n${logs}`, { cause: error });
      });
    },
    heard: (chatId) => heard.get(chatId) ?? [],
    stop: async () => {
      for (const program of programs) if (program.lives()) await program.kill();
      await server.close();
      for (const client of locks) client.release(true);
      await pool.end();
      await database?.drop();
    },
  };
}
