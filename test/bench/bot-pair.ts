import { type BotApiServer, createBotApiServer } from '@planerka/bot-api';
import { type Child, runFromSource, runProgram } from './child.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';

/** The product and a bare grammY echo bot, each with a server of Telegram's API of its own. */
export interface BotPair {
  readonly ours: BotApiServer;
  readonly echo: BotApiServer;
  readonly databaseUrl: string;
  readonly programs: { readonly ours: Child; readonly echo: Child };
  close(): Promise<void>;
}

interface Given {
  readonly database?: BenchDatabase;
  /** How the product is run; as `npm start` does, unless told otherwise. */
  readonly serve?: (env: Readonly<Record<string, string>>) => Child;
}

export async function openBotPair({
  database: given,
  serve = (env) => runProgram(['serve'], env),
}: Given = {}): Promise<BotPair> {
  const database = given ?? (await openBenchDatabase());
  const [ours, echo] = [await createBotApiServer(), await createBotApiServer()];
  const programs = {
    ours: serve({
      TELEGRAM_BOT_TOKEN: ours.token,
      TELEGRAM_API_ROOT: ours.url,
      TELEGRAM_ALLOWED_USERS: '*',
      MESSAGES_PER_MINUTE: '1000000',
      DATABASE_URL: database.url,
      PORT: '0',
      LOG_LEVEL: 'error',
    }),
    echo: runFromSource('test/bench/echo-bot.ts', [], {
      TELEGRAM_BOT_TOKEN: echo.token,
      TELEGRAM_API_ROOT: echo.url,
    }),
  };
  return {
    ours,
    echo,
    databaseUrl: database.url,
    programs,
    close: async () => {
      await programs.ours.stop();
      await programs.echo.stop();
      await ours.close();
      await echo.close();
      await database.close();
    },
  };
}
