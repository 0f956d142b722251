import { existsSync } from 'node:fs';
import path from 'node:path';
import { connect, sendAgain, stuckWork } from '@planerka/db';
import { type Database, openDatabase } from '../compose/open-database.ts';
import { MIGRATIONS } from '../compose/open-plan.ts';
import { systemClock } from '../compose/system.ts';
import { bad, type Check, off } from '../doctor/check.ts';
import { checkServer, embeddedFault, workChecks } from '../doctor/check-database.ts';
import { checkMachine } from '../doctor/check-machine.ts';
import { checkServices } from '../doctor/check-services.ts';
import { checkTelegram } from '../doctor/check-telegram.ts';
import { databaseLine } from '../terminal/database-line.ts';
import type { ProgramContext } from './program-context.ts';

export interface DoctorOptions {
  readonly json: boolean;
  /** Does once more what was set aside, and sends what was refused, within a day. */
  readonly again: boolean;
}

const SIGNS = { good: '✓', warning: '!', bad: '✗', off: '·' } as const;

/**
 * `planerka doctor`: what is set up and whether it works, in a screen, each fault with its mend.
 * Changes nothing but what `--again` asks for. Ends with 1 where something does not work.
 */
export async function doctor(program: ProgramContext, options: DoctorOptions): Promise<void> {
  const { environment, print } = program;
  const now = systemClock.now();
  const [machine, database, telegram, services] = await Promise.all([
    checkMachine(environment),
    checkDatabase(program, options),
    checkTelegram(environment),
    checkServices(environment, now),
  ]);
  const checks = [...machine, ...database, ...telegram, ...services];
  const ok = checks.every(({ state }) => state !== 'bad');
  if (options.json) print(JSON.stringify({ ok, checks }, null, 2));
  else for (const check of checks) print(lineOf(check));
  if (!ok) process.exitCode = 1;
}

function lineOf({ state, says, mend }: Check): string {
  return `${SIGNS[state]} ${says}${mend === undefined ? '' : `\n    → ${mend}`}`;
}

async function checkDatabase(
  { environment, print }: ProgramContext,
  { again, json }: DoctorOptions,
): Promise<Check[]> {
  const folder = path.resolve(environment.DATA_DIR);
  if (environment.DATABASE_URL === undefined && !existsSync(folder)) {
    return [off('database', 'базы ещё нет: встроенная появится при первом запуске')];
  }
  let database: Database;
  try {
    database = await openDatabase({
      databaseUrl: environment.DATABASE_URL,
      dataDir: folder,
      pgBin: environment.PG_BIN,
      log: () => {},
    });
  } catch (error) {
    return [embeddedFault(error)];
  }
  try {
    if (!json) print(databaseLine(database.place));
    const { checks, isOpen } = await checkServer(database.url, MIGRATIONS, environment);
    const isReady =
      isOpen && checks.some(({ name, state }) => name === 'migrations' && state === 'good');
    return isReady
      ? [...checks, ...(await checkWork(database.url, again, environment))]
      : [...checks];
  } finally {
    await database.close();
  }
}

async function checkWork(
  url: string,
  again: boolean,
  environment: ProgramContext['environment'],
): Promise<Check[]> {
  const connection = connect({ url, max: 1, namedStatements: false });
  try {
    const polls =
      environment.TELEGRAM_BOT_TOKEN !== undefined &&
      environment.TELEGRAM_WEBHOOK_URL === undefined;
    if (again) await sendAgain(connection.db);
    return workChecks(await stuckWork(connection.db), { polls });
  } catch {
    return [bad('work', 'не удалось прочитать очереди', 'повторите команду')];
  } finally {
    await connection.close();
  }
}
