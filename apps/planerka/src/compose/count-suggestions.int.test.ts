import type { SuggestionDraft } from '@planerka/contracts';
import { createTelegramStore } from '@planerka/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, type Kernel, NOON, startKernel } from '../../../../test/rig/kernel.ts';
import { countSuggestions } from './count-suggestions.ts';
import { createMetrics } from './metrics.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
  kernel.clock.now = NOON;
});
afterAll(() => kernel.stop());

const SOMEDAY: SuggestionDraft = {
  rule: 'sample',
  type: 'set_category',
  position: 0,
  confidence: 0.8,
  requires_confirmation: false,
  reason: { code: 'HASHLESS_CATEGORY', data: {} },
  payload: { category: 'дом' },
};

/** What the metrics say of suggestions, without their help. */
async function read(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines.filter((line) => line.startsWith('planerka_suggestions{'));
}

it('tells what became of suggestions and plans, and asks the database once a minute at most', async () => {
  const metrics = createMetrics();
  let now = Date.parse(NOON) + 60_000;
  countSuggestions(metrics, createTelegramStore(kernel.connection.db).suggestions, () => now);
  expect(await read(metrics)).toEqual([]);

  const who = await kernel.story();
  const chip = async (title: string): Promise<string> => {
    const [outcome] = await who.propose(
      command('task_create', { title }, { suggestions: [SOMEDAY] }),
    );
    const [offer] = outcome?.status === 'done' ? (outcome.offers ?? []) : [];
    return offer?.suggestion_id ?? '';
  };
  const decide = async (id: string, act: 'accept' | 'reject') =>
    await who.propose({ type: 'suggestion', suggestion_id: id, act });
  await decide(await chip('полить цветы'), 'accept');
  await who.given({ type: 'undo' });
  await decide(await chip('вынести мусор'), 'reject');
  await chip('выключить свет');
  const [drawn] = await who.propose({ type: 'day_plan', day: null });
  const set = drawn?.status === 'day_plan' ? drawn.plan.set_id : '';
  await who.propose({ type: 'day_plan_act', set_id: set, act: 'accept' });

  expect(await read(metrics)).toEqual([]);
  now += 60_000;
  const told = (surface: string, type: string, counts: readonly number[]) =>
    ['offered', 'shown', 'accepted', 'rejected', 'reverted'].map(
      (event, index) =>
        `planerka_suggestions{surface="${surface}",type="${type}",event="${event}"} ${counts[index]}`,
    );
  expect(await read(metrics)).toEqual([
    ...told('on_create', 'set_category', [3, 3, 1, 1, 1]),
    ...told('today_plan', 'day_plan', [1, 1, 1, 0, 0]),
  ]);
});
