import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Person } from '@planerka/bot-api';
import { afterEach, expect, test } from 'vitest';
import { answerTimes } from '../rig/answer-times.ts';
import { type ModelReply, startModelServer } from '../rig/model-server.ts';
import { p99Beside } from '../rig/p99-beside.ts';
import { openSite, type Site } from '../rig/site.ts';
import { startSpeechServer } from '../rig/speech-server.ts';

/** Isolation as a figure: one person's answers beside each service that fails and each neighbour. */

const COMMANDS = 60;
const CROWD = 20;
/** Of which the rules make nothing. */
const MUMBLED = 'мы с тобой вроде в четверг в три бюджет мусолим часика полтора';
const KEYS_EACH_MS = 5;

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
    for (const one of crowd) does(one);
    // All of them are where they wait.
    await sleep(1_000);
    return async () => {};
  });
}

const NOTHING: ModelReply = {
  kind: 'marks',
  marks: { kind: 'none', commands: [], operations: [], query: null },
};

test.each([
  ['a model that hangs', [{ kind: 'never' }]],
  ['a model whose answers have no end', [{ kind: 'endless' }]],
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

test('speech that hangs', async () => {
  const speech = await startSpeechServer();
  tidies.push(() => speech.stop());
  speech.replies({ kind: 'never' });
  const there = await open({ TRANSCRIBE_BASE_URL: speech.baseUrl });
  const bytes = Buffer.from('OggS, a voice note');
  const ratio = await beside('speech that hangs', there, (one) =>
    one.sendsVoice({ bytes, durationSeconds: 2 }),
  );
  expect(ratio).toBeLessThan(2);
});

test.each(['hangs', 'is dead'])('a gateway that %s', async (how) => {
  const server = createServer((request) => void request.resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  tidies.push(async () => end());
  if (how === 'is dead') end();
  const there = await open({ GATEWAY_URL: `http://127.0.0.1:${port}` });
  const ratio = await beside(`a gateway that ${how}`, there, (one) => one.says(MUMBLED));
  expect(ratio).toBeLessThan(2);
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
