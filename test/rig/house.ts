import { setTimeout as sleep } from 'node:timers/promises';
import { BotEnvironment, type RunningBot, startBot } from '@planerka/bot';
import { type BotApiServer, createBotApiServer, type Message } from '@planerka/bot-api';
import {
  connect,
  type Connection,
  createAgentTokenStore,
  createPlanReader,
  createPlanStore,
  createTaskStore,
  createTelegramStore,
  createWorkspaceDirectory,
  createWorkspaceNames,
  runJobs,
  type TelegramStore,
} from '@planerka/db';
import {
  connectGateway,
  createInterpreter,
  type ModelReader,
  type RunningGateway,
  serveGateway,
} from '@planerka/gateway';
import { createRuntime, type PlanReader } from '@planerka/runtime';
import { createTaskSurface } from '@planerka/agents';
import type { JournalEntry } from '@planerka/plan';
import type { Interpreter } from '@planerka/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Agent } from './agent.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** Wednesday noon in Moscow, the reference instant of the contract's examples. */
const HOUSE_NOW = '2026-02-25T12:00:00+03:00';
const ZONE = 'Europe/Moscow';
const STEP_MS = 5;
const SETTLE_LIMIT_MS = 20_000;

export interface HouseOptions {
  /** Added to the bot's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly model?: ModelReader;
  /** How long an open question waits on the real clock's timer, for tests of the timer itself. */
  readonly jobs?: boolean;
  /** The database's address, when the test brings its own. */
  readonly databaseUrl?: string;
  readonly now?: string;
}

/** A clock that stands until it is moved; the server's messages are dated by it too. */
export class HouseClock {
  #now: number;

  constructor(iso: string) {
    this.#now = Date.parse(iso);
  }

  readonly now = (): string => new Date(this.#now).toISOString();
  readonly date = (): Date => new Date(this.#now);

  advance(minutes: number): void {
    this.#now += minutes * 60_000;
  }
}

/** The whole product around the local Bot API server: the real bot, gateway, runtime, PostgreSQL. */
export interface House {
  readonly server: BotApiServer;
  readonly clock: HouseClock;
  readonly store: TelegramStore;
  readonly reader: PlanReader;
  readonly connection: Connection;
  readonly gatewayUrl: string;
  bot(): RunningBot;
  /** Everything said is done and every reply is out. */
  settled(): Promise<void>;
  /** What a chat shows, after everything has settled. */
  shown(chatId: number): Promise<Message[]>;
  journal(chatId: number): Promise<JournalEntry[]>;
  workspaceOf(chatId: number): Promise<string | null>;
  /** An agent that may do everything in a chat's plan. */
  agent(chatId: number, actor?: string): Promise<Agent>;
  /** The bot stops and starts again, as a new process would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

export async function startHouse(options: HouseOptions = {}): Promise<House> {
  const clock = new HouseClock(options.now ?? HOUSE_NOW);
  const database: TestDatabase | null =
    options.databaseUrl === undefined ? await createTestDatabase() : null;
  const url = options.databaseUrl ?? database?.url ?? '';
  const server = await createBotApiServer({ now: clock.date });
  const connection = connect({ url, max: 20 });
  const gateway: RunningGateway = await serveGateway({
    interpreter: createInterpreter({ model: options.model ?? null }),
    defaultTimezone: ZONE,
    token: 'gateway-token',
    onError: () => {},
    host: '127.0.0.1',
    port: 0,
  });
  const interpreter: Interpreter = connectGateway({ url: gateway.url, token: 'gateway-token' });
  const { db } = connection;
  const store = createTelegramStore(db);
  const reader = createPlanReader(db);
  const ids = { uuid: () => uuidv7() };
  const surface = createTaskSurface({ store: createTaskStore(db), clock, ids });
  const environment = BotEnvironment.parse({
    TELEGRAM_API_ROOT: server.url,
    TELEGRAM_ALLOWED_USERS: '*',
    ...options.environment,
  });

  const start = () =>
    startBot({
      token: server.token,
      environment,
      speech: null,
      store,
      runtime: createRuntime({ store: createPlanStore(db), clock, ids }),
      reader,
      directory: createWorkspaceDirectory(db, ids.uuid),
      interpreter,
      agents: {
        tokens: createAgentTokenStore(db, ids.uuid),
        names: createWorkspaceNames(db),
        url: () => 'http://127.0.0.1:8080/mcp',
      },
      clock,
      ids,
      defaultTimezone: ZONE,
      log: quiet,
      meter: { count: () => {}, took: () => {} },
    });
  let bot = await start();
  const jobs = options.jobs
    ? await runJobs({
        pool: connection.pool,
        handlers: {
          expire_draft: (job) => bot.expireDraft(job),
          remind: (job) => bot.remind(job),
          digest: (job) => bot.sendDigests(job),
          tell_burst: (job) => bot.tellBurst(job),
        },
        concurrency: 2,
        pollIntervalMs: 100,
        log: () => {},
      })
    : null;

  async function settled(): Promise<void> {
    const deadline = performance.now() + SETTLE_LIMIT_MS;
    for (;;) {
      const waiting =
        server.world.pendingUpdates +
        (await store.updates.backlog(bot.me.id)) +
        (await store.outbox.backlog(bot.me.id));
      // A surface is drawn anew after its update is over.
      if (waiting + bot.inHand() === 0) return;
      if (performance.now() > deadline) throw new Error(`${waiting} things never settled`);
      await sleep(STEP_MS);
    }
  }

  async function workspaceOf(chatId: number): Promise<string | null> {
    const row = await db
      .selectFrom('chat_workspace')
      .select('workspace_id')
      .where('chat_id', '=', chatId)
      .executeTakeFirst();
    return row?.workspace_id ?? null;
  }

  return {
    server,
    clock,
    store,
    reader,
    connection,
    gatewayUrl: gateway.url,
    bot: () => bot,
    settled,
    shown: async (chatId) => {
      await settled();
      return [...server.world.messages(chatId)];
    },
    journal: async (chatId) => {
      await settled();
      const workspace = await workspaceOf(chatId);
      return workspace === null ? [] : (await reader.journal(workspace, 1_000)).reverse();
    },
    workspaceOf,
    agent: async (chatId, actor = 'agent:sample') => {
      const id = await workspaceOf(chatId);
      if (id === null) throw new Error('the chat has no plan yet');
      const workspace = { id, name: 'sample/plan' };
      return new Agent({ reader }, surface, workspace, {
        actor,
        rights: new Set(['read', 'write', 'delete']),
        workspace,
        defaultWorkspace: null,
        workspaceOf: async (name) => (name === workspace.name ? workspace : null),
        traceId: 'trace',
      });
    },
    restart: async () => {
      await bot.stop();
      bot = await start();
    },
    stop: async () => {
      await jobs?.stop();
      await bot.stop();
      await gateway.stop();
      await connection.close();
      await server.close();
      await database?.drop();
    },
  };
}
