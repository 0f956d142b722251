import { objectId } from '../objects/object.ts';
import type { Step } from './step.ts';

/**
 * One step an object: what it was before the first and what it is after the last. Several targets
 * may touch the same subtask, and a changed target may touch the same room twice; the journal keeps
 * one entry an object in a change, so that the change can be taken back.
 */
export function mergeSteps(steps: readonly Step[]): Step[] {
  const merged = new Map<string, Step>();
  for (const step of steps) {
    const known = step.after ?? step.before;
    if (known === null) continue;
    const key = `${known.kind}:${objectId(known)}`;
    const earlier = merged.get(key);
    merged.set(key, earlier ? { before: earlier.before, after: step.after } : step);
  }
  return [...merged.values()];
}

/** Without what comes out as it was: changed one way and back again, or made and removed. */
export function withoutEmpty(steps: readonly Step[]): Step[] {
  return steps.filter(({ before, after }) =>
    before === null || after === null ? before !== after : !isSameRow(before.row, after.row),
  );
}

interface Row {
  readonly revision: number;
}

/** Do the rows say the same, their revisions apart? */
export function isSameRow(a: Row, b: Row): boolean {
  return JSON.stringify(withoutRevision(a)) === JSON.stringify(withoutRevision(b));
}

/** The other columns, in an order of their own. */
function withoutRevision(row: Row): ReadonlyArray<readonly [string, unknown]> {
  return Object.entries(row)
    .filter(([key]) => key !== 'revision')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
