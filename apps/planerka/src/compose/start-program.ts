import path from 'node:path';
import { type BotOptions, type BotTracer, type RunningBot, startBot } from '@planerka/bot';
import { TerminalError } from '@planerka/contracts';
import {
  type Connection,
  createTelegramStore,
  holdAlone,
  holdNumber,
  type TelegramStore,
} from '@planerka/db';
import { createMcpApp } from '@planerka/mcp';
import type { Circuit } from '@planerka/outbound';
import { type Playground, startPlayground } from '@planerka/playground';
import type { Hono } from 'hono';
import { type Background, startBackground } from './background.ts';
import type { Plan } from './compose-plan.ts';
import type { Environment } from './environment.ts';
import { gatewayFor, sharedServer } from './gateway.ts';
import { createHttpApps } from './http-app.ts';
import { startHttpServer } from './http-server.ts';
import type { Metrics } from './metrics.ts';
import { createOutbounds, outboundHealth } from './outbounds.ts';
import type { ProgramLog } from './program-log.ts';

/** What differs between a program that serves people and one that a test watches. */
export interface ProgramPorts {
  readonly environment: Environment;
  readonly plan: Plan;
  /** A connection for marks, which may be lost with the machine; without one they go with the rest. */
  readonly marks?: Connection | null;
  /** Connections for what keeps one for long (the queue, the process's number); else the plan's. */
  readonly held?: Connection;
  /** The same plan over connections of its own: however many agents come, people do not wait for one. */
  readonly agentsPlan?: Plan;
  /** What is asked past the doors of here, to be shown beside them: the database, a collector of traces. */
  readonly services?: ReadonlyArray<Pick<Circuit, 'health'>>;
  readonly background: Background;
  readonly metrics: Metrics;
  readonly log: ProgramLog;
  /** See `BotOptions`. */
  readonly patienceMs?: number | undefined;
  /** Shows where time goes; nothing is traced without one. */
  readonly tracer?: BotTracer | undefined;
  /** Ends the start while Telegram does not answer. */
  readonly stopping?: AbortSignal;
}

export interface RunningProgram {
  readonly bot: RunningBot;
  readonly store: TelegramStore;
  /** The chat page, which replaces Telegram where no token is given. */
  readonly playground: Playground | null;
  /**
   * Answers at `HOST:PORT` too: health, the webhook, agents, the page. With a webhook, readiness and
   * metrics have an address of their own.
   */
  listen(): Promise<{ readonly url: string; readonly operationsUrl: string }>;
  /** Rejects when the program cannot go on. */
  readonly failed: Promise<never>;
  /** Takes nothing new and finishes what is in hand. */
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/**
 * Starts the whole program over an open plan: the bot, or the playground with the bot behind it, what
 * comes by itself, and what is answered over HTTP once it listens.
 */
export async function startProgram(ports: ProgramPorts): Promise<RunningProgram> {
  const { environment, plan, metrics, log } = ports;
  const { connection } = plan;
  const { pool } = ports.held ?? connection;
  const agentsPlan = ports.agentsPlan ?? plan;
  const stops: Stop[] = [];
  let address: string | null = null;

  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).reverse()) {
      await each().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    }
  };

  const serveApart = async (operations: Hono): Promise<string> => {
    const { OPERATIONS_HOST: host, OPERATIONS_PORT: port = 0 } = environment;
    const server = await startHttpServer(operations, host, port);
    stops.push(() => server.stop());
    return server.url;
  };

  try {
    const freed = { tell: (): void => {} };
    const held = ports.background.watchesOthers
      ? await holdNumber({ pool, onFreed: () => freed.tell() })
      : null;
    if (held) stops.push(() => held.stop());
    const store = createTelegramStore(plan.connection.db, {
      marks: ports.marks?.db,
      process: held?.number ?? null,
    });
    const alone = aloneFor(pool);
    const playground = await playgroundFor(ports, alone, stops);
    const outbounds = createOutbounds(log);
    // Last of all: what still hangs then, nobody waits for any more.
    stops.push(async () => Object.values(outbounds).forEach((each) => each.hangUp()));
    const gateway = gatewayFor(environment, log, outbounds);
    const bot = await startBot({
      ...telegramFor(environment, playground),
      speech: sharedServer(environment),
      outbound: outbounds,
      store,
      runtime: plan.runtime,
      reader: plan.reader,
      directory: plan.directory,
      interpreter: gateway,
      suggester: gateway,
      phases: gateway,
      daypartOfTag: plan.daypartOfTag,
      agents: {
        tokens: plan.tokens,
        names: plan.names,
        url: () => agentsUrl(environment, address),
      },
      clock: plan.clock,
      ids: plan.ids,
      defaultTimezone: environment.APP_TIMEZONE,
      locale: plan.locale,
      patienceMs: ports.patienceMs,
      log,
      meter: metrics.meter,
      tracer: ports.tracer,
      ...(ports.stopping ? { stopping: ports.stopping } : {}),
    });
    stops.push(() => bot.stop());
    freed.tell = () => {
      log.warn({}, 'another process is gone: what it had in hand is taken over');
      bot.lookAgain();
    };
    stops.push(await startBackground({ pool, store, bot, log }, ports.background));
    return {
      bot,
      store,
      playground,
      failed: Promise.race([bot.failed, alone.lost]),
      listen: async () => {
        // Agents come over HTTP with the keys that /agent has given them.
        const agents = createMcpApp({
          host: { surface: agentsPlan.surface, log },
          agentOf: (key) => agentsPlan.tokens.findByKey(key),
          livingAmong: (hashes) => agentsPlan.tokens.livingAmong(hashes),
          environment,
          listensOn: environment.HOST,
        });
        const { TELEGRAM_WEBHOOK_URL: webhookUrl } = environment;
        const services = () => [
          ...(ports.services ?? []).map((each) => each.health()),
          ...outboundHealth(outbounds),
        ];
        const parts = { store, bot, webhookUrl, metrics, services, agents, playground };
        // What the webhook's address shows, the world can see.
        const apart = webhookUrl !== undefined || environment.OPERATIONS_PORT !== undefined;
        const { app, operations } = createHttpApps(parts, { apart });
        const server = await startHttpServer(app, environment.HOST, environment.PORT);
        address = server.url;
        stops.push(() => server.stop());
        const operationsUrl = operations === null ? server.url : await serveApart(operations);
        // The streams of open pages and of agents would keep the server from stopping.
        stops.push(() => agents.close());
        if (playground) stops.push(async () => playground.hangUp());
        return { url: server.url, operationsUrl };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The playground, when there is no token; what ends it is added to `stops`. */
async function playgroundFor(
  ports: ProgramPorts,
  alone: Alone,
  stops: Stop[],
): Promise<Playground | null> {
  const { environment, plan, log } = ports;
  if (environment.TELEGRAM_BOT_TOKEN !== undefined) return null;
  stops.push(await alone.hold());
  const playground = await startPlayground({
    historyFile: path.join(path.resolve(environment.DATA_DIR), 'playground.json'),
    reader: plan.reader,
    directory: plan.directory,
    clock: plan.clock,
    defaultTimezone: environment.APP_TIMEZONE,
    ...(environment.PLAYGROUND_PASSWORD === undefined
      ? {}
      : { password: environment.PLAYGROUND_PASSWORD }),
    onError: (error) => log.error({ err: error }, 'the playground failed'),
    speechConfigured:
      environment.TRANSCRIBE_BASE_URL !== undefined || environment.OPENAI_API_KEY !== undefined,
  });
  stops.push(() => playground.stop());
  return playground;
}

/** What only one process on a database may have. */
interface Alone {
  hold(): Promise<Stop>;
  /** Rejects when another process has it after all. */
  readonly lost: Promise<never>;
}

/**
 * Every playground's bot has the same id: a second one on a database would wait for updates that the
 * first one takes, and both would write the chat's file.
 */
function aloneFor(pool: Connection['pool']): Alone {
  const refused = () =>
    new TerminalError(
      'PLAYGROUND_OPEN_ALREADY',
      'another process has a playground on this database',
    );
  let lose: () => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = () => reject(refused());
  });
  lost.catch(() => {});
  return {
    lost,
    hold: async () => {
      const held = await holdAlone(pool, 'planerka playground', () => lose());
      if (held) return () => held.letGo();
      throw refused();
    },
  };
}

/** The real Bot API, or the playground's own, whose only person may of course use the bot. */
function telegramFor(
  environment: Environment,
  playground: Playground | null,
): Pick<BotOptions, 'token' | 'environment'> {
  const { TELEGRAM_BOT_TOKEN: token } = environment;
  if (token !== undefined) return { token, environment };
  if (!playground) throw new Error('no token and no playground');
  const { TELEGRAM_WEBHOOK_URL: _webhook, ...rest } = environment;
  return {
    token: playground.token,
    environment: { ...rest, TELEGRAM_API_ROOT: playground.apiRoot, TELEGRAM_ALLOWED_USERS: '*' },
  };
}

/** Where agents find /mcp: beside the webhook, which the world can reach, or on this machine. */
function agentsUrl(
  { TELEGRAM_WEBHOOK_URL: webhook }: Environment,
  served: string | null,
): string | null {
  if (webhook !== undefined) return new URL('/mcp', webhook).href;
  if (served === null) return null;
  const url = new URL('/mcp', served);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.href;
}
