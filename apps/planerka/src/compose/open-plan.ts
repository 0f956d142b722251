import path from 'node:path';
import {
  type ConnectionWatch,
  connect,
  type MigrateResult,
  type ObserveStatement,
  prepareDatabase,
  refuseUntoldPooler,
  watchConnections,
} from '@planerka/db';
import type { Circuit } from '@planerka/outbound';
import type { Clock } from '@planerka/runtime';
import type { Logger } from 'pino';
import { composePlan, type Plan } from './compose-plan.ts';
import type { Environment } from './environment.ts';
import { type Database, openDatabase } from './open-database.ts';
import { databaseCircuit } from './outbounds.ts';
import { systemIds } from './system-ids.ts';

/** The folder of the schema's steps. */
export const MIGRATIONS = path.join(import.meta.dirname, '../../../../migrations');

/** The database, brought up to date, and the one door over it. */
export interface OpenPlan extends Plan {
  readonly database: Database;
  /** What other pools of the same database join. */
  readonly watch: ConnectionWatch;
  /** How the database does. */
  readonly circuit: Circuit;
  readonly migrated: MigrateResult;
  close(): Promise<void>;
}

export interface OpenPlanOptions {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly log: Logger;
  /** Connections at most. */
  readonly connections: number;
  /** How long a statement may go without an answer, in milliseconds; by default for ever. */
  readonly queryTimeoutMs?: number;
  readonly observe?: ObserveStatement | undefined;
}

/** Opens what every command over the plan needs. Throws the errors of `openDatabase` and `prepareDatabase`. */
export async function openPlan(options: OpenPlanOptions): Promise<OpenPlan> {
  const { environment, log } = options;
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: path.resolve(environment.DATA_DIR),
    pgBin: environment.PG_BIN,
    log: (event) => {
      log.debug({ event }, 'database');
      if (event.type === 'pg_bin_unused') {
        process.stderr.write(`PG_BIN (${event.pgBin}) не используется: работает ${event.bin}.\n`);
      }
    },
  });
  try {
    const namedStatements = environment.DATABASE_NAMED_STATEMENTS === 'on';
    const direct = environment.DATABASE_DIRECT_URL;
    if (database.place.kind === 'given') {
      await refuseUntoldPooler(database.url, { namedStatements, direct: direct !== undefined });
    }
    const migrated = await prepareDatabase(direct ?? database.url, { migrations: MIGRATIONS });
    const circuit = databaseCircuit(log, () => watch.inHand());
    const watch = watchConnections({
      url: database.url,
      circuit,
      onDead: (connections) =>
        log.warn({ connections }, 'database connections died without a word'),
    });
    const connection = connect({
      watch,
      url: database.url,
      max: options.connections,
      namedStatements,
      ...(options.queryTimeoutMs === undefined ? {} : { queryTimeoutMs: options.queryTimeoutMs }),
      observe: options.observe,
      onIdleError: () => log.warn('a database connection broke'),
    });
    return {
      ...composePlan({
        connection,
        clock: options.clock,
        ids: systemIds,
        onFault: (rule, error) =>
          log.error({ rule, err: error }, 'a rule threw: it suggests nothing'),
      }),
      database,
      watch,
      circuit,
      migrated,
      close: async () => {
        watch.stop();
        await connection.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
