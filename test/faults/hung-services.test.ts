import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Message } from '@planerka/bot-api';
import { createOpenAiModel } from '@planerka/gateway';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';
import { startModelServer } from '../rig/model-server.ts';
import { startSpeechServer } from '../rig/speech-server.ts';
import { telling } from '../rig/telling.ts';

/** Twenty people wait for a service that never answers; nobody else waits for it. */

vi.setConfig({ testTimeout: 120_000 });

const CROWD = 20;
/** Of which the rules make nothing. */
const MUMBLED = 'вроде договорились в четверг в три бюджет мусолим часика полтора';

const tidies: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const tidy of tidies.splice(0).reverse()) await tidy();
});

async function open(options: Parameters<typeof startHouse>[0]): Promise<House> {
  const house = await startHouse(options);
  tidies.push(() => house.stop());
  return house;
}

async function waiting(house: House, what: 'model' | 'speech'): Promise<number> {
  const rows = await house.connection.db
    .selectFrom('telegram_update')
    .select('update_id')
    .where('state', '=', 'new')
    .where('waits_for', '=', what)
    .execute();
  return rows.length;
}

/** All of the crowd wait, shown as such; then another person's words are carried out. What is answered. */
async function othersGoOn(house: House, what: 'model' | 'speech'): Promise<string> {
  const { world } = house.server;
  await vi.waitFor(async () => expect(await waiting(house, what)).toBe(CROWD), {
    timeout: 60_000,
    interval: 50,
  });
  const calm = world.createPerson();
  const reply = await answered(world, calm.says('Создай задачу первая'));
  expect(await waiting(house, what)).toBe(CROWD);
  return reply.text ?? '';
}

test('of twenty model calls that hang', async () => {
  const server = await startModelServer();
  tidies.push(() => server.stop());
  const model = createOpenAiModel({
    apiKey: 'sk-sample-key',
    baseUrl: server.baseUrl,
    model: 'sample-model',
    timeoutMs: 100_000,
    onFailure: () => {},
  });
  server.replies({ kind: 'never' });
  const house = await open({ model });
  for (let index = 0; index < CROWD; index += 1) house.server.world.createPerson().says(MUMBLED);
  expect(await othersGoOn(house, 'model')).toContain('«первая»');
});

test('of twenty phases of a project that are never worked out', async () => {
  const server = await startModelServer();
  tidies.push(() => server.stop());
  const drafts = createOpenAiModel({
    apiKey: 'sk-sample-key',
    baseUrl: server.baseUrl,
    model: 'sample-model',
    onFailure: () => {},
  });
  server.replies({ kind: 'never' });
  const house = await open({ drafts });
  const { world } = house.server;
  const people = Array.from({ length: CROWD }, () => world.createPerson());
  for (const person of people) {
    person.says('Создай проект Съёмка');
    person.says('заявка проекта Съёмка: стена 6 на 4 метра');
    person.says('покажи план проекта Съёмка');
  }
  await house.settled(60_000);
  const label = 'Предложить: План';
  for (const person of people) {
    const offers = ({ reply_markup: keyboard }: Message) =>
      keyboard?.inline_keyboard.some((row) => row.some(({ text }) => text === label));
    const message = world.messages(person.id).find(offers);
    if (message === undefined) throw new Error('no phase is offered');
    person.taps(message, { label });
  }
  expect(await othersGoOn(house, 'model')).toContain('«первая»');
});

test('of twenty voice notes that are never heard', async () => {
  const speech = await startSpeechServer();
  tidies.push(() => speech.stop());
  speech.replies({ kind: 'never' });
  const bytes = await readFile(
    path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'),
  );
  const house = await open({ environment: { TRANSCRIBE_BASE_URL: speech.baseUrl } });
  for (let index = 0; index < CROWD; index += 1) {
    house.server.world.createPerson().sendsVoice({ bytes, durationSeconds: 2 });
  }
  expect(await othersGoOn(house, 'speech')).toContain('«первая»');
  await speech.stop();
  await house.settled(30_000);
});

const isAnswer = ({ text }: Message) => text?.includes('«первая»') ?? false;

test('of twenty chats whose messages Telegram neither takes nor refuses', async () => {
  const house = await open({});
  const { world, faults } = house.server;
  const people = Array.from({ length: CROWD }, () => world.createPerson());
  const isTheirs = (args: Readonly<Record<string, unknown>>) =>
    people.some(({ id }) => telling('первая', id)(args));
  faults.add({ type: 'hang', accepted: false, where: isTheirs, times: 10 * CROWD });
  for (const person of people) person.says('Создай задачу первая');
  const calls = () => world.calls().filter(({ args }) => isTheirs(args));
  const chats = () => new Set(calls().map(({ args }) => args['chat_id'])).size;
  await vi.waitFor(() => expect(chats()).toBe(CROWD), { timeout: 60_000, interval: 50 });
  const calm = world.createPerson();
  await answered(world, calm.says('Создай задачу вторая'));
  // The first of their calls are given up by now, and made again.
  await vi.waitFor(() => expect(calls().length).toBeGreaterThan(CROWD + 10), { timeout: 60_000 });
  await answered(world, calm.says('Создай задачу третья'), { timeoutMs: 60_000 });
  const told = () => people.flatMap(({ id }) => world.messages(id).filter(isAnswer));
  expect(told()).toEqual([]);
  faults.clear();
  await house.settled(60_000);
  expect(told()).toHaveLength(CROWD);
});

/** A gateway that takes every request and answers none; how many it has taken. */
async function hungGateway(): Promise<{ readonly url: string; readonly asked: () => number }> {
  let asked = 0;
  const server = createServer((request) => {
    asked += 1;
    request.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  tidies.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

test('of a gateway that hangs; what is clear never goes there', async () => {
  const gateway = await hungGateway();
  const house = await open({ environment: { GATEWAY_URL: gateway.url } });
  const { world } = house.server;
  for (let index = 0; index < CROWD; index += 1) world.createPerson().says(MUMBLED);
  expect(await othersGoOn(house, 'model')).toContain('«первая»');
  const asked = gateway.asked();
  expect(asked).toBe(CROWD);
  const calm = world.createPerson();
  for (const [said, words] of [
    ['Создай задачу вторая', '«вторая»'],
    ['Поставь блок бассейн завтра в 15:00 на час', '«бассейн»'],
    ['что во входящих', 'вторая'],
  ] as const) {
    expect((await answered(world, calm.says(said))).text).toContain(words);
  }
  // Not one of them was answered late, either: all of the crowd wait on.
  expect(await waiting(house, 'model')).toBe(CROWD);
  expect(gateway.asked()).toBe(asked);
});

test('a gateway that is dead is asked less and less, and what it would have read is read here', async () => {
  const house = await open({ environment: { GATEWAY_URL: 'http://127.0.0.1:9' } });
  const { world } = house.server;
  const url = await house.listen();
  for (let index = 0; index < 6; index += 1) {
    const reply = await answered(world, world.createPerson().says(MUMBLED));
    expect(reply.text).not.toBe('');
  }
  const { status, services } = (await (await fetch(`${url}/readyz`)).json()) as {
    status: string;
    services: Array<{ service: string; state: string; calls: Record<string, number> }>;
  };
  expect(status).toBe('ready');
  const gateway = services.find(({ service }) => service === 'gateway');
  expect(gateway).toMatchObject({
    state: 'resting',
    last_failure: 'no answer',
    calls: { failed: 5, turned_away: 1 },
  });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('planerka_service_rests{service="gateway"} 1');
  expect(metrics).toContain('planerka_service_rests{service="speech"} 0');
});
