import { createBotApiServer, TELEGRAM_LIMITS } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered } from '../rig/answered.ts';
import { listen, writeCrowd } from '../rig/reminder-crowd.ts';
import { openSite, type Site, until } from '../rig/site.ts';
import { telling } from '../rig/telling.ts';

/** Within Telegram's limits a queue of reminders takes seconds; who speaks meanwhile does not stand in it. */

const CHATS = 360;
const LEAD_SECONDS = 12;

let site: Site;
beforeAll(async () => {
  site = await openSite({ server: await createBotApiServer({ floodLimits: TELEGRAM_LIMITS }) });
});
afterAll(() => site.stop());

it('an answer goes before the reminders that wait', async () => {
  const heard = listen(site);
  const first = Math.ceil(Date.now() / 1000) * 1000 + LEAD_SECONDS * 1000;
  await writeCrowd(
    site,
    { chats: CHATS, each: 1, withinSeconds: 1, together: true },
    { first, now: () => new Date().toISOString() },
  );
  await site.start();
  const { world } = site.server;
  await until('the queue is there', () => heard.size >= 30, 60_000);
  const before = heard.size;
  const people = Array.from({ length: 3 }, () => world.createPerson());
  // Telegram refuses their answers at first: they come back to the outbox, behind all of the queue.
  for (const { id } of people) {
    const fault = { type: 'too_many_requests', retryAfterSeconds: 1 } as const;
    site.server.faults.add({ ...fault, where: telling('первая', id) });
  }
  await Promise.all(
    people.map((person) =>
      answered(world, person.says('Создай задачу первая'), { timeoutMs: 60_000 }),
    ),
  );
  // Most of those that were there before them are still to come.
  expect(heard.size - before).toBeLessThan((CHATS - before) / 2);
  await until('all reminders', () => heard.size === CHATS, 60_000);
  expect([...heard.values()].filter((times) => times.length > 1)).toEqual([]);
}, 180_000);
