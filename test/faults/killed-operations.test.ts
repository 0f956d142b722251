import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kernel, type Story, startKernel } from '../rig/kernel.ts';
import { expectNoLostUpdate, planTables } from '../rig/plan-tables.ts';
import { STARTING_PLAN } from '../rig/random-acts.ts';
import { replay } from '../rig/replay.ts';
import { buildRigProgram, type RigProgram } from '../rig/rig-program.ts';

// cites: K-replay
const ROUNDS = 2;
const ACKNOWLEDGED_A_ROUND = 24;
const LIMIT_MS = 180_000;

let kernel: Kernel;
let program: RigProgram;
let story: Story;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  kernel = await startKernel({ connections: 2 });
  program = await buildRigProgram('operations-process');
  story = await (await kernel.story()).given(...STARTING_PLAN);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await kernel.stop();
  await program.remove();
});

/** A door of its own process; it ends by SIGKILL, somewhere in the middle of a write. */
async function workUntilKilled(actor: string, seed: number): Promise<string[]> {
  const options = {
    url: kernel.url,
    workspace: story.context.workspace,
    actor,
    seed,
    connections: 4,
  };
  const child = spawn(process.execPath, [program.file, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'close');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === ACKNOWLEDGED_A_ROUND) child.kill('SIGKILL');
  }
  await ended;
  running.delete(child);
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

it(
  'two doors on eight connections, each killed again and again: nothing acknowledged is lost',
  async () => {
    const acknowledged: string[] = [];
    const door = async (actor: string, seed: number) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        acknowledged.push(...(await workUntilKilled(actor, seed + round * 10)));
      }
    };
    await Promise.all([door('person:1', 1000), door('person:2', 2000)]);

    const journal = await story.journal();
    expectNoLostUpdate(journal);
    expect(replay(journal)).toEqual(
      await planTables(kernel.connection.db, story.context.workspace),
    );
    const written = new Set(journal.map(({ change_id: id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * ROUNDS * ACKNOWLEDGED_A_ROUND);
    expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
  },
  LIMIT_MS,
);
