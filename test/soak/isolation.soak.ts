import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@modelcontextprotocol/client';
import type { Fault, Person } from '@planerka/bot-api';
import { afterEach, expect, test } from 'vitest';
import { call, openAgentsHome, overHttp } from '../rig/agents.ts';
import { answerTimes } from '../rig/answer-times.ts';
import { type ModelReply, startModelServer } from '../rig/model-server.ts';
import { p99Beside } from '../rig/p99-beside.ts';
import { pour } from '../rig/pour.ts';
import { openSite, type Site } from '../rig/site.ts';
import { startSpeechServer } from '../rig/speech-server.ts';

/**
 * Isolation as a figure: one person's answers beside each service that hangs, is slow, is dead or has no end,
 * and beside each neighbour. PostgreSQL is everybody's: what a person waits for when its connections die is in
 * `test/faults/slow-database.test.ts`.
 */

const COMMANDS = 60;
const CROWD = 20;
/** Of which the rules make nothing. */
const MUMBLED = 'вроде договорились в четверг в три бюджет мусолим часика полтора';
const KEYS_EACH_MS = 5;
/** Slower than people wait, sooner than it is given up. */
const SLOW_MS = 5_000;
/** The crowd does not give up: some are always where they wait. */
const AGAIN_MS = 3_000;
const AGENTS = 3;

const tidies: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of tidies.splice(0).reverse()) await tidy();
});

interface Neighbourhood {
  readonly site: Site;
  readonly url: string;
  readonly calm: Person;
  readonly crowd: readonly Person[];
}

async function open(environment: Readonly<Record<string, string>>): Promise<Neighbourhood> {
  const site = await openSite({ environment });
  tidies.push(() => site.stop());
  const { url } = await site.start();
  const { world } = site.server;
  const calm = world.createPerson();
  await answerTimes(world, calm, 20);
  const crowd = Array.from({ length: CROWD }, () => world.createPerson());
  return { site, url, calm, crowd };
}

/** The ratio beside what every one of the crowd does again and again. */
async function beside(name: string, there: Neighbourhood, does: (one: Person) => void) {
  const { site, calm, crowd } = there;
  return await p99Beside({ name, world: site.server.world, commands: COMMANDS }, calm, async () => {
    const all = () => {
      for (const one of crowd) does(one);
    };
    all();
    // All of them are where they wait.
    await sleep(1_000);
    const again = setInterval(all, AGAIN_MS);
    return async () => clearInterval(again);
  });
}

const WORK = {
  task_title: 'Sample',
  steps: [{ title: 'One', success_criteria: ['it works'], tests: ['npm test'] }],
};

const NOTHING = {
  kind: 'marks',
  marks: { kind: 'none', commands: [], operations: [], query: null },
} satisfies ModelReply;

test.each([
  ['a model that hangs', [{ kind: 'never' }]],
  ['a model that is slow', [{ ...NOTHING, kind: 'slow', delayMs: SLOW_MS }]],
  ['a model whose answers have no end', [{ kind: 'pouring' }]],
  ['a model whose answers begin and stop', [{ kind: 'endless' }]],
  ['a model that drops every other connection', [{ kind: 'drop' }, NOTHING, { kind: 'drop' }]],
] as const)('%s', async (name, replies) => {
  const model = await startModelServer();
  tidies.push(() => model.stop());
  model.replies(...replies);
  const there = await open({
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'sk-sample-key',
    OPENAI_MODEL: 'sample-model',
  });
  expect(await beside(name, there, (one) => one.says(MUMBLED))).toBeLessThan(2);
});

test.each([
  ['speech that hangs', { kind: 'never' }],
  ['speech that is slow', { kind: 'slow', text: MUMBLED, delayMs: SLOW_MS }],
  ['speech that breaks off', { kind: 'drop' }],
] as const)('%s', async (name, reply) => {
  const speech = await startSpeechServer();
  tidies.push(() => speech.stop());
  speech.replies(reply);
  const there = await open({ TRANSCRIBE_BASE_URL: speech.baseUrl });
  const bytes = Buffer.from('OggS, a voice note');
  const ratio = await beside(name, there, (one) => one.sendsVoice({ bytes, durationSeconds: 2 }));
  expect(ratio).toBeLessThan(2);
});

type Answers = (response: ServerResponse) => void;
const GATEWAYS: ReadonlyArray<readonly [name: string, answers: Answers | null]> = [
  ['a gateway that hangs', () => {}],
  [
    'a gateway that is slow',
    (response) => void setTimeout(() => response.end('{}'), SLOW_MS).unref(),
  ],
  ['a gateway whose answers have no end', (response) => pour(response)],
  ['a gateway that is dead', null],
];

test.each(GATEWAYS)('%s', async (name, answers) => {
  const server = createServer((request, response) => {
    request.resume();
    answers?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  tidies.push(async () => end());
  if (answers === null) end();
  const there = await open({ GATEWAY_URL: `http://127.0.0.1:${port}` });
  expect(await beside(name, there, (one) => one.says(MUMBLED))).toBeLessThan(2);
});

test.each([
  ['slow', { type: 'slow', delayMs: 8_000 }],
  ['hung', { type: 'hang', accepted: false }],
  ['failing', { type: 'bad_gateway' }],
] as const)('Telegram, %s for the crowd', async (name, fault) => {
  const there = await open({});
  const { faults } = there.site.server;
  const ofCrowd = new Set<unknown>(there.crowd.map(({ id }) => id));
  const where = (args: Readonly<Record<string, unknown>>) => ofCrowd.has(args['chat_id']);
  faults.add({ ...fault, method: 'sendMessage', where, times: 100 * CROWD } as Fault);
  const ratio = await beside(`Telegram, ${name} for others`, there, (one) =>
    one.says('Создай задачу первая'),
  );
  faults.clear();
  expect(ratio).toBeLessThan(2);
});

test('agents with invented keys', async () => {
  const { site, url, calm } = await open({});
  const { world } = site.server;
  const knock = (number: number) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer pk_invented${number}`, 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
      .then((answer) => answer.body?.cancel())
      .catch(() => {});
  const name = 'agents with invented keys';
  const ratio = await p99Beside({ name, world, commands: COMMANDS }, calm, async () => {
    let number = 0;
    const knocking = setInterval(() => void knock((number += 1)), KEYS_EACH_MS);
    return async () => clearInterval(knocking);
  });
  expect(ratio).toBeLessThan(2);
});

test('agents that work without a pause', async () => {
  const { site, url, calm } = await open({});
  const home = await openAgentsHome(site.databaseUrl);
  tidies.push(() => home.stop());
  const agents = await Promise.all(
    Array.from({ length: AGENTS }, async (_, index) => {
      const id = await home.workspace(`sample/${index}`);
      return await overHttp(`${url}/mcp`, await home.key(['read', 'write'], id));
    }),
  );
  tidies.push(async () => void (await Promise.all(agents.map((agent) => agent.close()))));
  const name = 'agents that work without a pause';
  const { world } = site.server;
  const ratio = await p99Beside({ name, world, commands: COMMANDS }, calm, async () => {
    let isOver = false;
    let started = 0;
    const work = async (agent: Client) => {
      while (!isOver) {
        // What is over the limit of calls a minute is refused, which costs the program something, too.
        const answer = await call(agent, 'tasks_macro_start', WORK).catch(() => null);
        if (answer?.ok === true) started += 1;
      }
    };
    const all = agents.map(work);
    return async () => {
      isOver = true;
      await Promise.all(all);
      expect(started).toBeGreaterThan(AGENTS);
    };
  });
  expect(ratio).toBeLessThan(2);
});

test('a plan whose rows somebody else holds', async () => {
  const there = await open({});
  const { site, calm, crowd } = there;
  const [held] = crowd;
  if (held === undefined) throw new Error('nobody is there');
  await answerTimes(site.server.world, held, 1);
  const rows = await site.query<{ workspace_id: string }>(
    `select distinct workspace_id from task where created_by = $1`,
    [`telegram:${held.id}`],
  );
  expect(rows).toHaveLength(1);
  const name = 'a plan whose rows somebody else holds';
  const { world } = site.server;
  const ratio = await p99Beside({ name, world, commands: COMMANDS }, calm, async () => {
    const release = await site.lock('select from workspace where workspace_id = $1 for update', [
      rows[0]?.workspace_id,
    ]);
    for (let index = 0; index < CROWD; index += 1) held.says(`Создай задачу лишняя ${index}`);
    await site.waitsForLock('%');
    return release;
  });
  expect(ratio).toBeLessThan(2);
});
