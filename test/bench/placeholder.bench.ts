import { type BotApiServer, createBotApiServer } from '@planerka/bot-api';
import { PLACEHOLDER } from '../rig/answered.ts';
import { startModelServer } from '../rig/model-server.ts';
import { runProgram } from './child.ts';
import { openBenchDatabase } from './database.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { messages: 30, crowd: 6, warmUp: 8 },
  smoke: { messages: 1, crowd: 2, warmUp: 0 },
} as const;
type Size = (typeof SIZES)[BenchSize];
const THINKING_MS = 600;
/** Of these words the rules make nothing, so that a model is asked. */
const WORDS = 'вроде договорились в четверг в три бюджет мусолим часика полтора';

/** Milliseconds until the placeholder is, and whether it became the answer. */
async function ask(server: BotApiServer): Promise<number> {
  const person = server.world.createPerson();
  const started = performance.now();
  const standing = server.world.waitForMessage(person.id, {
    where: ({ text }) => text === PLACEHOLDER,
    timeoutMs: 30_000,
  });
  person.says(WORDS);
  const { message_id } = await standing;
  const took = performance.now() - started;
  await server.world.waitForCall('editMessageText', {
    where: ({ args }) => args['chat_id'] === person.id && args['message_id'] === message_id,
    timeoutMs: 30_000,
  });
  return took;
}

async function measure(server: BotApiServer, { messages, crowd, warmUp }: Size) {
  for (let turn = 0; turn < warmUp; turn += 1) await ask(server);
  const alone: number[] = [];
  for (let turn = 0; turn < messages; turn += 1) alone.push(await ask(server));
  const together: number[] = [];
  while (together.length < messages) {
    together.push(...(await Promise.all(Array.from({ length: crowd }, () => ask(server)))));
  }
  return { alone, together };
}

function row(who: string, values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    interpreter: who,
    messages: sorted.length,
    'p50 ms': rounded(at(0.5)),
    'p95 ms': rounded(at(0.95)),
    'max ms (aim 300)': rounded(at(1)),
  };
}

/** How long a person waits for the sign that a model is thinking, from the message's arrival. */
export async function run(name: BenchSize): Promise<void> {
  const size = SIZES[name];
  const database = await openBenchDatabase();
  const model = await startModelServer();
  const server = await createBotApiServer();
  const thinking = () => new Promise<void>((resolve) => setTimeout(resolve, THINKING_MS));
  const marks = { kind: 'none', commands: [], operations: [], query: null } as const;
  model.replies({
    kind: 'held',
    marks: { ...marks, commands: [], operations: [] },
    get until() {
      return thinking();
    },
  });
  const environment = {
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'sample-key',
    OPENAI_MODEL: 'sample-model',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
  };
  const rows = [];
  const gateway = runProgram(['gateway'], {
    ...environment,
    PORT: '0',
  });
  try {
    const gatewayUrl = (await gateway.untilPrinted('Шлюз: ')).split('/v1/')[0] ?? '';
    for (const [who, where] of [
      ['in the bot’s process', {}],
      ['a gateway of its own', { GATEWAY_URL: gatewayUrl }],
    ] as const) {
      const bot = runProgram(['serve'], {
        ...environment,
        ...where,
        TELEGRAM_BOT_TOKEN: server.token,
        TELEGRAM_API_ROOT: server.url,
        TELEGRAM_ALLOWED_USERS: '*',
        MESSAGES_PER_MINUTE: '1000000',
        MODEL_CALLS_PER_DAY: '1000000',
        PORT: '0',
      });
      try {
        const { alone, together } = await measure(server, size);
        rows.push(row(`${who}, one by one`, alone), row(`${who}, ${size.crowd} at once`, together));
      } finally {
        await bot.stop();
      }
    }
    printTable('The placeholder of a thinking model', rows);
  } finally {
    await gateway.stop();
    await model.stop();
    await server.close();
    await database.close();
  }
}
