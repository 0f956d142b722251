import { type DayGrid, earliestEnds, type GridTask, STEP_MINUTES } from './day-grid.ts';

/** The largest number of tasks that a plan holds. */
export const TASKS_MAX = 5;
/** Of the free time, four fifths may be planned: the rest is for what nobody foresaw. */
const PLANNED_SHARE = { of: 5, most: 4 } as const;

/** What the search knows of a task; a set of tasks is a mask with a bit for each, by index. */
export interface SetTask extends GridTask {
  readonly value: number;
  /** The mask of the tasks that come before it. */
  readonly after: number;
}

/**
 * Every set of at most five tasks that a day can hold: `ends[mask]` is the step at which the whole set
 * is done at the earliest, 0 for a set that does not fit.
 */
export interface TaskSets {
  readonly tasks: readonly SetTask[];
  readonly ends: Uint16Array;
  /** Of each task, the earliest end by the step from which on it may start. */
  readonly fits: readonly Uint16Array[];
}

/**
 * f(S) is the smallest end over each last task j of S, begun when f(S without j) is over. A task that
 * may start earlier never ends later, so that an earlier f(S without j) is never worse: this is exact.
 */
export function taskSets(tasks: readonly SetTask[], grid: DayGrid): TaskSets {
  const fits = tasks.map((task) => earliestEnds(task, grid));
  const ends = new Uint16Array(1 << tasks.length);
  const sets: TaskSets = { tasks, ends, fits };
  eachSet(tasks.length, (mask) => {
    if (!isWithin(minutesOf(mask, tasks), grid.freeMinutes)) return;
    for (let left = mask; left > 0; left &= left - 1) {
      const end = endWithLast(mask, lowestOf(left), sets);
      const known = ends[mask] ?? 0;
      if (end > 0 && (known === 0 || end < known)) ends[mask] = end;
    }
  });
  return sets;
}

/**
 * The set of the greatest value, of equal ones that which is done first, then the smaller mask, which
 * holds the more valuable tasks. 0 when none is left; sets in `shown` are passed over.
 */
export function bestSet({ tasks, ends }: TaskSets, shown: ReadonlySet<number>): number {
  let best = { mask: 0, value: 0, end: 0 };
  eachSet(tasks.length, (mask) => {
    const end = ends[mask] ?? 0;
    if (end === 0 || shown.has(mask)) return;
    const value = valueOf(mask, tasks);
    const isBetter =
      value > best.value ||
      (value === best.value && (end < best.end || (end === best.end && mask < best.mask)));
    if (isBetter) best = { mask, value, end };
  });
  return best.mask;
}

/** The tasks of a set that fits, by their time; of equal orders, the most valuable first. */
export function inOrder(
  mask: number,
  sets: TaskSets,
): { readonly index: number; readonly end: number }[] {
  const order: { index: number; end: number }[] = [];
  let left = mask;
  while (left > 0) {
    const end = sets.ends[left] ?? 0;
    const last = indexesOf(left).findLast((index) => endWithLast(left, index, sets) === end);
    if (last === undefined) break;
    order.unshift({ index: last, end });
    left &= ~(1 << last);
  }
  return order;
}

/** The indexes of a set's tasks, ascending. */
function indexesOf(mask: number): number[] {
  const found: number[] = [];
  for (let left = mask; left > 0; left &= left - 1) found.push(lowestOf(left));
  return found;
}

/** So much of the free time is planned at most; whole minutes. */
export function plannedAtMost(freeMinutes: number): number {
  return Math.floor((freeMinutes * PLANNED_SHARE.most) / PLANNED_SHARE.of);
}

/** The end of a set whose last task is this one; 0 when that cannot be. */
function endWithLast(mask: number, last: number, { tasks, ends, fits }: TaskSets): number {
  const before = mask & ~(1 << last);
  const after = tasks[last]?.after ?? 0;
  const start = before === 0 ? 0 : (ends[before] ?? 0);
  if ((after & ~before) !== 0 || (before !== 0 && start === 0)) return 0;
  return fits[last]?.[start] ?? 0;
}

function isWithin(minutes: number, freeMinutes: number): boolean {
  return minutes * PLANNED_SHARE.of <= freeMinutes * PLANNED_SHARE.most;
}

function minutesOf(mask: number, tasks: readonly SetTask[]): number {
  let steps = 0;
  for (let left = mask; left > 0; left &= left - 1) steps += tasks[lowestOf(left)]?.steps ?? 0;
  return steps * STEP_MINUTES;
}

function valueOf(mask: number, tasks: readonly SetTask[]): number {
  let value = 0;
  for (let left = mask; left > 0; left &= left - 1) value += tasks[lowestOf(left)]?.value ?? 0;
  return value;
}

function lowestOf(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** Every set of one to five of `count` tasks: smaller sets first, of one size the smaller mask first. */
function eachSet(count: number, visit: (mask: number) => void): void {
  const end = 1 << count;
  for (let size = 1; size <= Math.min(TASKS_MAX, count); size += 1) {
    let mask = (1 << size) - 1;
    while (mask < end) {
      visit(mask);
      // The next mask with as many bits: the lowest run of ones gives its top bit to the next place.
      const lowest = mask & -mask;
      const carried = mask + lowest;
      mask = carried | (((mask ^ carried) >>> 2) >>> (31 - Math.clz32(lowest)));
    }
  }
}
