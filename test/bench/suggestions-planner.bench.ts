import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { epochMs, type PlannerTask, planDay } from '@planerka/plan';
import { byValue, lengthOf } from '../rig/every-order.ts';
import { type RandomDay, randomDay } from '../rig/random-days.ts';
import { seeded } from '../rig/seeded.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const DAYS = { full: 1_000, smoke: 5 } as const;
const WARM_UP = { full: 50, smoke: 0 } as const;
const TASKS = 20;
const SPANS = 8;
const WEIGHED = 20;
const STEP_MS = 5 * 60_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** The planner of a day against the first place for each task by value, under the same bounds. */
export async function run(size: BenchSize): Promise<void> {
  const random = seeded(13);
  const days = Array.from({ length: DAYS[size] }, () =>
    randomDay(random, { tasks: TASKS, spans: SPANS }),
  );
  for (const day of days.slice(0, WARM_UP[size])) planDay(day);
  const measured = days.map((day, index) => {
    const from = performance.now();
    const { items } = planDay(day);
    const ms = performance.now() - from;
    const value = items.reduce((sum, item) => sum + item.value, 0);
    const greedy = greedyValue(day);
    if (value < greedy) throw new Error(`day ${index}: the planner ${value}, greedy ${greedy}`);
    return { ms, value, greedy };
  });
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) => rounded(times[Math.floor((times.length - 1) * part)] ?? 0);
  const [value, greedy] = [total(measured, 'value'), total(measured, 'greedy')];
  printTable(`day planner: ${days.length} days of ${TASKS} candidates and ${SPANS} free spans`, [
    {
      'median, ms': at(0.5),
      'p95, ms': at(0.95),
      'max, ms': at(1),
      'memory of one, MB': rounded(Math.max(...days.slice(0, WEIGHED).map(memoryOf)) / 1e6),
      'value above greedy, %': rounded((value / greedy - 1) * 100),
      'days where it is more': measured.filter((one) => one.value > one.greedy).length,
      'days where it is less': 0,
    },
  ]);
}

function total(
  rows: readonly Record<'value' | 'greedy', number>[],
  of: 'value' | 'greedy',
): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

/** Bytes that planning a day allocates in all, whether or not they could be collected meanwhile. */
function memoryOf(day: RandomDay): number {
  collect();
  const before = held();
  planDay(day);
  return held() - before;
}

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

interface Placed {
  readonly task: number;
  readonly from: number;
  readonly to: number;
}

/** By value, each task at the first place that is free for it. */
function greedyValue({ candidates, spans }: RandomDay): number {
  const freeMs = spans.reduce((sum, { from, to }) => sum + epochMs(to) - epochMs(from), 0);
  const placed: Placed[] = [];
  let value = 0;
  let usedMs = 0;
  for (const task of byValue(candidates)) {
    if (placed.length === 5) break;
    if (task.held || (usedMs + lengthOf(task)) * 5 > freeMs * 4) continue;
    const place = firstPlace(task, spans, placed);
    if (place === null) continue;
    placed.push(place);
    value += task.value;
    usedMs += lengthOf(task);
  }
  return value;
}

function firstPlace(
  task: PlannerTask,
  spans: RandomDay['spans'],
  placed: readonly Placed[],
): Placed | null {
  const ends = task.after.map((before) => placed.find((one) => one.task === before)?.to);
  if (ends.includes(undefined)) return null;
  const after = Math.max(0, ...ends.map((end) => end ?? 0));
  const earliest = Math.max(after, task.window === null ? 0 : epochMs(task.window.from));
  const latest = Math.min(
    ...[task.dueAt, task.window?.to ?? null].map((at) => (at === null ? Infinity : epochMs(at))),
  );
  for (const span of spans) {
    const opens = Math.max(epochMs(span.from), earliest);
    let from = Math.ceil(opens / STEP_MS) * STEP_MS;
    for (; from + lengthOf(task) <= Math.min(epochMs(span.to), latest); from += STEP_MS) {
      const to = from + lengthOf(task);
      if (placed.every((one) => to <= one.from || one.to <= from)) {
        return { task: task.task, from, to };
      }
    }
  }
  return null;
}
