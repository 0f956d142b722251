import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './child.ts';
import { note } from './overview.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

/** `idleMs`: nobody says anything for so long, then the program counts as idle. */
const SIZES = { full: { runs: 3, idleMs: 10_000 }, smoke: { runs: 1, idleMs: 0 } } as const;

interface Start {
  readonly ms: number;
  readonly megabytes: number;
}

async function start(dataDir: string, idleMs: number): Promise<Start> {
  const started = performance.now();
  const child = runProgram(['serve'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  await child.untilPrinted('База:');
  const ms = performance.now() - started;
  await sleep(idleMs);
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
    const { runs, idleMs } = SIZES[size];
    const first = await start(dataDir, idleMs);
    const later: Start[] = [];
    for (let index = 0; index < runs; index += 1) later.push(await start(dataDir, idleMs));
    const best = {
      ms: Math.min(...later.map(({ ms }) => ms)),
      megabytes: Math.max(...later.map(({ megabytes }) => megabytes)),
    };
    note('serve, second start (ms) : node alone', { now: best.ms, anchor: await nodeAlone() });
    note('serve, memory when idle (MB)', { now: best.megabytes, anchor: null });
    printTable('serve: from the command to listening', [
      {
        start: 'first (creates the database)',
        ms: rounded(first.ms),
        'memory MB': rounded(first.megabytes),
      },
      {
        start: `later (soonest and largest of ${runs})`,
        ms: rounded(best.ms),
        'memory MB': rounded(best.megabytes),
      },
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
