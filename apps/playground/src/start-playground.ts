import { randomBytes } from 'node:crypto';
import { createBotApiServer } from '@planerka/bot-api';
import type { WorkspaceDirectory } from '@planerka/db';
import type { Clock, PlanReader } from '@planerka/runtime';
import type { Hono } from 'hono';
import { PageFiles } from './bundle/page-files.ts';
import { ChatRoom } from './chat/chat-room.ts';
import { freshWorld, renumberHistory } from './chat/history.ts';
import { createApp } from './http/create-app.ts';
import { EventHub } from './http/event-hub.ts';
import { PanelFeed } from './panel/panel-feed.ts';
import { readPanel } from './panel/read-panel.ts';
import { ru } from './texts/ru.ts';

/** A chat of months must not fill the memory; the plan itself is in the database. */
const KEPT_MESSAGES = 500;
const KEPT_CALLS = 100;
/** The same after every start: the plan is that of a chat with this bot. */
const BOT_ID = 7_000_000_001;

export interface PlaygroundOptions {
  /** Keeps the chat over restarts. */
  readonly historyFile: string;
  readonly reader: PlanReader;
  readonly directory: WorkspaceDirectory;
  readonly clock: Clock;
  readonly defaultTimezone: string;
  /** `false`: the page says in words what voice needs. */
  readonly speechConfigured: boolean;
  /** Asked of whoever opens the page; without one only this machine may. */
  readonly password?: string;
  /** A folder that `buildPage` has filled; without one the page is built at the first request. */
  readonly pageFolder?: string;
  /** Called with failures that nothing else reports. */
  readonly onError?: (error: unknown) => void;
}

export interface Playground {
  readonly token: string;
  /** The local Bot API server that the bot polls. */
  readonly apiRoot: string;
  /** The page and its API, to be mounted at `/`. */
  readonly app: Hono;
  /** Ends the streams of open pages, which an HTTP server that stops would wait for. */
  hangUp(): void;
  /** Writes the history and closes the Bot API server; the bot should have stopped before. */
  stop(): Promise<void>;
}

/**
 * Starts the chat page's back: a local Bot API server with one person in a chat with the bot. Its token
 * is another one at each start, so that no other page or program speaks to it as the bot.
 */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { historyFile, reader, directory, clock, defaultTimezone, speechConfigured } = options;
  const onError = options.onError ?? (() => {});
  const now = () => new Date(clock.now());
  renumberHistory(historyFile, now());
  const server = await createBotApiServer({
    token: `${BOT_ID}:${randomBytes(24).toString('base64url')}`,
    historyFile,
    snapshot: freshWorld(now()),
    bot: { firstName: ru.title, username: 'planerka_local_bot' },
    keptMessages: KEPT_MESSAGES,
    keptCalls: KEPT_CALLS,
    now,
  });
  const room = new ChatRoom(server.world);
  const hub = new EventHub();
  const ports = { reader, directory, clock, defaultTimezone, botId: room.botId, chatId: room.id };
  const panel = new PanelFeed({
    read: () => readPanel(ports),
    publish: (shown) => hub.send({ type: 'panel', panel: shown }),
    isWatched: () => hub.size > 0,
    onError,
  });
  const unsubscribe = room.subscribe((event) => {
    hub.send(event);
    panel.refreshSoon();
  });
  const page = new PageFiles(options.pageFolder);
  return {
    token: server.token,
    apiRoot: server.url,
    app: createApp({
      room,
      panel,
      hub,
      page,
      speechConfigured,
      password: options.password ?? null,
      onError,
    }),
    hangUp: () => hub.close(),
    stop: async () => {
      unsubscribe();
      panel.stop();
      hub.close();
      await server.close();
    },
  };
}
