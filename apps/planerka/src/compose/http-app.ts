import type { RunningBot } from '@planerka/bot';
import type { Connection, TelegramStore } from '@planerka/db';
import type { McpApp } from '@planerka/mcp';
import type { Playground } from '@planerka/playground';
import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

export interface HttpParts {
  readonly connection: Connection;
  readonly store: TelegramStore;
  readonly bot: RunningBot;
  /** Where Telegram finds the bot, when it does not poll. */
  readonly webhookUrl: string | undefined;
  readonly metrics: Metrics;
  readonly agents: McpApp;
  readonly playground: Playground | null;
}

/** Everything that the program answers over HTTP. */
export function createHttpApp(parts: HttpParts): Hono {
  const { connection, store, bot, webhookUrl, metrics, agents, playground } = parts;
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
      await connection.pool.query('select 1');
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database away' }, 503);
    }
  });
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  const { webhook } = bot;
  if (webhook && webhookUrl !== undefined) {
    app.all(new URL(webhookUrl).pathname, (context) => webhook(context.req.raw));
  }
  app.route('/mcp', agents.app);
  if (playground) app.route('/', playground.app);
  return app;
}
