/**
 * Which task holds up which, whatever the types of the links. It answers whether one more link would
 * close a circle; a search costs the links that it sees, and numbers instead of ids keep that small.
 */
export interface TaskGraph {
  /** Once for each of several links between the same two. */
  readonly connect: (from: string, to: string) => void;
  readonly disconnect: (from: string, to: string) => void;
  /** Does a way of links lead from one task to the other? From each task one leads to itself. */
  readonly leads: (from: string, to: string) => boolean;
}

export function taskGraph(): TaskGraph {
  const places = new Map<string, number>();
  const targets: number[][] = [];
  /** The search in which a task was last seen. */
  const seen: number[] = [];
  let search = 0;

  const placeOf = (id: string): number => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const place = targets.length;
    places.set(id, place);
    targets.push([]);
    seen.push(0);
    return place;
  };

  return {
    connect: (from, to) => {
      targets[placeOf(from)]?.push(placeOf(to));
    },
    disconnect: (from, to) => {
      const list = targets[placeOf(from)] ?? [];
      const at = list.indexOf(placeOf(to));
      if (at >= 0) list.splice(at, 1);
    },
    leads: (from, to) => {
      const goal = placeOf(to);
      const stack = [placeOf(from)];
      search += 1;
      for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
        if (place === goal) return true;
        if (seen[place] === search) continue;
        seen[place] = search;
        for (const next of targets[place] ?? []) if (seen[next] !== search) stack.push(next);
      }
      return false;
    },
  };
}
