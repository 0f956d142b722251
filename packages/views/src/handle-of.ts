import type { ObjectHandle } from '@planerka/contracts';
import type { Target } from '@planerka/plan';

/** The object as answers and buttons point at it. */
export function handleOf({ kind, row }: Target): ObjectHandle {
  return { kind, number: row.number };
}
