import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@planerka/db';
import { composePlan, createMetrics, readEnvironment, startProgram } from '@planerka/planerka';
import { z } from 'zod';

/*
 * A bot whose clock is stopped: once it is told to begin, on its standard input, it tells what is due,
 * over and over, until it is killed. Its one argument is JSON.
 */
const { url, apiRoot, token, now } = z
  .strictObject({ url: z.string(), apiRoot: z.string(), token: z.string(), now: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''));

const STEP_MS = 50;
const connection = connect({ url, max: 10 });
const ids = { uuid: () => randomUUID() };
const { bot } = await startProgram({
  environment: readEnvironment({
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_API_ROOT: apiRoot,
    TELEGRAM_ALLOWED_USERS: '*',
  }),
  plan: composePlan({ connection, clock: { now: () => now }, ids }),
  background: { jobs: null, lookEveryMs: null, purgeEveryMs: null, watchesOthers: false },
  metrics: createMetrics(),
  log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
});
process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (;;) {
  await bot.tellDue();
  await sleep(STEP_MS);
}
