import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from './child.ts';
import { note } from './overview.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const RUNS = { full: 3, smoke: 1 } as const;

interface Start {
  readonly ms: number;
  readonly megabytes: number;
}

async function start(dataDir: string): Promise<Start> {
  const started = performance.now();
  const child = runProgram(['serve'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  await child.untilPrinted('База:');
  const ms = performance.now() - started;
  const megabytes = await residentMegabytes(child.pid);
  await child.stop();
  return { ms, megabytes };
}

async function nodeAlone(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '']), 'close');
  return performance.now() - started;
}

/** How long `serve` takes to be there, and what it weighs: playground, bot, embedded PostgreSQL. */
export async function run(size: BenchSize): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'planerka-bench-'));
  try {
    const first = await start(dataDir);
    const later: Start[] = [];
    for (let index = 0; index < RUNS[size]; index += 1) later.push(await start(dataDir));
    const best = later.reduce((a, b) => (a.ms < b.ms ? a : b));
    note('serve, second start (ms) : node alone', { now: best.ms, anchor: await nodeAlone() });
    note('serve, memory when idle (MB)', { now: best.megabytes, anchor: null });
    printTable('serve: from the command to listening', [
      {
        start: 'first (creates the database)',
        ms: rounded(first.ms),
        'memory MB': rounded(first.megabytes),
      },
      {
        start: `later (best of ${RUNS[size]})`,
        ms: rounded(best.ms),
        'memory MB': rounded(best.megabytes),
      },
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
