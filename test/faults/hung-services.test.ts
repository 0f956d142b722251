import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOpenAiModel } from '@planerka/gateway';
import { afterEach, expect, test, vi } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { startModelServer } from '../rig/model-server.ts';
import { startSpeechServer } from '../rig/speech-server.ts';

/** Twenty people wait for a service that never answers; nobody else waits for it. */

vi.setConfig({ testTimeout: 120_000 });

const CROWD = 20;
/** Of which the rules make nothing. */
const MUMBLED = 'мы с тобой вроде в четверг в три бюджет мусолим часика полтора';

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
    timeout: 8_000,
    interval: 50,
  });
  const calm = world.createPerson();
  const reply = await world.waitForReply(calm.says('Создай задачу первая'));
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
    timeoutMs: 20_000,
    onFailure: () => {},
  });
  server.replies({ kind: 'never' });
  const house = await open({ model });
  for (let index = 0; index < CROWD; index += 1) house.server.world.createPerson().says(MUMBLED);
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
