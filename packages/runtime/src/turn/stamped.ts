import type { Instant, PlanObject } from '@planerka/plan';

/** A task that is closed knows since when; one that is open again does not. */
export function stamped(object: PlanObject | null, now: Instant): PlanObject | null {
  if (object?.kind !== 'task') return object;
  const { status, completed_at: since } = object.row;
  const isClosed = status === 'done' || status === 'cancelled';
  if (isClosed === (since !== null)) return object;
  return { kind: 'task', row: { ...object.row, completed_at: isClosed ? now : null } };
}
