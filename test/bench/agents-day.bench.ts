import type { Client } from '@modelcontextprotocol/client';
import { startAgents } from '../rig/agent.ts';
import { call, openAgentsHome, overHttp, overStdio } from '../rig/agents.ts';
import { agentsDay } from '../rig/agents-day.ts';
import { startProgram } from '../rig/program.ts';
import { openBenchDatabase } from './database.ts';
import { note } from './overview.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { tasks: 30, steps: 5 },
  smoke: { tasks: 3, steps: 1 },
} as const;
const NAMES = ['one', 'two', 'three'] as const;

/**
 * A day of three agents and an owner by both ways in: how much they read for each step that they close,
 * and how many calls it takes.
 */
export async function run(size: BenchSize): Promise<void> {
  const database = await openBenchDatabase();
  const home = await openAgentsHome(database.url);
  const kernel = await startAgents({ url: database.url });
  const program = await startProgram({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    MCP_CALLS_PER_MINUTE: '100000',
  });
  const url = /^Агентам \(MCP\): (\S+)$/m.exec(program.stdout())?.[1] ?? '';
  const ways = {
    stdio: (_id: string, name: string) => overStdio({ DATABASE_URL: database.url }, ['--as', name]),
    HTTP: async (id: string) => overHttp(url, await home.key(['read', 'write'], id)),
  } as const;
  const rows: Array<Record<string, string | number>> = [];
  try {
    for (const over of ['stdio', 'HTTP'] as const) {
      const workspace = { name: `day/${over}`, id: await home.workspace(`day/${over}`) };
      const agents: Client[] = [];
      for (const name of NAMES) agents.push(await ways[over](workspace.id, name));
      const hands = agents.map(
        (agent) => (tool: string, args: Readonly<Record<string, unknown>>) =>
          call(agent, tool, args),
      );
      const day = await agentsDay(kernel, workspace, hands, SIZES[size]);
      const bytes = day.bytes / day.steps;
      note(`bytes read for a closed step, over ${over}`, { now: bytes, anchor: null });
      rows.push({
        over,
        'tasks finished': `${day.finished.length} of ${day.tasks.length}`,
        'steps closed': day.steps,
        'bytes a step': Math.round(bytes),
        'calls a step': rounded(day.calls / day.steps),
        'wrong targets': day.wrong,
        'double work': day.doubled,
      });
      for (const agent of agents) await agent.close();
    }
  } finally {
    await program.kill('SIGTERM');
    await kernel.stop();
    await home.stop();
    await database.close();
  }
  printTable('A day of three agents and an owner', rows);
}
