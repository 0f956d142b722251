import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PROGRAM } from '../rig/program.ts';
import { note } from './overview.ts';
import { processorTime } from './processor-time.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const RUNS = { full: 21, smoke: 1 } as const;
/** Where the protocol's library is found. */
const APP = path.join(import.meta.dirname, '../../apps/mcp');
const BARE = `
  import { McpServer } from '@modelcontextprotocol/server';
  import { serveStdio } from '@modelcontextprotocol/server/stdio';
  const capabilities = { tools: {} };
  serveStdio(() => new McpServer({ name: 'bare', version: '1' }, { capabilities }));`;
const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'sample-client', version: '1' },
  },
};

interface Start {
  readonly ms: number;
  readonly cpuMs: number;
}

/** From the command to the answer of `initialize`; the database is nowhere, and nobody waits for it. */
async function start(args: readonly string[], cwd: string): Promise<Start> {
  const { PATH = '', HOME = '' } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.write(`${JSON.stringify(HELLO)}\n`);
  await once(child.stdout, 'data');
  const taken = { ms: performance.now() - started, cpuMs: processorTime(child.pid ?? 0) };
  child.kill('SIGKILL');
  await once(child, 'close');
  return taken;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** How long a client waits for `planerka mcp`, beside a server of the protocol's library that does nothing. */
export async function run(size: BenchSize): Promise<void> {
  const bare: Start[] = [];
  const ours: Start[] = [];
  // The first start may build the program.
  await start([...PROGRAM, 'mcp'], APP);
  for (let index = 0; index < RUNS[size]; index += 1) {
    bare.push(await start(['--input-type=module', '-e', BARE], APP));
    ours.push(await start([...PROGRAM, 'mcp'], APP));
  }
  const rowOf = (server: string, starts: readonly Start[]) => ({
    server,
    ms: rounded(median(starts.map(({ ms }) => ms))),
    'cpu ms': rounded(median(starts.map(({ cpuMs }) => cpuMs))),
  });
  const cpu = (starts: readonly Start[]) => median(starts.map(({ cpuMs }) => cpuMs));
  const ms = (starts: readonly Start[]) => median(starts.map((each) => each.ms));
  note('initialize (ms) : the library alone', { now: ms(ours), anchor: ms(bare) });
  note('initialize, CPU (ms) : the library alone', { now: cpu(ours), anchor: cpu(bare) });
  const [least, own] = [rowOf('the library alone', bare), rowOf('planerka mcp', ours)];
  const ratio = {
    server: 'ratio (at most 1.5)',
    ms: rounded(own.ms / least.ms),
    'cpu ms': rounded(own['cpu ms'] / least['cpu ms']),
  };
  printTable('initialize over stdio, from the command to the answer', [least, own, ratio]);
}
