import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { type AgentsHome, call, openAgentsHome, overHttp, overStdio } from '../rig/agents.ts';
import { agentsDay, type Hand } from '../rig/agents-day.ts';
import { startProgram } from '../rig/program.ts';

let kernel: AgentKernel;
let home: AgentsHome;
const closing: Array<() => Promise<unknown>> = [];
beforeAll(async () => {
  kernel = await startAgents();
  home = await openAgentsHome(kernel.url);
  closing.push(
    () => kernel.stop(),
    () => home.stop(),
  );
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const LIMIT_MS = 300_000;
const NAMES = ['one', 'two', 'three'];

function handOf(client: Client): Hand {
  closing.push(() => client.close());
  return async (tool, args) => await call(client, tool, args);
}

const ways: Readonly<Record<string, (workspace: string) => Promise<Hand[]>>> = {
  'over stdio': async () => {
    const env = { DATABASE_URL: kernel.url };
    return await Promise.all(
      NAMES.map(async (name) => handOf(await overStdio(env, ['--as', name]))),
    );
  },
  'over HTTP': async (name) => {
    const program = await startProgram({
      DATABASE_URL: kernel.url,
      MCP_CALLS_PER_MINUTE: '100000',
    });
    closing.push(() => program.kill('SIGTERM'));
    const url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
    const id = await home.workspace(name);
    return await Promise.all(
      NAMES.map(async () => handOf(await overHttp(url, await home.key(['read', 'write'], id)))),
    );
  },
};

// cites: T-x-small-answers, T-x-claim, T-x-same-plan
it.each(Object.keys(ways))(
  'three agents and an owner %s: each task is done once, by small answers',
  {
    timeout: LIMIT_MS,
  },
  async (way) => {
    const name = `day/${Object.keys(ways).indexOf(way)}`;
    const workspace = { name, id: await home.workspace(name) };
    const hands = (await ways[way]?.(name)) ?? [];
    const size = { tasks: 12, steps: 5 };
    const day = await agentsDay(kernel, workspace, hands, size);
    expect(day.finished.toSorted()).toEqual(day.tasks.toSorted());
    const dictated = day.tasks.length - size.tasks;
    expect(dictated).toBeGreaterThan(0);
    expect(day).toMatchObject({ steps: size.tasks * size.steps + dictated, doubled: 0, wrong: 0 });
    expect(day.bytes / day.steps).toBeLessThanOrEqual(1_500);
    expect(day.calls / day.steps).toBeLessThanOrEqual(2);
  },
);
