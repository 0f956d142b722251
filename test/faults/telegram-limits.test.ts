import { createBotApiServer, TELEGRAM_LIMITS } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSite, type Site, until } from '../rig/site.ts';

/** Telegram takes one message a second in a chat and thirty in all: more wait, in their order, and nobody else does. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

const HASTY = 15;
const OTHERS = 45;

let site: Site;
beforeAll(async () => {
  const server = await createBotApiServer({ floodLimits: TELEGRAM_LIMITS });
  site = await openSite({ server });
  await site.start();
});
afterAll(() => site.stop());

test('the queue is drained at the limit’s rate, in order, and only who spoke much waits', async () => {
  const { world } = site.server;
  const hasty = world.createPerson();
  const others = Array.from({ length: OTHERS }, () => world.createPerson());
  const answers = (chatId: number): string[] =>
    site.heard(chatId).flatMap((text) => /^Записал задачу «(.+)» /.exec(text)?.[1] ?? []);
  const started = performance.now();
  for (let turn = 0; turn < HASTY; turn += 1) hasty.says(`Создай задачу дело ${turn}`);
  for (const person of others) person.says('Создай задачу одна');
  await until('an answer to everybody else', () =>
    others.every(({ id }) => answers(id).length === 1),
  );
  const waiting = HASTY - answers(hasty.id).length;
  // One a second: the other forty-five had theirs while most of his still waited.
  expect(waiting).toBeGreaterThan(0);
  await until('an answer to everything', () => answers(hasty.id).length === HASTY);
  const seconds = (performance.now() - started) / 1000;
  expect(answers(hasty.id)).toEqual(Array.from({ length: HASTY }, (_, turn) => `дело ${turn}`));
  expect(seconds).toBeGreaterThan(HASTY - 2);
  // Each message that was refused waits a whole second by Telegram's word: at most every other one is.
  expect(seconds).toBeLessThan(HASTY * 3);
  await site.settled();
  const lost = await site.query(
    `select from telegram_outbox where state not in ('sent', 'pending')`,
  );
  expect(lost).toEqual([]);
});
