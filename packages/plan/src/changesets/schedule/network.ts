import type { LinkType, TaskLink } from './types.ts';

/**
 * Tasks as numbers from 0 on and their links as three arrays: the links that leave task `i` are those
 * from `firstLink[i]` up to `firstLink[i + 1]`. A link says "`target` starts at least `weight` minutes
 * after this task starts": with the durations known, all four types and their lags come to that.
 */
export interface Network {
  readonly size: number;
  readonly durations: Float64Array;
  readonly firstLink: Int32Array;
  readonly targets: Int32Array;
  readonly weights: Float64Array;
  /** How many links end at each task. */
  readonly incoming: Int32Array;
}

/** What a network reads of a task. */
export interface NetworkTask {
  readonly id: string;
  readonly durationMinutes: number;
}

/** Links of tasks that are not among these are left out. */
export function networkOf(tasks: readonly NetworkTask[], links: readonly TaskLink[]): Network {
  const size = tasks.length;
  const durations = Float64Array.from(tasks, ({ durationMinutes }) => durationMinutes);
  const { froms, tos } = placesOf(tasks, links);
  const firstLink = new Int32Array(size + 1);
  const incoming = new Int32Array(size);
  for (let link = 0; link < links.length; link += 1) {
    const from = froms[link] ?? -1;
    if (from < 0) continue;
    firstLink[from + 1] = (firstLink[from + 1] ?? 0) + 1;
    const to = tos[link] ?? 0;
    incoming[to] = (incoming[to] ?? 0) + 1;
  }
  for (let task = 0; task < size; task += 1) {
    firstLink[task + 1] = (firstLink[task + 1] ?? 0) + (firstLink[task] ?? 0);
  }
  const free = firstLink.slice();
  const targets = new Int32Array(firstLink[size] ?? 0);
  const weights = new Float64Array(targets.length);
  links.forEach(({ type, lagMinutes }, link) => {
    const from = froms[link] ?? -1;
    if (from < 0) return;
    const to = tos[link] ?? 0;
    const at = free[from] ?? 0;
    free[from] = at + 1;
    targets[at] = to;
    weights[at] = weightOf(type, durations[from] ?? 0, durations[to] ?? 0) + lagMinutes;
  });
  return { size, durations, firstLink, targets, weights, incoming };
}

/** Both ends of each link; -1 at both where one of them is not there. */
function placesOf(
  tasks: readonly NetworkTask[],
  links: readonly TaskLink[],
): { froms: Int32Array; tos: Int32Array } {
  const places = new Map<string, number>();
  tasks.forEach(({ id }, place) => places.set(id, place));
  const froms = new Int32Array(links.length);
  const tos = new Int32Array(links.length);
  links.forEach(({ from, to }, link) => {
    const start = places.get(from);
    const end = places.get(to);
    const known = start !== undefined && end !== undefined;
    froms[link] = known ? start : -1;
    tos[link] = known ? end : -1;
  });
  return { froms, tos };
}

/** How long after the start of the first the second may start, without the lag. */
function weightOf(type: LinkType, first: number, second: number): number {
  switch (type) {
    case 'FS':
      return first;
    case 'SS':
      return 0;
    case 'FF':
      return first - second;
    case 'SF':
      return -second;
  }
}
