/** Minutes of the day's wall clock. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** So many are still readable side by side on a phone. */
const BESIDE_MAX = 3;
/** What is drawn for a moment is as high as half an hour. */
const MOMENT_MINUTES = 30;

const endOf = ({ from, to }: MinuteSpan): number => Math.max(to, from + MOMENT_MINUTES);

/** Those that touch each other, directly or over others, by their starts. */
function clusters<S extends MinuteSpan>(slots: readonly S[]): S[][] {
  const found: S[][] = [];
  let end = -1;
  for (const slot of [...slots].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last === undefined || slot.from >= end) found.push([slot]);
    else last.push(slot);
    end = Math.max(end, endOf(slot));
  }
  return found;
}

/** The first of those side by side stay, and of the rest how many are meant is told by `crowdOf`. */
function folded<S extends MinuteSpan>(
  cluster: readonly S[],
  crowdOf: (first: S, count: number) => S,
): S[] {
  const ends: number[] = [];
  const lanes = cluster.map((slot) => {
    const free = ends.findIndex((end) => end <= slot.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endOf(slot);
    return lane;
  });
  if (ends.length <= BESIDE_MAX) return [...cluster];
  const stays = (index: number): boolean => (lanes[index] ?? 0) < BESIDE_MAX - 1;
  const crowds = clusters(cluster.filter((_, index) => !stays(index)));
  return [
    ...cluster.filter((_, index) => stays(index)),
    ...crowds.flatMap(([first, ...rest]) => {
      if (first === undefined) return [];
      return [rest.length === 0 ? first : crowdOf(first, rest.length + 1)];
    }),
  ].sort((a, b) => a.from - b.from);
}

/**
 * Slots of which never more than three are side by side: where there are more, two stay and one
 * is shown in place of all the others.
 */
export function foldCrowds<S extends MinuteSpan>(
  slots: readonly S[],
  crowdOf: (first: S, count: number) => S,
): S[] {
  return clusters(slots).flatMap((cluster) => folded(cluster, crowdOf));
}
