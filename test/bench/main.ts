import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BenchSize } from './size.ts';

/**
 * `npm run bench [-- --smoke] [NAME ...]`: runs every `*.bench.ts` of this folder, or those whose name
 * contains a given word. Each prints its own table; what is compared is compared within one run. With
 * `--smoke` each runs at its smallest: the figures mean nothing then, only that it still runs to its end.
 */
interface Bench {
  run(size: BenchSize): Promise<void>;
}

const SMOKE_LIMIT_MS = 60_000;

const args = process.argv.slice(2);
const size: BenchSize = args.includes('--smoke') ? 'smoke' : 'full';
const wanted = args.filter((word) => !word.startsWith('--'));
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts'));
for (const file of files.sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const bench: Bench = await import(path.join(import.meta.dirname, file));
  const started = performance.now();
  if (size === 'full') await bench.run(size);
  else await inTime(file, bench.run(size));
  console.log(`${file}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
// Whatever a benchmark has left open must not keep the run from ending.
process.exit(0);

/** A benchmark that waits for what never comes is broken, too. */
async function inTime(file: string, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} did not end`)), SMOKE_LIMIT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
