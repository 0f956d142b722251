import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AgentsHome, call, openAgentsHome, overHttp } from '../rig/agents.ts';
import { type Program, startProgram } from '../rig/program.ts';

/** Good keys beside a flood of invented ones, in a process that has seen none of them yet. */

vi.setConfig({ testTimeout: 120_000 });

let home: AgentsHome;
let program: Program | null = null;
beforeAll(async () => {
  home = await openAgentsHome();
});
afterAll(async () => {
  await program?.kill('SIGTERM');
  await home.stop();
});

async function start(): Promise<string> {
  program = await startProgram({ DATABASE_URL: home.url });
  return /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
}

/** Twenty at a time bring keys that nobody has, until they are told to stop; counts what they were told. */
function flood(url: string): { readonly told: Map<number, number>; stop(): Promise<void> } {
  const told = new Map<number, number>();
  let isOver = false;
  const bring = async () => {
    while (!isOver) {
      const key = `plk_${randomBytes(32).toString('base64url')}`;
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const { status } = await fetch(url, { method: 'POST', headers, body: '{}' });
      told.set(status, (told.get(status) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: 20 }, bring);
  return {
    told,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

const total = (told: ReadonlyMap<number, number>) =>
  [...told.values()].reduce((sum, count) => sum + count, 0);

test('a good key gets in at once after a restart, also one that was made meanwhile', async () => {
  const known = await home.key();
  const first = await overHttp(await start(), known);
  await call(first, 'tasks_focus_get', { workspace: 'acme/repo' });
  await first.close();
  await program?.kill();
  const url = await start();
  const crowd = flood(url);
  try {
    // More than any minute has looks for.
    await expect.poll(() => total(crowd.told), { timeout: 60_000 }).toBeGreaterThan(700);
    for (const key of [known, await home.key()]) {
      const began = performance.now();
      const agent = await overHttp(url, key);
      expect(await call(agent, 'tasks_focus_get', { workspace: 'acme/repo' })).toMatchObject({
        ok: true,
      });
      // The next look comes within a fifth of a second; the rest is this machine.
      expect(performance.now() - began).toBeLessThan(10_000);
      await agent.close();
    }
    expect([...crowd.told.keys()]).toEqual([401]);
  } finally {
    await crowd.stop();
  }
});
