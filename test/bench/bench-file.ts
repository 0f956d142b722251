import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BenchSize } from './size.ts';

interface Bench {
  run(size: BenchSize): Promise<void>;
}

/** Far longer than any takes; a benchmark that waits for what never comes is broken, too. */
const LIMIT_MS = { full: 30 * 60_000, smoke: 120_000 } as const;

/** The names of the benchmarks of this folder, those that contain a wanted word, or all. */
export async function benchFiles(wanted: readonly string[]): Promise<string[]> {
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts'));
  return files
    .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
    .sort();
}

/** Runs a benchmark in this process; it prints its own table. Rejects when it fails or does not end. */
export async function runBenchFile(file: string, size: BenchSize): Promise<void> {
  const bench: Bench = await import(path.join(import.meta.dirname, file));
  const started = performance.now();
  await inTime(file, bench.run(size), LIMIT_MS[size]);
  console.log(`${file}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function inTime(file: string, work: Promise<void>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} did not end`)), limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
