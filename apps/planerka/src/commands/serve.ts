import path from 'node:path';
import { type BotOptions, type RunningBot, startBot } from '@planerka/bot';
import {
  connect,
  type Connection,
  createAgentTokenStore,
  createTelegramStore,
  createWorkspaceNames,
  holdAlone,
  runJobs,
  type TelegramStore,
} from '@planerka/db';
import { TerminalError } from '@planerka/contracts';
import { createMcpApp, type McpApp } from '@planerka/mcp';
import { type Playground, startPlayground } from '@planerka/playground';
import { Hono } from 'hono';
import { type HttpServer, startHttpServer } from '../compose/http-server.ts';
import { interpreterFor, sharedServer } from '../compose/interpreter.ts';
import { createMetrics, type Metrics } from '../compose/metrics.ts';
import { type OpenPlan, openPlan } from '../compose/open-plan.ts';
import { aborted, stopSignal } from '../compose/signals.ts';
import { systemClock, systemIds } from '../compose/system.ts';
import { databaseLine } from '../terminal/database-line.ts';
import type { ProgramContext } from './program-context.ts';

const CONNECTIONS = 14;
const MARK_CONNECTIONS = 8;
const JOBS_AT_ONCE = 4;
const JOB_POLL_MS = 1_000;
const LOOK_EVERY_MS = 30_000;
const PURGE_EVERY_MS = 6 * 60 * 60_000;

type Telegram = Pick<BotOptions, 'token' | 'environment'>;

/**
 * `planerka serve`: everything in one process. Without a token the playground, with it the real bot.
 * SIGTERM finishes what is in hand.
 */
export async function serve(program: ProgramContext): Promise<void> {
  const { environment, log, print } = program;
  const stopping = stopSignal();
  const plan = await openPlan({ environment, log, clock: systemClock, connections: CONNECTIONS });
  const closing: Array<() => Promise<void>> = [() => plan.close()];
  let address: string | null = null;
  try {
    const marks = marksConnection(program, plan);
    if (marks) closing.push(() => marks.close());
    const store = createTelegramStore(plan.connection.db, marks?.db);
    const metrics = createMetrics();
    if (environment.TELEGRAM_BOT_TOKEN === undefined) closing.push(await onlyPlayground(plan));
    const playground = await playgroundFor(program, plan);
    if (playground) closing.push(() => playground.stop());
    const bot = await startBot({
      ...telegramFor(program, playground),
      speech: sharedServer(environment),
      store,
      runtime: plan.runtime,
      reader: plan.reader,
      directory: plan.directory,
      interpreter: interpreterFor(environment, log),
      agents: {
        tokens: createAgentTokenStore(plan.connection.db, () => systemIds.uuid()),
        names: createWorkspaceNames(plan.connection.db),
        url: () => agentsUrl(environment, address),
      },
      clock: systemClock,
      ids: systemIds,
      defaultTimezone: environment.APP_TIMEZONE,
      log,
      meter: metrics.meter,
      stopping,
    });
    closing.push(() => bot.stop());
    const jobs = await runJobs({
      pool: plan.connection.pool,
      handlers: {
        expire_draft: (job) => bot.expireDraft(job),
        remind: (job) => bot.remind(job),
        digest: (job) => bot.sendDigests(job),
        tell_burst: (job) => bot.tellBurst(job),
      },
      concurrency: JOBS_AT_ONCE,
      pollIntervalMs: JOB_POLL_MS,
      log: (level, message) => log.debug({ level }, message),
    });
    closing.push(() => jobs.stop());
    closing.push(startLooking(program, bot));
    closing.push(startPurge(program, store));
    const agents = await agentsDoor(program, plan);
    const app = createApp({ program, plan, store, bot, metrics, playground, agents });
    const server = await startHttpServer(app, environment.HOST, environment.PORT);
    address = server.url;
    closing.push(() => server.stop());
    // The streams of open pages and of agents would keep the server from stopping.
    closing.push(() => agents.close());
    if (playground) closing.push(async () => playground.hangUp());
    announce(program, { plan, bot, server, playground });
    await Promise.race([aborted(stopping), bot.failed]);
    print('Останавливаюсь: заканчиваю начатое.');
  } catch (error) {
    // Told to stop before it was up: that is no failure.
    if (!stopping.aborted) throw error;
  } finally {
    for (const close of closing.reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
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

/**
 * Every playground's bot has the same id: a second one on a database would wait for updates that the
 * first one takes, and both would write the chat's file.
 */
async function onlyPlayground(plan: OpenPlan): Promise<() => Promise<void>> {
  const letGo = await holdAlone(plan.connection.pool, 'planerka playground');
  if (letGo) return async () => letGo();
  throw new TerminalError(
    'PLAYGROUND_OPEN_ALREADY',
    'another process has a playground on this database',
  );
}

async function playgroundFor(
  { environment, log }: ProgramContext,
  plan: OpenPlan,
): Promise<Playground | null> {
  if (environment.TELEGRAM_BOT_TOKEN !== undefined) return null;
  return await startPlayground({
    historyFile: path.join(path.resolve(environment.DATA_DIR), 'playground.json'),
    reader: plan.reader,
    directory: plan.directory,
    clock: systemClock,
    defaultTimezone: environment.APP_TIMEZONE,
    onError: (error) => log.error({ err: error }, 'the playground failed'),
    speechConfigured:
      environment.TRANSCRIBE_BASE_URL !== undefined || environment.OPENAI_API_KEY !== undefined,
  });
}

/** The real Bot API, or the playground's own, whose only person may of course use the bot. */
function telegramFor({ environment }: ProgramContext, playground: Playground | null): Telegram {
  const { TELEGRAM_BOT_TOKEN: token } = environment;
  if (token !== undefined) return { token, environment };
  if (!playground) throw new Error('no token and no playground');
  const { TELEGRAM_WEBHOOK_URL: _webhook, ...rest } = environment;
  return {
    token: playground.token,
    environment: { ...rest, TELEGRAM_API_ROOT: playground.apiRoot, TELEGRAM_ALLOWED_USERS: '*' },
  };
}

/** What fell due while nothing ran is told at once; what no job tells, a little later. */
function startLooking({ log }: ProgramContext, bot: RunningBot): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= bot
      .tellDue()
      .catch((error: unknown) => log.warn({ err: error }, 'reminders: no look'))
      .finally(() => {
        looking = null;
      });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

function startPurge({ log }: ProgramContext, store: TelegramStore): () => Promise<void> {
  const purge = () =>
    store.purgeExpired().catch((error: unknown) => log.warn({ err: error }, 'no purge'));
  let running = purge();
  const timer = setInterval(() => {
    running = purge();
  }, PURGE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Agents come over HTTP with the keys that /agent has given them. */
async function agentsDoor({ environment, log }: ProgramContext, plan: OpenPlan): Promise<McpApp> {
  const tokens = createAgentTokenStore(plan.connection.db, () => systemIds.uuid());
  return await createMcpApp({
    host: { surface: plan.surface, log },
    agentOf: (key) => tokens.findByKey(key),
    environment,
    listensOn: environment.HOST,
  });
}

/** Where agents find /mcp: beside the webhook, which the world can reach, or on this machine. */
function agentsUrl(
  { TELEGRAM_WEBHOOK_URL: webhook }: ProgramContext['environment'],
  served: string | null,
): string | null {
  if (webhook !== undefined) return new URL('/mcp', webhook).href;
  if (served === null) return null;
  const url = new URL('/mcp', served);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.href;
}

interface Served {
  readonly program: ProgramContext;
  readonly plan: OpenPlan;
  readonly store: TelegramStore;
  readonly bot: RunningBot;
  readonly metrics: Metrics;
  readonly playground: Playground | null;
  readonly agents: McpApp;
}

function createApp({ program, plan, store, bot, metrics, playground, agents }: Served): Hono {
  const { environment } = program;
  metrics.gauge('planerka_updates_waiting', 'Stored updates that are not done yet', () =>
    store.updates.backlog(bot.me.id),
  );
  metrics.gauge('planerka_replies_waiting', 'Stored replies that are not sent yet', () =>
    store.outbox.backlog(bot.me.id),
  );
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await plan.connection.pool.query('select 1');
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database away' }, 503);
    }
  });
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  const { webhook } = bot;
  const webhookUrl = environment.TELEGRAM_WEBHOOK_URL;
  if (webhook && webhookUrl !== undefined) {
    app.all(new URL(webhookUrl).pathname, (context) => webhook(context.req.raw));
  }
  app.route('/mcp', agents.app);
  if (playground) app.route('/', playground.app);
  return app;
}

function announce(
  { print, environment }: ProgramContext,
  running: {
    readonly plan: OpenPlan;
    readonly bot: RunningBot;
    readonly server: HttpServer;
    readonly playground: Playground | null;
  },
): void {
  const { plan, bot, server, playground } = running;
  if (playground) {
    print(`Площадка: ${server.url}`);
    print('Без TELEGRAM_BOT_TOKEN бот говорит с вами на этой странице.');
  } else {
    print(`Бот @${bot.me.username} слушает ${bot.mode === 'polling' ? 'опросом' : 'вебхуком'}.`);
    print(`Служебные страницы: ${server.url}/healthz, /readyz, /metrics`);
    if (environment.TELEGRAM_ALLOWED_USERS === '') {
      print('TELEGRAM_ALLOWED_USERS не задан: владельцем станет тот, кто первым пришлёт /start.');
    }
  }
  print(`Агентам (MCP): ${server.url}/mcp`);
  print(databaseLine(plan.database.place));
}
