import type { Person } from '@planerka/bot-api';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';

/**
 * One person's crowd beside another person's quiet work. What it costs is counted and not timed, so
 * that a busy machine does not matter; `npm run soak` has the times.
 */

vi.setConfig({ testTimeout: 120_000 });

const COMMANDS = 6;
/** More than can end beside the quiet work. */
const CROWD = 70;
const CHATS = 16;

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

async function open(): Promise<{ house: House; calm: Person; hasty: Person }> {
  const house = await startHouse({ environment: { MESSAGES_PER_MINUTE: '1000000' } });
  houses.push(house);
  const { world } = house.server;
  return { house, calm: world.createPerson(), hasty: world.createPerson() };
}

/** Of the crowd's updates, how many came to their end between the arrival and the end of each quiet one. */
async function endedMeanwhile(house: House, calm: Person, hasty: Person): Promise<number[]> {
  await house.settled(100_000);
  const { rows } = await sql<{ ended: number }>`select (select count(*)::int from telegram_update h
        where h.user_id = ${hasty.id} and h.finished_at > c.received_at
          and h.finished_at < c.finished_at) as ended
      from telegram_update c where c.user_id = ${calm.id} order by c.seq`.execute(
    house.connection.db,
  );
  return rows.map(({ ended }) => ended);
}

async function quietWork(house: House, calm: Person): Promise<void> {
  const { world } = house.server;
  for (let index = 0; index < COMMANDS; index += 1) {
    await answered(world, calm.says(`Создай задачу номер ${index}`), { timeoutMs: 60_000 });
  }
}

test.each([1, CHATS])('a crowd of one person in %i chats at once', async (chats) => {
  const { house, calm, hasty } = await open();
  const { world } = house.server;
  const at = `@${world.bot.username}`;
  const groups = Array.from({ length: chats }, () => world.createGroup({ owner: hasty }));
  for (let index = 0; index < CROWD; index += 1) {
    hasty.says(`${at} создай задачу лишняя ${index}`, { in: groups[index % chats] });
  }
  await quietWork(house, calm);
  const ended = await endedMeanwhile(house, calm, hasty);
  expect(ended).toHaveLength(COMMANDS);
  // Two of the crowd's may be in hand, and some are begun and ended before the quiet one ends.
  expect(Math.max(...ended)).toBeLessThanOrEqual(8);
  const done = await house.connection.db
    .selectFrom('task')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(done.count).toBe(CROWD + COMMANDS);
});
