import { expect, it } from 'vitest';
import type { KnownAgent } from './agent-caller.ts';
import { KnownKeys } from './known-keys.ts';

function door(perMinute = 10) {
  const good = new Map<string, KnownAgent>();
  for (const name of ['a', 'b']) {
    good.set(`plk_${name}`, {
      token_id: name,
      workspace_id: `w-${name}`,
      rights: ['read'],
      workspace_names: [],
    });
  }
  const looked: string[] = [];
  let now = 0;
  const keys = new KnownKeys(
    (key) => {
      looked.push(key);
      return Promise.resolve(good.get(key) ?? null);
    },
    { perMinute, nowMs: () => now },
  );
  return { keys, good, looked, passes: (ms: number) => (now += ms) };
}

const kinds = async (keys: KnownKeys, brought: readonly string[]) => {
  const told: string[] = [];
  for (const key of brought) told.push((await keys.take(key)).kind);
  return told;
};

it('invented keys are looked up so often a minute, and a known one is not kept waiting by them', async () => {
  const { keys, looked } = door();
  expect(await kinds(keys, ['plk_a'])).toEqual(['agent']);
  const invented = Array.from({ length: 2_000 }, (_, index) => `plk_${index}`);
  const told = await kinds(keys, invented);
  expect(told.filter((kind) => kind === 'wait').length).toBeGreaterThan(1_690);
  expect(looked.length).toBeLessThan(310);
  expect(await kinds(keys, ['plk_a'])).toEqual(['agent']);
});

it('a known key over its rate waits without a look into the database', async () => {
  const { keys, looked, passes } = door(3);
  const told = await kinds(keys, ['plk_a', 'plk_a', 'plk_a', 'plk_a', 'plk_a']);
  expect(told).toEqual(['agent', 'agent', 'agent', 'wait', 'wait']);
  expect(looked).toHaveLength(3);
  passes(60_000);
  expect(await kinds(keys, ['plk_a'])).toEqual(['agent']);
});

it('a revoked key is a stranger at its next request', async () => {
  const { keys, good } = door();
  expect(await kinds(keys, ['plk_a', 'plk_b'])).toEqual(['agent', 'agent']);
  good.delete('plk_a');
  expect(await kinds(keys, ['plk_a', 'plk_b'])).toEqual(['unknown', 'agent']);
});
