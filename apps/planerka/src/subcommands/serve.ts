import { setFlagsFromString } from 'node:v8';
import { connect, type Connection } from '@planerka/db';
import type { Background } from '../compose/background.ts';
import { createMetrics } from '../compose/metrics.ts';
import { type OpenPlan, openPlan } from '../compose/open-plan.ts';
import { aborted, stopSignal } from '../compose/signals.ts';
import { type RunningProgram, startProgram } from '../compose/start-program.ts';
import { systemClock } from '../compose/system.ts';
import { databaseLine } from '../terminal/database-line.ts';
import type { ProgramContext } from './program-context.ts';

const CONNECTIONS = 14;
const MARK_CONNECTIONS = 8;

const BACKGROUND: Background = {
  jobs: { concurrency: 4, pollIntervalMs: 1_000 },
  lookEveryMs: 30_000,
  purgeEveryMs: 6 * 60 * 60_000,
};

/**
 * By itself the engine lets the heap of a process that is never idle for long grow to several times of
 * what lives in it; so it is tidied each time it has grown by a third. It costs no measurable time.
 */
const HEAP_GROWTH_PERCENT = 30;

/**
 * `planerka serve`: everything in one process. Without a token the playground, with it the real bot.
 * SIGTERM finishes what is in hand.
 */
export async function serve(context: ProgramContext): Promise<void> {
  const { environment, log, print } = context;
  const stopping = stopSignal();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const plan = await openPlan({ environment, log, clock: systemClock, connections: CONNECTIONS });
  const marks = marksConnection(context, plan);
  let program: RunningProgram | null = null;
  try {
    const metrics = createMetrics();
    metrics.countProcess();
    program = await startProgram({
      environment,
      plan,
      marks,
      background: BACKGROUND,
      metrics,
      log,
      stopping,
    });
    announce(context, { plan, program, url: await program.listen() });
    await Promise.race([aborted(stopping), program.bot.failed]);
    print('Останавливаюсь: заканчиваю начатое.');
  } catch (error) {
    // Told to stop before it was up: that is no failure.
    if (!stopping.aborted) throw error;
  } finally {
    await program?.stop();
    for (const connected of [marks, plan]) {
      await connected
        ?.close()
        .catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    }
  }
}

/**
 * A relaxed connection for marks. Not through a pooler in transaction mode: what a connection is told
 * there holds for whoever gets it next.
 */
function marksConnection({ environment, log }: ProgramContext, plan: OpenPlan): Connection | null {
  if (environment.DATABASE_NAMED_STATEMENTS === 'off') return null;
  return connect({
    url: plan.database.url,
    max: MARK_CONNECTIONS,
    relaxed: true,
    onIdleError: () => log.warn('a database connection broke'),
  });
}

function announce(
  { print, environment }: ProgramContext,
  running: { readonly plan: OpenPlan; readonly program: RunningProgram; readonly url: string },
): void {
  const { plan, program, url } = running;
  const { bot, playground } = program;
  if (playground) {
    print(`Площадка: ${url}`);
    print('Без TELEGRAM_BOT_TOKEN бот говорит с вами на этой странице.');
  } else {
    print(`Бот @${bot.me.username} слушает ${bot.mode === 'polling' ? 'опросом' : 'вебхуком'}.`);
    print(`Служебные страницы: ${url}/healthz, /readyz, /metrics`);
    if (environment.TELEGRAM_ALLOWED_USERS === '') {
      print('TELEGRAM_ALLOWED_USERS не задан: владельцем станет тот, кто первым пришлёт /start.');
    }
  }
  print(`Агентам (MCP): ${url}/mcp`);
  print(databaseLine(plan.database.place));
}
