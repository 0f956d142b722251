import { readTokens } from '@planerka/contracts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const LENGTHS = { full: [10_000, 100_000, 1_000_000], smoke: [1_000] } as const;
const ROUNDS = 5;

/** Texts that a grammar with backtracking would choke on, by the length wanted. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  'open brackets': (length) => '['.repeat(length),
  'heads without a token': (length) => '[op v:x '.repeat(length / 8),
  'an unfinished name': (length) => `[op v:1 title:"${'\\"'.repeat(length / 2)}`,
  'space after a head': (length) => `[op${' '.repeat(length)}`,
  'a list without an end': (length) => `[op v:1 tags:[${'1,'.repeat(length / 2)}`,
  'good tokens': (length) => '[ref v:1 type:"task" id:1] '.repeat(length / 27),
};

/** Milliseconds by length: a straight line means that ten times the text takes ten times as long. */
export async function run(size: BenchSize): Promise<void> {
  const rows = Object.entries(hostile).map(([name, make]) => {
    const times = LENGTHS[size].map((length) => [
      `${length} chars, ms`,
      rounded(fastest(make(length))),
    ]);
    return { text: name, ...Object.fromEntries(times) };
  });
  printTable('tokens: hostile texts (the fastest of five)', rows);
}

function fastest(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    readTokens(text);
    return performance.now() - from;
  });
  return Math.min(...times);
}
