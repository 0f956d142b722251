import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningBot } from '@planerka/bot';
import {
  type BotApiServer,
  createBotApiServer,
  type Message,
  type WorldSnapshot,
} from '@planerka/bot-api';
import { type Connection, connect, type TelegramStore } from '@planerka/db';
import {
  createInterpreter,
  createPhaseAgent,
  createSuggester,
  type ModelReader,
  type PhaseModel,
  type SuggestingModel,
  serveGateway,
} from '@planerka/gateway';
import type { JournalEntry } from '@planerka/plan';
import { composePlan, createMetrics, readEnvironment, startProgram } from '@planerka/planerka';
import type { PlanReader } from '@planerka/runtime';
import { v7 as uuidv7 } from 'uuid';
import { Agent } from './agent.ts';
import type { KeptDatabase } from './kept-database.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** Wednesday noon in Moscow, the reference instant of the contract's examples. */
const HOUSE_NOW = '2026-02-25T12:00:00+03:00';
const ZONE = 'Europe/Moscow';
const STEP_MS = 5;
const SETTLE_LIMIT_MS = 60_000;

export interface HouseOptions {
  /** Added to the program's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly model?: ModelReader;
  /** What the gateway asks to work out phases of production projects. */
  readonly drafts?: PhaseModel;
  /** What the gateway asks what could be suggested about a task. */
  readonly suggests?: SuggestingModel;
  /** Do jobs run by themselves, on the real clock's timer? For tests of the timer itself. */
  readonly jobs?: boolean;
  /** The database's address, when the test brings its own. */
  readonly databaseUrl?: string;
  /** A database that one house after another is given, each as if it were new. */
  readonly kept?: KeptDatabase;
  readonly now?: string;
  /** The chats as they were left, with all that was said in them. */
  readonly world?: WorldSnapshot;
  /** The language that everything is told in. */
  readonly locale?: string;
  /** After so many milliseconds a person is told that the answer takes a while. */
  readonly patienceMs?: number;
  /** Told of everything that the program logs as an error. */
  readonly onError?: (facts: object, message: string) => void;
}

/** A clock that is stopped until it is moved; the server's messages are dated by it too. */
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

/**
 * The whole program as `serve` starts it, around the local Bot API server and a gateway of its own.
 * The clock is stopped, and what comes by itself comes when the test calls for it.
 */
export interface House {
  readonly server: BotApiServer;
  readonly clock: HouseClock;
  readonly store: TelegramStore;
  readonly reader: PlanReader;
  readonly connection: Connection;
  bot(): RunningBot;
  /** Everything said is done and every reply is out. */
  settled(limitMs?: number): Promise<void>;
  /** What a chat shows, after everything has settled. */
  shown(chatId: number): Promise<Message[]>;
  journal(chatId: number): Promise<JournalEntry[]>;
  workspaceOf(chatId: number): Promise<string | null>;
  /** An agent that may do everything in a chat's plan. */
  agent(chatId: number, actor?: string): Promise<Agent>;
  /** Answers over HTTP too; returns where. */
  listen(): Promise<string>;
  /** The program stops and starts again, as a new process would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const GATEWAY_TOKEN = 'gateway-token';

export async function startHouse(options: HouseOptions = {}): Promise<House> {
  const clock = new HouseClock(options.now ?? HOUSE_NOW);
  const { kept } = options;
  await kept?.empty();
  const given = options.databaseUrl ?? kept?.url;
  const database: TestDatabase | null = given === undefined ? await createTestDatabase() : null;
  const { world } = options;
  const server = await createBotApiServer({ now: clock.date, ...(world && { snapshot: world }) });
  const connection = kept?.connection ?? connect({ url: given ?? database?.url ?? '', max: 20 });
  const gateway = await serveGateway({
    interpreter: createInterpreter({ model: options.model ?? null }),
    suggester: createSuggester({ model: options.suggests ?? null }),
    phases: createPhaseAgent({ model: options.drafts ?? null }),
    defaultTimezone: ZONE,
    token: GATEWAY_TOKEN,
    onError: () => {},
    host: '127.0.0.1',
    port: 0,
  });
  const plan = composePlan({
    connection,
    clock,
    ids: { uuid: () => uuidv7() },
    locale: options.locale,
  });
  const { reader, surface } = plan;
  const environment = readEnvironment({
    TELEGRAM_BOT_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.url,
    TELEGRAM_ALLOWED_USERS: '*',
    GATEWAY_URL: gateway.url,
    GATEWAY_TOKEN,
    APP_TIMEZONE: ZONE,
    PORT: '0',
    ...options.environment,
  });
  const jobs = options.jobs ? { concurrency: 2, pollIntervalMs: 100 } : null;
  const start = () =>
    startProgram({
      environment,
      plan,
      background: { jobs, lookEveryMs: null, purgeEveryMs: null, watchesOthers: false },
      metrics: createMetrics(),
      patienceMs: options.patienceMs,
      log: { ...quiet, error: options.onError ?? quiet.error },
    });
  let program = await start();

  async function settled(limitMs = SETTLE_LIMIT_MS): Promise<void> {
    const deadline = performance.now() + limitMs;
    const { bot, store } = program;
    // A surface is drawn anew after its update is over.
    const inside = () => server.world.pendingUpdates + bot.inHand();
    const stored = async () =>
      (await store.updates.backlog(bot.me.id)) + (await store.outbox.backlog(bot.me.id));
    for (;;) {
      // The database is asked only once nothing is known to be under way: that costs as much as an answer.
      const waiting = inside() || (await stored()) || inside();
      if (waiting === 0) return;
      if (performance.now() > deadline) throw new Error(`${waiting} things never settled`);
      await sleep(STEP_MS);
    }
  }

  async function workspaceOf(chatId: number): Promise<string | null> {
    const row = await connection.db
      .selectFrom('chat_workspace')
      .select('workspace_id')
      .where('chat_id', '=', chatId)
      .executeTakeFirst();
    return row?.workspace_id ?? null;
  }

  return {
    server,
    clock,
    store: program.store,
    reader,
    connection,
    bot: () => program.bot,
    listen: async () => (await program.listen()).url,
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
      await program.stop();
      program = await start();
    },
    stop: async () => {
      await program.stop();
      await gateway.stop();
      if (!kept) await connection.close();
      await server.close();
      await database?.drop();
    },
  };
}
