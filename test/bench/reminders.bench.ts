import { createBotApiServer, TELEGRAM_LIMITS } from '@planerka/bot-api';
import { beyondLimit, type Drain, drainMs } from '../rig/ideal-drain.ts';
import { type Program, startProgram } from '../rig/program.ts';
import { type Reminded, remindCrowd } from '../rig/reminder-crowd.ts';
import { openBenchDatabase, openBenchPool } from './database.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { chats: 1_000, each: 10, withinSeconds: 60, leadSeconds: 90 },
  smoke: { chats: 3, each: 2, withinSeconds: 2, leadSeconds: 6 },
} as const;

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function lateness(reminded: readonly Reminded[]): number[] {
  return reminded
    .flatMap(({ dueAt, heardAt: [first] }) => (first === undefined ? [] : [first - dueAt]))
    .sort((a, b) => a - b);
}

/** Telegram takes so many messages a second; reminders of a chat that are late are told in one. */
const drainOf = (each: number): Drain => ({
  perSecond: TELEGRAM_LIMITS.overallPerSecond,
  messageOf: ({ title, heardAt }) =>
    `${Math.floor(Number(/\d+/.exec(title)?.[0]) / each)} ${heardAt[0] ?? title}`,
});

async function round(size: BenchSize, kills: boolean): Promise<Record<string, string | number>> {
  const drain = drainOf(SIZES[size].each);
  const database = await openBenchDatabase();
  const server = await createBotApiServer({ floodLimits: TELEGRAM_LIMITS });
  const pool = openBenchPool(database.url, 2);
  const programs: Program[] = [];
  try {
    const reminded = await remindCrowd(
      {
        server,
        databaseUrl: database.url,
        query: async (sql, values = []) => (await pool.query(sql, [...values])).rows,
        start: async () => {
          const program = await startProgram({
            TELEGRAM_BOT_TOKEN: server.token,
            TELEGRAM_API_ROOT: server.url,
            TELEGRAM_ALLOWED_USERS: '*',
            DATABASE_URL: database.url,
            LOG_LEVEL: 'error',
          });
          programs.push(program);
          return program;
        },
      },
      {
        ...SIZES[size],
        // As long as the limit makes the last one wait, and some minutes of patience.
        limitMs: 240_000 + (1_000 * SIZES[size].chats * SIZES[size].each) / drain.perSecond,
        kills,
      },
    );
    const late = lateness(reminded);
    const beyond = beyondLimit(reminded, drain).sort((a, b) => a - b);
    return {
      'two programs': kills ? 'one killed in the middle' : 'both live',
      due: reminded.length,
      told: late.length,
      'told twice': reminded.filter(({ heardAt }) => heardAt.length > 1).length,
      'last late ms': rounded(late.at(-1) ?? 0),
      'of it the limit ms': rounded(drainMs(reminded, drain)),
      'beyond p50 ms': rounded(quantile(beyond, 0.5)),
      'beyond p99 ms': rounded(quantile(beyond, 0.99)),
    };
  } finally {
    for (const program of programs) if (program.lives()) await program.kill('SIGTERM');
    await pool.end();
    await server.close();
    await database.close();
  }
}

/**
 * How late reminders come when many fall due within one minute, on the real clock and within Telegram's limits:
 * how much later than these alone would let them come (`beyond`).
 */
export async function run(size: BenchSize): Promise<void> {
  const { chats, each, withinSeconds } = SIZES[size];
  printTable(`reminders: ${chats * each} due within ${withinSeconds} s`, [
    // The smallest needs no more: both programs live in it until one is killed.
    ...(size === 'full' ? [await round(size, false)] : []),
    await round(size, true),
  ]);
}
