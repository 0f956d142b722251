import { objectId } from '../plan/object.ts';
import type { Step } from '../turn.ts';

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
