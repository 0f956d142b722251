import { existsSync } from 'node:fs';
import path from 'node:path';
import { connect, type SentAgain, sendAgain, stuckWork } from '@planerka/db';
import { type Database, openDatabase } from '../compose/open-database.ts';
import { MIGRATIONS } from '../compose/open-plan.ts';
import { systemClock } from '../compose/system.ts';
import { bad, type Check, off } from '../doctor/check.ts';
import { checkServer, embeddedFault } from '../doctor/check-database.ts';
import { checkMachine } from '../doctor/check-machine.ts';
import { checkServices } from '../doctor/check-services.ts';
import { checkTelegram } from '../doctor/check-telegram.ts';
import { againCheck, workChecks } from '../doctor/check-work.ts';
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
  const [machine, stored, telegram, services] = await Promise.all([
    checkMachine(environment),
    checkDatabase(program, options),
    checkTelegram(environment),
    checkServices(environment, now),
  ]);
  const again = options.again ? [againCheck(stored.again)] : [];
  const checks = [...machine, ...stored.checks, ...again, ...telegram, ...services];
  const ok = checks.every(({ state }) => state !== 'bad');
  const told = options.again ? { ok, again: stored.again, checks } : { ok, checks };
  if (options.json) print(JSON.stringify(told, null, 2));
  else for (const check of checks) print(lineOf(check));
  if (!ok) process.exitCode = 1;
}

function lineOf({ state, says, mend }: Check): string {
  return `${SIGNS[state]} ${says}${mend === undefined ? '' : `\n    → ${mend}`}`;
}

/** What the database holds, and what `--again` has begun once more in it: null where nothing could be begun. */
interface Stored {
  readonly checks: readonly Check[];
  readonly again: SentAgain | null;
}

async function checkDatabase(
  { environment, print }: ProgramContext,
  { again, json }: DoctorOptions,
): Promise<Stored> {
  const folder = path.resolve(environment.DATA_DIR);
  if (environment.DATABASE_URL === undefined && !existsSync(folder)) {
    const none = off('database', 'базы ещё нет: встроенная появится при первом запуске');
    return { checks: [none], again: null };
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
    return { checks: [embeddedFault(error)], again: null };
  }
  try {
    if (!json) print(databaseLine(database.place));
    const { checks, isOpen } = await checkServer(database.url, MIGRATIONS, environment);
    const isReady =
      isOpen && checks.some(({ name, state }) => name === 'migrations' && state === 'good');
    if (!isReady) return { checks, again: null };
    const work = await checkWork(database.url, again, environment);
    return { ...work, checks: [...checks, ...work.checks] };
  } finally {
    await database.close();
  }
}

async function checkWork(
  url: string,
  again: boolean,
  { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_URL: webhook }: ProgramContext['environment'],
): Promise<Stored> {
  const connection = connect({ url, max: 1, namedStatements: false });
  let sent: SentAgain | null = null;
  try {
    if (again) sent = await sendAgain(connection.db);
    const polls = token !== undefined && webhook === undefined;
    const stuck = await stuckWork(connection.db, token === undefined ? null : botIdOf(token));
    return { checks: workChecks(stuck, { polls }), again: sent };
  } catch {
    const unread = bad('work', 'не удалось прочитать очереди', 'повторите команду');
    return { checks: [unread], again: sent };
  } finally {
    await connection.close();
  }
}

/** A token begins with its bot's number. */
function botIdOf(token: string): number | null {
  const [, digits] = /^(\d{1,15}):/.exec(token) ?? [];
  return digits === undefined ? null : Number(digits);
}
