import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROGRAM } from '../rig/program.ts';
import { note } from './overview.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const RUNS = { full: 9, smoke: 1 } as const;

/** Milliseconds from the command to its end. */
async function timed(args: readonly string[], dataDir: string): Promise<number> {
  const { PATH = '', HOME = '' } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** How long single commands take from beginning to end, `say` with the start of its own server. */
export async function run(size: BenchSize): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-bench-'));
  const commands = {
    'node alone': ['-e', ''],
    say: [...PROGRAM, 'say', 'купить молоко завтра в 10'],
    parse: [...PROGRAM, 'parse', 'завтра в 10'],
    '--help': [...PROGRAM, '--help'],
  } as const;
  const took = { 'node alone': [], say: [], parse: [], '--help': [] } satisfies Record<
    keyof typeof commands,
    number[]
  >;
  const times: Record<keyof typeof commands, number[]> = took;
  try {
    // The first builds the program where it has changed, and makes the database.
    await timed(commands.say, dataDir);
    for (let index = 0; index < RUNS[size]; index += 1) {
      times['node alone'].push(await timed(commands['node alone'], dataDir));
      times.say.push(await timed(commands.say, dataDir));
      times.parse.push(await timed(commands.parse, dataDir));
      times['--help'].push(await timed(commands['--help'], dataDir));
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const anchor = median(times['node alone']);
  for (const command of ['say', 'parse', '--help'] as const) {
    note(`${command} (ms) : node alone`, { now: median(times[command]), anchor });
  }
  const rows = Object.entries(times).map(([command, each]) => ({
    command,
    ms: rounded(median(each)),
  }));
  printTable('Commands, from their beginning to their end', rows);
}
