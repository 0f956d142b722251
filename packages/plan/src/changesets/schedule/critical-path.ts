import type { Network } from './network.ts';

/** The passes over a network; minutes of working time since the project's start, by task. */
export interface CriticalPath {
  /** Each task after all that it waits for. */
  readonly order: Int32Array;
  readonly starts: Float64Array;
  /** The latest start that does not move the finish; the difference from `starts` is the slack. */
  readonly latest: Float64Array;
  /** 0 where there is nothing to do. */
  readonly finish: number;
}

/** What the links alone ask of each task, the dates of the others unchanged. */
export interface Holds {
  /** The earliest start, the start of the project being 0. */
  readonly allowed: Float64Array;
  /** The task whose link allows no earlier start, the first of several; -1 for none. */
  readonly drivers: Int32Array;
}

/**
 * Forward and backward pass. `notBefore` are the planned starts, 0 where there is none. Null when the
 * links go round in a circle.
 */
export function criticalPath(network: Network, notBefore: Float64Array): CriticalPath | null {
  const { size, durations } = network;
  const order = new Int32Array(size);
  const starts = notBefore.slice();
  if (goForward(network, order, starts) < size) return null;
  let finish = 0;
  for (let task = 0; task < size; task += 1) {
    finish = Math.max(finish, (starts[task] ?? 0) + (durations[task] ?? 0));
  }
  return { order, starts, latest: latestStarts(network, order, finish), finish };
}

/**
 * Puts the tasks in order and moves their starts behind what they wait for; how many it has reached.
 * Tasks are taken by their numbers wherever their links let them: what lies together in memory is then
 * worked on together.
 */
function goForward(network: Network, order: Int32Array, starts: Float64Array): number {
  const { size, firstLink, targets, weights } = network;
  const waiting = network.incoming.slice();
  const ready: number[] = [];
  let done = 0;
  for (let next = 0; next < size; next += 1) {
    if (waiting[next] === 0) ready.push(next);
    for (let task = ready.pop(); task !== undefined; task = ready.pop()) {
      order[done] = task;
      done += 1;
      const start = starts[task] ?? 0;
      const end = firstLink[task + 1] ?? 0;
      for (let link = firstLink[task] ?? 0; link < end; link += 1) {
        const target = targets[link] ?? 0;
        const bound = start + (weights[link] ?? 0);
        if (bound > (starts[target] ?? 0)) starts[target] = bound;
        const left = (waiting[target] ?? 0) - 1;
        waiting[target] = left;
        // One with a higher number is met when that comes.
        if (left === 0 && target < next) ready.push(target);
      }
    }
  }
  return done;
}

function latestStarts(network: Network, order: Int32Array, finish: number): Float64Array {
  const { size, durations, firstLink, targets, weights } = network;
  const latest = new Float64Array(size);
  for (let place = size - 1; place >= 0; place -= 1) {
    const task = order[place] ?? 0;
    let bound = finish - (durations[task] ?? 0);
    const end = firstLink[task + 1] ?? 0;
    for (let link = firstLink[task] ?? 0; link < end; link += 1) {
      bound = Math.min(bound, (latest[targets[link] ?? 0] ?? 0) - (weights[link] ?? 0));
    }
    latest[task] = bound;
  }
  return latest;
}

/** Of all tasks at once, from the starts that a critical path has found. */
export function holdsOf(network: Network, { starts }: CriticalPath): Holds {
  const { size, firstLink, targets, weights } = network;
  const allowed = new Float64Array(size);
  const drivers = new Int32Array(size).fill(-1);
  for (let task = 0; task < size; task += 1) {
    const end = firstLink[task + 1] ?? 0;
    for (let link = firstLink[task] ?? 0; link < end; link += 1) {
      const target = targets[link] ?? 0;
      const bound = (starts[task] ?? 0) + (weights[link] ?? 0);
      const before = allowed[target] ?? 0;
      if (bound < before) continue;
      // Tasks come by their numbers: of several that hold this one as long, the first is kept.
      if (bound > before || drivers[target] === -1) drivers[target] = task;
      allowed[target] = bound;
    }
  }
  return { allowed, drivers };
}

/**
 * The chain that a picture shows: from the task that ends last back over the links that hold each, in
 * the order of work, as far as a planned start or the start of the project. Of several that end last it
 * is the first.
 */
export function criticalChain(network: Network, path: CriticalPath, holds: Holds): number[] {
  const { starts, finish } = path;
  const { allowed, drivers } = holds;
  const ends = (task: number) => (starts[task] ?? 0) + (network.durations[task] ?? 0) === finish;
  let task = starts.findIndex((_, place) => ends(place));
  const chain: number[] = [];
  while (task >= 0) {
    chain.push(task);
    task = allowed[task] === starts[task] ? (drivers[task] ?? -1) : -1;
  }
  return chain.reverse();
}

/** By how much each task starts later when one starts `minutes` late; itself among them. */
export function delayOf(
  network: Network,
  path: CriticalPath,
  late: { readonly task: number; readonly minutes: number },
): Float64Array {
  const { firstLink, targets, weights } = network;
  const moved = new Float64Array(network.size);
  moved[late.task] = late.minutes;
  for (const task of path.order.subarray(path.order.indexOf(late.task))) {
    const by = moved[task] ?? 0;
    if (by === 0) continue;
    const start = (path.starts[task] ?? 0) + by;
    const end = firstLink[task + 1] ?? 0;
    for (let link = firstLink[task] ?? 0; link < end; link += 1) {
      const target = targets[link] ?? 0;
      const pushed = start + (weights[link] ?? 0) - (path.starts[target] ?? 0);
      moved[target] = Math.max(moved[target] ?? 0, pushed);
    }
  }
  return moved;
}
