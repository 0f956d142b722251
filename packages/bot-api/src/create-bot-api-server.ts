import type { User, UserFromGetMe } from '@grammyjs/types';
import type { Clock } from './clock.ts';
import { CallLog } from './events/call-log.ts';
import { Callbacks } from './events/callbacks.ts';
import { EventStream, type WorldEvent } from './events/events.ts';
import { executeCall } from './execute-call.ts';
import { Faults } from './faults/faults.ts';
import { HistoryFile, readHistory } from './history-file.ts';
import { type Listening, listen } from './http/http-server.ts';
import { Identifiers, type Random } from './identifiers.ts';
import type { BotState } from './state/bot-state.ts';
import { Chats } from './state/chats.ts';
import { Files } from './state/files.ts';
import { type FloodLimitOptions, FloodLimits } from './state/flood-limits.ts';
import { Profile } from './state/profile.ts';
import { restoreSnapshot, takeSnapshot, type WorldSnapshot } from './state/snapshot.ts';
import { LongPoll } from './updates/long-poll.ts';
import { UpdateQueue } from './updates/update-queue.ts';
import { Webhook, type WebhookTimes } from './updates/webhook.ts';
import { World } from './world/world.ts';

export interface BotApiServerOptions {
  readonly token?: string;
  readonly bot?: { readonly id?: number; readonly username?: string; readonly firstName?: string };
  /** Loopback by default; this server has no protection worth exposing. */
  readonly host?: string;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** The time of messages and of everything that expires; waiting itself is real. */
  readonly now?: Clock;
  /** For identifiers; a seeded one makes a run repeatable. */
  readonly random?: Random;
  /** On by default, as BotFather sets it: in groups the bot reads only what is meant for it. */
  readonly privacyMode?: boolean;
  /** Off by default; `TELEGRAM_LIMITS` are about the real ones. */
  readonly floodLimits?: FloodLimitOptions;
  readonly webhook?: Partial<WebhookTimes>;
  readonly bodyLimitBytes?: number;
  /** Of each chat only so many messages are remembered, with their files; all, unless given. */
  readonly keptMessages?: number;
  /** So many of the bot's calls are remembered. */
  readonly keptCalls?: number;
  /** A world to begin with. */
  readonly snapshot?: WorldSnapshot;
  /** Keeps the world in this file over restarts; wins over `snapshot` once it exists. */
  readonly historyFile?: string;
}

/** A running server: the bot talks to `url`, the test or the playground to `world`. */
export interface BotApiServer {
  /** What a bot takes as its API root, without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly world: World;
  readonly faults: Faults;
  /** Lets the numbers of updates go on elsewhere; see `UpdateQueue.restartIds`. */
  restartUpdateIds(at?: number): void;
  snapshot(): WorldSnapshot;
  /** Cuts open requests, stops deliveries and writes the history. */
  close(): Promise<void>;
}

const BOT_ID = 7_000_000_001;
const BODY_LIMIT_BYTES = 50 * 1024 * 1024;
const KEPT_CALLS = 10_000;
/** Events that leave nothing behind. */
const PASSING = new Set<WorldEvent['type']>(['call', 'chat_action', 'poll_waits']);
const WEBHOOK_TIMES: WebhookTimes = { retryMs: 1000, longestRetryMs: 60_000, timeoutMs: 60_000 };

/** Starts a strict Bot API server for one bot. */
export async function createBotApiServer(options: BotApiServerOptions = {}): Promise<BotApiServer> {
  const { historyFile } = options;
  const snapshot = (historyFile && readHistory(historyFile)) || options.snapshot;
  const state = createState(options, snapshot);
  if (snapshot) restoreSnapshot(state, snapshot);
  const history = historyFile
    ? new HistoryFile(historyFile, () => takeSnapshot(state, 'apart'), state.files)
    : undefined;
  if (history) {
    state.events.subscribe(({ type }) => {
      if (!PASSING.has(type)) history.schedule();
    });
  }
  const http = await listen(state, {
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 0,
    bodyLimitBytes: options.bodyLimitBytes ?? BODY_LIMIT_BYTES,
  });
  let closing: Promise<void> | undefined;
  return {
    url: http.url,
    token: state.token,
    world: new World(state),
    faults: state.faults,
    restartUpdateIds: (at) => state.updates.restartIds(at),
    snapshot: () => takeSnapshot(state, 'inside'),
    close() {
      closing ??= end(state, http, history);
      return closing;
    },
  };
}

async function end(
  state: BotState,
  http: Listening,
  history: HistoryFile | undefined,
): Promise<void> {
  state.webhook.delete();
  state.longPoll.abort('Conflict: terminated by the end of the server');
  await http.close();
  history?.flush();
}

function createState(options: BotApiServerOptions, snapshot: WorldSnapshot | undefined): BotState {
  const clock = options.now ?? (() => new Date());
  const identifiers = new Identifiers(options.random ?? Math.random, snapshot?.nextIdentifier);
  const events = new EventStream();
  const updates = new UpdateQueue(clock, identifiers, events);
  const webhook = new Webhook(
    updates,
    clock,
    { ...WEBHOOK_TIMES, ...options.webhook },
    ({ method, ...json }) =>
      executeCall(
        state,
        String(method),
        { texts: [], json, files: new Map() },
        { signal: AbortSignal.abort() },
      ),
  );
  const me = createMe(options);
  const state: BotState = {
    token: options.token ?? `${me.id}:local-bot-api-server`,
    me,
    bot: asUser(me),
    clock,
    identifiers,
    events,
    chats: new Chats(options.keptMessages),
    files: new Files(clock, identifiers),
    callbacks: new Callbacks(clock),
    profile: new Profile(),
    updates,
    longPoll: new LongPoll(updates, events),
    webhook,
    faults: new Faults(),
    flood: new FloodLimits(clock, options.floodLimits),
    calls: new CallLog(options.keptCalls ?? KEPT_CALLS),
    loggedOut: false,
  };
  return state;
}

function createMe({ bot = {}, token, privacyMode = true }: BotApiServerOptions): UserFromGetMe {
  // A token begins with the bot's identifier.
  const id = bot.id ?? (Number(token?.split(':', 1)[0]) || BOT_ID);
  return {
    id,
    is_bot: true,
    first_name: bot.firstName ?? 'Sample bot',
    username: bot.username ?? 'sample_local_bot',
    can_join_groups: true,
    can_read_all_group_messages: !privacyMode,
    supports_inline_queries: false,
    supports_guest_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
    supports_join_request_queries: false,
  };
}

function asUser({ id, is_bot, first_name, username }: UserFromGetMe): User {
  return { id, is_bot, first_name, username };
}
