import type { LinkedPair } from './types.ts';

/**
 * Which of the links to be put in close a circle, by their places in `added`: each is put in after those
 * before it, and one that closes a circle is left out. `existing` are there already and stay.
 */
export function closingLinks(
  existing: readonly LinkedPair[],
  added: readonly LinkedPair[],
): number[] {
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  };
  const inNumbers = ({ from, to }: LinkedPair): Arrow => [numberOf(from), numberOf(to)];
  const arrows = { existing: existing.map(inNumbers), added: added.map(inNumbers) };
  const circled = tasksInCircles([...arrows.existing, ...arrows.added], numbers.size);
  if (circled === null) return [];
  return closingOneByOne(arrows, circled);
}

type Arrow = readonly [from: number, to: number];

/** Of each task whether a circle can go through it; null when there is none at all. */
function tasksInCircles(arrows: readonly Arrow[], size: number): Uint8Array | null {
  const left = new Uint8Array(size).fill(1);
  const forward = withoutOpenEnds(arrows, left);
  const backward = withoutOpenEnds(
    arrows.map(([from, to]) => [to, from]),
    left,
  );
  return forward + backward === size ? null : left;
}

/** Takes away, again and again, tasks that nothing among the others leads to; how many. */
function withoutOpenEnds(arrows: readonly Arrow[], left: Uint8Array): number {
  const next = nextOf(arrows, left);
  const waiting = new Int32Array(left.length);
  for (const targets of next) for (const to of targets) waiting[to] = (waiting[to] ?? 0) + 1;
  const open: number[] = [];
  left.forEach((is, task) => {
    if (is === 1 && waiting[task] === 0) open.push(task);
  });
  let taken = 0;
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    left[task] = 0;
    taken += 1;
    for (const to of next[task] ?? []) {
      const before = (waiting[to] ?? 0) - 1;
      waiting[to] = before;
      if (before === 0) open.push(to);
    }
  }
  return taken;
}

/** Where the links of each task lead, among those that are left. */
function nextOf(arrows: readonly Arrow[], left: Uint8Array): number[][] {
  const next = Array.from(left, (): number[] => []);
  for (const [from, to] of arrows) {
    if (left[from] === 1 && left[to] === 1) next[from]?.push(to);
  }
  return next;
}

function closingOneByOne(
  arrows: { readonly existing: readonly Arrow[]; readonly added: readonly Arrow[] },
  circled: Uint8Array,
): number[] {
  const next = nextOf(arrows.existing, circled);
  const seenIn = new Int32Array(circled.length);
  const closing: number[] = [];
  arrows.added.forEach(([from, to], place) => {
    // Outside of every circle of the whole no link can close one.
    if (circled[from] !== 1 || circled[to] !== 1) return;
    if (leadsTo(next, { from: to, to: from }, { seenIn, round: place + 1 })) closing.push(place);
    else next[from]?.push(to);
  });
  return closing;
}

/** `seenIn` keeps the round in which each task was looked at, so that nothing has to be cleared. */
function leadsTo(
  next: readonly (readonly number[])[],
  way: { readonly from: number; readonly to: number },
  { seenIn, round }: { readonly seenIn: Int32Array; readonly round: number },
): boolean {
  const open = [way.from];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (task === way.to) return true;
    if (seenIn[task] === round) continue;
    seenIn[task] = round;
    for (const other of next[task] ?? []) open.push(other);
  }
  return false;
}
