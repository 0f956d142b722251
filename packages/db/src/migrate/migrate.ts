import { setTimeout } from 'node:timers/promises';
import { RetryableError, TerminalError } from '@planerka/contracts';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import { APPLICATION_NAME } from '../connection/application-name.ts';
import { addressWithoutPassword } from '../connection/database-url.ts';
import { giveUpDead } from '../connection/give-up-dead.ts';
import { LIFE_SIGNS } from '../connection/life-signs.ts';
import { UNCOUNTED, watchConnections } from '../connection/watch-connections.ts';
import { lineAndColumn, type MigrationFile, readMigrationFiles } from './migration-files.ts';

export interface MigrateOptions {
  /** Where the `NNNN-slug.sql` files are. */
  readonly folder: string;
}

export interface MigrateResult {
  /** Names of the files that this call applied, in order, without `.sql`. */
  readonly applied: string[];
  /** How many were applied before. */
  readonly already: number;
}

/** The schema of the bookkeeping, apart from the product's tables. */
const SCHEMA = 'migration';

interface Bookkeeping {
  'migration.kysely_migration': { name: string };
  'migration.checksum': { name: string; sha256: string };
}

/** Rebuilding a large table takes its time; one that the server does not work on is given up sooner. */
const STATEMENT_LIMIT_MS = 30 * 60_000;

type Connection = Kysely<Bookkeeping>;

/**
 * Applies the folder's pending migrations, all in one transaction: when a file fails, none of this
 * call's is applied. Of several processes that start at once each waits for the one before it.
 * Uses a lock of the session: behind a pooler in transaction mode give it a direct connection.
 * @throws TerminalError MIGRATION_FAILED (names file, line and column), MIGRATION_EDITED,
 *   MIGRATION_MISSING, MIGRATION_OUT_OF_ORDER, MIGRATION_IN_COMPANY, those of readMigrationFiles, DATABASE_URL_INVALID,
 *   DATABASE_REFUSED; RetryableError DATABASE_UNREACHABLE. No message or cause holds a password.
 */
export async function migrate(
  database: string | Pool,
  { folder }: MigrateOptions,
): Promise<MigrateResult> {
  const files = await readMigrationFiles(folder);
  if (typeof database !== 'string') return await run(database, files, '');
  const address = addressWithoutPassword(database); // refuses a string that is none
  const pool = new Pool({
    connectionString: database,
    max: 2,
    ...LIFE_SIGNS,
    query_timeout: STATEMENT_LIMIT_MS,
  });
  // The query under way fails too, and that is reported; one that is ending may be ended by the server.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const watch = watchConnections({ url: database, circuit: UNCOUNTED });
  giveUpDead(pool, watch);
  try {
    return await run(pool, files, address);
  } finally {
    watch.stop();
    await pool.end();
  }
}

/** `address` is blank for a pool, which does not tell its own. */
async function run(pool: Pool, files: MigrationFile[], address: string): Promise<MigrateResult> {
  // Not destroyed: that would end a pool that may be the caller's.
  const db: Connection = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseDrift(db, files);
    const migrator = new Migrator({
      db,
      migrationTableSchema: SCHEMA,
      provider: { getMigrations: () => Promise.resolve(provide(files)) },
      // Kysely orders what was applied by the clock's word; our own check goes by the numbers.
      allowUnorderedMigrations: true,
    });
    const { error, results } = await migrator.migrateToLatest();
    // Another process may have applied other files meanwhile; Kysely notices some of that itself.
    if (!(error instanceof TerminalError)) await refuseDrift(db, files);
    if (error !== undefined) throw error;
    const applied = (results ?? []).map(({ migrationName }) => migrationName);
    return { applied, already: files.length - applied.length };
  } catch (error) {
    throw connectionFailure(error, address);
  }
}

function provide(
  files: MigrationFile[],
): Record<string, { up(db: Kysely<unknown>): Promise<void> }> {
  const up = (file: MigrationFile) => async (db: Connection) => {
    await refuseDrift(db, files);
    if (file.alone) await refuseCompany(db, file);
    await apply(db, file);
  };
  return Object.fromEntries(files.map((file) => [file.name, { up: up(file) }]));
}

/** One file and the note of its checksum. Text without parameters may hold many statements. */
async function apply(db: Connection, file: MigrationFile): Promise<void> {
  try {
    await sql.raw(file.sql).execute(db);
  } catch (error) {
    throw migrationFailure(error, file);
  }
  await sql`create table if not exists migration.checksum (name text primary key, sha256 text not null)`.execute(
    db,
  );
  await db
    .insertInto('migration.checksum')
    .values({ name: file.name, sha256: file.checksum })
    .execute();
}

function migrationFailure(error: unknown, file: MigrationFile): unknown {
  // 57P0x: the server went away, which is not the file's fault.
  if (!(error instanceof DatabaseError) || error.code?.startsWith('57P') === true) return error;
  const position = Number(error.position);
  const place = `${file.path}${position > 0 ? `:${lineAndColumn(file.sql, position)}` : ''}`;
  const more = [error.detail, error.hint, error.where].filter((text) => text !== undefined);
  const reason = [`${error.message} (SQLSTATE ${error.code ?? 'none'})`, ...more].join('; ');
  return new TerminalError('MIGRATION_FAILED', `${place}: ${reason}`, {
    cause: error,
    details: { place, reason },
  });
}

/**
 * Refuses while other processes of the program have connections to the database: those of an older
 * version could neither read nor finish what this one will write.
 */
async function refuseCompany(db: Connection, file: MigrationFile): Promise<void> {
  let others = await connectionsOfOthers(db);
  // A process that is ending takes a moment until the server has seen it go.
  for (let looks = 1; others > 0 && looks < LOOKS; looks += 1) {
    await setTimeout(LOOK_EVERY_MS);
    others = await connectionsOfOthers(db);
  }
  if (others === 0) return;
  throw new TerminalError(
    'MIGRATION_IN_COMPANY',
    `${file.path} is applied only while nobody else works: ${others} connections are open`,
    { details: { file: file.path, connections: String(others) } },
  );
}

const LOOKS = 20;
const LOOK_EVERY_MS = 100;

async function connectionsOfOthers(db: Connection): Promise<number> {
  // Within one transaction the list of sessions stays as it was first seen, unless it is forgotten.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME}
      and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Compares what is applied with the files: the same texts, none missing, none skipped. */
async function refuseDrift(db: Connection, files: MigrationFile[]): Promise<void> {
  const applied = await readApplied(db);
  for (const [name, sha256] of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (file === undefined) {
      throw new TerminalError(
        'MIGRATION_MISSING',
        `the database has the migration ${name}, which is not among the files`,
        { details: { name } },
      );
    }
    if (sha256 !== file.checksum) {
      throw new TerminalError(
        'MIGRATION_EDITED',
        `${file.path} was changed after it had been applied`,
        { details: { file: file.path } },
      );
    }
  }
  const skipped = files.slice(0, applied.size).find(({ name }) => !applied.has(name));
  if (skipped !== undefined) {
    throw new TerminalError(
      'MIGRATION_OUT_OF_ORDER',
      `${skipped.path} is not applied, but later ones are`,
      { details: { file: skipped.path } },
    );
  }
}

/** Checksums of what is applied, by name. */
async function readApplied(db: Connection): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('migration.checksum') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return new Map();
  const applied = await db
    .selectFrom('migration.kysely_migration')
    .leftJoin('migration.checksum', 'migration.checksum.name', 'migration.kysely_migration.name')
    .select(['migration.kysely_migration.name', 'migration.checksum.sha256'])
    .execute();
  return new Map(applied.map(({ name, sha256 }) => [name, sha256]));
}

/** How the driver says that a connection is gone. */
const LOST = /terminated|timeout|not queryable/i;

/** What a failure to reach the server or to be let in means; other errors come back as they are. */
function connectionFailure(wrapped: unknown, address: string): unknown {
  const error = wrapped instanceof RetryableError ? wrapped.cause : wrapped;
  if (!(error instanceof Error) || error instanceof TerminalError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = error.message === '' ? code : error.message;
  const message = `${address === '' ? 'the database' : address}: ${reason}`;
  const details = { address, reason };
  // 57P03 is "starting up" or "shutting down", class 08 a broken connection, 53300 too many of them.
  if (/^(E[A-Z]+|57P0.|08...|53300)$/.test(code) || LOST.test(error.message)) {
    return new RetryableError('DATABASE_UNREACHABLE', `cannot reach ${message}`, {
      cause: error,
      retryAfterMs: 1_000,
      details,
    });
  }
  return new TerminalError('DATABASE_REFUSED', `cannot migrate ${message}`, {
    cause: error,
    details,
  });
}
