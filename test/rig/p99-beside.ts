import type { Person, World } from '@planerka/bot-api';
import { answerTimes, percentile } from './answer-times.ts';

/** What else the machine does only adds to a figure: the best of a few counts. */
const ROUNDS = 3;
/** A quiet answer takes so few milliseconds that the machine's other work weighs as much. */
const FLOOR_MS = 60;

/**
 * How many times longer a person's answers take beside a trouble than without it, by their 99th percentile.
 * `trouble` begins one and returns what ends it.
 */
export async function p99Beside(
  {
    name,
    world,
    commands,
  }: { readonly name: string; readonly world: World; readonly commands: number },
  calm: Person,
  trouble: () => Promise<() => Promise<void>>,
): Promise<number> {
  const ratios: number[] = [];
  while (ratios.length < ROUNDS && !ratios.some((ratio) => ratio < 2)) {
    const quiet = percentile(await answerTimes(world, calm, commands), 0.99);
    const end = await trouble();
    const times = await answerTimes(world, calm, commands);
    await end();
    ratios.push(percentile(times, 0.99) / Math.max(quiet, FLOOR_MS));
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0));
    process.stdout.write(
      `${name}: p99 quiet ${quiet.toFixed(0)} ms; beside it p50, p95, p99 ${figures.join(', ')} ms\n`,
    );
  }
  return Math.min(...ratios);
}
