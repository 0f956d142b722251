import { type BotApiServer, createBotApiServer } from '@planerka/bot-api';
import { openBenchDatabase } from './database.ts';
import { runFromSource, stopChild } from './child.ts';
import { printTable, rounded } from './table.ts';

const PEOPLE = 40;
const MESSAGES_EACH = 15;
const ROUNDS = 5;
/** Both are measured warm: a just-in-time compiler takes some thousand messages. */
const WARM_UP_ROUNDS = 4;

/** Messages per second from a crowd that speaks all at once until the last of them is answered. */
async function crowd(server: BotApiServer): Promise<number> {
  const people = Array.from({ length: PEOPLE }, () => server.world.createPerson());
  const total = PEOPLE * MESSAGES_EACH;
  const before = server.world.calls('sendMessage').length;
  const started = performance.now();
  const answered = new Promise<void>((resolve) => {
    const stop = server.world.subscribe((event) => {
      if (event.type !== 'call') return;
      if (server.world.calls('sendMessage').length - before < total) return;
      stop();
      resolve();
    });
  });
  for (let turn = 0; turn < MESSAGES_EACH; turn += 1) {
    for (const person of people) person.says(`Создай задачу купить молоко ${turn}`);
  }
  await answered;
  return (total * 1000) / (performance.now() - started);
}

async function warmUp(server: BotApiServer): Promise<void> {
  const person = server.world.createPerson();
  await server.world.waitForReply(person.says('Создай задачу купить хлеб'), { timeoutMs: 60_000 });
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await crowd(server);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The whole bot path (poll, store, read, write, outbox, send) beside a bare grammY echo bot. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const servers = { ours: await createBotApiServer(), echo: await createBotApiServer() };
  const ours = runFromSource('apps/planerka/src/main.ts', ['serve'], {
    TELEGRAM_BOT_TOKEN: servers.ours.token,
    TELEGRAM_API_ROOT: servers.ours.url,
    TELEGRAM_ALLOWED_USERS: '*',
    MESSAGES_PER_MINUTE: '1000000',
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const echo = runFromSource('test/bench/echo-bot.ts', [], {
    TELEGRAM_BOT_TOKEN: servers.echo.token,
    TELEGRAM_API_ROOT: servers.echo.url,
  });
  try {
    await warmUp(servers.ours);
    await warmUp(servers.echo);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await crowd(servers.ours), echo: await crowd(servers.echo) });
    }
    printTable('The whole bot path', [
      {
        people: PEOPLE,
        messages: PEOPLE * MESSAGES_EACH,
        'planerka /s': rounded(median(rounds.map((one) => one.ours))),
        'echo bot /s': rounded(median(rounds.map((one) => one.echo))),
        'ratio (aim 0.3)': rounded(median(rounds.map((one) => one.ours / one.echo))),
      },
    ]);
  } finally {
    await stopChild(ours);
    await stopChild(echo);
    await servers.ours.close();
    await servers.echo.close();
    await database.close();
  }
}
