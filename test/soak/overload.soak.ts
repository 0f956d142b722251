import type { Person } from '@planerka/bot-api';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTimes, percentile } from '../rig/answer-times.ts';
import { type House, startHouse } from '../rig/house.ts';

/** One person's crowd beside another person's quiet work. */

vi.setConfig({ testTimeout: 900_000 });

/** Quiet and crowded stretches by turns, short and counted together: what else the machine does weighs on both. */
const ROUNDS = 8;
const COMMANDS = 20;
/** Three times what is carried out of it within a stretch. */
const CROWD = 70;
/** A quiet answer takes so few milliseconds that the machine's other work weighs as much. */
const FLOOR_MS = 60;

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

async function open(): Promise<{ house: House; calm: Person; hasty: Person }> {
  const house = await startHouse({ environment: { MESSAGES_PER_MINUTE: '1000000' } });
  houses.push(house);
  const { world } = house.server;
  const [calm, hasty] = [world.createPerson(), world.createPerson()];
  await answerTimes(world, calm, 20);
  return { house, calm, hasty };
}

async function besides(house: House, calm: Person, crowd: () => void): Promise<number> {
  const { world } = house.server;
  const quiet: number[] = [];
  const busy: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await answerTimes(world, calm, COMMANDS)));
    crowd();
    // Said behind the whole crowd, Telegram brings it behind the whole crowd: told apart, as there are many stretches.
    first.push(...(await answerTimes(world, calm, 1)));
    busy.push(...(await answerTimes(world, calm, COMMANDS)));
    await house.settled(600_000);
  }
  const figures = (times: readonly number[]) =>
    [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0)).join(', ');
  process.stdout.write(
    `p50, p95, p99 quiet ${figures(quiet)} ms; beside a crowd ${figures(busy)} ms, ` +
      `the first ${figures(first)} ms\n`,
  );
  return percentile(busy, 0.99) / Math.max(percentile(quiet, 0.99), FLOOR_MS);
}

test('a crowd of messages of one person in one chat', async () => {
  const { house, calm, hasty } = await open();
  const ratio = await besides(house, calm, () => {
    for (let index = 0; index < CROWD; index += 1) hasty.says(`Создай задачу лишняя ${index}`);
  });
  expect(ratio).toBeLessThan(2);
});

test('a crowd of messages of one person in twenty groups at once', async () => {
  const { house, calm, hasty } = await open();
  const { world } = house.server;
  const at = `@${world.bot.username}`;
  const groups = Array.from({ length: 20 }, () => world.createGroup({ owner: hasty }));
  const ratio = await besides(house, calm, () => {
    for (let index = 0; index < CROWD; index += 1) {
      hasty.says(`${at} создай задачу лишняя ${index}`, { in: groups[index % 20] });
    }
  });
  expect(ratio).toBeLessThan(2);
});
