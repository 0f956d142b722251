import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BotEnvironment, startBot } from '@planerka/bot';
import {
  connect,
  createAgentTokenStore,
  createPlanReader,
  createPlanStore,
  createTelegramStore,
  createWorkspaceDirectory,
  createWorkspaceNames,
} from '@planerka/db';
import { createInterpreter } from '@planerka/gateway';
import { createRuntime } from '@planerka/runtime';
import { z } from 'zod';

/*
 * A bot whose clock stands: once it is told to begin, on its standard input, it tells what is due,
 * over and over, until it is killed. Its one argument is JSON.
 */
const { url, apiRoot, token, now } = z
  .strictObject({ url: z.string(), apiRoot: z.string(), token: z.string(), now: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''));

const STEP_MS = 50;
const connection = connect({ url, max: 10 });
const { db } = connection;
const clock = { now: () => now };
const ids = { uuid: () => randomUUID() };
const bot = await startBot({
  token,
  environment: BotEnvironment.parse({ TELEGRAM_API_ROOT: apiRoot, TELEGRAM_ALLOWED_USERS: '*' }),
  speech: null,
  store: createTelegramStore(db),
  runtime: createRuntime({ store: createPlanStore(db), clock, ids }),
  reader: createPlanReader(db),
  directory: createWorkspaceDirectory(db, ids.uuid),
  interpreter: createInterpreter({ model: null }),
  agents: {
    tokens: createAgentTokenStore(db, ids.uuid),
    names: createWorkspaceNames(db),
    url: () => null,
  },
  clock,
  ids,
  defaultTimezone: 'Europe/Moscow',
  log: { info: () => {}, warn: () => {}, error: () => {} },
  meter: { count: () => {}, took: () => {} },
});
process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (;;) {
  await bot.tellDue();
  await sleep(STEP_MS);
}
