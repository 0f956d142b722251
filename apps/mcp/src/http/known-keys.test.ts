import { createHash } from 'node:crypto';
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
  /** The hashes of each look for many keys. */
  const looks: string[][] = [];
  let now = 0;
  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const keys = new KnownKeys(
    {
      agentOf: (key) => {
        looked.push(key);
        return Promise.resolve(good.get(key) ?? null);
      },
      livingAmong: (hashes) => {
        looks.push([...hashes]);
        const living = new Set([...good.keys()].map(hashOf));
        return Promise.resolve(hashes.filter((hash) => living.has(hash)));
      },
    },
    { perMinute, nowMs: () => now },
  );
  return { keys, good, looked, looks, passes: (ms: number) => (now += ms) };
}

const kinds = async (keys: KnownKeys, brought: readonly string[]) => {
  const told: string[] = [];
  for (const key of brought) told.push((await keys.take(key)).kind);
  return told;
};

const invented = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `plk_${from + index}`);

it('invented keys are looked up together, and a good one that was never seen gets in among them', async () => {
  const { keys, looked, looks } = door();
  const all = await Promise.all(
    [...invented(900), 'plk_a', ...invented(900, 900)].map((key) => keys.take(key)),
  );
  expect(all.filter(({ kind }) => kind === 'unknown')).toHaveLength(1_800);
  expect(all[900]).toMatchObject({ kind: 'agent', agent: { token_id: 'a' } });
  expect(looks.length).toBeLessThan(4);
  expect(looked).toEqual(['plk_a']);
});

it('a minute has so many looks, however the keys come; then a good one waits for the next', async () => {
  const { keys, looks, passes } = door();
  expect(await kinds(keys, invented(300))).toEqual(invented(300).map(() => 'unknown'));
  expect(looks).toHaveLength(300);
  const late = Promise.all(['plk_x', 'plk_a', 'plk_y'].map((key) => keys.take(key)));
  await new Promise((resume) => {
    setTimeout(resume, 50);
  });
  expect(looks).toHaveLength(300);
  passes(200);
  expect((await late).map(({ kind }) => kind)).toEqual(['unknown', 'agent', 'unknown']);
  expect(looks).toHaveLength(301);
});

it('more at once than one look is for are sent away, to come again in a second', async () => {
  const { keys } = door();
  // The first is being looked for; those after it wait together.
  const all = await Promise.all(invented(2_101).map((key) => keys.take(key)));
  expect(all.filter(({ kind }) => kind === 'wait')).toHaveLength(100);
  expect(await kinds(keys, ['plk_a'])).toEqual(['agent']);
});

it('a look that fails is told to all who wait, and the next one goes on', async () => {
  const { good } = door();
  let fails = true;
  const keys = new KnownKeys(
    {
      agentOf: (key) => Promise.resolve(good.get(key) ?? null),
      livingAmong: (hashes) =>
        fails ? Promise.reject(new Error('away')) : Promise.resolve(hashes),
    },
    { perMinute: 10, nowMs: () => 0 },
  );
  const both = await Promise.allSettled([keys.take('plk_a'), keys.take('plk_b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
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
