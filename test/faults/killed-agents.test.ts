import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { expectNoLostUpdate } from '../rig/plan-tables.ts';
import { buildRigProgram, type RigProgram } from '../rig/rig-program.ts';

// cites: T-x-crowd, T-x-request-id
const ACTORS = ['agent:left', 'agent:right'];
const ROUNDS = 3;
const ACKNOWLEDGED_A_ROUND = 8;
const LIMIT_MS = 180_000;

let kernel: AgentKernel;
let program: RigProgram;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  kernel = await startAgents({ connections: 2 });
  program = await buildRigProgram('agent-process');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await kernel.stop();
  await program.remove();
});

/** Ends by SIGKILL in the middle of a write; answers the first number that was not acknowledged. */
async function workUntilKilled(workspace: string, actor: string, from: number): Promise<number> {
  const options = { url: kernel.url, workspace, actor, task: 'TASK-001', from, connections: 4 };
  const child = spawn(process.execPath, [program.file, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'close');
  let last = from - 1;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last === from + ACKNOWLEDGED_A_ROUND - 1) child.kill('SIGKILL');
  }
  await ended;
  running.delete(child);
  expect(child.signalCode).toBe('SIGKILL');
  return last + 1;
}

it(
  'two agents, each killed again and again, repeat what they do not know the end of: all of it is there once',
  async () => {
    const workspace = await kernel.workspace();
    const agent = kernel.agent(workspace);
    await agent.done('tasks_create', { title: 'Plan' });
    await agent.done('tasks_create', { title: 'Task', parent: 'PLAN-001', description: 'begun' });
    const works = async (actor: string) => {
      let next = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        next = await workUntilKilled(workspace.id, actor, next);
      }
      return Array.from({ length: next }, (_, number) => `${actor}-${number}`);
    };
    const acknowledged = (await Promise.all(ACTORS.map(works))).flat();

    const { memos, tasks } = await kernel.tables(workspace);
    const notes = memos.map(({ body }) => body ?? '');
    const lines = (tasks[0]?.description ?? '').split('\n').slice(1);
    expect(acknowledged.length).toBeGreaterThanOrEqual(
      ACTORS.length * ROUNDS * ACKNOWLEDGED_A_ROUND,
    );
    for (const written of [notes, lines]) {
      expect(new Set(written).size).toBe(written.length);
      expect(acknowledged.filter((text) => !written.includes(text))).toEqual([]);
      // Beyond what was acknowledged is at most what was under way at the last end of each.
      expect(written.length - acknowledged.length).toBeLessThanOrEqual(2 * ACTORS.length);
    }
    expectNoLostUpdate(await agent.journal());
    await journalTellsAll(kernel.url);
  },
  LIMIT_MS,
);
