import { setFlagsFromString } from 'node:v8';
import { type Connection, connect } from '@planerka/db';
import type { Background } from '../compose/background.ts';
import { composePlan } from '../compose/compose-plan.ts';
import { createMetrics } from '../compose/metrics.ts';
import { onceReachable } from '../compose/once-reachable.ts';
import { type OpenPlan, openPlan } from '../compose/open-plan.ts';
import { checkPlaygroundDoor } from '../compose/playground-door.ts';
import { aborted, stopSignal } from '../compose/signals.ts';
import { type RunningProgram, startProgram } from '../compose/start-program.ts';
import { systemClock } from '../compose/system.ts';
import { tidyMemory } from '../compose/tidy-memory.ts';
import { openTracing } from '../compose/tracing.ts';
import { databaseLine } from '../terminal/database-line.ts';
import { tellWaiting } from '../terminal/waiting.ts';
import type { ProgramContext } from './program-context.ts';

/** The queue listens over one, one holds the process's number, in a playground one more; the queue takes and gives jobs. */
const HELD_CONNECTIONS = 4;
const MARK_CONNECTIONS = 8;
const AGENT_CONNECTIONS = 4;
/** Above every wait that is meant: a call waits 15 seconds for a workspace's lock. */
const QUERY_TIMEOUT_MS = 30_000;
/** What is in hand then is done again by the next process, when its lease has run out. */
const STOP_WITHIN_MS = 9_000;

const background = (environment: ProgramContext['environment']): Background => ({
  // A pooler in transaction mode holds no locks for a process.
  watchesOthers: environment.DATABASE_NAMED_STATEMENTS !== 'off',
  jobs: { concurrency: 4, pollIntervalMs: 1_000 },
  lookEveryMs: 30_000,
  lateEveryMs: 1_000,
  purgeEveryMs: 6 * 60 * 60_000,
});

/**
 * By itself the engine lets the heap of a process that is never idle for long grow to several times of
 * what lives in it; so it is collected each time it has grown by a fifth.
 */
const HEAP_GROWTH_PERCENT = 20;

/**
 * `planerka serve`: everything in one process. Without a token the playground, with it the real bot.
 * SIGTERM finishes what is in hand.
 */
export async function serve(context: ProgramContext): Promise<void> {
  const { environment, log, print } = context;
  checkPlaygroundDoor(environment);
  const stopping = stopSignal();
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  // Code between the interpreted and the optimized is a tenth of what a day's messages leave, and as fast
  setFlagsFromString('--no-sparkplug');
  tidyMemory();
  const tracing = await openTracing(environment, log);
  const open = () =>
    openPlan({
      environment,
      log,
      clock: systemClock,
      connections: environment.DATABASE_POOL,
      queryTimeoutMs: QUERY_TIMEOUT_MS,
      observe: tracing?.observe,
    });
  const plan = await onceReachable(open, tellWaiting(context, stopping)).catch((error: unknown) => {
    // Told to stop while it waited: that is no failure.
    if (!stopping.aborted) throw error;
    return null;
  });
  if (plan === null) return;
  const marks = marksConnection(context, plan);
  const agents = agentsConnection(context, plan);
  const held = heldConnection(context, plan);
  let program: RunningProgram | null = null;
  try {
    const start = () => {
      const metrics = createMetrics();
      metrics.countProcess();
      return startProgram({
        environment,
        plan,
        agentsPlan: composePlan({ ...plan, connection: agents }),
        marks,
        held,
        services: [plan.circuit, ...(tracing ? [tracing.outbound] : [])],
        background: background(environment),
        metrics,
        log,
        tracer: tracing?.tracer,
        stopping,
      });
    };
    // The database may go away in the middle of a start, too.
    program = await onceReachable(start, tellWaiting(context, stopping));
    announce(context, { plan, program, ...(await program.listen()) });
    await Promise.race([aborted(stopping), program.failed]);
    print('Останавливаюсь: заканчиваю начатое.');
    endAtLast(log);
  } catch (error) {
    // Told to stop before it was up: that is no failure.
    if (!stopping.aborted) throw error;
  } finally {
    await program?.stop();
    await tracing?.stop();
    for (const connected of [marks, agents, held, plan]) {
      await connected
        ?.close()
        .catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    }
  }
}

/** Something that never answers does not keep the process from ending. */
function endAtLast(log: ProgramContext['log']): void {
  const end = () => {
    log.error(
      { after_ms: STOP_WITHIN_MS },
      'something in hand never ended: it is left to the next process',
    );
    process.exit(1);
  };
  setTimeout(end, STOP_WITHIN_MS).unref();
}

/**
 * A relaxed connection for marks. Not through a pooler in transaction mode: what a connection is told
 * there holds for whoever gets it next.
 */
function marksConnection({ environment, log }: ProgramContext, plan: OpenPlan): Connection | null {
  if (environment.DATABASE_NAMED_STATEMENTS === 'off') return null;
  return connect({
    url: plan.database.url,
    watch: plan.watch,
    max: Math.min(MARK_CONNECTIONS, environment.DATABASE_POOL),
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    relaxed: true,
    onIdleError: () => log.warn('a database connection broke'),
  });
}

/**
 * What keeps a connection for as long as the process lives has some of its own: people's are for people, however
 * few there are.
 */
function heldConnection({ environment, log }: ProgramContext, plan: OpenPlan): Connection {
  return connect({
    url: plan.database.url,
    watch: plan.watch,
    bare: true,
    max: HELD_CONNECTIONS,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    namedStatements: environment.DATABASE_NAMED_STATEMENTS === 'on',
    onIdleError: () => log.warn('a database connection broke'),
  });
}

/** What agents' calls over HTTP go through. */
function agentsConnection({ environment, log }: ProgramContext, plan: OpenPlan): Connection {
  return connect({
    url: plan.database.url,
    watch: plan.watch,
    max: Math.min(AGENT_CONNECTIONS, environment.DATABASE_POOL),
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    namedStatements: environment.DATABASE_NAMED_STATEMENTS === 'on',
    onIdleError: () => log.warn('a database connection broke'),
  });
}

function announce(
  { print }: ProgramContext,
  running: {
    readonly plan: OpenPlan;
    readonly program: RunningProgram;
    readonly url: string;
    readonly operationsUrl: string;
  },
): void {
  const { plan, program, url, operationsUrl } = running;
  const { bot, playground } = program;
  if (playground) {
    print(`Площадка: ${url}`);
    print('Без TELEGRAM_BOT_TOKEN бот говорит с вами на этой странице.');
  } else {
    print(`Бот @${bot.me.username} слушает ${bot.mode === 'polling' ? 'опросом' : 'вебхуком'}.`);
    const operations = operationsUrl === url ? ', ' : `; ${operationsUrl}`;
    print(`Служебные страницы: ${url}/healthz${operations}/readyz, /metrics`);
    if (bot.ownerLink !== null) {
      print(
        `У бота ещё нет владельца. Им станет тот, кто откроет эту ссылку, один раз: ${bot.ownerLink}`,
      );
      print('Или назовите людей в TELEGRAM_ALLOWED_USERS.');
    }
  }
  print(`Агентам (MCP): ${url}/mcp`);
  print(databaseLine(plan.database.place));
}
