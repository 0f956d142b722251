import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { missingLines, printOverview } from './overview.ts';
import type { BenchSize } from './size.ts';

/**
 * `npm run bench [-- --smoke] [NAME ...]`: runs every `*.bench.ts` of this folder, or those whose name
 * contains a given word. Each prints its own table; what is compared is compared within one run. Last comes
 * the overview: the figures that have an aim, beside what a user would take instead. With
 * `--smoke` each runs at its smallest: the figures mean nothing then, only that it still runs to its end.
 */
interface Bench {
  run(size: BenchSize): Promise<void>;
}

/** Far longer than any takes; a benchmark that waits for what never comes is broken, too. */
const LIMIT_MS = { full: 30 * 60_000, smoke: 120_000 } as const;

const args = process.argv.slice(2);
const size: BenchSize = args.includes('--smoke') ? 'smoke' : 'full';
const wanted = args.filter((word) => !word.startsWith('--'));
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.bench.ts'));
for (const file of files.sort()) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const bench: Bench = await import(path.join(import.meta.dirname, file));
  const started = performance.now();
  await inTime(file, bench.run(size));
  console.log(`${file}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
printOverview();
const missing = wanted.length > 0 ? [] : missingLines();
if (missing.length > 0) throw new Error(`nothing has measured: ${missing.join('; ')}`);
// Whatever a benchmark has left open must not keep the run from ending.
process.exit(0);

async function inTime(file: string, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} did not end`)), LIMIT_MS[size]);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
