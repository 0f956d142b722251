import type { Person, World } from '@planerka/bot-api';
import { answered } from './answered.ts';

/** The share of values that lie at or below the returned one. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** How long each of so many commands of one person takes from being said to being answered. */
export async function answerTimes(world: World, person: Person, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await answered(world, person.says(`Создай задачу номер ${index}`), { timeoutMs: 120_000 });
    times.push(performance.now() - started);
  }
  return times;
}
