import { epochMs, planDay } from '@planerka/plan';
import { expect, test } from 'vitest';
import { bestOfEveryOrder, byValue } from '../rig/every-order.ts';
import { randomDay } from '../rig/random-days.ts';
import { seeded } from '../rig/seeded.ts';

const DAYS = 2_000;
const SEED = Number(process.env['SEED'] ?? 1);

test(`the planner equals every order tried, on ${DAYS} random days`, () => {
  const random = seeded(SEED);
  for (let index = 0; index < DAYS; index += 1) {
    const day = randomDay(random, { tasks: 1 + random.below(7), spans: 1 + random.below(6) });
    const { items } = planDay(day);
    const order = byValue(day.candidates).map(({ task }) => task);
    const found = {
      value: items.reduce((sum, { value }) => sum + value, 0),
      endMs: Math.max(0, ...items.map(({ end }) => epochMs(end))),
      mask: items.reduce((mask, { task }) => mask | (1 << order.indexOf(task)), 0),
    };
    expect(found, `day ${index} of SEED=${SEED}`).toEqual(bestOfEveryOrder(day));
  }
});
