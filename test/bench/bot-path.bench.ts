import { type BotApiServer, createBotApiServer } from '@planerka/bot-api';
import { openBenchDatabase } from './database.ts';
import { runFromSource, runProgram } from './child.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

/** Both are measured warm: a just-in-time compiler takes some thousand messages. */
const SIZES = {
  full: { people: 40, messagesEach: 15, rounds: 5, warmUpRounds: 4 },
  smoke: { people: 2, messagesEach: 2, rounds: 1, warmUpRounds: 0 },
} as const;
type Size = (typeof SIZES)[BenchSize];

/** Messages per second from a crowd that speaks all at once until the last of them is answered. */
async function crowd(server: BotApiServer, size: Size): Promise<number> {
  const people = Array.from({ length: size.people }, () => server.world.createPerson());
  const total = size.people * size.messagesEach;
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
  for (let turn = 0; turn < size.messagesEach; turn += 1) {
    for (const person of people) person.says(`Создай задачу купить молоко ${turn}`);
  }
  await answered;
  return (total * 1000) / (performance.now() - started);
}

async function warmUp(server: BotApiServer, size: Size): Promise<void> {
  const person = server.world.createPerson();
  await server.world.waitForReply(person.says('Создай задачу купить хлеб'), { timeoutMs: 60_000 });
  for (let round = 0; round < size.warmUpRounds; round += 1) await crowd(server, size);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The whole bot path (poll, store, read, write, outbox, send) beside a bare grammY echo bot. */
export async function run(name: BenchSize): Promise<void> {
  const size = SIZES[name];
  const database = await openBenchDatabase();
  const servers = { ours: await createBotApiServer(), echo: await createBotApiServer() };
  const ours = runProgram(['serve'], {
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
    await warmUp(servers.ours, size);
    await warmUp(servers.echo, size);
    const rounds = [];
    for (let round = 0; round < size.rounds; round += 1) {
      rounds.push({ ours: await crowd(servers.ours, size), echo: await crowd(servers.echo, size) });
    }
    printTable('The whole bot path', [
      {
        people: size.people,
        messages: size.people * size.messagesEach,
        'planerka /s': rounded(median(rounds.map((one) => one.ours))),
        'echo bot /s': rounded(median(rounds.map((one) => one.echo))),
        'ratio (aim 0.3)': rounded(median(rounds.map((one) => one.ours / one.echo))),
      },
    ]);
  } finally {
    await ours.stop();
    await echo.stop();
    await servers.ours.close();
    await servers.echo.close();
    await database.close();
  }
}
