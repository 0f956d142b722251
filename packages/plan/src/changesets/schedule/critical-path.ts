import type { Network } from './network.ts';

/** The passes over a network; minutes of working time since the project's start, by task. */
export interface CriticalPath {
  /** Each task after all that it waits for. */
  readonly order: Int32Array;
  /** What the links allow, the start of the project being 0. */
  readonly allowed: Float64Array;
  readonly starts: Float64Array;
  /** The latest start that does not move the finish; the difference from `starts` is the slack. */
  readonly latest: Float64Array;
  /** The task whose link makes this one start when it does, the first of several; -1 for none. */
  readonly drivers: Int32Array;
  /** 0 where there is nothing to do. */
  readonly finish: number;
}

/**
 * Forward and backward pass. `notBefore` are the planned starts, 0 where there is none. Null when the
 * links go round in a circle.
 */
export function criticalPath(network: Network, notBefore: Float64Array): CriticalPath | null {
  const { size, durations } = network;
  const order = new Int32Array(size);
  const allowed = new Float64Array(size);
  const starts = new Float64Array(size);
  const drivers = new Int32Array(size).fill(-1);
  const done = goForward(network, notBefore, { order, allowed, starts, drivers });
  if (done < size) return null;
  let finish = 0;
  for (let task = 0; task < size; task += 1) {
    finish = Math.max(finish, (starts[task] ?? 0) + (durations[task] ?? 0));
  }
  return { order, allowed, starts, latest: latestStarts(network, order, finish), drivers, finish };
}

type Pass = Pick<CriticalPath, 'order' | 'allowed' | 'starts' | 'drivers'>;

/** Fills the arrays task by task; how many have been reached. */
function goForward(network: Network, notBefore: Float64Array, pass: Pass): number {
  const { size, firstLink, targets } = network;
  const { order, allowed, starts, drivers } = pass;
  const waiting = network.incoming.slice();
  let known = 0;
  for (let task = 0; task < size; task += 1) {
    if (waiting[task] === 0) {
      order[known] = task;
      known += 1;
    }
  }
  let done = 0;
  for (; done < known; done += 1) {
    const task = order[done] ?? 0;
    const byLinks = allowed[task] ?? 0;
    const planned = notBefore[task] ?? 0;
    if (planned > byLinks) drivers[task] = -1;
    starts[task] = Math.max(byLinks, planned);
    const end = firstLink[task + 1] ?? 0;
    for (let link = firstLink[task] ?? 0; link < end; link += 1) {
      hold(network, link, task, pass);
      const target = targets[link] ?? 0;
      const left = (waiting[target] ?? 0) - 1;
      waiting[target] = left;
      if (left !== 0) continue;
      order[known] = target;
      known += 1;
    }
  }
  return done;
}

/** What one link asks of the task at its end. */
function hold(network: Network, link: number, from: number, pass: Pass): void {
  const { allowed, starts, drivers } = pass;
  const target = network.targets[link] ?? 0;
  const bound = (starts[from] ?? 0) + (network.weights[link] ?? 0);
  const before = allowed[target] ?? 0;
  if (bound < before) return;
  const driver = drivers[target] ?? -1;
  if (bound > before || driver < 0 || from < driver) drivers[target] = from;
  allowed[target] = bound;
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

/**
 * The chain that a picture shows: from the task that ends last back over the links that hold each, in
 * the order of work. Of several that end last it is the first.
 */
export function criticalChain(network: Network, path: CriticalPath): number[] {
  const { starts, drivers, finish } = path;
  const ends = (task: number) => (starts[task] ?? 0) + (network.durations[task] ?? 0) === finish;
  let task = starts.findIndex((_, place) => ends(place));
  const chain: number[] = [];
  while (task >= 0) {
    chain.push(task);
    task = drivers[task] ?? -1;
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
