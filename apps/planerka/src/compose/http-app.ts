import type { RunningBot } from '@planerka/bot';
import type { TelegramStore } from '@planerka/db';
import type { McpApp } from '@planerka/mcp';
import type { OutboundHealth } from '@planerka/outbound';
import type { Playground } from '@planerka/playground';
import { Hono } from 'hono';
import { countSuggestions } from './count-suggestions.ts';
import type { Metrics } from './metrics.ts';
import { countOutbounds } from './outbounds.ts';
import { readiness } from './readiness.ts';

export interface HttpParts {
  readonly store: TelegramStore;
  readonly bot: RunningBot;
  /** Where Telegram finds the bot, when it does not poll. */
  readonly webhookUrl: string | undefined;
  readonly metrics: Metrics;
  /** How everything does that the program asks. */
  readonly services: () => readonly OutboundHealth[];
  readonly agents: McpApp;
  readonly playground: Playground | null;
}

/** What the program answers over HTTP, and what it tells of its own work. */
export interface HttpApps {
  readonly app: Hono;
  /** `/readyz` and `/metrics`; null where the main port serves them, too. */
  readonly operations: Hono | null;
}

/**
 * Everything that the program answers over HTTP. With `apart`, what is nobody's business outside is
 * left to an address of its own.
 */
export function createHttpApps(parts: HttpParts, { apart }: { readonly apart: boolean }): HttpApps {
  const { bot, webhookUrl, agents, playground } = parts;
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  const operations = operationsApp(parts);
  if (!apart) app.route('/', operations);
  const { webhook } = bot;
  if (webhook && webhookUrl !== undefined) {
    app.all(new URL(webhookUrl).pathname, (context) => webhook(context.req.raw));
  }
  app.route('/mcp', agents.app);
  if (playground) app.route('/', playground.app);
  return { app, operations: apart ? operations : null };
}

function operationsApp(parts: HttpParts): Hono {
  const { store, bot, metrics, services } = parts;
  metrics.gauge('planerka_updates_waiting', 'Stored updates that are not done yet', () =>
    store.updates.backlog(bot.me.id),
  );
  metrics.gauge('planerka_replies_waiting', 'Stored replies that are not sent yet', () =>
    store.outbox.backlog(bot.me.id),
  );
  countSuggestions(metrics, store.suggestions);
  countOutbounds(metrics, services);
  metrics.gauge(
    'planerka_oldest_update_seconds',
    'Age of the oldest stored update that is not done yet',
    async () => (await store.updates.ages(bot.me.id)).unfinished,
  );
  const app = new Hono();
  app.get('/readyz', async (context) => {
    const { ready, ...shown } = await readiness(() => store.updates.ages(bot.me.id), bot.longest());
    // One that fails makes nobody unready: the rules read, and typing goes on.
    return context.json({ ...shown, services: services() }, ready ? 200 : 503);
  });
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  return app;
}
