/** A link by the places of its tasks. */
export interface PlacedLink {
  readonly from: number;
  readonly to: number;
  readonly type: 'FS' | 'SS' | 'FF' | 'SF';
  readonly lag: number;
}

export interface PlacedProject {
  readonly durations: readonly number[];
  /** The earliest start of each, whatever its links say. */
  readonly notBefore: readonly number[];
  readonly links: readonly PlacedLink[];
}

export interface RelaxedPath {
  readonly starts: readonly number[];
  readonly latest: readonly number[];
  readonly finish: number;
}

/**
 * The critical path found the slow and simple way: every link is looked at again and again, each as its
 * type says of starts and ends, until nothing moves any more. Null when something always moves.
 */
export function relaxedPath({ durations, notBefore, links }: PlacedProject): RelaxedPath | null {
  const length = (task: number) => durations[task] ?? 0;
  const starts = notBefore.map((start) => Math.max(0, start));
  const ended = untilStill(durations.length, () => {
    let still = true;
    for (const { from, to, type, lag } of links) {
      const reached = (starts[from] ?? 0) + (type[0] === 'F' ? length(from) : 0) + lag;
      const start = type[1] === 'F' ? reached - length(to) : reached;
      if (start <= (starts[to] ?? 0)) continue;
      starts[to] = start;
      still = false;
    }
    return still;
  });
  if (!ended) return null;
  const finish = Math.max(0, ...starts.map((start, task) => start + length(task)));
  const latest = durations.map((duration) => finish - duration);
  untilStill(durations.length, () => {
    let still = true;
    for (const { from, to, type, lag } of links) {
      const bound = (latest[to] ?? 0) + (type[1] === 'F' ? length(to) : 0) - lag;
      const start = type[0] === 'F' ? bound - length(from) : bound;
      if (start >= (latest[from] ?? 0)) continue;
      latest[from] = start;
      still = false;
    }
    return still;
  });
  return { starts, latest, finish };
}

/** Whether a round comes in which nothing moves: without a circle it does in as many as there are tasks. */
function untilStill(tasks: number, round: () => boolean): boolean {
  for (let left = tasks + 1; left > 0; left -= 1) if (round()) return true;
  return false;
}
